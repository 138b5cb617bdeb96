// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Samples/ObjectSamples.h"
#include "UObject/UObjectGlobals.h"

#include <gtest/gtest.h>

namespace StandInTests
{
DECLARE_DELEGATE_RetVal_OneParam(int32, FAsk, int32);
DECLARE_DELEGATE_OneParam(FTell, const FString&);
DECLARE_MULTICAST_DELEGATE_OneParam(FTellAll, int32);

namespace
{
struct FListener : TSharedFromThis<FListener>
{
	int32 Sum = 0;

	void Hear(int32 Value) { Sum += Value; }
	void HearTimes(int32 Value, int32 Times) { Sum += Value * Times; }
	void HearOnly(int32) const {}
	int32 Answer(int32 Value) const { return Value + Sum; }
};

int32 Twice(int32 Value)
{
	return 2 * Value;
}
} // namespace

TEST(CoreDelegate, CallsWhatItIsBoundTo)
{
	FAsk Ask;
	EXPECT_FALSE(Ask.IsBound());
	Ask.BindStatic(&Twice);
	EXPECT_EQ(Ask.Execute(4), 8);
	Ask.BindLambda([](int32 Value) { return Value + 1; });
	EXPECT_EQ(Ask.Execute(4), 5);
	FListener Listener;
	Listener.Sum = 10;
	Ask.BindRaw(&Listener, &FListener::Answer);
	EXPECT_EQ(Ask.Execute(4), 14);
	EXPECT_TRUE(Ask.IsBoundToObject(&Listener));
	const FAsk Copy = Ask;
	Ask.Unbind();
	EXPECT_FALSE(Ask.IsBound());
	EXPECT_EQ(Copy.Execute(1), 11);
}

TEST(CoreDelegate, HandsOverWhatWasGivenWhenBinding)
{
	FListener Listener;
	const auto Tell = TDelegate<void(int32)>::CreateRaw(&Listener, &FListener::HearTimes, 3);
	EXPECT_TRUE(Tell.ExecuteIfBound(5));
	EXPECT_EQ(Listener.Sum, 15);
	FString Heard;
	const FTell Lambda = FTell::CreateLambda(
		[&Heard](const FString& Text, const FString& Extra) { Heard = Text + Extra; }, FString(TEXT("!")));
	Lambda.ExecuteIfBound(TEXT("hello"));
	EXPECT_EQ(Heard, TEXT("hello!"));
	EXPECT_FALSE(FTell().ExecuteIfBound(TEXT("nobody")));
}

TEST(CoreDelegate, LetsGoOfASharedOwner)
{
	TSharedPtr<FListener> Owner = MakeShared<FListener>();
	FTellAll All;
	All.AddSP(Owner.ToSharedRef(), &FListener::Hear);
	All.AddSP(Owner.Get(), &FListener::HearTimes, 10);
	const auto Single = TDelegate<void(int32)>::CreateSPLambda(Owner.Get(), [](int32) {});
	All.Broadcast(2);
	EXPECT_EQ(Owner->Sum, 22);
	EXPECT_TRUE(Single.IsBound());
	Owner.Reset();
	EXPECT_FALSE(Single.IsBound());
	EXPECT_FALSE(All.IsBound());
	All.Broadcast(2);
}

TEST(CoreMulticast, CallsAllLastAddedFirst)
{
	FTellAll All;
	FString Order;
	All.AddLambda([&Order](int32) { Order += TEXT("a"); });
	const FDelegateHandle Second = All.AddLambda([&Order](int32) { Order += TEXT("b"); });
	All.AddLambda([&Order](int32) { Order += TEXT("c"); });
	All.Broadcast(0);
	EXPECT_EQ(Order, TEXT("cba"));
	EXPECT_TRUE(Second.IsValid());
	EXPECT_TRUE(All.Remove(Second));
	EXPECT_FALSE(All.Remove(Second));
	EXPECT_FALSE(All.Remove(FDelegateHandle()));
	All.Broadcast(0);
	EXPECT_EQ(Order, TEXT("cbaca"));
	All.Clear();
	EXPECT_FALSE(All.IsBound());
}

TEST(CoreMulticast, RemoveAllFindsTheOwner)
{
	FListener One;
	FListener Two;
	FTellAll All;
	All.AddRaw(&One, &FListener::Hear);
	All.AddRaw(&Two, &FListener::Hear);
	All.AddRaw(&One, &FListener::HearOnly);
	EXPECT_TRUE(All.IsBoundToObject(&One));
	EXPECT_EQ(All.RemoveAll(&One), 2);
	EXPECT_FALSE(All.IsBoundToObject(&One));
	All.Broadcast(3);
	EXPECT_EQ(One.Sum, 0);
	EXPECT_EQ(Two.Sum, 3);
}

TEST(CoreMulticast, MayBeChangedWhileItBroadcasts)
{
	FTellAll All;
	int32 Early = 0;
	int32 Late = 0;
	FListener Listener;
	All.AddLambda([&Early](int32) { ++Early; });
	All.AddRaw(&Listener, &FListener::Hear);
	FDelegateHandle Own;
	Own = All.AddLambda(
		[&All, &Own, &Late, &Listener](int32)
		{
			All.RemoveAll(&Listener);
			for (int32 Count = 0; Count < 20; ++Count)
			{
				All.AddLambda([&Late](int32) { ++Late; });
			}
			All.Remove(Own);
		});
	All.Broadcast(1);
	EXPECT_EQ(Listener.Sum, 0) << "unbound before its turn";
	EXPECT_EQ(Early, 1);
	EXPECT_EQ(Late, 0) << "bound too late for this time";
	All.Broadcast(1);
	EXPECT_EQ(Late, 20);
	EXPECT_EQ(Early, 2);
}

TEST(CoreMulticast, BroadcastsMayNest)
{
	FTellAll All;
	int32 Calls = 0;
	All.AddLambda(
		[&All, &Calls](int32 Depth)
		{
			++Calls;
			if (Depth > 0)
			{
				All.Broadcast(Depth - 1);
			}
		});
	All.Broadcast(3);
	EXPECT_EQ(Calls, 4);
	All.Clear();
}

TEST(CoreMulticast, AddsACopyOfADelegate)
{
	int32 Calls = 0;
	const auto Delegate = FTellAll::FDelegate::CreateLambda([&Calls](int32) { ++Calls; });
	FTellAll All;
	EXPECT_TRUE(All.Add(Delegate) == Delegate.GetHandle());
	EXPECT_FALSE(All.Add(FTellAll::FDelegate()).IsValid());
	const FTellAll Copy = All;
	All.Broadcast(0);
	Copy.Broadcast(0);
	EXPECT_EQ(Calls, 2);
}

TEST(CoreDelegate, LetsGoOfACollectedObject)
{
	USampleObject* const Object = NewObject<USampleObject>();
	int32 Heard = 0;
	FTellAll All;
	All.AddWeakLambda(Object, [&Heard](int32 Value) { Heard += Value; });
	FSimpleDelegate Weak;
	Weak.BindWeakLambda(Object, [&Heard] { ++Heard; });
	FSimpleDelegate Method;
	Method.BindUObject(Object, &USampleObject::MarkAsGarbage);
	EXPECT_TRUE(All.IsBoundToObject(Object));
	All.Broadcast(5);
	EXPECT_TRUE(Weak.ExecuteIfBound());
	EXPECT_EQ(Heard, 6);
	EXPECT_TRUE(Method.ExecuteIfBound());
	EXPECT_FALSE(Method.IsBound()) << "garbage does not hear, even before it is collected";
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	All.Broadcast(5);
	EXPECT_FALSE(Weak.ExecuteIfBound());
	EXPECT_EQ(Heard, 6);
}

#if DO_CHECK
TEST(CoreDelegateDeathTest, ExecuteNeedsABinding)
{
	EXPECT_DEATH(FAsk().Execute(1), "not bound");
}
#endif
} // namespace StandInTests
