// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathRequest.h"

#include "NavReference/ReferenceGrid.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace NavLab
{
/**
 * The simulation's own judge. It keeps a copy of the map in the oracle's form and judges by the oracle's
 * rules, so that nothing the scheduler believes about its paths is taken on trust.
 */
class PathAudit
{
public:
	explicit PathAudit(const NavCore::GridMap& map);

	[[nodiscard]] bool IsFree(NavCore::Cell cell) const { return grid_.IsFree({cell.x, cell.y}); }
	[[nodiscard]] bool IsStepLegal(NavCore::Cell from, NavCore::Cell to) const;

	/** Forgets which cells have risen. */
	void BeginFrame();
	/** Copies a cell that was edited. */
	void Refresh(const NavCore::GridMap& map, NavCore::Cell cell);

	/** What is wrong with a path that was handed out for a request; empty when nothing is. */
	[[nodiscard]] std::string JudgePath(
		const NavCore::Path& path, NavCore::Cell start, const NavCore::PathGoal& goal) const;
	/** The same for the beginning of a path, which may end anywhere. */
	[[nodiscard]] std::string JudgeLeg(const NavCore::Path& path, NavCore::Cell start) const;
	/** Whether the oracle finds a way to a place that was called unreachable. Slow. */
	[[nodiscard]] bool HasPath(NavCore::Cell start, const NavCore::PathGoal& goal) const;

	/** Whether a step is illegal that was legal before this frame. Only reads cells near risen ones. */
	[[nodiscard]] bool IsNewlyBroken(std::span<const NavCore::Cell> cells) const;
	/** Whether any step is illegal. */
	[[nodiscard]] bool IsBroken(std::span<const NavCore::Cell> cells) const;

private:
	[[nodiscard]] std::size_t IndexOf(NavCore::Cell cell) const { return grid_.IndexOf({cell.x, cell.y}); }

	NavReference::ReferenceGrid grid_;
	/** 1 for the cells that have risen in this frame and those around them. */
	std::vector<std::uint8_t> nearRisen_;
	std::vector<std::size_t> marked_;
};

/** Whether a path that ends there has reached the goal. */
[[nodiscard]] bool Reaches(const NavCore::PathGoal& goal, NavCore::Cell end);
} // namespace NavLab
