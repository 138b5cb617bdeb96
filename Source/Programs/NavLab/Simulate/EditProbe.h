// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/TickMeter.h"

#include "NavCore/Graph/NavWorld.h"

#include <cstddef>
#include <vector>

namespace NavLab
{
/**
 * Measures what one edit costs until it is on the map and every structure is current. The scheduler does
 * this work inside its tick, among other work, so the same edits are made on a second world, one at a time.
 * Processor time: this is one thread's work, and others on the machine would only blur it.
 */
class EditProbe
{
public:
	EditProbe(NavCore::GridMap map, NavCore::GraphParts parts, std::size_t expectedEdits);

	void Apply(const NavCore::MapEdit& edit);
	[[nodiscard]] TimeRanks Ranks() const { return times_.Ranks(); }

private:
	NavCore::NavWorld world_;
	TimeStore times_;
	std::vector<NavCore::GridChange> changes_;
};
} // namespace NavLab
