// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Editor.h"
#include "Engine/World.h"
#include "GridNavEditorFixture.h"
#include "NavCore/Grid/GridMap.h"
#include "StandIn/DetailsView.h"
#include "StandIn/ManualClock.h"
#include "Widgets/SWidget.h"

namespace
{
bool Has(const StandIn::FDetailsView& View, const char* Text)
{
	return ToText(View.Read()).find(Text) != std::string::npos;
}

std::string Value(const StandIn::FDetailsView& View, const TCHAR* Name)
{
	return ToText(View.ReadValue(Name));
}
} // namespace

TEST(GridNavGraphDetails, ButtonsBuildClearAndBake)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::FDetailsView View({&Graph});
	ASSERT_EQ(View.NumCustomizations(), 1);
	EXPECT_EQ(Value(View, TEXT("State")), "not built");
	EXPECT_FALSE(View.Click(TEXT("Clear"))) << "there is nothing to clear";

	ASSERT_TRUE(View.Click(TEXT("Build")));
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Value(View, TEXT("State")), "ready");

	ASSERT_TRUE(View.Click(TEXT("Bake")));
	EXPECT_GT(Graph.GetBakedBlob().Bytes.Num(), 0);
	EXPECT_NE(Value(View, TEXT("Baked data")).find("20 x 20 cells"), std::string::npos);

	ASSERT_TRUE(View.Click(TEXT("Clear")));
	EXPECT_EQ(Graph.GetState(), EGridNavState::Empty);
	EXPECT_EQ(Value(View, TEXT("Cells")), "-");
}

TEST(GridNavGraphDetails, StatisticsAreThoseOfTheGrid)
{
	FEditorLevel Level;
	Level.World.SpawnBox(FVector(0.0, 0.0, 100.0), FVector(500.0, 500.0, 100.0));
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::FDetailsView View({&Graph});
	for (const TCHAR* Name :
		{TEXT("Cells"), TEXT("Walkable"), TEXT("Clusters"), TEXT("Memory"), TEXT("Build time")})
	{
		EXPECT_EQ(Value(View, Name), "-");
	}
	ASSERT_TRUE(View.Click(TEXT("Build")));
	FGridNavGraphStatistics Statistics;
	ASSERT_TRUE(Graph.GetStatistics(Statistics));
	EXPECT_EQ(Statistics.WalkableCells, 300);
	EXPECT_EQ(Statistics.WalkableCells, Graph.GetMap()->WalkableCount());
	EXPECT_GT(Statistics.Clusters, 0);
	EXPECT_GT(Statistics.Bytes, 400);
	EXPECT_EQ(Statistics.Components, 1);
	EXPECT_EQ(Value(View, TEXT("Cells")), "400 (20 x 20)");
	EXPECT_EQ(Value(View, TEXT("Walkable")), "75%");
	EXPECT_EQ(Value(View, TEXT("Separate parts")), "1");
	EXPECT_EQ(Value(View, TEXT("Clusters")),
		ToText(FText::AsNumber(Statistics.Clusters)) +
			", levels: " + ToText(FText::AsNumber(Statistics.ClusterLevels)));
	EXPECT_EQ(Value(View, TEXT("Memory")), ToText(FText::AsMemory(uint64(Statistics.Bytes))));
	EXPECT_EQ(Value(View, TEXT("Made from")), "collision of the level");
}

TEST(GridNavGraphDetails, BuildTimeIsThatOfTheClock)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::FManualClock Clock;
	Graph.Build();
	Clock.Advance(1.25);
	Graph.FinishBuild();
	StandIn::FDetailsView View({&Graph});
	EXPECT_EQ(Value(View, TEXT("Build time")), "1.25 s");
}

TEST(GridNavGraphDetails, NumbersAreGatheredTwiceASecond)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::FManualClock Clock;
	StandIn::FDetailsView View({&Graph});
	EXPECT_FALSE(Has(View, "coarse"));
	Graph.AgentRadius = 10.0f;
	Clock.Advance(0.4);
	EXPECT_FALSE(Has(View, "coarse"));
	Clock.Advance(0.2);
	EXPECT_TRUE(Has(View, "coarse"));
	Graph.AgentRadius = 35.0f;
	Clock.Advance(0.6);
	EXPECT_FALSE(Has(View, "coarse"));
}

TEST(GridNavGraphDetails, WarningsAreTheProblemsOfTheGrid)
{
	FEditorLevel Level(false);
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.AgentRadius = 10.0f;
	StandIn::FDetailsView View({&Graph});
	const TArray<FGridNavProblem> Problems = UE::GridNav::FindProblems(Graph);
	ASSERT_EQ(Problems.Num(), 2);
	EXPECT_EQ(
		ToText(View.Read()).find(ToText(Problems[0].Text) + "\n" + ToText(Problems[1].Text) + "\n"), 0U);
}

TEST(GridNavGraphDetails, SeveralGridsAreBuiltAndCountedTogether)
{
	FEditorLevel Level;
	UGridNavGraphComponent& First = Level.AddGraph();
	UGridNavGraphComponent& Second = Level.AddGraph(FVector(4000.0, 0.0, 0.0));
	Second.AgentRadius = 10.0f;
	StandIn::FDetailsView View({&First, &Second});
	EXPECT_TRUE(Has(View, (ToText(Second.GetOwner()->GetName()) + ": Cells of 100 cm").c_str()));
	First.Build();
	First.FinishBuild();
	EXPECT_EQ(Value(View, TEXT("State")), "several");
	ASSERT_TRUE(View.Click(TEXT("Build")));
	EXPECT_EQ(Second.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Value(View, TEXT("State")), "ready");
	EXPECT_EQ(Value(View, TEXT("Cells")), "800 in 2 grids");
	EXPECT_EQ(Value(View, TEXT("Separate parts")), "2");
}

TEST(GridNavGraphDetails, AnActorThatIsSelectedShowsItsGrid)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	StandIn::FDetailsView View({Graph.GetOwner()});
	ASSERT_EQ(View.NumCustomizations(), 1);
	ASSERT_TRUE(View.Click(TEXT("Build")));
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Value(View, TEXT("Cells")), "400 (20 x 20)");
}

TEST(GridNavGraphDetails, AGridThatGoesAwayWhileItIsShownIsShownNoMore)
{
	FEditorLevel Level;
	UGridNavGraphComponent& First = Level.AddGraph();
	UGridNavGraphComponent& Second = Level.AddGraph(FVector(4000.0, 0.0, 0.0));
	StandIn::FDetailsView View({&First, &Second});
	ASSERT_TRUE(View.Click(TEXT("Build")));
	First.GetOwner()->Destroy();
	Level.World.CollectGarbage();
	EXPECT_EQ(Value(View, TEXT("State")), "ready");
	ASSERT_TRUE(View.Click(TEXT("Build"))) << "the other one";
	EXPECT_EQ(Value(View, TEXT("Cells")), "400 (20 x 20)");
	Second.GetOwner()->Destroy();
	Level.World.CollectGarbage();
	EXPECT_TRUE(View.Click(TEXT("Bake")));
	EXPECT_EQ(Value(View, TEXT("State")), "");
}

TEST(GridNavGraphDetails, APanelThatClosesLeavesNoWidgets)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	const int32 Before = SWidget::StandInCount();
	{
		StandIn::FDetailsView View({&Graph});
		EXPECT_GT(SWidget::StandInCount(), Before);
	}
	EXPECT_EQ(SWidget::StandInCount(), Before);
}
