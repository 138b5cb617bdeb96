// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Editor.h"
#include "Framework/Notifications/NotificationManager.h"
#include "GridNavEditorFixture.h"
#include "HitProxies.h"
#include "Logging/MessageLog.h"
#include "Misc/ScopedSlowTask.h"
#include "ScopedTransaction.h"
#include "StandIn/Failures.h"
#include "StandIn/RecordedDrawing.h"
#include "StandIn/WidgetSearch.h"
#include "Widgets/Input/SButton.h"
#include "Widgets/Input/SCheckBox.h"
#include "Widgets/Input/SComboBox.h"
#include "Widgets/Input/SSlider.h"
#include "Widgets/SBoxPanel.h"
#include "Widgets/SCompoundWidget.h"
#include "Widgets/Text/STextBlock.h"

// Is the stand-in's editor as strict as the engine's, where the module relies on it?

TEST(StandInEditor, WidgetsAskBoundAttributesAndTellEvents)
{
	int32 Clicks = 0;
	bool bEnabled = false;
	FString Label = TEXT("first");
	TSharedPtr<SButton> Button;
	const TSharedRef<SWidget> Root = SNew(SVerticalBox) +
		SVerticalBox::Slot()
			.AutoHeight()[SNew(STextBlock).Text_Lambda([&Label] { return FText::FromString(Label); })] +
		SVerticalBox::Slot()[SAssignNew(Button, SButton)
								 .Text(INVTEXT("Press"))
								 .IsEnabled_Lambda([&bEnabled] { return bEnabled; })
								 .OnClicked_Lambda(
									 [&Clicks]
									 {
										 ++Clicks;
										 return FReply::Handled();
									 })];
	EXPECT_EQ(ToText(StandIn::ReadWidgets(Root)), "first\nPress\n");
	Label = TEXT("second");
	EXPECT_EQ(ToText(StandIn::ReadWidgets(Root)), "second\nPress\n");
	EXPECT_FALSE(StandIn::ClickWidget(Root, TEXT("Press"))) << "disabled";
	bEnabled = true;
	EXPECT_TRUE(StandIn::ClickWidget(Root, TEXT("Press")));
	EXPECT_FALSE(StandIn::ClickWidget(Root, TEXT("second"))) << "text takes no clicks";
	EXPECT_EQ(Clicks, 1);
	Button->SetVisibility(EVisibility::Collapsed);
	EXPECT_FALSE(StandIn::ClickWidget(Root, TEXT("Press")));
}

TEST(StandInEditor, SlidersBoxesAndListsTellWhatWasChosen)
{
	float Slid = 0.0f;
	const TSharedRef<SSlider> Slider =
		SNew(SSlider).MinValue(0.0f).MaxValue(10.0f).Value(2.0f).OnValueChanged_Lambda(
			[&Slid](float Value) { Slid = Value; });
	Slider->StandInDrag(25.0f);
	EXPECT_EQ(Slid, 10.0f) << "no further than the end";
	EXPECT_EQ(Slider->GetValue(), 10.0f);

	ECheckBoxState State = ECheckBoxState::Unchecked;
	const TSharedRef<SCheckBox> Box = SNew(SCheckBox)
										  .IsChecked_Lambda([&State] { return State; })
										  .OnCheckStateChanged_Lambda([&State](ECheckBoxState New)
											  { State = New; })[SNew(STextBlock).Text(INVTEXT("Compare"))];
	EXPECT_TRUE(StandIn::ClickWidget(Box, TEXT("Compare")));
	EXPECT_TRUE(Box->IsChecked());

	const TArray<TSharedPtr<FString>> Options{
		MakeShared<FString>(TEXT("astar")), MakeShared<FString>(TEXT("sga"))};
	FString Chosen;
	const TSharedRef<SComboBox<TSharedPtr<FString>>> List =
		SNew(SComboBox<TSharedPtr<FString>>)
			.OptionsSource(&Options)
			.OnGenerateWidget_Lambda([](TSharedPtr<FString> Option)
				{ return TSharedRef<SWidget>(SNew(STextBlock).Text(FText::FromString(*Option))); })
			.OnSelectionChanged_Lambda(
				[&Chosen](TSharedPtr<FString> Option, ESelectInfo::Type) { Chosen = *Option; });
	EXPECT_TRUE(List->StandInPick(1));
	EXPECT_EQ(ToText(Chosen), "sga");
	EXPECT_FALSE(List->StandInPick(2));
}

