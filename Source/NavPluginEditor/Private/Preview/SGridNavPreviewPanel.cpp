// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/SGridNavPreviewPanel.h"

#include "Components/GridNavGraphComponent.h"
#include "GameFramework/Actor.h"
#include "Import/GridNavMapExporter.h"
#include "Misc/Paths.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/Input/SComboBox.h"
#include "Widgets/Input/SSlider.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/Text/STextBlock.h"

#define LOCTEXT_NAMESPACE "GridNavPreviewPanel"

namespace GridNavPreviewPanel
{
/** Names and descriptions of NavCore are literals, so they end in a zero. */
FText ToText(std::string_view Words)
{
	return FText::FromString(UTF8_TO_TCHAR(Words.data()));
}

FText NameOf(const FString& Algorithm)
{
	return Algorithm.IsEmpty() ? LOCTEXT("NoAlgorithm", "(none)") : FText::FromString(Algorithm);
}

FText DescribeResult(const NavCore::RecordedSearch& Search)
{
	if (Search.Status() == NavCore::SearchStatus::InvalidRequest)
	{
		return ToText(NavCore::Describe(Search.Error()));
	}
	if (Search.GetPath().IsEmpty())
	{
		return ToText(NavCore::Describe(Search.Status()));
	}
	return FText::Format(LOCTEXT("Found", "{0}, {1} cells long, cost {2}"),
		ToText(NavCore::Describe(Search.Status())), Search.GetPath().Length(),
		static_cast<double>(Search.GetPath().cost.units) / static_cast<double>(NavCore::StraightUnits));
}
} // namespace GridNavPreviewPanel

SGridNavPreviewPanel::~SGridNavPreviewPanel()
{
	if (Preview.IsValid())
	{
		Preview->SetOpen(false);
	}
}

void SGridNavPreviewPanel::Construct(const FArguments& InArgs, const TSharedRef<FGridNavPreview>& InPreview)
{
	Preview = InPreview;
	Options.Add(MakeShared<FString>());
	for (const NavCore::AlgorithmInfo& Info : NavCore::Algorithms())
	{
		Options.Add(MakeShared<FString>(UTF8_TO_TCHAR(Info.name.data())));
	}
	Preview->SetOpen(true);
	// Everything is bound to the panel weakly: it may go while something is under way.
	ChildSlot[SNew(SVerticalBox) + SVerticalBox::Slot().AutoHeight()[MakePicks()] +
		SVerticalBox::Slot().AutoHeight()[MakeAlgorithm(0)] +
		SVerticalBox::Slot().AutoHeight()[MakeAlgorithm(1)] +
		SVerticalBox::Slot().AutoHeight()[MakeSlider()] + SVerticalBox::Slot().AutoHeight()[MakeTransport()] +
		SVerticalBox::Slot().AutoHeight()[MakeExport()] +
		SVerticalBox::Slot().AutoHeight()
			[SNew(STextBlock).AutoWrapText(true).Text(this, &SGridNavPreviewPanel::DescribeState)] +
		SVerticalBox::Slot().AutoHeight()
			[SNew(STextBlock).AutoWrapText(true).Text(this, &SGridNavPreviewPanel::DescribeComparison)]];
}

TSharedRef<SWidget> SGridNavPreviewPanel::MakePicks()
{
	const auto MakeButton = [this](const FText& Label, const FText& Hint, EGridNavPick What)
	{
		return SNew(SButton).Text(Label).ToolTipText(Hint).OnClicked_Lambda(
			[Weak = TWeakPtr<FGridNavPreview>(Preview), What]
			{
				if (const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin())
				{
					Pinned->Pick(What);
				}
				return FReply::Handled();
			});
	};
	return SNew(SHorizontalBox) +
		SHorizontalBox::Slot().AutoWidth()[MakeButton(LOCTEXT("PickStart", "Pick Start"),
			LOCTEXT("PickStartHint", "The next click on the selected grid is the start."),
			EGridNavPick::Start)] +
		SHorizontalBox::Slot().AutoWidth()[MakeButton(LOCTEXT("PickGoal", "Pick Goal"),
			LOCTEXT("PickGoalHint", "The next click on the selected grid is the goal."), EGridNavPick::Goal)];
}

