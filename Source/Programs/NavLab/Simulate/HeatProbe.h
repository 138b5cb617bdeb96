// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/QueryRunner.h"

#include "NavCore/Grid/Cell.h"
#include "NavCore/Trace/TraceRecorder.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace NavCore
{
class NavGraph;
}

namespace NavLab
{
class ReplayRecorder;

/**
 * Where searches look, for the replay. A search that the scheduler has answered is run again with a recorder,
 * outside of the tick, so that being watched changes neither the times nor the answers.
 */
class HeatProbe
{
public:
	/** Empty = the scheduler's default. */
	explicit HeatProbe(std::string_view algorithm);

	/** At most one search a frame; others are left out. */
	void Look(const NavCore::NavGraph& graph, std::size_t frame, NavCore::Cell start, NavCore::Cell goal,
		ReplayRecorder& recorder);

private:
	QueryRunner runner_;
	QueryOutcome outcome_;
	NavCore::TraceRecorder trace_;
	std::vector<NavCore::Cell> cells_;
	std::size_t nextFrame_ = 0;
};
} // namespace NavLab
