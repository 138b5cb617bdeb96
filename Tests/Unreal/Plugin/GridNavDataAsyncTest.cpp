// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Queries on a worker, which reads snapshots, while the game thread goes on.
#include "GridNavDataFixture.h"
#include "GridNavDataTestObjects.h"

#include <chrono>
#include <thread>

namespace
{
class GridNavDataAsyncTest : public GridNavDataTest
{
protected:
	struct FAnswer
	{
		ENavigationQueryResult::Type Result = ENavigationQueryResult::Invalid;
		FNavPathSharedPtr Path;
	};

	void Ask(const FPathFindingQuery& AsyncQuery)
	{
		const uint32 Id = NavSystem().FindPathAsync(GridAgent(), AsyncQuery,
			FNavPathQueryDelegate::CreateLambda(
				[this](uint32 QueryId, ENavigationQueryResult::Type Result, FNavPathSharedPtr Path) {
					Answers.Add(QueryId, {Result, Path});
				}));
		EXPECT_NE(Id, INVALID_NAVQUERYID);
		Asked.Add(Id);
	}

	void TickUntilAnswered()
	{
		for (int32 Frame = 0; Frame < 3000 && Answers.Num() < Asked.Num(); ++Frame)
		{
			Tick();
			std::this_thread::sleep_for(std::chrono::milliseconds(1));
		}
		ASSERT_EQ(Answers.Num(), Asked.Num());
	}

	static void ExpectSamePath(const FNavigationPath& A, const FNavigationPath& B)
	{
		ASSERT_EQ(A.GetPathPoints().Num(), B.GetPathPoints().Num());
		for (int32 Index = 0; Index < A.GetPathPoints().Num(); ++Index)
		{
			EXPECT_EQ(A.GetPathPoints()[Index].Location, B.GetPathPoints()[Index].Location);
			EXPECT_EQ(A.GetPathPoints()[Index].NodeRef, B.GetPathPoints()[Index].NodeRef);
		}
		EXPECT_EQ(A.IsPartial(), B.IsPartial());
		EXPECT_EQ(A.GetCost(), B.GetCost());
	}

	TArray<uint32> Asked;
	TMap<uint32, FAnswer> Answers;
};
} // namespace

TEST_F(GridNavDataAsyncTest, AsyncAnswersEqualSyncAnswers)
{
	bTerrainCosts = true;
	FGridNavTerrainArea Mud;
	Mud.Area = UNavArea_GridTestMud::StaticClass();
	Mud.TerrainCost = 5;
	Data().TerrainAreas.Add(Mud);
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	ASSERT_EQ(Grid.SetTerrainCost(FBox(FVector(-400.0, 300.0, 0.0), FVector(500.0, 1000.0, 0.0)), 5),
		EGridNavEditResult::Queued);
	Tick(3);
	TArray<FPathFindingResult> Sync;
	FRandomStream Random(7);
	const TSubclassOf<UNavigationQueryFilter> Classes[] = {
		nullptr, UGridTestMudFilter::StaticClass(), UGridTestDryFilter::StaticClass()};
	for (int32 Index = 0; Index < 60; ++Index)
	{
		const FVector Start(Random.FRandRange(-950.0f, 950.0f), Random.FRandRange(-950.0f, 950.0f), 0.0);
		const FVector End(Random.FRandRange(-950.0f, 950.0f), Random.FRandRange(-950.0f, 950.0f), 0.0);
		const TSubclassOf<UNavigationQueryFilter> Class = Classes[Index % 3];
		const FSharedConstNavQueryFilter Filter =
			Class.Get() != nullptr ? UNavigationQueryFilter::GetQueryFilter(Data(), Class) : nullptr;
		Ask(Query(Start, End, Filter));
		Sync.Add(Find(Start, End, Filter));
	}
	TickUntilAnswered();
	int32 Found = 0;
	for (int32 Index = 0; Index < Asked.Num(); ++Index)
	{
		const FAnswer& Answer = Answers[Asked[Index]];
		ASSERT_EQ(Answer.Result, Sync[Index].Result) << Index;
		if (Answer.Result == ENavigationQueryResult::Success)
		{
			++Found;
			ExpectSamePath(*Answer.Path, *Sync[Index].Path);
		}
	}
	EXPECT_GT(Found, 20);
}

