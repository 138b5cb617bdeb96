// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The same run of a tree, ended at each of its frames in turn, in each of the ways it can end.
#include "GridTreeFixture.h"

#include "Query/GridPathLibrary.h"

namespace
{
enum class EGridTreeEnd : uint8
{
	Stop,
	Restart,
	NewOrder,
	AnotherMove,
	StopMovement,
	GoalDestroyed,
	PawnDestroyed,
	ControllerDestroyed,
	BrainDestroyed,
	GridDestroyed,
	WalledIn,
	EndOfWorld,
};

std::string NameOf(const testing::TestParamInfo<EGridTreeEnd>& Info)
{
	static const char* const Names[] = {"Stop", "Restart", "NewOrder", "AnotherMove", "StopMovement",
		"GoalDestroyed", "PawnDestroyed", "ControllerDestroyed", "BrainDestroyed", "GridDestroyed",
		"WalledIn", "EndOfWorld"};
	return Names[static_cast<int32>(Info.param)];
}
} // namespace

class GridTreeAtEveryFrame : public GridTreeTest, public testing::WithParamInterface<EGridTreeEnd>
{
protected:
	/** From before the request, over the first leg, the walk around a wall and the arrival, to the wait. */
	static constexpr int32 LastFrame = 130;

	void Begin()
	{
		Tree = MakeUnique<StandIn::FTreeBuilder>();
		GridTrees::BuildPatrol(*Tree, Settings);
		Goal = SpawnGoal(Across());
		RunPatrol(Goal);
	}

	void RunTo(int32 Frame)
	{
		for (int32 Index = 0; Index < Frame; ++Index)
		{
			Tick();
			if (Index == 15)
			{
				// A detour in the middle of the run.
				UGridPathLibrary::BlockBox(World, WallAcross(290.0));
			}
		}
	}

	void End(EGridTreeEnd How)
	{
		switch (How)
		{
		case EGridTreeEnd::Stop:
			Brain().StopTree(EBTStopMode::Safe);
			break;
		case EGridTreeEnd::Restart:
			Brain().RestartTree();
			break;
		case EGridTreeEnd::NewOrder:
			Board().SetValueAsBool(TEXT("Ordered"), false);
			break;
		case EGridTreeEnd::AnotherMove:
			Agent->MoveToLocation(Home());
			break;
		case EGridTreeEnd::StopMovement:
			Agent->StopMovement();
			break;
		case EGridTreeEnd::GoalDestroyed:
			Goal->Destroy();
			break;
		case EGridTreeEnd::PawnDestroyed:
			Agent->GetPawn()->Destroy();
			break;
		case EGridTreeEnd::ControllerDestroyed:
			Agent->Destroy();
			Agent = nullptr;
			break;
		case EGridTreeEnd::BrainDestroyed:
			Brain().DestroyComponent();
			break;
		case EGridTreeEnd::GridDestroyed:
			Grid->GetOwner()->Destroy();
			break;
		case EGridTreeEnd::WalledIn:
			WallIn(Place());
			break;
		case EGridTreeEnd::EndOfWorld:
			GridNavDataTest::TearDown();
			break;
		}
	}

	/** The tree lives on after these. */
	static bool GoesOn(EGridTreeEnd How)
	{
		return How == EGridTreeEnd::Restart || How == EGridTreeEnd::NewOrder ||
			How == EGridTreeEnd::AnotherMove || How == EGridTreeEnd::StopMovement ||
			How == EGridTreeEnd::GoalDestroyed || How == EGridTreeEnd::GridDestroyed ||
			How == EGridTreeEnd::WalledIn;
	}

	/** What must hold at any time: the agent has no more than the path in use and the one to replace it. */
	void ExpectSane() const
	{
		const FGridNavStats Stats = Paths().GetStats();
		EXPECT_LE(Stats.OpenRequests + Stats.LivePaths, 2);
		EXPECT_TRUE(Brain().IsRunning());
		EXPECT_EQ(UGridTreeCanary::NumAlive, 1);
	}

	void OpenAgain()
	{
		GridNavDataTest::SetUp();
		Grid = &AddGrid();
		Agent = &SpawnGridAgent(*World, Home());
	}

	AActor* Goal = nullptr;
};

TEST_P(GridTreeAtEveryFrame, EndsWithoutLeavingAnythingBehind)
{
	for (int32 Frame = 0; Frame <= LastFrame && !HasFailure(); ++Frame)
	{
		SCOPED_TRACE(testing::Message() << "frame " << Frame);
		Begin();
		RunTo(Frame);
		End(GetParam());
		if (GetParam() == EGridTreeEnd::EndOfWorld)
		{
			EXPECT_EQ(UGridTreeCanary::NumAlive, 0);
			OpenAgain();
			continue;
		}
		Tick(2);
		if (GetParam() == EGridTreeEnd::NewOrder || GetParam() == EGridTreeEnd::GoalDestroyed)
		{
			// Not only when the tree ends: the agent rests now, and asks for nothing.
			Tick();
			ExpectAtRest();
		}
		if (GoesOn(GetParam()))
		{
			ExpectSane();
			Tick(10);
			ExpectSane();
			Brain().StopTree();
		}
		Tick(2);
		EXPECT_EQ(UGridTreeCanary::NumAlive, 0);
		ExpectAtRest();
		GridNavDataTest::TearDown();
		OpenAgain();
	}
}

INSTANTIATE_TEST_SUITE_P(Ends, GridTreeAtEveryFrame,
	testing::Values(EGridTreeEnd::Stop, EGridTreeEnd::Restart, EGridTreeEnd::NewOrder,
		EGridTreeEnd::AnotherMove, EGridTreeEnd::StopMovement, EGridTreeEnd::GoalDestroyed,
		EGridTreeEnd::PawnDestroyed, EGridTreeEnd::ControllerDestroyed, EGridTreeEnd::BrainDestroyed,
		EGridTreeEnd::GridDestroyed, EGridTreeEnd::WalledIn, EGridTreeEnd::EndOfWorld),
	NameOf);
