// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The category of the gameplay debugger, and what the Visual Logger is told.
#include "GameplayDebugger.h"
#include "Debug/GameplayDebuggerCategory_GridNav.h"
#include "Debug/GridSearchReplay.h"
#include "GameFramework/Pawn.h"
#include "GridNavDebugFixture.h"
#include "Nav/GridNavigationPath.h"
#include "VisualLogger/VisualLogger.h"

namespace
{
/** The category as the engine has it, looking at an actor. */
class FLook
{
public:
	FLook() : Category(StandIn::MakeDebuggerCategory(TEXT("GridNav"))) {}

	FString At(AActor* Actor) const
	{
		Category->StandInCollect(nullptr, Actor);
		FString Text;
		for (const FString& Line : Category->StandInLines())
		{
			Text += Line + TEXT("\n");
		}
		return Text;
	}
	void Press(const TCHAR* Key) const
	{
		for (int32 Index = 0; Index < Category->GetNumInputHandlers(); ++Index)
		{
			FGameplayDebuggerInputHandler& Handler = Category->GetInputHandler(Index);
			if (Handler.KeyName == FName(Key))
			{
				EXPECT_EQ(Handler.Mode, EGameplayDebuggerInputMode::Replicated);
				Handler.Delegate.ExecuteIfBound();
				return;
			}
		}
		ADD_FAILURE() << "no such key";
	}
	int32 CountShapes(EGameplayDebuggerShape Type) const
	{
		return Category->StandInShapes()
			.FilterByPredicate([Type](const FGameplayDebuggerShape& Shape) { return Shape.Type == Type; })
			.Num();
	}
	FGameplayDebuggerCategory& operator*() const { return *Category; }

private:
	TSharedPtr<FGameplayDebuggerCategory> Category;
};

/** A pawn that asks for a path across a grid of 32 cells. */
APawn& SpawnAsker(const FDebugWorld& World, bool bKeepLive)
{
	APawn* Pawn = World.GetWorld().SpawnActor<APawn>();
	FGridPathRequest Request = MakeRequest();
	Request.Owner = Pawn;
	Request.bKeepLive = bKeepLive;
	Request.Algorithm = EGridNavAlgorithm::AStar;
	World.GetPaths().Request(Request, FOnGridPathEvent());
	World.Tick(4);
	return *Pawn;
}

/** Records until it goes out of scope. */
class FRecording
{
public:
	FRecording() { FVisualLogger::Get().SetIsRecording(true); }
	~FRecording() { FVisualLogger::Get().SetIsRecording(false); }
};

int32 CountLines(const FString& Owner, const TCHAR* Kind)
{
	return StandIn::GetVisualLog()
		.FilterByPredicate([&Owner, Kind](const StandIn::FVisualLogLine& Line)
			{ return Line.Owner == Owner && Line.Kind == Kind; })
		.Num();
}
} // namespace

TEST(GameplayDebuggerGridNav, ShowsBudgetAndQueues)
{
	FSettingsScope Settings;
	Settings.UseExpansions(1000);
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	FGridPathRequest Request = MakeRequest(FVector(-6000.0, -6000.0, 0.0), FVector(6000.0, 6000.0, 0.0));
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	World.GetPaths().Request(Request, FOnGridPathEvent());
	AActor* Actor = World.GetWorld().SpawnActor<APawn>();
	const FLook Look;
	EXPECT_TRUE(Look.At(Actor).Contains(TEXT("[....................]{white} 0 of 1000 expansions")));
	World.GetPaths().Tick(0.0f);
	const FString Busy = Look.At(Actor);
	EXPECT_TRUE(Busy.Contains(TEXT("[####################]")));
	EXPECT_TRUE(Busy.Contains(TEXT("Open requests {yellow}1{white}")));
	EXPECT_TRUE(Busy.Contains(TEXT("has asked for nothing lately")));
	EXPECT_EQ(Look.CountShapes(EGameplayDebuggerShape::Box), 1) << "the grid";
	World.GetPaths().SetPaused(true);
	EXPECT_TRUE(Look.At(Actor).Contains(TEXT("paused")));
}

TEST(GameplayDebuggerGridNav, ShowsTheQueryAndThePathOfTheSelectedPawn)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	APawn& Pawn = SpawnAsker(World, true);
	const FLook Look;
	EXPECT_TRUE(Look.At(&Pawn).Contains(TEXT("query 1: (3, 3) to (28, 28), astar")));
	EXPECT_EQ(Look.CountShapes(EGameplayDebuggerShape::Point), 2);
	EXPECT_GT(Look.CountShapes(EGameplayDebuggerShape::Segment), 0);
	AActor* Other = World.GetWorld().SpawnActor<APawn>();
	EXPECT_FALSE(Look.At(Other).Contains(TEXT("query 1")));
	EXPECT_EQ(Look.CountShapes(EGameplayDebuggerShape::Segment), 0);
}

