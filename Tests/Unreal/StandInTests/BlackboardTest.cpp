// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/Blackboard/BlackboardKeyType_Class.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Enum.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Float.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Int.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Name.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Rotator.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_String.h"
#include "BehaviorTreeFixture.h"

class Blackboard : public BehaviorTreeTest
{
protected:
	virtual void SetUp() override
	{
		BehaviorTreeTest::SetUp();
		Tree.Key<UBlackboardKeyType_Bool>(TEXT("Bool"));
		Tree.Key<UBlackboardKeyType_Int>(TEXT("Int"));
		Tree.Key<UBlackboardKeyType_Float>(TEXT("Float"));
		Tree.Key<UBlackboardKeyType_Enum>(TEXT("Enum"));
		Tree.Key<UBlackboardKeyType_Name>(TEXT("Name"));
		Tree.Key<UBlackboardKeyType_String>(TEXT("String"));
		Tree.Key<UBlackboardKeyType_Vector>(TEXT("Vector"));
		Tree.Key<UBlackboardKeyType_Rotator>(TEXT("Rotator"));
		Tree.Key<UBlackboardKeyType_Class>(TEXT("Class"));
		Tree.Key<UBlackboardKeyType_Object>(TEXT("Thing"));
		Tree.Key<UBlackboardKeyType_Object>(TEXT("Actor")).BaseClass = AActor::StaticClass();
		UBlackboardComponent* Made = nullptr;
		ASSERT_TRUE(Controller->UseBlackboard(Tree.GetBlackboard(), Made));
		Values = Made;
	}

	void Observe(const TCHAR* Key,
		EBlackboardNotificationResult Answer = EBlackboardNotificationResult::ContinueObserving)
	{
		Values->RegisterObserver(Values->GetKeyID(Key), Controller,
			FOnBlackboardChangeNotification::CreateLambda(
				[this, Answer](const UBlackboardComponent&, FBlackboard::FKey)
				{
					++NumHeard;
					return Answer;
				}));
	}

	UBlackboardComponent* Values = nullptr;
	int32 NumHeard = 0;
};

TEST_F(Blackboard, KeepsAValueOfEachType)
{
	Values->SetValueAsBool(TEXT("Bool"), true);
	Values->SetValueAsInt(TEXT("Int"), -7);
	Values->SetValueAsFloat(TEXT("Float"), 1.5f);
	Values->SetValueAsEnum(TEXT("Enum"), 3);
	Values->SetValueAsName(TEXT("Name"), TEXT("Guard"));
	Values->SetValueAsString(TEXT("String"), TEXT("a text that is longer than any small buffer"));
	Values->SetValueAsVector(TEXT("Vector"), FVector(1., 2., 3.));
	Values->SetValueAsRotator(TEXT("Rotator"), FRotator(10., 20., 30.));
	Values->SetValueAsClass(TEXT("Class"), APawn::StaticClass());
	Values->SetValueAsObject(TEXT("Thing"), Tree.Get());
	EXPECT_TRUE(Values->GetValueAsBool(TEXT("Bool")));
	EXPECT_EQ(Values->GetValueAsInt(TEXT("Int")), -7);
	EXPECT_EQ(Values->GetValueAsFloat(TEXT("Float")), 1.5f);
	EXPECT_EQ(Values->GetValueAsEnum(TEXT("Enum")), 3);
	EXPECT_EQ(Values->GetValueAsName(TEXT("Name")), FName(TEXT("Guard")));
	EXPECT_EQ(Values->GetValueAsString(TEXT("String")).Len(), 43);
	EXPECT_EQ(Values->GetValueAsVector(TEXT("Vector")), FVector(1., 2., 3.));
	EXPECT_EQ(Values->GetValueAsRotator(TEXT("Rotator")), FRotator(10., 20., 30.));
	EXPECT_EQ(Values->GetValueAsClass(TEXT("Class")), APawn::StaticClass());
	EXPECT_EQ(Values->GetValueAsObject(TEXT("Thing")), Tree.Get());
	EXPECT_EQ(Values->GetValue<UBlackboardKeyType_Float>(Values->GetKeyID(TEXT("Float"))), 1.5f);
}

TEST_F(Blackboard, KnowsItsPawn)
{
	EXPECT_EQ(Values->GetValueAsObject(FBlackboard::KeySelf), Controller->GetPawn());
	EXPECT_EQ(Values->GetNumKeys(), 12);
}

TEST_F(Blackboard, KeysAreTyped)
{
	Values->SetValueAsFloat(TEXT("Int"), 4.f);
	EXPECT_EQ(Values->GetValueAsInt(TEXT("Int")), 0);
	EXPECT_FALSE(Values->SetValue<UBlackboardKeyType_Float>(FName(TEXT("Int")), 4.f));
	EXPECT_FALSE(Values->SetValue<UBlackboardKeyType_Float>(FName(TEXT("Unknown")), 4.f));
	EXPECT_EQ(Values->GetValueAsVector(TEXT("Unknown")), FAISystem::InvalidLocation);
	EXPECT_EQ(Values->GetKeyID(TEXT("Unknown")), FBlackboard::InvalidKey);
}

TEST_F(Blackboard, AVectorIsUnsetUntilItIsSetAndWhenItIsCleared)
{
	FVector Location;
	EXPECT_FALSE(Values->IsVectorValueSet(TEXT("Vector")));
	EXPECT_FALSE(Values->GetLocationFromEntry(TEXT("Vector"), Location));
	Values->SetValueAsVector(TEXT("Vector"), FVector::ZeroVector);
	EXPECT_TRUE(Values->IsVectorValueSet(TEXT("Vector")));
	EXPECT_TRUE(Values->GetLocationFromEntry(TEXT("Vector"), Location));
	Values->ClearValue(TEXT("Vector"));
	EXPECT_FALSE(Values->GetLocationFromEntry(TEXT("Vector"), Location));
}

