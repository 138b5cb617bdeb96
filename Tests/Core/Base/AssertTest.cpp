// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Assert.h"

#include <gtest/gtest.h>

#include <string>

namespace NavCore::Tests
{
namespace
{
std::string lastReason;

void Remember(const AssertFailure& failure)
{
	lastReason = failure.reason;
}

/** Installs a handler for the length of a test. */
class AssertHandlers : public ::testing::Test
{
protected:
	void SetUp() override
	{
		lastReason.clear();
		previous_ = SetAssertHandler(&Remember);
	}
	void TearDown() override { SetAssertHandler(previous_); }

private:
	AssertHandler previous_ = nullptr;
};
} // namespace

TEST_F(AssertHandlers, AreCalledWithTheReason)
{
	ReportAssertFailure({"a == b", "they differ", "file", 1});
	EXPECT_EQ(lastReason, "they differ");
}

TEST_F(AssertHandlers, AreHandedBackByTheNextInstallation)
{
	EXPECT_EQ(SetAssertHandler(&Remember), &Remember);
	const AssertHandler remembered = SetAssertHandler(nullptr);
	EXPECT_EQ(remembered, &Remember);
	EXPECT_NE(SetAssertHandler(&Remember), nullptr) << "null restores the default handler";
}

TEST_F(AssertHandlers, HearOfBrokenInvariantsUnlessShipping)
{
	NAVCORE_ASSERT(1 + 1 == 2, "holds");
	EXPECT_EQ(lastReason, "");
	NAVCORE_ASSERT(1 + 1 == 3, "does not hold");
#if defined(NAVCORE_SHIPPING) && NAVCORE_SHIPPING
	EXPECT_EQ(lastReason, "");
#else
	EXPECT_EQ(lastReason, "does not hold");
#endif
}
} // namespace NavCore::Tests
