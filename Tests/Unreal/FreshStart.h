// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Engine/Engine.h"

#include <gtest/gtest.h>

/**
 * Collects garbage before each case, and begins to count the time to the next collection anew: objects that a
 * case holds by plain pointers must not go because of the time that other cases took.
 */
class FFreshStart final : public testing::EmptyTestEventListener
{
public:
	static void Install() { testing::UnitTest::GetInstance()->listeners().Append(new FFreshStart()); }

private:
	virtual void OnTestStart(const testing::TestInfo&) override
	{
		GEngine->ForceGarbageCollection();
		GEngine->ConditionalCollectGarbage();
	}
};
