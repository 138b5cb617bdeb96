// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"

#include <gtest/gtest.h>

namespace StandInTests
{
static_assert(std::is_same_v<decltype(TArray<int32>().Num()), int32>);
static_assert(!std::is_convertible_v<TArray<int32>, TArray<int64>>, "elements are not converted by the way");
static_assert(std::is_convertible_v<TArray<int32>&, TArrayView<int32>>);
static_assert(std::is_convertible_v<const TArray<int32>&, TConstArrayView<int32>>);
static_assert(
	!std::is_convertible_v<const TArray<int32>&, TArrayView<int32>>, "a view does not take const away");
static_assert(!std::is_convertible_v<TArray<int32>&, TArrayView<int64>>);

namespace
{
/** Counts the objects that live. */
struct FCounted
{
	static inline int32 Alive = 0;

	int32 Value = 0;

	explicit FCounted(int32 InValue) : Value(InValue) { ++Alive; }
	FCounted(const FCounted& Other) : Value(Other.Value) { ++Alive; }
	FCounted& operator=(const FCounted&) = default;
	~FCounted() { --Alive; }
	bool operator==(const FCounted& Other) const { return Value == Other.Value; }
	friend uint32 GetTypeHash(const FCounted& Counted) { return uint32(Counted.Value % 3); }
};

TArray<int32> UpTo(int32 Count)
{
	TArray<int32> Result;
	for (int32 Value = 0; Value < Count; ++Value)
	{
		Result.Add(Value);
	}
	return Result;
}

template <typename ArrayType>
FString Written(const ArrayType& Array)
{
	FString Result;
	for (const int32 Value : Array)
	{
		Result.Appendf(TEXT("%d "), Value);
	}
	return Result;
}
} // namespace

TEST(CoreArray, AddsInsertsAndFinds)
{
	TArray<int32> Array = {3, 1};
	EXPECT_EQ(Array.Add(4), 2);
	EXPECT_EQ(Array.AddUnique(1), 1);
	EXPECT_EQ(Array.Insert(9, 0), 0);
	Array.Append({5, 5});
	EXPECT_EQ(Written(Array), TEXT("9 3 1 4 5 5 "));
	EXPECT_EQ(Array.Find(5), 4);
	EXPECT_EQ(Array.FindLast(5), 5);
	EXPECT_EQ(Array.Find(7), INDEX_NONE);
	EXPECT_EQ(*Array.FindByPredicate([](int32 Value) { return Value < 3; }), 1);
	EXPECT_EQ(Array.FindByKey(8), nullptr);
	EXPECT_EQ(Array.Last(), 5);
	EXPECT_EQ(Array.Last(5), 9);
}

TEST(CoreArray, RemovesInOrderOrBySwapping)
{
	TArray<int32> Array = UpTo(6);
	Array.RemoveAt(1);
	EXPECT_EQ(Written(Array), TEXT("0 2 3 4 5 "));
	Array.RemoveAtSwap(0);
	EXPECT_EQ(Written(Array), TEXT("5 2 3 4 "));
	Array.RemoveAtSwap(1, 3);
	EXPECT_EQ(Written(Array), TEXT("5 "));
	Array = UpTo(7);
	EXPECT_EQ(Array.RemoveAll([](int32 Value) { return Value % 3 == 0; }), 3);
	EXPECT_EQ(Written(Array), TEXT("1 2 4 5 "));
	EXPECT_EQ(Array.RemoveAllSwap([](int32 Value) { return Value < 3; }), 2);
	EXPECT_EQ(Written(Array), TEXT("5 4 "));
	EXPECT_EQ(Array.Remove(5), 1);
	EXPECT_EQ(Array.RemoveSwap(5), 0);
	EXPECT_EQ(Array.Pop(), 4);
	EXPECT_TRUE(Array.IsEmpty());
}

TEST(CoreArray, ResetKeepsTheMemoryAndEmptyGivesItBack)
{
	TArray<int32> Array = UpTo(100);
	Array.Reset();
	EXPECT_EQ(Array.Num(), 0);
	EXPECT_GE(Array.Max(), 100);
	Array.Empty();
	EXPECT_EQ(Array.Max(), 0);
	EXPECT_EQ(Array.GetAllocatedSize(), 0u);
	Array.Reserve(10);
	const int32* const Data = Array.GetData();
	for (int32 Value = 0; Value < 10; ++Value)
	{
		Array.Add(Value);
	}
	EXPECT_EQ(Array.GetData(), Data) << "what was reserved is used";
}

TEST(CoreArray, ShrinksOnlyWhenItMay)
{
	TArray<int32> Array = UpTo(1000);
	const int32 Max = Array.Max();
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 4
	Array.RemoveAt(10, 990, EAllowShrinking::No);
#else
	Array.RemoveAt(10, 990, false);
#endif
	EXPECT_EQ(Array.Max(), Max);
	Array.RemoveAt(9);
	EXPECT_LT(Array.Max(), Max);
	Array.Shrink();
	EXPECT_EQ(Array.Max(), 9);
}

TEST(CoreArray, SetNumConstructsAndDestroys)
{
	TArray<FString> Array;
	Array.SetNum(3);
	EXPECT_TRUE(Array[2].IsEmpty());
	Array[0] = TEXT("kept");
	Array.SetNum(1);
	EXPECT_EQ(Array[0], TEXT("kept"));
	TArray<int32> Numbers;
	Numbers.SetNumZeroed(4);
	EXPECT_EQ(Written(Numbers), TEXT("0 0 0 0 "));
	Numbers.Init(7, 2);
	EXPECT_EQ(Written(Numbers), TEXT("7 7 "));
}

TEST(CoreArray, DestroysWhatItHeldOnce)
{
	ASSERT_EQ(FCounted::Alive, 0);
	{
		TArray<FCounted> Array;
		for (int32 Value = 0; Value < 50; ++Value)
		{
			Array.Emplace(Value);
		}
		EXPECT_EQ(FCounted::Alive, 50);
		TArray<FCounted> Copy = Array;
		EXPECT_EQ(FCounted::Alive, 100);
		TArray<FCounted> Moved = MoveTemp(Copy);
		EXPECT_EQ(FCounted::Alive, 100);
		EXPECT_EQ(Copy.Num(), 0);
		Moved.RemoveAll([](const FCounted& Counted) { return Counted.Value % 2 == 0; });
		EXPECT_EQ(FCounted::Alive, 75);
		Moved.Insert(FCounted(3), 0);
		EXPECT_TRUE(Moved[1] == FCounted(1));
		Array = Moved;
		EXPECT_EQ(FCounted::Alive, 52);
	}
	EXPECT_EQ(FCounted::Alive, 0);
}

TEST(CoreArray, SortsByPredicateAndPointersByWhatTheyPointTo)
{
	TArray<int32> Array = {3, 1, 2};
	Array.Sort();
	EXPECT_EQ(Written(Array), TEXT("1 2 3 "));
	Array.Sort([](int32 A, int32 B) { return A > B; });
	EXPECT_EQ(Written(Array), TEXT("3 2 1 "));
	TArray<const int32*> Pointers = {&Array[0], &Array[1], &Array[2]};
	Pointers.Sort([](const int32& A, const int32& B) { return A < B; });
	EXPECT_EQ(*Pointers[0], 1);
	TArray<FIntPoint> Points = {{2, 0}, {1, 1}, {2, 2}, {1, 3}};
	Points.StableSort([](const FIntPoint& A, const FIntPoint& B) { return A.X < B.X; });
	EXPECT_EQ(Points[1].Y, 3);
	EXPECT_EQ(Points[2].Y, 0);
}

TEST(CoreArray, AHeapGivesTheLeastFirst)
{
	TArray<int32> Heap = {5, 2, 8};
	Heap.Heapify();
	Heap.HeapPush(1);
	EXPECT_EQ(Heap.HeapTop(), 1);
	FString Order;
	while (!Heap.IsEmpty())
	{
		int32 Value = 0;
		Heap.HeapPop(Value);
		Order.AppendInt(Value);
	}
	EXPECT_EQ(Order, TEXT("1258"));
}

TEST(CoreArray, AnInlineAllocatorTakesFromTheHeapOnlyWhenItIsFull)
{
	TArray<FString, TInlineAllocator<2>> Array;
	Array.Add(TEXT("one"));
	Array.Add(TEXT("two"));
	EXPECT_EQ(Array.GetAllocatedSize(), 0u);
	TArray<FString, TInlineAllocator<2>> Small = MoveTemp(Array);
	EXPECT_EQ(Small[1], TEXT("two"));
	Small.Add(TEXT("three"));
	EXPECT_GT(Small.GetAllocatedSize(), 0u);
	TArray<FString> Plain(Small);
	EXPECT_EQ(FString::Join(Plain, TEXT(",")), TEXT("one,two,three"));
	Small.RemoveAt(0, 2);
	Small.Shrink();
	EXPECT_EQ(Small.GetAllocatedSize(), 0u);
	EXPECT_EQ(Small[0], TEXT("three"));
}

TEST(CoreArray, MayRemoveWhileIteratingByIndex)
{
	TArray<int32> Array = UpTo(5);
	for (auto It = Array.CreateIterator(); It; ++It)
	{
		if (*It % 2 == 1)
		{
			It.RemoveCurrent();
		}
	}
	EXPECT_EQ(Written(Array), TEXT("0 2 4 "));
}

TEST(CoreArray, ViewsReadAndWriteThrough)
{
	TArray<int32> Array = UpTo(4);
	const TArrayView<int32> View = MakeArrayView(Array);
	View[1] = 10;
	const TConstArrayView<int32> Part = TConstArrayView<int32>(Array).Slice(1, 2);
	EXPECT_EQ(Written(Part), TEXT("10 2 "));
	EXPECT_TRUE(Part.Contains(2));
	EXPECT_FALSE(Part.Contains(3));
	EXPECT_EQ(TArray<int32>(Part).Num(), 2);
}

TEST(CoreSet, HoldsEachElementOnce)
{
	TSet<int32> Set = {1, 2, 2};
	bool bAlready = false;
	Set.Add(2, &bAlready);
	EXPECT_TRUE(bAlready);
	EXPECT_EQ(Set.Num(), 2);
	EXPECT_EQ(Set.Remove(1), 1);
	EXPECT_EQ(Set.Remove(1), 0);
	EXPECT_FALSE(Set.Contains(1));
	const TSet<int32> Other = {2, 3};
	EXPECT_EQ(Set.Union(Other).Num(), 2);
	EXPECT_EQ(Set.Intersect(Other).Array()[0], 2);
	EXPECT_EQ(Other.Difference(Set).Array()[0], 3);
	EXPECT_TRUE(Other.Includes(Set));
}

TEST(CoreMap, FindsAddsAndReplaces)
{
	TMap<FString, int32> Map;
	Map.Add(TEXT("Wall"), 1);
	Map.FindOrAdd(TEXT("Door")) += 5;
	Map.Add(TEXT("wall"), 3);
	EXPECT_EQ(Map.Num(), 2) << "strings compare without regard to case";
	EXPECT_EQ(Map[TEXT("WALL")], 3);
	EXPECT_EQ(*Map.Find(TEXT("Door")), 5);
	EXPECT_EQ(Map.Find(TEXT("Roof")), nullptr);
	EXPECT_EQ(Map.FindRef(TEXT("Roof")), 0);
	int32 Removed = 0;
	EXPECT_TRUE(Map.RemoveAndCopyValue(TEXT("Door"), Removed));
	EXPECT_EQ(Removed, 5);
	EXPECT_FALSE(Map.Contains(TEXT("Door")));
}

TEST(CoreMap, KeepsOrderAndFillsHolesLastFirst)
{
	TMap<int32, int32> Map;
	for (int32 Key = 0; Key < 4; ++Key)
	{
		Map.Add(Key, Key * 10);
	}
	Map.Remove(1);
	Map.Remove(2);
	Map.Add(8, 80);
	TArray<int32> Keys;
	Map.GenerateKeyArray(Keys);
	EXPECT_EQ(Written(Keys), TEXT("0 8 3 "));
	Map.KeySort([](int32 A, int32 B) { return A < B; });
	TArray<int32> Values;
	Map.GenerateValueArray(Values);
	EXPECT_EQ(Written(Values), TEXT("0 30 80 "));
	EXPECT_EQ(Map[8], 80) << "found after sorting";
}

TEST(CoreMap, IteratesChangesAndRemoves)
{
	TMap<int32, int32> Map = {{1, 1}, {2, 2}, {3, 3}};
	for (auto& [Key, Value] : Map)
	{
		Value += Key;
	}
	for (TPair<int32, int32>& Pair : Map)
	{
		Pair.Value *= 10;
	}
	for (auto It = Map.CreateIterator(); It; ++It)
	{
		if (It.Value() == 40)
		{
			It.RemoveCurrent();
		}
	}
	EXPECT_EQ(Map.Num(), 2);
	EXPECT_EQ(Map[3], 60);
}

TEST(CoreMap, SurvivesManyChangesAndDestroysWhatItHeld)
{
	ASSERT_EQ(FCounted::Alive, 0);
	{
		TMap<FCounted, TUniquePtr<FCounted>> Map;
		FRandomStream Random(7);
		TArray<bool> Expected;
		Expected.SetNumZeroed(100);
		for (int32 Step = 0; Step < 5000; ++Step)
		{
			const int32 Key = Random.RandHelper(100);
			if (Random.RandHelper(2) == 0)
			{
				Map.Add(FCounted(Key), MakeUnique<FCounted>(Key));
			}
			else
			{
				EXPECT_EQ(Map.Remove(FCounted(Key)), Expected[Key] ? 1 : 0);
				Expected[Key] = false;
				continue;
			}
			Expected[Key] = true;
		}
		int32 Count = 0;
		for (int32 Key = 0; Key < 100; ++Key)
		{
			const TUniquePtr<FCounted>* const Found = Map.Find(FCounted(Key));
			ASSERT_EQ(Found != nullptr, Expected[Key]);
			Count += Expected[Key] ? 1 : 0;
		}
		EXPECT_EQ(Map.Num(), Count);
		EXPECT_EQ(FCounted::Alive, 2 * Count);
		TMap<FCounted, TUniquePtr<FCounted>> Moved = MoveTemp(Map);
		EXPECT_EQ(Moved.Num(), Count);
		EXPECT_EQ(Map.Num(), 0);
	}
	EXPECT_EQ(FCounted::Alive, 0);
}

TEST(CoreOptional, HoldsAValueOrNone)
{
	TOptional<FString> Optional;
	EXPECT_FALSE(Optional.IsSet());
	EXPECT_EQ(Optional.Get(TEXT("none")), TEXT("none"));
	Optional = FString(TEXT("some"));
	EXPECT_EQ(Optional->Len(), 4);
	TOptional<FString> Copy = Optional;
	Optional.Reset();
	EXPECT_EQ(*Copy, TEXT("some"));
	Copy = NullOpt;
	EXPECT_TRUE(Copy == Optional);
}

#if DO_CHECK
TEST(CoreArrayDeathTest, ChecksEveryIndex)
{
	TArray<int32> Array = UpTo(2);
	EXPECT_DEATH(Array[2] = 1, "index out of bounds: 2 into an array of size 2");
	EXPECT_DEATH(Array[-1] = 1, "out of bounds");
	EXPECT_DEATH(Array.RemoveAt(1, 2), "Cannot remove 2 at 1");
	EXPECT_DEATH(TArray<int32>().Pop(), "out of bounds");
	EXPECT_DEATH(Array.Add(Array[0]), "check failed");
	EXPECT_DEATH((TMap<int32, int32>()[3]), "check failed");
	EXPECT_DEATH(TOptional<int32>().GetValue(), "unset TOptional");
}
#endif
} // namespace StandInTests
