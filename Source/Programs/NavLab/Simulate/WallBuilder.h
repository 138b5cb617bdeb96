// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Random.h"
#include "NavCore/Graph/MapEdit.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace NavLab
{
class PathAudit;

/** Which cells agents stand on. */
class Occupancy
{
public:
	Occupancy(std::int32_t width, std::int32_t height)
		: width_(width), counts_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height))
	{
	}

	void Enter(NavCore::Cell cell) { ++counts_[IndexOf(cell)]; }
	void Leave(NavCore::Cell cell) { --counts_[IndexOf(cell)]; }
	[[nodiscard]] bool IsTaken(NavCore::Cell cell) const { return counts_[IndexOf(cell)] != 0; }

private:
	[[nodiscard]] std::size_t IndexOf(NavCore::Cell cell) const
	{
		return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) +
			static_cast<std::size_t>(cell.x);
	}

	std::int32_t width_;
	std::vector<std::uint32_t> counts_;
};

/** One cell that rises or falls. */
struct WallEdit
{
	NavCore::Cell cell;
	bool rises = false;
	/** When it was queued. */
	std::size_t frame = 0;
};

/**
 * Chooses the edits of a game: short walls rise on free ground and fall after a while, and now and then a
 * stretch of the map's own walls is dug away and refilled. The share of blocked cells stays level. No cell
 * that an agent stands on ever rises.
 */
class WallBuilder
{
public:
	WallBuilder(const NavCore::GridMap& map, std::size_t editsPerFrame, std::uint64_t seed);

	/** The edits of a frame; they count as under way until NoteVisible finds them on the map. */
	[[nodiscard]] const std::vector<WallEdit>& Choose(
		std::size_t frame, const PathAudit& audit, const Occupancy& occupancy);
	/** Looks at the edits under way, oldest first, copies their cells and returns those that are done. */
	[[nodiscard]] const std::vector<WallEdit>& NoteVisible(const NavCore::GridMap& map, PathAudit& audit);

	/** Whether an edit under way will block the cell; agents keep off it. */
	[[nodiscard]] bool IsRising(NavCore::Cell cell) const;
	[[nodiscard]] std::size_t UnderWay() const { return underWay_.size(); }

	static NavCore::MapEdit ToMapEdit(const WallEdit& edit);

private:
	/** A cell that differs from the map as it was loaded, and when it goes back. */
	struct Standing
	{
		NavCore::Cell cell;
		bool isWall = false;
		std::size_t until = 0;
	};

	void TakeBack(std::size_t frame, const Occupancy& occupancy);
	void Build(std::size_t frame, const PathAudit& audit, const Occupancy& occupancy);
	void PlanStretch(const PathAudit& audit);
	void Add(std::size_t frame, NavCore::Cell cell, bool rises);
	[[nodiscard]] std::size_t IndexOf(NavCore::Cell cell) const
	{
		return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) +
			static_cast<std::size_t>(cell.x);
	}
	[[nodiscard]] std::uint8_t& FlagsAt(NavCore::Cell cell) { return flags_[IndexOf(cell)]; }

	std::int32_t width_;
	std::int32_t height_;
	std::size_t editsPerFrame_;
	std::size_t lifetime_;
	NavCore::Random random_;
	/** Cells of the stretch being built. */
	std::deque<NavCore::Cell> planned_;
	bool digging_ = false;
	/** In the order in which they go back. */
	std::deque<Standing> standing_;
	std::deque<WallEdit> underWay_;
	/** By cell. */
	std::vector<std::uint8_t> flags_;
	std::vector<WallEdit> chosen_;
	std::vector<WallEdit> done_;
};
} // namespace NavLab
