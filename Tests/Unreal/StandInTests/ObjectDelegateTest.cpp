// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Samples/ObjectSamples.h"
#include "StandIn/Failures.h"
#include "UObject/UnrealType.h"

#include <gtest/gtest.h>

namespace
{
class ObjectDelegateTest : public testing::Test
{
protected:
	void TearDown() override { CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS); }

	USampleListener* NewListener()
	{
		USampleListener* Made = NewObject<USampleListener>();
		Made->Source = Source;
		return Made;
	}

	USampleObject* Source = NewObject<USampleObject>();
	USampleListener* Listener = NewListener();
};

TEST_F(ObjectDelegateTest, ABroadcastCallsListenersByName)
{
	Source->OnReported.AddDynamic(Listener, &USampleListener::OnReported);
	Source->OnReported.Broadcast(ESampleColor::Blue, {FVector::ZeroVector, FVector::ZeroVector});
	EXPECT_EQ(Listener->Heard, (TArray<FString>{TEXT("2 points in ESampleColor::Blue")}));
	EXPECT_TRUE(Source->OnReported.IsAlreadyBound(Listener, &USampleListener::OnReported));
	Source->OnReported.RemoveDynamic(Listener, &USampleListener::OnReported);
	EXPECT_FALSE(Source->OnReported.IsBound());
	Source->OnReported.Broadcast(ESampleColor::Red, {});
	EXPECT_EQ(Listener->Heard.Num(), 1);
}

TEST_F(ObjectDelegateTest, AFunctionWithoutMarkupCannotBeBound)
{
	const StandIn::FEnsureCounter Ensures;
	Source->OnPinged.AddDynamic(Listener, &USampleListener::NoFunction);
	EXPECT_EQ(Ensures.Num(), 1);
	EXPECT_FALSE(Source->OnPinged.IsBound());
	Source->OnPinged.Broadcast();
	EXPECT_EQ(Listener->Heard.Num(), 0);
}

TEST_F(ObjectDelegateTest, BindingTwiceIsReportedUnlessItIsMeantToBeUnique)
{
	const StandIn::FEnsureCounter Ensures;
	Source->OnPinged.AddUniqueDynamic(Listener, &USampleListener::OnPinged);
	Source->OnPinged.AddUniqueDynamic(Listener, &USampleListener::OnPinged);
	EXPECT_EQ(Ensures.Num(), 0);
	Source->OnPinged.Broadcast();
	EXPECT_EQ(Listener->Heard.Num(), 1);
	Source->OnPinged.AddDynamic(Listener, &USampleListener::OnPinged);
	EXPECT_EQ(Ensures.Num(), 1);
}

TEST_F(ObjectDelegateTest, ListenersMayLeaveWhileTheyAreCalled)
{
	USampleListener* Other = NewListener();
	Listener->bLeavesWhenPinged = true;
	Source->OnPinged.AddDynamic(Listener, &USampleListener::OnPinged);
	Source->OnPinged.AddDynamic(Other, &USampleListener::OnPinged);
	Source->OnPinged.Broadcast();
	Source->OnPinged.Broadcast();
	EXPECT_EQ(Listener->Heard.Num(), 1);
	EXPECT_EQ(Other->Heard.Num(), 2);
}

TEST_F(ObjectDelegateTest, ListenersThatAreGarbageAreNotCalled)
{
	Source->OnPinged.AddDynamic(Listener, &USampleListener::OnPinged);
	Listener->MarkAsGarbage();
	EXPECT_FALSE(Source->OnPinged.IsBound());
	Source->OnPinged.Broadcast();
	EXPECT_EQ(Listener->Heard.Num(), 0);
	Source->AddToRoot();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Source->OnPinged.Broadcast();
	EXPECT_EQ(Source->OnPinged.GetAllObjects().Num(), 0);
	Source->RemoveFromRoot();
}

TEST_F(ObjectDelegateTest, OneListenerCanBeRemovedAltogether)
{
	Source->OnPinged.AddDynamic(Listener, &USampleListener::OnPinged);
	Source->OnPinged.RemoveAll(Listener);
	EXPECT_FALSE(Source->OnPinged.IsBound());
}

TEST_F(ObjectDelegateTest, ASingleDelegateIsPassedToAFunctionAndCalled)
{
	FSampleAsked Asked;
	EXPECT_FALSE(Asked.IsBound());
	EXPECT_FALSE(Asked.ExecuteIfBound(false, 1, TEXT("?")));
	Asked.BindDynamic(Listener, &USampleListener::OnAsked);
	Source->Ask(Asked);
	EXPECT_EQ(Listener->Heard, (TArray<FString>{TEXT("LOUD 1099511627776 Why?")}));
	Asked.Unbind();
	EXPECT_FALSE(Asked.IsBound());
}

TEST_F(ObjectDelegateTest, ABlueprintBindsByNameAndPropertiesKnowTheSignature)
{
	const FMulticastDelegateProperty* Property =
		FindFProperty<FMulticastDelegateProperty>(USampleObject::StaticClass(), TEXT("OnReported"));
	ASSERT_NE(Property, nullptr);
	EXPECT_EQ(Property->SignatureFunction->GetName(), TEXT("SampleReported__DelegateSignature"));
	EXPECT_TRUE(
		Property->SignatureFunction->IsSignatureCompatibleWith(Listener->FindFunction(TEXT("OnReported"))));
	EXPECT_FALSE(
		Property->SignatureFunction->IsSignatureCompatibleWith(Listener->FindFunction(TEXT("OnPinged"))));
	EXPECT_TRUE(Property->HasAnyPropertyFlags(CPF_BlueprintAssignable));
	FScriptDelegate Delegate;
	Delegate.BindUFunction(Listener, TEXT("OnReported"));
	Property->AddDelegate(Delegate, Source);
	Source->OnReported.Broadcast(ESampleColor::Red, {});
	EXPECT_EQ(Listener->Heard.Num(), 1);
}
} // namespace
