// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Details/GridNavGraphDetails.h"

#include "Build/GridNavEditorBuild.h"
#include "Components/GridNavGraphComponent.h"
#include "DetailCategoryBuilder.h"
#include "DetailLayoutBuilder.h"
#include "DetailWidgetRow.h"
#include "Details/GridNavGraphFacts.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/Text/STextBlock.h"

#define LOCTEXT_NAMESPACE "GridNavGraphDetails"

namespace GridNavGraphDetailsPrivate
{
const FLinearColor ErrorColor(1.0f, 0.25f, 0.2f);
const FLinearColor WarningColor(1.0f, 0.75f, 0.1f);

/** A row with a name and a text that is asked for whenever it is drawn. */
void AddRow(IDetailCategoryBuilder& Category, const FText& Name, const TSharedRef<FGridNavGraphFacts>& Facts,
	FText (FGridNavGraphFacts::*Text)())
{
	Category.AddCustomRow(Name)
		.NameContent()[SNew(STextBlock).Text(Name)]
		.ValueContent()[SNew(STextBlock).Text_Lambda([Facts, Text] { return (*Facts.*Text)(); })];
}
} // namespace GridNavGraphDetailsPrivate

TSharedRef<IDetailCustomization> FGridNavGraphDetails::MakeInstance()
{
	return MakeShared<FGridNavGraphDetails>();
}

void FGridNavGraphDetails::CustomizeDetails(IDetailLayoutBuilder& DetailBuilder)
{
	TArray<TWeakObjectPtr<UObject>> Objects;
	DetailBuilder.GetObjectsBeingCustomized(Objects);
	Facts = MakeShared<FGridNavGraphFacts>(Objects);
	IDetailCategoryBuilder& Category = DetailBuilder.EditCategory(
		TEXT("GridNavGraph"), LOCTEXT("Category", "Grid Navigation"), ECategoryPriority::Important);
	AddWarnings(Category);
	AddButtons(Category);
	AddStatistics(Category);
}

FReply FGridNavGraphDetails::Press(FAction Action)
{
	// A build lets events in, so the panel may go while it runs: what is needed is kept here.
	const TSharedPtr<FGridNavGraphFacts> Kept = Facts;
	TArray<TWeakObjectPtr<UGridNavGraphComponent>> Chosen;
	for (UGridNavGraphComponent* Graph : Kept->Graphs())
	{
		Chosen.Add(Graph);
	}
	for (const TWeakObjectPtr<UGridNavGraphComponent>& Graph : Chosen)
	{
		if (Graph.IsValid())
		{
			Action(*Graph);
		}
	}
	Kept->Forget();
	return FReply::Handled();
}

void FGridNavGraphDetails::AddButtons(IDetailCategoryBuilder& Category)
{
	const FText Name = LOCTEXT("Grid", "Grid");
	const FAction Build = [](UGridNavGraphComponent& Graph)
	{
		(void)UE::GridNavEditor::Build(Graph);
	};
	const FAction Clear = [](UGridNavGraphComponent& Graph)
	{
		UE::GridNavEditor::Clear(Graph);
	};
	const FAction Bake = [](UGridNavGraphComponent& Graph)
	{
		(void)UE::GridNavEditor::Bake(Graph);
	};
	const auto Button = [this](const FText& Label, const FText& Tip, FAction Action)
	{
		return SNew(SButton).Text(Label).ToolTipText(Tip).OnClicked(
			this, &FGridNavGraphDetails::Press, Action);
	};
	const TSharedRef<SButton> ClearButton = Button(
		LOCTEXT("Clear", "Clear"), LOCTEXT("ClearTip", "Drops the built grid. What was baked stays."), Clear);
	ClearButton->SetEnabled(
		TAttribute<bool>::CreateLambda([Kept = Facts.ToSharedRef()] { return Kept->HasReady(); }));
	Category.AddCustomRow(Name)
		.NameContent()[SNew(STextBlock).Text(Name)]
		.ValueContent()[SNew(SHorizontalBox) +
			SHorizontalBox::Slot().AutoWidth()[Button(LOCTEXT("Build", "Build"),
				LOCTEXT("BuildTip", "Builds the grid of this level now."), Build)] +
			SHorizontalBox::Slot().AutoWidth()[ClearButton] +
			SHorizontalBox::Slot().AutoWidth()[Button(LOCTEXT("Bake", "Bake"),
				LOCTEXT("BakeTip",
					"Keeps the grid in the asset, or in this component where no asset is set. Builds it "
					"first if "
					"need be."),
				Bake)]];
}

void FGridNavGraphDetails::AddStatistics(IDetailCategoryBuilder& Category)
{
	using GridNavGraphDetailsPrivate::AddRow;
	const TSharedRef<FGridNavGraphFacts> Shown = Facts.ToSharedRef();
	AddRow(Category, LOCTEXT("State", "State"), Shown, &FGridNavGraphFacts::State);
	AddRow(Category, LOCTEXT("Cells", "Cells"), Shown, &FGridNavGraphFacts::Cells);
	AddRow(Category, LOCTEXT("Walkable", "Walkable"), Shown, &FGridNavGraphFacts::Walkable);
	AddRow(Category, LOCTEXT("Parts", "Separate parts"), Shown, &FGridNavGraphFacts::Components);
	AddRow(Category, LOCTEXT("Clusters", "Clusters"), Shown, &FGridNavGraphFacts::Clusters);
	AddRow(Category, LOCTEXT("Memory", "Memory"), Shown, &FGridNavGraphFacts::Memory);
	AddRow(Category, LOCTEXT("BuildTime", "Build time"), Shown, &FGridNavGraphFacts::BuildTime);
	AddRow(Category, LOCTEXT("Source", "Made from"), Shown, &FGridNavGraphFacts::Source);
	AddRow(Category, LOCTEXT("Baked", "Baked data"), Shown, &FGridNavGraphFacts::Baked);
}

void FGridNavGraphDetails::AddWarnings(IDetailCategoryBuilder& Category)
{
	const TSharedRef<FGridNavGraphFacts> Shown = Facts.ToSharedRef();
	Category.AddCustomRow(LOCTEXT("Warnings", "Warnings"))
		.Visibility(TAttribute<EVisibility>::CreateLambda(
			[Shown] { return Shown->HasProblems() ? EVisibility::Visible : EVisibility::Collapsed; }))
		.WholeRowContent()[SNew(STextBlock)
							   .AutoWrapText(true)
							   .Text_Lambda([Shown] { return Shown->Warnings(); })
							   .ColorAndOpacity_Lambda(
								   [Shown]
								   {
									   return FSlateColor(Shown->HasErrors()
											   ? GridNavGraphDetailsPrivate::ErrorColor
											   : GridNavGraphDetailsPrivate::WarningColor);
								   })];
}

#undef LOCTEXT_NAMESPACE
