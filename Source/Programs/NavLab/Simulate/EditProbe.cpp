// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/EditProbe.h"

#include "NavLab/Simulate/Clocks.h"

#include "NavCore/Search/WorkBudget.h"

#include <stdexcept>
#include <utility>

namespace NavLab
{
EditProbe::EditProbe(NavCore::GridMap map, NavCore::GraphParts parts, std::size_t expectedEdits)
	: world_(std::move(map), parts), times_(expectedEdits)
{
}

void EditProbe::Apply(const NavCore::MapEdit& edit)
{
	changes_.clear();
	NavCore::WorkBudget unlimited;
	const double begin = ThreadCpuUs();
	const bool queued = world_.Queue(edit) == NavCore::GridError::None;
	if (!queued || !world_.ApplyEdits(unlimited, changes_) || !world_.Repair(unlimited))
	{
		throw std::runtime_error("an edit of a cell on the map failed");
	}
	times_.Add(ThreadCpuUs() - begin);
}
} // namespace NavLab
