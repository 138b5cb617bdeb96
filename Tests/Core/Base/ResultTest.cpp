// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace NavCore::Tests
{
namespace
{
enum class Fault
{
	None,
	Broken,
};

Result<std::string, Fault> Make(bool works)
{
	if (!works)
	{
		return Failure{Fault::Broken};
	}
	return std::string("fine");
}
} // namespace

TEST(Result, HoldsAValue)
{
	const Result<std::string, Fault> result = Make(true);
	EXPECT_TRUE(result.HasValue());
	EXPECT_TRUE(static_cast<bool>(result));
	EXPECT_EQ(result.Value(), "fine");
}

TEST(Result, HoldsAnError)
{
	const Result<std::string, Fault> result = Make(false);
	EXPECT_FALSE(result.HasValue());
	EXPECT_EQ(result.Error(), Fault::Broken);
}

TEST(Result, GivesMoveOnlyValuesAway)
{
	Result<std::unique_ptr<int>, Fault> result(std::make_unique<int>(7));
	const std::unique_ptr<int> value = std::move(result).Value();
	EXPECT_EQ(*value, 7);
}

TEST(Result, ValuesCanBeChanged)
{
	Result<std::string, Fault> result = Make(true);
	result.Value() += "!";
	EXPECT_EQ(result.Value(), "fine!");
}
} // namespace NavCore::Tests