TSharedRef<SWidget> SGridNavPreviewPanel::MakeExport()
{
	const TWeakPtr<SWidget> Weak = AsShared();
	return SNew(SHorizontalBox) +
		SHorizontalBox::Slot()
			.AutoWidth()[SNew(SButton)
							 .Text(LOCTEXT("Export", "Export as .map"))
							 .ToolTipText(LOCTEXT("ExportHint",
								 "Writes the selected grid as a MovingAI map into Saved/GridNav."))
							 .OnClicked(this, &SGridNavPreviewPanel::Export)] +
		SHorizontalBox::Slot().FillWidth(
			1.0f)[SNew(STextBlock)
					  .AutoWrapText(true)
					  .Text_Lambda([Weak, this] { return Weak.IsValid() ? Exported : FText(); })];
}

FReply SGridNavPreviewPanel::Export()
{
	const UGridNavGraphComponent* const Graph = Preview->GetGraph();
	if (Graph == nullptr)
	{
		Exported = LOCTEXT("NothingToExport", "Select a grid in the level.");
		return FReply::Handled();
	}
	const FString OwnerName = Graph->GetOwner() != nullptr ? Graph->GetOwner()->GetName() : Graph->GetName();
	const FString Path =
		FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("GridNav"), OwnerName + TEXT(".map"));
	Exported = UGridNavMapExporter::ExportToFile(*Graph, Path)
		? FText::Format(LOCTEXT("Exported", "Written: {0}"), FText::FromString(Path))
		: LOCTEXT("NotExported", "Not written; see the message log.");
	return FReply::Handled();
}

TSharedRef<SWidget> SGridNavPreviewPanel::MakeAlgorithm(int32 Side)
{
	const TWeakPtr<FGridNavPreview> Weak = Preview;
	return SNew(SHorizontalBox) +
		SHorizontalBox::Slot()
			.AutoWidth()[SAssignNew(Combos[Side], SComboBox<FOption>)
							 .OptionsSource(&Options)
							 .OnGenerateWidget_Lambda([](FOption Option) -> TSharedRef<SWidget>
								 { return SNew(STextBlock).Text(GridNavPreviewPanel::NameOf(*Option)); })
							 .OnSelectionChanged_Lambda(
								 [Weak, Side](FOption Option, ESelectInfo::Type)
								 {
									 const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin();
									 if (Pinned.IsValid() && Option.IsValid())
									 {
										 Pinned->SetAlgorithm(Side, *Option);
									 }
								 })[SNew(STextBlock)
										.Text_Lambda(
											[Weak, Side]
											{
												const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin();
												return Pinned.IsValid()
													? GridNavPreviewPanel::NameOf(Pinned->GetAlgorithm(Side))
													: FText();
											})]] +
		SHorizontalBox::Slot().FillWidth(
			1.0f)[SNew(STextBlock)
					  .AutoWrapText(true)
					  .Text_Lambda([WeakPanel = TWeakPtr<SWidget>(AsShared()), this, Side]
						  { return WeakPanel.IsValid() ? DescribeSide(Side) : FText(); })];
}

TSharedRef<SWidget> SGridNavPreviewPanel::MakeSlider()
{
	const TWeakPtr<FGridNavPreview> Weak = Preview;
	return SAssignNew(Slider, SSlider)
		.Value_Lambda(
			[Weak]
			{
				const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin();
				return Pinned.IsValid() ? Pinned->GetShare() : 0.0f;
			})
		.OnValueChanged_Lambda(
			[Weak](float Share)
			{
				if (const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin())
				{
					Pinned->SetPlaying(false);
					Pinned->SeekShare(Share);
				}
			});
}