TEST_F(Blackboard, AnActorHasALocationAsLongAsItIsThere)
{
	AActor* Goal = Fixture.AddGhost(FVector(300., 0., 0.), FVector(10.));
	Values->SetValueAsObject(TEXT("Actor"), Goal);
	Observe(TEXT("Actor"));
	FVector Location;
	ASSERT_TRUE(Values->GetLocationFromEntry(TEXT("Actor"), Location));
	EXPECT_EQ(Location, FVector(300., 0., 0.));
	Goal->Destroy();
	EXPECT_EQ(Values->GetValueAsObject(TEXT("Actor")), nullptr);
	EXPECT_FALSE(Values->GetLocationFromEntry(TEXT("Actor"), Location));
	Fixture.Owner.CollectGarbage();
	EXPECT_EQ(Values->GetValueAsObject(TEXT("Actor")), nullptr);
	// Nobody is told of it.
	EXPECT_EQ(NumHeard, 0);
}

TEST_F(Blackboard, TellsOfChangesOnly)
{
	Observe(TEXT("Int"));
	Values->SetValueAsInt(TEXT("Int"), 1);
	Values->SetValueAsInt(TEXT("Int"), 1);
	Values->SetValueAsFloat(TEXT("Float"), 1.f);
	EXPECT_EQ(NumHeard, 1);
	Values->ClearValue(TEXT("Int"));
	Values->ClearValue(TEXT("Int"));
	EXPECT_EQ(NumHeard, 2);
}

TEST_F(Blackboard, ForgetsWhoHasHeardEnough)
{
	Observe(TEXT("Int"), EBlackboardNotificationResult::RemoveObserver);
	Values->SetValueAsInt(TEXT("Int"), 1);
	Values->SetValueAsInt(TEXT("Int"), 2);
	EXPECT_EQ(NumHeard, 1);
	Observe(TEXT("Int"));
	Observe(TEXT("Float"));
	Values->UnregisterObserversFrom(Controller);
	Values->SetValueAsInt(TEXT("Int"), 3);
	EXPECT_EQ(NumHeard, 1);
	EXPECT_EQ(Values->GetNumObservers(), 0);
}

TEST_F(Blackboard, APauseGathersChanges)
{
	Observe(TEXT("Int"));
	Values->PauseObserverNotifications();
	Values->SetValueAsInt(TEXT("Int"), 1);
	Values->SetValueAsInt(TEXT("Int"), 2);
	EXPECT_EQ(NumHeard, 0);
	Values->ResumeObserverNotifications(true);
	EXPECT_EQ(NumHeard, 1);
}

TEST_F(Blackboard, AChildAssetHasTheKeysOfItsParent)
{
	const TStrongObjectPtr<UBlackboardData> Child(NewObject<UBlackboardData>());
	Child->Parent = Tree.GetBlackboard();
	Child->UpdatePersistentKey<UBlackboardKeyType_Int>(TEXT("More"));
	EXPECT_EQ(Child->GetKeyID(TEXT("Int")), Tree.GetBlackboard()->GetKeyID(TEXT("Int")));
	EXPECT_GT(int32(Child->GetKeyID(TEXT("More"))), int32(Child->GetKeyID(TEXT("Actor"))));
	EXPECT_EQ(Child->UpdatePersistentKey<UBlackboardKeyType_Float>(TEXT("Int")), nullptr);
}

TEST_F(Blackboard, ASelectorTakesTheFirstKeyThatFits)
{
	FBlackboardKeySelector Selector;
	Selector.AddFloatFilter(Tree.Get(), TEXT("Selector"));
	Selector.ResolveSelectedKey(*Tree.GetBlackboard());
	EXPECT_EQ(Selector.SelectedKeyName, FName(TEXT("Float")));
	EXPECT_TRUE(Selector.IsSet());
	EXPECT_EQ(Selector.SelectedKeyType, UBlackboardKeyType_Float::StaticClass());
}

TEST_F(Blackboard, ASelectorMindsTheClassOfObjects)
{
	FBlackboardKeySelector Selector;
	Selector.AllowNoneAsValue(false);
	Selector.AddObjectFilter(Tree.Get(), TEXT("Selector"), APawn::StaticClass());
	Selector.ResolveSelectedKey(*Tree.GetBlackboard());
	EXPECT_FALSE(Selector.IsSet());
	Selector.AddObjectFilter(Tree.Get(), TEXT("Selector"), AActor::StaticClass());
	Selector.ResolveSelectedKey(*Tree.GetBlackboard());
	EXPECT_EQ(Selector.SelectedKeyName, FBlackboard::KeySelf);
}

TEST_F(Blackboard, ASelectorMayStayEmpty)
{
	FBlackboardKeySelector Selector;
	Selector.AddFloatFilter(Tree.Get(), TEXT("Selector"));
	Selector.AllowNoneAsValue(true);
	Selector.ResolveSelectedKey(*Tree.GetBlackboard());
	EXPECT_TRUE(Selector.IsNone());
	Selector.SelectedKeyName = TEXT("Float");
	EXPECT_TRUE(Selector.NeedsResolve());
	Selector.ResolveSelectedKey(*Tree.GetBlackboard());
	EXPECT_EQ(Selector.GetSelectedKeyID(), Values->GetKeyID(TEXT("Float")));
}
