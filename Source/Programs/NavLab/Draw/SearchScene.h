// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/Palette.h"

#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Trace/TraceSink.h"

#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
/** A point in cell units; a cell is one unit wide and high. */
struct ScenePoint
{
	double x = 0.0;
	double y = 0.0;
};

/**
 * What a picture of a search shows, gathered from its trace: writers of PNG and SVG read it and know
 * nothing about searches. The map must outlive it.
 */
class SearchScene
{
public:
	static constexpr std::int32_t Untouched = -1;
	static constexpr std::int32_t OnFrontier = -2;

	/**
	 * A parent further away than one step: searches that jump leave the cells between untouched. They
	 * go diagonally as long as they can, up to the bend, and then straight.
	 */
	struct Jump
	{
		NavCore::Cell from;
		NavCore::Cell bend;
		NavCore::Cell to;
	};

	/** A straight run of a spatial search, tried or taken. */
	struct Line
	{
		NavCore::Cell from;
		NavCore::Cell to;
	};

	/** The path may be empty. */
	SearchScene(const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events, NavCore::Cell start,
		NavCore::Cell goal, const NavCore::Path& path);

	/** A smoothed path, drawn over the one that was found; may be empty. */
	void AddSmoothed(std::span<const NavCore::Cell> waypoints)
	{
		smoothed_.assign(waypoints.begin(), waypoints.end());
	}

	[[nodiscard]] const NavCore::GridMap& Map() const { return map_; }
	/** Order of the first expansion, from 0; or Untouched or OnFrontier. */
	[[nodiscard]] std::int32_t MarkAt(NavCore::Cell cell) const;
	[[nodiscard]] std::int32_t ExpandedCells() const { return expandedCells_; }
	[[nodiscard]] std::span<const Jump> Jumps() const { return jumps_; }
	/** What spatial searches add; all empty for others. */
	[[nodiscard]] std::span<const Line> Lines() const { return lines_; }
	[[nodiscard]] std::span<const NavCore::Cell> Subgoals() const { return subgoals_; }
	[[nodiscard]] std::span<const NavCore::Cell> Trims() const { return trims_; }
	[[nodiscard]] std::int32_t Refinements() const { return refinements_; }
	/** Number of the last refinement that saw the cell, from 0, or Untouched. */
	[[nodiscard]] std::int32_t RefinementAt(NavCore::Cell cell) const;
	/** Start, turning points and end; empty without a path. */
	[[nodiscard]] std::span<const NavCore::Cell> Waypoints() const { return waypoints_; }
	/** The waypoints of the smoothed path; empty without one. */
	[[nodiscard]] std::span<const NavCore::Cell> Smoothed() const { return smoothed_; }
	[[nodiscard]] NavCore::Cell Start() const { return start_; }
	[[nodiscard]] NavCore::Cell Goal() const { return goal_; }

	/** Shift of a row to the right, in cells: half a cell for the odd rows of hex maps. */
	[[nodiscard]] double RowShift(std::int32_t y) const;
	[[nodiscard]] ScenePoint Center(NavCore::Cell cell) const;
	/** Width of the drawing in cells; its height is that of the map. */
	[[nodiscard]] double WidthInCells() const;
	[[nodiscard]] Color ColorAt(NavCore::Cell cell) const;
	/** Colour without the search: wall, free or weighted terrain. */
	[[nodiscard]] Color GroundColorAt(NavCore::Cell cell) const;

private:
	void Read(const NavCore::TraceEvent& event);
	void ReadSpatial(const NavCore::TraceEvent& event);
	/** Notes that the refinement under way, if any, saw the cell. */
	void Tint(NavCore::Cell cell);
	/** Colour of a cell that the search touched, on neutral ground. */
	[[nodiscard]] Color SearchColorAt(NavCore::Cell cell) const;
	[[nodiscard]] std::size_t IndexOf(NavCore::Cell cell) const;

	const NavCore::GridMap& map_;
	NavCore::Cell start_;
	NavCore::Cell goal_;
	std::vector<std::int32_t> marks_;
	std::int32_t expandedCells_ = 0;
	std::uint8_t maxTerrain_ = 1;
	std::vector<Jump> jumps_;
	std::vector<Line> lines_;
	std::vector<NavCore::Cell> subgoals_;
	std::vector<NavCore::Cell> trims_;
	std::int32_t refinements_ = 0;
	/** By cell; empty without refinements. */
	std::vector<std::int32_t> tints_;
	std::vector<NavCore::Cell> waypoints_;
	std::vector<NavCore::Cell> smoothed_;
};
} // namespace NavLab
