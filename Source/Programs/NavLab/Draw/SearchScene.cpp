// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/SearchScene.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace NavLab
{
SearchScene::SearchScene(const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events,
	NavCore::Cell start, NavCore::Cell goal, const NavCore::Path& path)
	: map_(map), start_(start), goal_(goal), marks_(static_cast<std::size_t>(map.Bounds().Area()), Untouched)
{
	for (const NavCore::TraceEvent& event : events)
	{
		Read(event);
	}
	if (!path.IsEmpty())
	{
		NavCore::ReduceToWaypoints(path, waypoints_);
	}
	for (std::int32_t y = 0; map.HasTerrain() && y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const std::uint8_t cost = map.TerrainAt({x, y});
			maxTerrain_ = cost == NavCore::TerrainBlocked ? maxTerrain_ : (std::max)(maxTerrain_, cost);
		}
	}
}

void SearchScene::Read(const NavCore::TraceEvent& event)
{
	if (!map_.Contains(event.cell))
	{
		return;
	}
	std::int32_t& mark = marks_[IndexOf(event.cell)];
	ReadSpatial(event);
	switch (event.kind)
	{
	case NavCore::TraceKind::Generate:
	case NavCore::TraceKind::Update:
	{
		mark = mark == Untouched ? OnFrontier : mark;
		Tint(event.cell);
		const std::int32_t dx = event.cell.x - event.parent.x;
		const std::int32_t dy = event.cell.y - event.parent.y;
		if ((std::max)(std::abs(dx), std::abs(dy)) > 1)
		{
			const std::int32_t diagonal = (std::min)(std::abs(dx), std::abs(dy));
			const NavCore::Cell bend{event.parent.x + (dx > 0 ? diagonal : -diagonal),
				event.parent.y + (dy > 0 ? diagonal : -diagonal)};
			jumps_.push_back({event.parent, bend, event.cell});
		}
		break;
	}
	case NavCore::TraceKind::Expand:
		mark = mark < 0 ? expandedCells_++ : mark;
		Tint(event.cell);
		break;
	default:
		break;
	}
}

void SearchScene::ReadSpatial(const NavCore::TraceEvent& event)
{
	switch (event.kind)
	{
	case NavCore::TraceKind::Line:
		lines_.push_back({event.parent, event.cell});
		break;
	case NavCore::TraceKind::Subgoal:
		subgoals_.push_back(event.cell);
		break;
	case NavCore::TraceKind::Refine:
		++refinements_;
		tints_.resize(marks_.size(), Untouched);
		break;
	case NavCore::TraceKind::Trim:
		trims_.push_back(event.cell);
		break;
	default:
		break;
	}
}

void SearchScene::Tint(NavCore::Cell cell)
{
	if (refinements_ > 0)
	{
		tints_[IndexOf(cell)] = refinements_ - 1;
	}
}

std::int32_t SearchScene::RefinementAt(NavCore::Cell cell) const
{
	return tints_.empty() ? Untouched : tints_[IndexOf(cell)];
}

std::size_t SearchScene::IndexOf(NavCore::Cell cell) const
{
	return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(map_.Width()) +
		static_cast<std::size_t>(cell.x);
}

std::int32_t SearchScene::MarkAt(NavCore::Cell cell) const
{
	return marks_[IndexOf(cell)];
}

double SearchScene::RowShift(std::int32_t y) const
{
	return map_.GetTopology() == NavCore::Topology::Hex && y % 2 != 0 ? 0.5 : 0.0;
}

ScenePoint SearchScene::Center(NavCore::Cell cell) const
{
	return {cell.x + 0.5 + RowShift(cell.y), cell.y + 0.5};
}

double SearchScene::WidthInCells() const
{
	return map_.Width() + (map_.GetTopology() == NavCore::Topology::Hex ? 0.5 : 0.0);
}

Color SearchScene::GroundColorAt(NavCore::Cell cell) const
{
	if (!map_.IsWalkable(cell))
	{
		return Palette::Wall;
	}
	const std::uint8_t cost = map_.TerrainAt(cell);
	if (cost <= 1 || maxTerrain_ <= 1)
	{
		return Palette::Free;
	}
	// Logarithmic: the step from cost 1 to 2 matters more than the one from 9 to 10.
	return Mix(Palette::Free, Palette::HeavyTerrain, std::log(cost) / std::log(maxTerrain_));
}

Color SearchScene::SearchColorAt(NavCore::Cell cell) const
{
	const std::int32_t mark = MarkAt(cell);
	const std::int32_t refinement = RefinementAt(cell);
	if (refinement != Untouched)
	{
		// Paler where the refinement saw the cell and left it alone.
		return Mix(RefinementColor(refinement), Palette::Free, mark == OnFrontier ? 0.5 : 0.0);
	}
	return mark == OnFrontier
		? Palette::Frontier
		: OrderColor(expandedCells_ > 1 ? static_cast<double>(mark) / (expandedCells_ - 1) : 0.0);
}

Color SearchScene::ColorAt(NavCore::Cell cell) const
{
	const std::int32_t mark = MarkAt(cell);
	const Color ground = GroundColorAt(cell);
	if (mark == Untouched)
	{
		return ground;
	}
	const Color own = SearchColorAt(cell);
	// Weighted terrain shines through what the search did there.
	return ground == Palette::Free ? own : Mix(own, ground, 0.25);
}
} // namespace NavLab