TEST(StandInEditor, NestedTransactionsAreOneStepAndEmptyOnesNone)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	{
		const FScopedTransaction Empty(INVTEXT("Nothing"));
	}
	EXPECT_EQ(GEditor->StandInTransactions(), 0);
	{
		const FScopedTransaction Outer(INVTEXT("Outer"));
		Graph.Modify();
		Graph.CellSize = 50.0f;
		const FScopedTransaction Inner(INVTEXT("Inner"));
		Graph.Modify();
		Graph.AgentHeight = 90.0f;
		EXPECT_FALSE(GEditor->UndoTransaction()) << "not in the middle of one";
	}
	EXPECT_EQ(GEditor->StandInTransactions(), 1);
	EXPECT_EQ(ToText(GEditor->StandInLastTransaction()), "Outer");
	EXPECT_TRUE(GEditor->UndoTransaction());
	EXPECT_EQ(Graph.CellSize, 100.0f);
	EXPECT_EQ(Graph.AgentHeight, 180.0f);
	EXPECT_FALSE(GEditor->UndoTransaction());
	{
		FScopedTransaction Cancelled(INVTEXT("Cancelled"));
		Graph.Modify();
		Graph.CellSize = 25.0f;
		Cancelled.Cancel();
		EXPECT_FALSE(Cancelled.IsOutstanding());
	}
	EXPECT_EQ(GEditor->StandInTransactions(), 0);
	EXPECT_EQ(Graph.CellSize, 25.0f) << "cancelling does not undo";
}

TEST(StandInEditor, WhatIsNotModifiedIsNotUndone)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	{
		const FScopedTransaction Transaction(INVTEXT("Forgot to modify"));
		Graph.CellSize = 50.0f;
	}
	EXPECT_FALSE(GEditor->UndoTransaction());
	EXPECT_EQ(Graph.CellSize, 50.0f);
}

TEST(StandInEditor, AHitProxyBelongsToWhatIsDrawnUntilItIsTakenBack)
{
	const FSceneView View(FVector::ZeroVector);
	const StandIn::FEnsureCounter Ensures;
	{
		StandIn::FRecordedDrawing Drawing(View);
		Drawing.SetHitProxy(new HHitProxy(HPP_UI));
		Drawing.DrawPoint(FVector::ZeroVector, FLinearColor::White, 1.0f, SDPG_World);
		Drawing.SetHitProxy(nullptr);
		Drawing.DrawPoint(FVector::ZeroVector, FLinearColor::White, 1.0f, SDPG_World);
		EXPECT_TRUE(Drawing.Points[0].Proxy.IsValid());
		EXPECT_FALSE(Drawing.Points[1].Proxy.IsValid());
	}
	EXPECT_EQ(Ensures.Num(), 0);
	{
		StandIn::FRecordedDrawing Drawing(View);
		Drawing.SetHitProxy(new HHitProxy(HPP_UI));
	}
	EXPECT_EQ(Ensures.Num(), 1) << "forgotten";
}

TEST(StandInEditor, MessagesAreInTheirLogWhenTheGathererGoes)
{
	FMessageLog::StandInTake(TEXT("MapCheck"));
	{
		FMessageLog Log(TEXT("MapCheck"));
		Log.Error(INVTEXT("a"))->AddToken(FTextToken::Create(INVTEXT("b")));
		Log.Warning()->AddToken(FTextToken::Create(INVTEXT("c")));
	}
	const TArray<TSharedRef<FTokenizedMessage>> Messages = FMessageLog::StandInTake(TEXT("MapCheck"));
	ASSERT_EQ(Messages.Num(), 2);
	EXPECT_EQ(ToText(Messages[0]->ToText()), "a b");
	EXPECT_EQ(Messages[0]->GetSeverity(), EMessageSeverity::Error);
	EXPECT_EQ(ToText(Messages[1]->ToText()), "c");
	EXPECT_TRUE(FMessageLog::StandInTake(TEXT("MapCheck")).IsEmpty());
}

TEST(StandInEditor, ASlowTaskDoesNoMoreThanItAnnounced)
{
	const StandIn::FEnsureCounter Ensures;
	FScopedSlowTask Task(2.0f);
	Task.EnterProgressFrame();
	Task.EnterProgressFrame();
	EXPECT_EQ(Ensures.Num(), 0);
	Task.EnterProgressFrame();
	EXPECT_EQ(Ensures.Num(), 1);
	EXPECT_FALSE(Task.ShouldCancel()) << "without a dialog there is no button";
}

TEST(StandInEditor, NumbersForPeople)
{
	EXPECT_EQ(ToText(FText::AsNumber(1234567)), "1,234,567");
	EXPECT_EQ(ToText(FText::AsNumber(-1000)), "-1,000");
	EXPECT_EQ(ToText(FText::AsNumber(12.5)), "12.5");
	EXPECT_EQ(ToText(FText::AsNumber(0.0004)), "0");
	EXPECT_EQ(ToText(FText::AsPercent(0.752)), "75%");
	EXPECT_EQ(ToText(FText::AsMemory(512)), "512 B");
	EXPECT_EQ(ToText(FText::AsMemory(1536)), "1.5 KiB");
	EXPECT_EQ(ToText(FText::Format(INVTEXT("{1} of {0}"), 1000, INVTEXT("x"))), "x of 1,000");
	const StandIn::FEnsureCounter Ensures;
	FText::Format(INVTEXT("{0}"), 1, 2);
	EXPECT_EQ(Ensures.Num(), 1) << "a value without a place";
}
