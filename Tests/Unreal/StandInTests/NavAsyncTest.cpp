// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavTestWorld.h"

#include <chrono>
#include <thread>

namespace
{
/** Collects answers, on whatever thread they come. */
struct FAnswers
{
	TArray<uint32> Ids;
	TArray<ENavigationQueryResult::Type> Results;
	TArray<FNavPathSharedPtr> Paths;
	int32 NumOffGameThread = 0;

	FNavPathQueryDelegate MakeDelegate()
	{
		return FNavPathQueryDelegate::CreateLambda(
			[this](uint32 Id, ENavigationQueryResult::Type Result, FNavPathSharedPtr Path)
			{
				Ids.Add(Id);
				Results.Add(Result);
				Paths.Add(Path);
				NumOffGameThread += IsInGameThread() ? 0 : 1;
			});
	}
};

class NavAsync : public NavWorldTest
{
protected:
	virtual void SetUp() override
	{
		NavWorldTest::SetUp();
		ANavTestData::bHoldWorker = false;
		ANavTestData::NumHeld = 0;
	}

	virtual void TearDown() override { ANavTestData::bHoldWorker = false; }

	uint32 Ask(const FNavPathQueryDelegate& Delegate, double Length = 100.)
	{
		FNavAgentProperties Agent(35.f, 144.f);
		Agent.SetPreferredNavData(ANavTestData::StaticClass());
		const FPathFindingQuery Query(
			nullptr, *Fixture.GetGrid(), FVector::ZeroVector, FVector(Length, 0., 0.));
		return Fixture.GetNavSystem().FindPathAsync(Agent, Query, Delegate);
	}

	void TickUntil(const TFunctionRef<bool()>& IsDone)
	{
		for (int32 Index = 0; Index < 2000 && !IsDone(); ++Index)
		{
			Fixture.Tick();
			std::this_thread::sleep_for(std::chrono::milliseconds(1));
		}
		ASSERT_TRUE(IsDone());
	}

	/** Until the worker is inside of a query. */
	void TickUntilHeld()
	{
		ANavTestData::bHoldWorker = true;
		TickUntil([] { return ANavTestData::NumHeld > 0; });
	}

	FAnswers Answers;
};
} // namespace

TEST_F(NavAsync, SearchesOnAWorkerAndAnswersOnTheGameThread)
{
	const uint32 Id = Ask(Answers.MakeDelegate());
	EXPECT_NE(Id, INVALID_NAVQUERYID);
	EXPECT_EQ(Answers.Ids.Num(), 0);
	TickUntil([this] { return Answers.Ids.Num() > 0; });
	EXPECT_EQ(Answers.Ids[0], Id);
	EXPECT_EQ(Answers.Results[0], ENavigationQueryResult::Success);
	EXPECT_DOUBLE_EQ(Answers.Paths[0]->GetLength(), 100.);
	EXPECT_EQ(Answers.NumOffGameThread, 0);
	EXPECT_EQ(Fixture.GetGrid()->NumQueriesOnGameThread, 0);
}

TEST_F(NavAsync, AnswersEveryQueryOnceInOrder)
{
	TArray<uint32> Ids;
	for (int32 Index = 0; Index < 100; ++Index)
	{
		Ids.Add(Ask(Answers.MakeDelegate(), 10. * (Index + 1)));
	}
	TickUntil([this] { return Answers.Ids.Num() >= 100; });
	Fixture.Tick(3);
	EXPECT_EQ(Answers.Ids, Ids);
	EXPECT_DOUBLE_EQ(Answers.Paths[99]->GetLength(), 1000.);
}

TEST_F(NavAsync, WithoutDataThereIsNoQuery)
{
	Fixture.GetGrid()->Destroy();
	Fixture.GetMesh()->Destroy();
	EXPECT_EQ(Fixture.GetNavSystem().FindPathAsync(
				  FNavAgentProperties(35.f, 144.f), FPathFindingQuery(), Answers.MakeDelegate()),
		INVALID_NAVQUERYID);
}

