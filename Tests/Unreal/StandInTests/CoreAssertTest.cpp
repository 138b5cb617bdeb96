// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"

#include <gtest/gtest.h>

namespace StandInTests
{
enum class EBits : uint8
{
	None = 0,
	One = 1,
	Two = 2,
};
ENUM_CLASS_FLAGS(EBits)

namespace
{
bool IsSmall(int32 Value)
{
	return ensureMsgf(Value < 10, TEXT("%d is not small"), Value);
}

void Count(int32& Calls)
{
	verify(++Calls > 0);
	check(++Calls > 0);
	checkSlow(++Calls > 0);
}

struct FAbstract
{
	virtual ~FAbstract() = default;
	virtual int32 Must() const PURE_VIRTUAL(FAbstract::Must, return 0;);
};
} // namespace

TEST(CoreAssert, CheckVanishesFromShippingAndVerifyStays)
{
	int32 Calls = 0;
	Count(Calls);
	EXPECT_EQ(Calls, DO_CHECK ? 3 : 1);
}

TEST(CoreAssert, EnsureGivesItsConditionAndReportsOnce)
{
	{
		const StandIn::FEnsureCounter Ensures;
		EXPECT_TRUE(IsSmall(1));
		EXPECT_FALSE(IsSmall(11));
		EXPECT_FALSE(IsSmall(12));
		EXPECT_EQ(Ensures.Num(), DO_ENSURE ? 1 : 0);
		for (int32 Time = 0; Time < 3; ++Time)
		{
			EXPECT_FALSE(ensureAlways(Time > 5));
		}
		EXPECT_EQ(Ensures.Num(), DO_ENSURE ? 4 : 0);
	}
	const StandIn::FEnsureCounter Again;
	EXPECT_FALSE(IsSmall(13));
	EXPECT_EQ(Again.Num(), DO_ENSURE ? 1 : 0) << "a test does not lose a failure to the test before it";
}

TEST(CoreAssert, FlagsCombine)
{
	EBits Bits = EBits::One | EBits::Two;
	EXPECT_TRUE(EnumHasAllFlags(Bits, EBits::One | EBits::Two));
	Bits &= ~EBits::One;
	EXPECT_FALSE(EnumHasAnyFlags(Bits, EBits::One));
	EnumRemoveFlags(Bits, EBits::Two);
	EXPECT_TRUE(!Bits);
	EnumAddFlags(Bits, EBits::One);
	EXPECT_EQ(Bits, EBits::One);
}

TEST(CoreAssertDeathTest, PureVirtualFunctionsMustBeOverridden)
{
	EXPECT_DEATH(FAbstract().Must(), "FAbstract::Must");
}

#if DO_CHECK
TEST(CoreAssertDeathTest, FailuresSayWhatAndWhere)
{
	const FString Name = TEXT("wall");
	EXPECT_DEATH(checkf(Name.IsEmpty(), TEXT("%s has %d letters"), *Name, Name.Len()),
		"Name.IsEmpty\\(\\).*CoreAssertTest.*wall has 4 letters");
	EXPECT_DEATH(checkNoEntry(), "not to be reached");
	EXPECT_DEATH(unimplemented(), "Not implemented");
}
#endif
} // namespace StandInTests
