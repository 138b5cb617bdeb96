// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/WallBuilder.h"

#include "NavLab/Simulate/PathAudit.h"
#include "NavLab/Simulate/SimulationOptions.h"

#include <algorithm>
#include <array>

namespace NavLab
{
namespace
{
constexpr std::size_t LongestLifetime = 8 * FramesPerSecond;
/** At most one free cell in so many carries a wall of ours. */
constexpr std::size_t FreeCellsPerWall = 24;
constexpr std::uint32_t DigPercent = 15;
constexpr std::int32_t LongestStretch = 7;
/** Places to try for a stretch, or cells for an edit, before the frame goes without. */
constexpr int Tries = 64;

// What is known about a cell, as bits.
constexpr std::uint8_t Ours = 1; // It differs from the map as it was loaded, or will.
constexpr std::uint8_t UnderWayBit = 2;
constexpr std::uint8_t RisingBit = 4;

constexpr std::array<NavCore::Cell, 4> Ways{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
} // namespace

WallBuilder::WallBuilder(const NavCore::GridMap& map, std::size_t editsPerFrame, std::uint64_t seed)
	: width_(map.Width()), height_(map.Height()), editsPerFrame_(editsPerFrame), lifetime_(LongestLifetime),
	  random_(seed), flags_(static_cast<std::size_t>(map.Width()) * static_cast<std::size_t>(map.Height()))
{
	if (editsPerFrame > 0)
	{
		// Half of the edits take an earlier one back, so this many frames bring the map to the level it
		// keeps.
		const std::size_t most = static_cast<std::size_t>(map.WalkableCount()) / FreeCellsPerWall;
		lifetime_ = std::clamp(2 * most / editsPerFrame, std::size_t{2}, LongestLifetime);
	}
}

NavCore::MapEdit WallBuilder::ToMapEdit(const WallEdit& edit)
{
	NavCore::MapEdit result;
	result.kind = edit.rises ? NavCore::MapEditKind::Block : NavCore::MapEditKind::Unblock;
	result.rect = {edit.cell.x, edit.cell.y, 1, 1};
	return result;
}

const std::vector<WallEdit>& WallBuilder::Choose(
	std::size_t frame, const PathAudit& audit, const Occupancy& occupancy)
{
	chosen_.clear();
	if (editsPerFrame_ > 0)
	{
		TakeBack(frame, occupancy);
		Build(frame, audit, occupancy);
	}
	return chosen_;
}

void WallBuilder::TakeBack(std::size_t frame, const Occupancy& occupancy)
{
	for (std::size_t left = standing_.size();
		 left > 0 && chosen_.size() < editsPerFrame_ && standing_.front().until <= frame; --left)
	{
		Standing next = standing_.front();
		standing_.pop_front();
		const bool rises = !next.isWall;
		if ((FlagsAt(next.cell) & UnderWayBit) != 0 || (rises && occupancy.IsTaken(next.cell)))
		{
			// Somebody is in the way: a little later.
			next.until = frame + 1;
			standing_.push_back(next);
			continue;
		}
		Add(frame, next.cell, rises);
		FlagsAt(next.cell) &= static_cast<std::uint8_t>(~Ours);
	}
}

void WallBuilder::Build(std::size_t frame, const PathAudit& audit, const Occupancy& occupancy)
{
	for (int tries = 0; tries < Tries && chosen_.size() < editsPerFrame_; ++tries)
	{
		if (planned_.empty())
		{
			PlanStretch(audit);
			continue;
		}
		const NavCore::Cell cell = planned_.front();
		planned_.pop_front();
		if (audit.IsFree(cell) == digging_ || FlagsAt(cell) != 0 || (!digging_ && occupancy.IsTaken(cell)))
		{
			continue;
		}
		Add(frame, cell, !digging_);
		FlagsAt(cell) |= Ours;
		standing_.push_back({cell, !digging_, frame + lifetime_});
	}
}

void WallBuilder::PlanStretch(const PathAudit& audit)
{
	digging_ = random_.Percent(DigPercent);
	NavCore::Cell cell{random_.Range(0, width_ - 1), random_.Range(0, height_ - 1)};
	const NavCore::Cell way = Ways[random_.Below(static_cast<std::uint32_t>(Ways.size()))];
	const std::int32_t length = random_.Range(1, LongestStretch);
	for (std::int32_t i = 0; i < length; ++i)
	{
		const bool onMap = cell.x >= 0 && cell.x < width_ && cell.y >= 0 && cell.y < height_;
		if (!onMap || audit.IsFree(cell) == digging_)
		{
			return;
		}
		planned_.push_back(cell);
		cell = {cell.x + way.x, cell.y + way.y};
	}
}

void WallBuilder::Add(std::size_t frame, NavCore::Cell cell, bool rises)
{
	chosen_.push_back({cell, rises, frame});
	underWay_.push_back(chosen_.back());
	FlagsAt(cell) |= static_cast<std::uint8_t>(UnderWayBit | (rises ? RisingBit : 0));
}

const std::vector<WallEdit>& WallBuilder::NoteVisible(const NavCore::GridMap& map, PathAudit& audit)
{
	done_.clear();
	for (std::size_t count = underWay_.size(); count > 0; --count)
	{
		const WallEdit edit = underWay_.front();
		underWay_.pop_front();
		audit.Refresh(map, edit.cell);
		if (audit.IsFree(edit.cell) != edit.rises)
		{
			done_.push_back(edit);
			FlagsAt(edit.cell) &= static_cast<std::uint8_t>(~(UnderWayBit | RisingBit));
		}
		else
		{
			underWay_.push_back(edit);
		}
	}
	return done_;
}

bool WallBuilder::IsRising(NavCore::Cell cell) const
{
	return (flags_[IndexOf(cell)] & RisingBit) != 0;
}
} // namespace NavLab