TEST_F(NavAsync, AbortedQueriesAreNotAnswered)
{
	const uint32 Waiting = Ask(Answers.MakeDelegate());
	const uint32 Kept = Ask(Answers.MakeDelegate());
	Fixture.GetNavSystem().AbortAsyncFindPathRequest(Waiting);
	TickUntil([this] { return Answers.Ids.Num() > 0; });
	Fixture.Tick(3);
	EXPECT_EQ(Answers.Ids, TArray<uint32>({Kept}));
}

TEST_F(NavAsync, QueriesCanBeAbortedWhileTheWorkerIsAtThem)
{
	const uint32 Id = Ask(Answers.MakeDelegate());
	TickUntilHeld();
	Fixture.GetNavSystem().AbortAsyncFindPathRequest(Id);
	const uint32 Next = Ask(Answers.MakeDelegate());
	ANavTestData::bHoldWorker = false;
	TickUntil([this] { return Answers.Ids.Num() > 0; });
	EXPECT_EQ(Answers.Ids, TArray<uint32>({Next}));
}

TEST_F(NavAsync, WhoIsToldMayAskAgain)
{
	bool bSecond = false;
	Ask(FNavPathQueryDelegate::CreateLambda(
		[&](uint32, ENavigationQueryResult::Type, FNavPathSharedPtr)
		{
			Ask(FNavPathQueryDelegate::CreateLambda(
				[&bSecond](uint32, ENavigationQueryResult::Type, FNavPathSharedPtr) { bSecond = true; }));
		}));
	TickUntil([&bSecond] { return bSecond; });
}

TEST_F(NavAsync, NobodyIsToldWhoDiedMeanwhile)
{
	UNavTestListener* Listener = NewObject<UNavTestListener>();
	int32 NumTold = 0;
	FNavPathQueryDelegate Delegate = FNavPathQueryDelegate::CreateWeakLambda(
		Listener, [&NumTold](uint32, ENavigationQueryResult::Type, FNavPathSharedPtr) { ++NumTold; });
	Ask(Delegate);
	TickUntilHeld();
	Listener->MarkAsGarbage();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	ANavTestData::bHoldWorker = false;
	Ask(Answers.MakeDelegate());
	TickUntil([this] { return Answers.Ids.Num() > 0; });
	EXPECT_EQ(NumTold, 0);
}

TEST_F(NavAsync, DataIsNotTakenAwayUnderTheWorker)
{
	Ask(Answers.MakeDelegate());
	Ask(Answers.MakeDelegate());
	TickUntilHeld();
	// Destroying waits for the worker; the hold is let go of meanwhile.
	UE::Tasks::FTask Release = UE::Tasks::Launch(UE_SOURCE_LOCATION,
		[]
		{
			std::this_thread::sleep_for(std::chrono::milliseconds(10));
			ANavTestData::bHoldWorker = false;
		});
	Fixture.GetGrid()->Destroy();
	EXPECT_FALSE(ANavTestData::bHoldWorker);
	Release.Wait();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	TickUntil([this] { return Answers.Ids.Num() == 2; });
	EXPECT_TRUE(Answers.Results.Contains(ENavigationQueryResult::Error));
}

TEST_F(NavAsync, TearingTheWorldDownWaitsAndTellsNobody)
{
	for (int32 Index = 0; Index < 10; ++Index)
	{
		Ask(Answers.MakeDelegate());
	}
	TickUntilHeld();
	UE::Tasks::FTask Release = UE::Tasks::Launch(UE_SOURCE_LOCATION,
		[]
		{
			std::this_thread::sleep_for(std::chrono::milliseconds(10));
			ANavTestData::bHoldWorker = false;
		});
	Fixture.Destroy();
	Release.Wait();
	EXPECT_EQ(Answers.Ids.Num(), 0);
}
