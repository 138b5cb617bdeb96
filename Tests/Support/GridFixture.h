// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/SearchRequest.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceGrid.h"

#include <initializer_list>
#include <string_view>

// Tests stand in this namespace, so that they name NavCore's types without a prefix.
namespace NavCore::Tests
{
/** One map in both forms, and the query drawn on it. */
struct GridFixture
{
	GridMap map;
	NavReference::ReferenceGrid reference;
	Cell start;
	Cell goal;

	/** A request from start to goal with the default settings. */
	[[nodiscard]] SearchRequest Request() const;
};

/**
 * Builds a map from a drawing: '.' free, '#' or '@' blocked, digits 1 to 9 free with that terrain cost,
 * S the start and G the goal (both free; either may be missing). Rows are equally long. The map has a
 * terrain layer only if there is a digit.
 */
[[nodiscard]] GridFixture GridFromText(std::initializer_list<std::string_view> rows,
	Topology topology = Topology::Octile, CornerRule cornerRule = CornerRule::NoneBlocked);

// The oracle's view of NavCore's maps, under the names that tests use.
using NavReference::ToPoint;
using NavReference::ToReference;
} // namespace NavCore::Tests