TEST_F(GridNavDataAsyncTest, FiltersThatOnlyWorkersAskForAreAnsweredTheFirstTime)
{
	bTerrainCosts = true;
	FGridNavTerrainArea Mud;
	Mud.Area = UNavArea_GridTestMud::StaticClass();
	Mud.TerrainCost = 5;
	Data().TerrainAreas.Add(Mud);
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_EQ(Grid.SetTerrainCost(FBox(FVector(-190.0, -1000.0, 0.0), FVector(190.0, 1000.0, 0.0)), 5),
		EGridNavEditResult::Queued);
	Tick(3);
	const FSharedConstNavQueryFilter Dry = UNavigationQueryFilter::GetQueryFilter(
		Data(), TSubclassOf<UNavigationQueryFilter>(UGridTestDryFilter::StaticClass()));
	for (int32 Round = 0; Round < 2; ++Round)
	{
		FPathFindingQuery Across = Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0), Dry);
		Across.SetAllowPartialPaths(false);
		Ask(Across);
		TickUntilAnswered();
		EXPECT_EQ(Answers[Asked.Last()].Result, ENavigationQueryResult::Fail);
	}
}

TEST_F(GridNavDataAsyncTest, BeforeTheGridIsReadyAndWithoutCopiesTheAnswerIsAnError)
{
	Ask(Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0)));
	TickUntilAnswered();
	EXPECT_EQ(Answers[Asked[0]].Result, ENavigationQueryResult::Error);
	Data().bServeOtherThreads = false;
	AddGrid();
	Ask(Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0)));
	TickUntilAnswered();
	EXPECT_EQ(Answers[Asked[1]].Result, ENavigationQueryResult::Error);
	Data().bServeOtherThreads = true;
	Tick();
	Ask(Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0)));
	TickUntilAnswered();
	EXPECT_EQ(Answers[Asked[2]].Result, ENavigationQueryResult::Success);
}

TEST_F(GridNavDataAsyncTest, WorkersSearchWhileTheGridIsEditedBuiltAnewAndTakenAway)
{
	UGridNavGraphComponent& Grid = AddGrid();
	FRandomStream Random(3);
	for (int32 Frame = 0; Frame < 200; ++Frame)
	{
		for (int32 Index = 0; Index < 4; ++Index)
		{
			const FVector Start(Random.FRandRange(-950.0f, 950.0f), Random.FRandRange(-950.0f, 950.0f), 0.0);
			const FVector End(Random.FRandRange(-950.0f, 950.0f), Random.FRandRange(-950.0f, 950.0f), 0.0);
			Ask(Query(Start, End));
		}
		const FVector At(Random.FRandRange(-950.0f, 950.0f), Random.FRandRange(-950.0f, 950.0f), 0.0);
		const FBox Box(At - FVector(150.0, 150.0, 0.0), At + FVector(150.0, 150.0, 0.0));
		(void)(Frame % 2 == 0 ? Grid.BlockBox(Box) : Grid.UnblockBox(Box));
		if (Frame == 100)
		{
			Grid.Build();
			Grid.FinishBuild();
		}
		Tick();
	}
	TickUntilAnswered();
	int32 Found = 0;
	for (const TPair<uint32, FAnswer>& Entry : Answers)
	{
		EXPECT_NE(Entry.Value.Result, ENavigationQueryResult::Invalid);
		if (Entry.Value.Result == ENavigationQueryResult::Success)
		{
			++Found;
			EXPECT_GE(Entry.Value.Path->GetPathPoints().Num(), 2);
		}
	}
	EXPECT_GT(Found, 100);
	Ask(Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0)));
	Grid.GetOwner()->Destroy();
	TickUntilAnswered();
}
