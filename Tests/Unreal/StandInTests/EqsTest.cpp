// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "EnvironmentQuery/EnvQuery.h"
#include "EnvironmentQuery/EnvQueryOption.h"
#include "NavTestWorld.h"
#include "Samples/EqsSamples.h"
#include "StandIn/EnvQueryRunner.h"
#include "StandIn/Failures.h"
#include "UObject/Package.h"

namespace
{
class Eqs : public NavWorldTest
{
protected:
	virtual void SetUp() override
	{
		NavWorldTest::SetUp();
		Owner = Fixture.World->SpawnActor<AActor>();
		USceneComponent* Root = NewObject<USceneComponent>(Owner);
		Owner->SetRootComponent(Root);
		Root->RegisterComponent();
		Query = NewObject<UEnvQuery>(GetTransientPackage());
		AddOption(5);
		UEqsSampleTest::Runs = 0;
	}

	void AddOption(int32 Count)
	{
		UEnvQueryOption& Option = *NewObject<UEnvQueryOption>(Query);
		UEqsSampleGenerator& Generator = *NewObject<UEqsSampleGenerator>(&Option);
		Generator.Count = Count;
		Option.Generator = &Generator;
		Distance = NewObject<UEqsSampleTest>(&Option);
		Distance->FloatValueMin.DefaultValue = 50.0f;
		Distance->FloatValueMax.DefaultValue = 350.0f;
		Option.Tests.Add(Distance);
		Query->GetOptionsMutable().Add(&Option);
	}

	StandIn::FEnvQueryRunner MakeRunner(int32 MaxItemsAStep = 0)
	{
		StandIn::FEnvQueryRunner Runner(*Owner, *Fixture.World, *Query);
		Runner.MaxItemsAStep = MaxItemsAStep;
		return Runner;
	}

	AActor* Owner = nullptr;
	UEnvQuery* Query = nullptr;
	UEqsSampleTest* Distance = nullptr;
};
} // namespace

TEST_F(Eqs, FiltersScoresAndNormalizes)
{
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	const FEnvQueryInstance& Done = Runner.Run();
	EXPECT_TRUE(Done.IsSuccessful());
	ASSERT_EQ(Done.Items.Num(), 5);
	const float Scores[] = {-1.0f, 0.0f, 0.5f, 1.0f, -1.0f};
	for (int32 Item = 0; Item < 5; ++Item)
	{
		EXPECT_EQ(Done.GetItemScore(Item), Scores[Item]) << Item;
		EXPECT_EQ(Done.GetItemAsLocation(Item), FVector(Item * 100.0, 0.0, 0.0));
		EXPECT_EQ(Done.GetItemAsActor(Item), nullptr);
	}
	EXPECT_EQ(UEqsSampleTest::Runs, 1);
}

TEST_F(Eqs, GoesOnWhereTheTimeOfAStepEnded)
{
	StandIn::FEnvQueryRunner Runner = MakeRunner(2);
	EXPECT_TRUE(Runner.Step());
	EXPECT_TRUE(Runner.Step());
	EXPECT_EQ(Runner.Instance().CurrentTestStartingItem, 2);
	Runner.Run();
	EXPECT_EQ(UEqsSampleTest::Runs, 3);
	EXPECT_EQ(Runner.Instance().GetItemScore(2), 0.5f);

	Distance->bIgnoresTime = true;
	UEqsSampleTest::Runs = 0;
	MakeRunner(2).Run();
	EXPECT_EQ(UEqsSampleTest::Runs, 1);
}

TEST_F(Eqs, ATestThatComesNoFurtherIsOver)
{
	Distance->bGivesUp = true;
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	EXPECT_TRUE(Runner.Run().IsSuccessful());
	EXPECT_EQ(UEqsSampleTest::Runs, 1);
	EXPECT_EQ(Runner.Instance().GetItemScore(0), 0.0f);
}

TEST_F(Eqs, TheFirstOptionWithAnItemIsTaken)
{
	Distance->FloatValueMax.DefaultValue = 60.0f;
	AddOption(3);
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	EXPECT_TRUE(Runner.Run().IsSuccessful());
	EXPECT_EQ(Runner.Instance().OptionIndex, 1);
	EXPECT_EQ(Runner.Instance().Items.Num(), 3);
	Distance->FloatValueMax.DefaultValue = 60.0f;
	StandIn::FEnvQueryRunner Failing = MakeRunner();
	EXPECT_EQ(Failing.Run().GetRawStatus(), EEnvQueryStatus::Failed);
}

TEST_F(Eqs, EndsWithItsOwner)
{
	StandIn::FEnvQueryRunner Runner = MakeRunner(1);
	Runner.Step();
	Owner->Destroy();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_FALSE(Runner.Step());
	EXPECT_EQ(Runner.Instance().GetRawStatus(), EEnvQueryStatus::OwnerLost);
}

TEST_F(Eqs, AnItemWithoutAScoreIsAMistake)
{
	Distance->bLeavesOut = true;
	const StandIn::FEnsureCounter Ensures;
	MakeRunner().Run();
	EXPECT_EQ(Ensures.Num(), DO_ENSURE ? 1 : 0);
}

TEST_F(Eqs, AValueThatIsReadWithoutAnOwnerIsAMistake)
{
	const FAIDataProviderIntValue Value;
	const StandIn::FEnsureCounter Ensures;
	EXPECT_EQ(Value.GetValue(), 0);
	EXPECT_EQ(Ensures.Num(), DO_ENSURE ? 1 : 0);
	Value.BindData(Owner, 1);
	EXPECT_EQ(Value.GetValue(), 0);
	EXPECT_EQ(Ensures.Num(), DO_ENSURE ? 1 : 0);
}

TEST_F(Eqs, ActorsThatAreGoneHaveNoPlace)
{
	uint8 Raw[sizeof(FWeakObjectPtr)];
	UEnvQueryItemType_Actor::SetValue(Raw, Owner);
	const auto* Type = GetDefault<UEnvQueryItemType_Actor>();
	EXPECT_EQ(Type->GetActor(Raw), Owner);
	EXPECT_EQ(Type->GetItemLocation(Raw), Owner->GetActorLocation());
	Owner->Destroy();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_EQ(Type->GetActor(Raw), nullptr);
	EXPECT_GT(Type->GetItemLocation(Raw).X, 1.0e30);
}