TEST(GameplayDebuggerGridNav, KeysStepThroughTheSearch)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	APawn& Pawn = SpawnAsker(World, false);
	const FLook Look;
	Look.At(&Pawn);
	Look.Press(TEXT("Period"));
	ASSERT_TRUE(World.GetDebug().GetSearch().IsValid());
	EXPECT_EQ(World.GetDebug().GetSearch()->GetStep(), 1);
	Look.Press(TEXT("Period"));
	Look.Press(TEXT("Period"));
	EXPECT_TRUE(Look.At(&Pawn).Contains(TEXT("step {yellow}3{white}")));
	EXPECT_EQ(Look.CountShapes(EGameplayDebuggerShape::Box), 2) << "the grid and the current cell";
	Look.Press(TEXT("Comma"));
	EXPECT_EQ(World.GetDebug().GetSearch()->GetStep(), 2);
	Look.Press(TEXT("Slash"));
	EXPECT_EQ(World.GetDebug().GetSearch()->GetStep(), World.GetDebug().GetSearch()->NumSteps());
}

TEST(GameplayDebuggerGridNav, KeysWithoutAQueryAreTold)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	AActor* Actor = World.GetWorld().SpawnActor<APawn>();
	const FLook Look;
	Look.Press(TEXT("Period"));
	EXPECT_TRUE(Look.At(Actor).Contains(TEXT("no pawn is selected")));
	Look.Press(TEXT("Period"));
	EXPECT_TRUE(Look.At(Actor).Contains(TEXT("it has asked for nothing lately")));
	Actor->Destroy();
	Look.Press(TEXT("Comma"));
	Look.Press(TEXT("Slash"));
}

TEST(GameplayDebuggerGridNav, ExplainsItsKeys)
{
	const FLook Look;
	FGameplayDebuggerCanvasContext Canvas;
	(*Look).DrawData(nullptr, Canvas);
	ASSERT_EQ(Canvas.Lines.Num(), 1);
	EXPECT_TRUE(Canvas.Lines[0].Contains(TEXT("[{yellow}Comma{white}] step back")));
}

TEST(GameplayDebuggerGridNav, WorldsWithoutGridNavigationAreTold)
{
	FGridNavTestWorld Preview(EWorldType::EditorPreview);
	const FLook Look;
	EXPECT_TRUE(Look.At(Preview.GetWorld().SpawnActor<APawn>()).Contains(TEXT("no grid navigation")));
}

TEST(GridNavVisualLog, QueriesAreNotedBesideWhoAsked)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	SpawnAsker(World, false);
	const FRecording Recording;
	APawn& Pawn = SpawnAsker(World, false);
	EXPECT_EQ(CountLines(Pawn.GetName(), TEXT("text")), 1);
	EXPECT_GT(CountLines(Pawn.GetName(), TEXT("segment")), 0);
	EXPECT_EQ(StandIn::GetVisualLog().Num(),
		CountLines(Pawn.GetName(), TEXT("text")) + CountLines(Pawn.GetName(), TEXT("segment")))
		<< "nothing of what was before";
	EXPECT_TRUE(StandIn::GetVisualLog()[0].Text.Contains(TEXT("query 2: (3, 3) to (28, 28)")));
}

TEST(GridNavVisualLog, QueriesOfNobodyComeWithASnapshotOfTheLoad)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const FRecording Recording;
	World.Find(MakeRequest());
	EXPECT_EQ(CountLines(World.GetDebug().GetName(), TEXT("text")), 1);
	ASSERT_EQ(StandIn::GetLastSnapshot().Status.Num(), 1);
	EXPECT_TRUE(StandIn::GetLastSnapshot().Status[0].Category == TEXT("Grid navigation"));
	EXPECT_EQ(StandIn::GetLastSnapshot().Status[0].Data.Num(), 4);
}

TEST(GridNavVisualLog, PathsDescribeThemselves)
{
	FGridNavigationPath Path;
	Path.SetPoints(
		{FNavPathPoint(FVector::ZeroVector), FNavPathPoint(FVector(300.0, 0.0, 0.0))}, {300.0, 0.0});
	FVisualLogEntry Entry;
	Path.DescribeSelfToVisLog(&Entry);
	ASSERT_EQ(Entry.Status.Num(), 1);
	EXPECT_TRUE(Entry.Status[0].Data[0] == TEXT("Points|2"));
	EXPECT_TRUE(Entry.Status[0].Data[1] == TEXT("Cost|300 cm"));
}
