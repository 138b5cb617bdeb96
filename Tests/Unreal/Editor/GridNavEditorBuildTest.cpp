// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavEditorBuild.h"

#include "Editor.h"
#include "Engine/World.h"
#include "Framework/Notifications/NotificationManager.h"
#include "GridNavEditorFixture.h"
#include "Misc/ScopedSlowTask.h"

namespace
{
using UE::GridNavEditor::EBuildEnd;

/** Presses cancel in slow tasks for as long as it lives. */
class FImpatience
{
public:
	explicit FImpatience(int32 Frames) { StandIn::CancelSlowTasksAfter(Frames); }
	~FImpatience() { StandIn::CancelSlowTasksAfter(-1); }
};

std::string TakeNotifications()
{
	std::string Lines;
	for (const TSharedRef<SNotificationItem>& Item : FSlateNotificationManager::Get().StandInTake())
	{
		Lines += Item->GetCompletionState() == SNotificationItem::CS_Success ? "good: " : "bad: ";
		Lines += ToText(Item->StandInText()) + "\n";
	}
	return Lines;
}
} // namespace

TEST(GridNavEditorBuild, BuildsWithoutPlayAndShowsProgress)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::TakeSlowTaskFrames();
	EXPECT_EQ(UE::GridNavEditor::Build(Graph), EBuildEnd::Ready);
	EXPECT_GT(StandIn::TakeSlowTaskFrames(), 0);
	EXPECT_EQ(Graph.GetGridSize(), FIntPoint(20, 20));
	EXPECT_EQ(TakeNotifications(), "good: The grid is built: 20 x 20 cells.\n");
}

TEST(GridNavEditorBuild, CanBeCancelled)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.CellSize = 10.0f;
	const FImpatience Impatience(1);
	EXPECT_EQ(UE::GridNavEditor::Build(Graph), EBuildEnd::Cancelled);
	EXPECT_EQ(Graph.GetState(), EGridNavState::Failed);
	EXPECT_EQ(Graph.GetMap(), nullptr);
	EXPECT_EQ(TakeNotifications(), "") << "who pressed the button knows";
}

TEST(GridNavEditorBuild, SaysWhyThereIsNoGrid)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::MapFile;
	EXPECT_EQ(UE::GridNavEditor::Build(Graph), EBuildEnd::Failed);
	EXPECT_NE(TakeNotifications().find("bad: The grid could not be built: the map file"), std::string::npos);
}

TEST(GridNavEditorBuild, AGridThatGoesAwayWhileItIsBuiltIsLetGo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	// As somebody does who deletes the actor while the progress bar lets events in.
	Graph.OnGraphReplaced.AddLambda([](UGridNavGraphComponent& Replaced) { Replaced.GetOwner()->Destroy(); });
	EXPECT_EQ(UE::GridNavEditor::Build(Graph), EBuildEnd::Gone);
	EXPECT_EQ(TakeNotifications(), "");
	UGridNavGraphComponent& Other = Level.AddGraph();
	Other.OnGraphReplaced.AddLambda([](UGridNavGraphComponent& Replaced) { Replaced.GetOwner()->Destroy(); });
	EXPECT_FALSE(UE::GridNavEditor::Bake(Other));
}

TEST(GridNavEditorBuild, AnEditorThatTicksBuildsByItself)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	for (int32 Frame = 0; Frame < 10000 && Graph.GetState() == EGridNavState::Building; ++Frame)
	{
		Level.World.Tick();
	}
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
}

TEST(GridNavEditorBuild, BakesIntoTheComponentInOneStepToUndo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	ASSERT_TRUE(UE::GridNavEditor::Bake(Graph)) << "builds it first";
	EXPECT_GT(Graph.GetBakedBlob().Bytes.Num(), 0);
	EXPECT_EQ(GEditor->StandInTransactions(), 1);
	EXPECT_EQ(ToText(GEditor->StandInLastTransaction()), "Bake Navigation Grid");
	ASSERT_TRUE(GEditor->UndoTransaction());
	EXPECT_EQ(Graph.GetBakedBlob().Bytes.Num(), 0);
	ASSERT_TRUE(GEditor->RedoTransaction());
	EXPECT_GT(Graph.GetBakedBlob().Bytes.Num(), 0);
}

TEST(GridNavEditorBuild, BakesIntoTheAssetWhereOneIsSet)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	UGridNavBakedData* Asset =
		NewObject<UGridNavBakedData>(Graph.GetOwner(), TEXT("Asset"), RF_Transactional);
	Graph.BakedData = Asset;
	ASSERT_TRUE(UE::GridNavEditor::Bake(Graph));
	EXPECT_GT(Asset->GetBakedBytes(), 0);
	EXPECT_EQ(Asset->GridSize, FIntPoint(20, 20));
	Graph.BakedData = nullptr;
	EXPECT_EQ(Graph.GetBakedBlob().Bytes.Num(), 0);
}

TEST(GridNavEditorBuild, ABakeOfABakeIsMadeFromTheLevel)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	ASSERT_TRUE(UE::GridNavEditor::Bake(Graph));
	Graph.Source = EGridNavSource::Baked;
	ASSERT_EQ(UE::GridNavEditor::Build(Graph), EBuildEnd::Ready);
	FGridNavGraphStatistics Statistics;
	ASSERT_TRUE(Graph.GetStatistics(Statistics));
	ASSERT_TRUE(Statistics.bFromBake);
	Graph.CellSize = 50.0f;
	ASSERT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	ASSERT_TRUE(UE::GridNavEditor::Bake(Graph));
	EXPECT_EQ(Graph.GetBakedBlob().Summary().Size, FIntPoint(40, 40));
	EXPECT_EQ(ProblemsOf(Graph), "");
}

TEST(GridNavEditorBuild, ClearDropsTheGridAndKeepsTheBake)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	ASSERT_TRUE(UE::GridNavEditor::Bake(Graph));
	const int32 Bytes = Graph.GetBakedBlob().Bytes.Num();
	UE::GridNavEditor::Clear(Graph);
	EXPECT_EQ(Graph.GetState(), EGridNavState::Empty);
	EXPECT_EQ(Graph.GetMap(), nullptr);
	EXPECT_EQ(Graph.GetBakedBlob().Bytes.Num(), Bytes);
	FGridNavGraphStatistics Statistics;
	EXPECT_FALSE(Graph.GetStatistics(Statistics));
	EXPECT_EQ(Statistics.GetCells(), 0);
}