TSharedRef<SWidget> SGridNavPreviewPanel::MakeTransport()
{
	const TWeakPtr<FGridNavPreview> Weak = Preview;
	const auto MakeStep = [Weak](const FText& Label, int32 Expansions)
	{
		return SNew(SButton).Text(Label).OnClicked_Lambda(
			[Weak, Expansions]
			{
				if (const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin())
				{
					Pinned->StepBy(Expansions);
				}
				return FReply::Handled();
			});
	};
	const auto IsPlaying = [Weak]
	{
		const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin();
		return Pinned.IsValid() && Pinned->IsPlaying();
	};
	return SNew(SHorizontalBox) +
		SHorizontalBox::Slot().AutoWidth()[MakeStep(LOCTEXT("Back", "Step Back"), -1)] +
		SHorizontalBox::Slot().AutoWidth()[SNew(SButton)
											   .Text_Lambda(
												   [IsPlaying] {
													   return IsPlaying() ? LOCTEXT("Pause", "Pause")
																		  : LOCTEXT("Play", "Play");
												   })
											   .OnClicked_Lambda(
												   [Weak, IsPlaying]
												   {
													   if (const TSharedPtr<FGridNavPreview> Pinned =
															   Weak.Pin())
													   {
														   Pinned->SetPlaying(!IsPlaying());
													   }
													   return FReply::Handled();
												   })] +
		SHorizontalBox::Slot().AutoWidth()[MakeStep(LOCTEXT("Forth", "Step Forward"), 1)] +
		SHorizontalBox::Slot()
			.AutoWidth()[SNew(SCheckBox)
							 .IsChecked_Lambda(
								 [Weak]
								 {
									 const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin();
									 const bool bShare = Pinned.IsValid() &&
										 Pinned->Model().Pace() == NavCore::PreviewPace::Share;
									 return bShare ? ECheckBoxState::Checked : ECheckBoxState::Unchecked;
								 })
							 .OnCheckStateChanged_Lambda(
								 [Weak](ECheckBoxState State)
								 {
									 if (const TSharedPtr<FGridNavPreview> Pinned = Weak.Pin())
									 {
										 Pinned->SetPace(State == ECheckBoxState::Checked
												 ? NavCore::PreviewPace::Share
												 : NavCore::PreviewPace::Steps);
									 }
								 })[SNew(STextBlock).Text(LOCTEXT("Share", "End together"))]];
}

FText SGridNavPreviewPanel::DescribeState() const
{
	if (Preview->GetGraph() == nullptr)
	{
		return LOCTEXT("NoGrid", "Select a grid in the level.");
	}
	if (Preview->GetGraph()->GetMap() == nullptr)
	{
		return LOCTEXT("NotBuilt", "Build the selected grid first.");
	}
	if (Preview->GetPick() != EGridNavPick::Nothing)
	{
		return Preview->GetPick() == EGridNavPick::Start ? LOCTEXT("ClickStart", "Click on the grid: start.")
														 : LOCTEXT("ClickGoal", "Click on the grid: goal.");
	}
	if (!Preview->GetStart().IsSet() || !Preview->GetGoal().IsSet())
	{
		return LOCTEXT("NoEnds", "Pick a start and a goal.");
	}
	if (Preview->IsPreparing())
	{
		return LOCTEXT("Preparing", "The map is being prepared...");
	}
	if (!Preview->Model().HasEnded())
	{
		return LOCTEXT("Searching", "Searching...");
	}
	return FText::Format(LOCTEXT("Position", "Step {0} of {1}"),
		static_cast<int64>(Preview->Model().Position()), static_cast<int64>(Preview->Model().Length()));
}

FText SGridNavPreviewPanel::DescribeSide(int32 Side) const
{
	const NavCore::RecordedSearch& Search = Preview->Model().Side(static_cast<SIZE_T>(Side));
	if (Search.Algorithm() == nullptr)
	{
		return FText();
	}
	const FText Result = FText::Format(LOCTEXT("Side", "{0}; {1} expanded, {2} generated; step {3} of {4}"),
		GridNavPreviewPanel::DescribeResult(Search), static_cast<int64>(Search.Counters().expanded),
		static_cast<int64>(Search.Counters().generated), static_cast<int64>(Search.Step()),
		static_cast<int64>(Search.StepCount()));
	return Search.DroppedEvents() == 0
		? Result
		: FText::Format(LOCTEXT("Truncated", "{0} (truncated: {1} later steps were not recorded)"), Result,
			  static_cast<int64>(Search.DroppedEvents()));
}

FText SGridNavPreviewPanel::DescribeComparison() const
{
	const NavCore::PreviewComparison Comparison = Preview->Model().Compare();
	if (Comparison.expansionRatio <= 0.0)
	{
		return FText();
	}
	const FText Effort = FText::Format(
		LOCTEXT("Effort", "The second expands {0} times as many cells."), Comparison.expansionRatio);
	if (!Comparison.bothFound)
	{
		return Effort;
	}
	return Comparison.samePath ? FText::Format(LOCTEXT("SamePath", "{0} Both take the same path."), Effort)
							   : FText::Format(LOCTEXT("CostRatio", "{0} Its path costs {1} times as much."),
									 Effort, Comparison.costRatio);
}

#undef LOCTEXT_NAMESPACE
