// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Templates/PimplPtr.h"

#include <gtest/gtest.h>

#include <thread>

namespace StandInTests
{
static_assert(!std::is_convertible_v<int32*, TSharedPtr<int32>>, "owning is said aloud");
static_assert(!std::is_default_constructible_v<TSharedRef<int32>>);
static_assert(!std::is_convertible_v<TSharedPtr<int32>, TSharedRef<int32>>);
static_assert(std::is_convertible_v<TSharedRef<int32>, TSharedPtr<int32>>);
static_assert(!std::is_convertible_v<int32*, TUniquePtr<int32>>);
static_assert(!std::is_copy_constructible_v<TUniquePtr<int32>>);
static_assert(!std::is_copy_constructible_v<TUniqueFunction<void()>>);
static_assert(!std::is_convertible_v<TSharedPtr<int32>, bool>);

namespace
{
struct FBase
{
	static inline int32 Alive = 0;

	FBase() { ++Alive; }
	virtual ~FBase() { --Alive; }
	FBase(const FBase&) = delete;
	FBase& operator=(const FBase&) = delete;
};

struct FDerived : FBase, TSharedFromThis<FDerived>
{
	int32 Value = 0;

	explicit FDerived(int32 InValue) : Value(InValue) {}
	TSharedRef<FDerived> Me() { return SharedThis(this); }
};

struct FHidden;
struct FHolder
{
	TPimplPtr<FHidden> Hidden;
};
} // namespace

TEST(CorePointers, TheLastOwnerDestroys)
{
	ASSERT_EQ(FBase::Alive, 0);
	TSharedPtr<FBase> Base;
	{
		const TSharedRef<FDerived> Derived = MakeShared<FDerived>(4);
		Base = Derived;
		EXPECT_EQ(Derived.GetSharedReferenceCount(), 2);
		EXPECT_TRUE(Derived == Base);
	}
	EXPECT_EQ(FBase::Alive, 1);
	EXPECT_TRUE(Base.IsUnique());
	EXPECT_EQ(StaticCastSharedPtr<FDerived>(Base)->Value, 4);
	const TSharedPtr<FBase> Moved = MoveTemp(Base);
	EXPECT_FALSE(Base.IsValid());
	EXPECT_EQ(Moved.GetSharedReferenceCount(), 1);
	Base = Moved;
	Base = nullptr;
	EXPECT_EQ(FBase::Alive, 1);
	const_cast<TSharedPtr<FBase>&>(Moved).Reset();
	EXPECT_EQ(FBase::Alive, 0);
}

TEST(CorePointers, WeakPointersSeeTheEnd)
{
	TSharedPtr<FDerived> Owner = MakeShareable(new FDerived(1));
	const TWeakPtr<FBase> Weak = Owner;
	const TWeakPtr<FBase> Copy = Weak;
	EXPECT_TRUE(Weak.Pin() == Owner);
	Owner.Reset();
	EXPECT_FALSE(Weak.IsValid());
	EXPECT_FALSE(Copy.Pin().IsValid());
	EXPECT_EQ(FBase::Alive, 0);
}

TEST(CorePointers, AnObjectFindsItsOwners)
{
	const TSharedRef<FDerived> Owner = MakeShared<FDerived>(2);
	EXPECT_TRUE(Owner->Me() == Owner);
	EXPECT_TRUE(Owner->AsShared() == Owner);
	const TSharedPtr<FDerived> Other(new FDerived(3));
	EXPECT_TRUE(Other->DoesSharedInstanceExist());
	EXPECT_TRUE(Other->AsWeak().Pin() == Other);
	FDerived Nobodys(4);
	EXPECT_FALSE(Nobodys.DoesSharedInstanceExist());
}

TEST(CorePointers, ADeleterOfOnesOwnIsCalledOnce)
{
	int32 Deleted = 0;
	int32 Value = 0;
	{
		const TSharedPtr<int32> Owner = MakeShareable(&Value, [&Deleted](int32*) { ++Deleted; });
		const TSharedPtr<const int32> Reader = Owner;
		EXPECT_EQ(Reader.Get(), &Value);
	}
	EXPECT_EQ(Deleted, 1);
}

TEST(CorePointers, OwnersOnManyThreadsCountRight)
{
	const TSharedRef<FDerived> Owner = MakeShared<FDerived>(0);
	const TWeakPtr<FDerived> Weak = Owner;
	TArray<TUniquePtr<std::thread>> Threads;
	for (int32 Index = 0; Index < 4; ++Index)
	{
		Threads.Add(MakeUnique<std::thread>(
			[Owner, Weak]
			{
				for (int32 Step = 0; Step < 2000; ++Step)
				{
					const TSharedPtr<FDerived> Copy = Owner;
					const TSharedPtr<FDerived> Pinned = Weak.Pin();
					check(Copy == Pinned);
				}
			}));
	}
	for (const TUniquePtr<std::thread>& Thread : Threads)
	{
		Thread->join();
	}
	Threads.Empty();
	EXPECT_EQ(Owner.GetSharedReferenceCount(), 1);
}

TEST(CorePointers, UniquePointersHandOver)
{
	TUniquePtr<FDerived> First = MakeUnique<FDerived>(5);
	TUniquePtr<FBase> Second = MoveTemp(First);
	EXPECT_FALSE(First.IsValid());
	EXPECT_EQ(FBase::Alive, 1);
	FBase* const Raw = Second.Release();
	EXPECT_EQ(FBase::Alive, 1);
	Second.Reset(Raw);
	Second = nullptr;
	EXPECT_EQ(FBase::Alive, 0);
}

namespace
{
struct FHidden : FBase
{
};
} // namespace

TEST(CorePointers, APimplIsDestroyedWhereItsTypeIsUnknown)
{
	{
		FHolder Holder;
		Holder.Hidden = MakePimpl<FHidden>();
		FHolder Other = MoveTemp(Holder);
		EXPECT_FALSE(Holder.Hidden.IsValid());
		EXPECT_EQ(FBase::Alive, 1);
	}
	EXPECT_EQ(FBase::Alive, 0);
}

TEST(CoreFunction, CopiesMovesAndEmpties)
{
	int32 Calls = 0;
	TFunction<int32(int32)> Function = [&Calls, Sum = 0](int32 Value) mutable
	{
		++Calls;
		return Sum += Value;
	};
	const TFunction<int32(int32)> Copy = Function;
	EXPECT_EQ(Function(2), 2);
	EXPECT_EQ(Function(2), 4);
	EXPECT_EQ(Copy(1), 1) << "a copy has its own state";
	EXPECT_EQ(Calls, 3);
	TFunction<int32(int32)> Moved = MoveTemp(Function);
	EXPECT_FALSE(Function.IsSet());
	Moved = nullptr;
	EXPECT_FALSE(Moved);
	int32 (*const Null)(int32) = nullptr;
	EXPECT_FALSE(TFunction<int32(int32)>(Null).IsSet());
}

TEST(CoreFunction, UniqueOnesTakeWhatCannotBeCopied)
{
	TUniqueFunction<int32()> Function = [Owned = MakeUnique<int32>(7)]
	{
		return *Owned;
	};
	const TUniqueFunction<int32()> Moved = MoveTemp(Function);
	EXPECT_EQ(Moved(), 7);
}

TEST(CoreFunction, ReferencesCallThrough)
{
	int32 Sum = 0;
	const auto Add = [&Sum](int32 Value)
	{
		Sum += Value;
	};
	const auto ForEach = [](TFunctionRef<void(int32)> Visit)
	{
		Visit(1);
		Visit(2);
	};
	ForEach(Add);
	ForEach(TFunction<void(int32)>(Add));
	EXPECT_EQ(Sum, 6);
}

#if DO_CHECK
TEST(CorePointersDeathTest, EmptyOnesAreNotFollowed)
{
	EXPECT_DEATH(*TSharedPtr<int32>() = 1, "check failed");
	EXPECT_DEATH(TSharedPtr<int32>().ToSharedRef(), "check failed");
	EXPECT_DEATH(TFunction<void()>()(), "unbound TFunction");
	FDerived Nobodys(1);
	EXPECT_DEATH(Nobodys.AsShared(), "check failed");
}
#endif
} // namespace StandInTests
