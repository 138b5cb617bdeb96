// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/FindGridPathAsync.h"

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "GridPathFixture.h"
#include "GridPathTestObjects.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

namespace
{
class FindGridPathAsyncTest : public ::testing::Test
{
protected:
	FindGridPathAsyncTest()
	{
		UGameInstance* Instance = NewObject<UGameInstance>(GEngine);
		FWorldContext* Context = GEngine->GetWorldContextFromWorld(&World.GetWorld());
		Context->OwningGameInstance = Instance;
		Instance->StandInSetWorldContext(Context);
		World.GetWorld().SetGameInstance(Instance);
		Owner = World.GetWorld().SpawnActor<AActor>();
		Listener = NewObject<UGridPathTestListener>(Owner);
		Listener->AddToRoot();
	}
	~FindGridPathAsyncTest() override { Listener->RemoveFromRoot(); }

	/** As the node does it: make the action, bind the pins, activate. */
	UFindGridPathAsync* Start(const FGridPathRequest& Request)
	{
		UFindGridPathAsync* Action = UFindGridPathAsync::FindGridPathAsync(Owner, Request);
		Action->Found.AddDynamic(Listener, &UGridPathTestListener::OnFound);
		Action->Partial.AddDynamic(Listener, &UGridPathTestListener::OnPartial);
		Action->Failed.AddDynamic(Listener, &UGridPathTestListener::OnFailed);
		Action->Cancelled.AddDynamic(Listener, &UGridPathTestListener::OnCancelled);
		Action->Activate();
		return Action;
	}

	FGridNavTestWorld World;
	AActor* Owner = nullptr;
	UGridPathTestListener* Listener = nullptr;
};
} // namespace

TEST_F(FindGridPathAsyncTest, FoundIsExecutedOnceAndTheActionGoesAway)
{
	World.AddGrid(FVector::ZeroVector, 32);
	TWeakObjectPtr<UFindGridPathAsync> Action = Start(MakeRequest());
	EXPECT_TRUE(Action->IsActive());
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	ASSERT_TRUE(Action.IsValid()) << "kept alive until it ends";
	World.Tick(8);
	EXPECT_TRUE(Listener->Pins == TEXT("F"));
	EXPECT_EQ(Listener->Reason, EGridPathOutcome::Found);
	ASSERT_EQ(Listener->Ended.Num(), 1);
	EXPECT_EQ(Listener->Ended[0].Points.Last(), MakeRequest().Goal);
	World.Tick(8);
	EXPECT_TRUE(Listener->Pins == TEXT("F"));
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_FALSE(Action.IsValid());
}

TEST_F(FindGridPathAsyncTest, PartialHasItsOwnPin)
{
	World.AddGrid(FVector::ZeroVector, 32).BlockBox(WallTo(1600.0));
	Start(MakeRequest());
	World.Tick(16);
	EXPECT_TRUE(Listener->Pins == TEXT("P"));
}

TEST_F(FindGridPathAsyncTest, FailuresComeWithTheirReason)
{
	Start(MakeRequest());
	EXPECT_TRUE(Listener->Pins == TEXT("X"));
	EXPECT_EQ(Listener->Reason, EGridPathOutcome::NoGrid);
	World.AddGrid(FVector::ZeroVector, 32).BlockBox(WallTo(1600.0));
	FGridPathRequest Request = MakeRequest();
	Request.bAllowPartial = false;
	Start(Request);
	World.Tick(16);
	EXPECT_TRUE(Listener->Pins == TEXT("XX"));
	EXPECT_EQ(Listener->Reason, EGridPathOutcome::NoPath);
}

TEST_F(FindGridPathAsyncTest, CancelExecutesItsPinOnce)
{
	World.AddGrid(FVector::ZeroVector, 32);
	UFindGridPathAsync* Action = Start(MakeRequest());
	Action->Cancel();
	EXPECT_TRUE(Listener->Pins == TEXT("C"));
	Action->Cancel();
	World.Tick(8);
	EXPECT_TRUE(Listener->Pins == TEXT("C"));
	EXPECT_EQ(World.GetPaths().GetStats().Cancelled, 1);
}

TEST_F(FindGridPathAsyncTest, CancelAfterTheEndDoesNothing)
{
	World.AddGrid(FVector::ZeroVector, 32);
	UFindGridPathAsync* Action = Start(MakeRequest());
	World.Tick(8);
	Action->Cancel();
	EXPECT_TRUE(Listener->Pins == TEXT("F"));
}

TEST_F(FindGridPathAsyncTest, NothingIsExecutedAfterTheOwnerDied)
{
	World.AddGrid(FVector::ZeroVector, 32);
	TWeakObjectPtr<UFindGridPathAsync> Action = Start(MakeRequest());
	Owner->Destroy();
	World.Tick(8);
	EXPECT_TRUE(Listener->Pins.IsEmpty());
	EXPECT_EQ(World.GetPaths().GetStats().OpenRequests, 0);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_FALSE(Action.IsValid());
}

TEST_F(FindGridPathAsyncTest, CancelAfterTheOwnerDiedIsSilent)
{
	World.AddGrid(FVector::ZeroVector, 32);
	UFindGridPathAsync* Action = Start(MakeRequest());
	Owner->Destroy();
	Action->Cancel();
	World.Tick(8);
	EXPECT_TRUE(Listener->Pins.IsEmpty());
}

TEST_F(FindGridPathAsyncTest, TheGridGoingAwayCancels)
{
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Start(MakeRequest());
	Grid.GetOwner()->Destroy();
	EXPECT_TRUE(Listener->Pins == TEXT("C"));
	EXPECT_EQ(Listener->Reason, EGridPathOutcome::OwnerGone);
}

TEST_F(FindGridPathAsyncTest, TheWorldGoingAwayExecutesNothing)
{
	UGridPathTestListener* Witness = NewObject<UGridPathTestListener>();
	Witness->AddToRoot();
	TWeakObjectPtr<UFindGridPathAsync> Action;
	{
		FGridNavTestWorld Other;
		Other.AddGrid(FVector::ZeroVector, 32);
		Action = UFindGridPathAsync::FindGridPathAsync(&Other.GetWorld(), MakeRequest());
		Action->Found.AddDynamic(Witness, &UGridPathTestListener::OnFound);
		Action->Cancelled.AddDynamic(Witness, &UGridPathTestListener::OnCancelled);
		Action->Activate();
	}
	EXPECT_TRUE(Witness->Pins.IsEmpty());
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_FALSE(Action.IsValid());
	Witness->RemoveFromRoot();
}

TEST_F(FindGridPathAsyncTest, PinsAndNodeAreDescribed)
{
	const UClass* Class = UFindGridPathAsync::StaticClass();
	for (const TCHAR* Pin : {TEXT("Found"), TEXT("Partial"), TEXT("Failed"), TEXT("Cancelled")})
	{
		const FProperty* Property = Class->FindPropertyByName(FName(Pin));
		ASSERT_NE(Property, nullptr);
		EXPECT_FALSE(Property->GetMetaData(TEXT("ToolTip")).IsEmpty());
		EXPECT_TRUE(Property->GetMetaData(TEXT("Category")) == TEXT("AI|Grid Navigation"));
	}
	const UFunction* Factory = Class->FindFunctionByName(FName(TEXT("FindGridPathAsync")));
	ASSERT_NE(Factory, nullptr);
	EXPECT_FALSE(Factory->GetMetaData(TEXT("ToolTip")).IsEmpty());
	EXPECT_TRUE(Factory->GetMetaData(TEXT("Category")) == TEXT("AI|Grid Navigation"));
}
