// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Support/GridFixture.h"
#include "Support/SearchRunner.h"

#include <array>
#include <span>
#include <string_view>

namespace NavCore::Tests
{
/** A named small map, the query on it, and what every algorithm has to answer. */
struct Scenario
{
	std::string_view name;
	GridFixture (*make)(CornerRule rule) = nullptr;
	/** By corner rule, in the order of the enum: Always, OneFree, NoneBlocked, Never. */
	std::array<SearchStatus, 4> status{};
	RequestError error = RequestError::None;
	/** Changes what the drawing cannot say: layers, ends off the map, the agent's size. */
	void (*adjust)(GridFixture& fixture, SearchRequest& request) = nullptr;
};

[[nodiscard]] std::span<const Scenario> AllScenarios();
} // namespace NavCore::Tests
