// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/ObjectSystem.h"

#include <gtest/gtest.h>

namespace
{
/** After the last case nothing is left, not even the types, so that the address sanitizer sees every leak. */
class ObjectTeardown final : public testing::Environment
{
public:
	void TearDown() override { StandIn::DestroyAllObjects(); }
};

[[maybe_unused]] const testing::Environment* const Teardown =
	testing::AddGlobalTestEnvironment(new ObjectTeardown);
} // namespace
