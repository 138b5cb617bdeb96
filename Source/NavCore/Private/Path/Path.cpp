// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/Path.h"

#include "Grid/MovePolicies.h"
#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridMap.h"

#include "NavCore/Grid/Directions.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
namespace Detail::PathImpl
{
/** Which steps of a path are links, asked in their order. */
class LinkCursor
{
public:
	explicit LinkCursor(const Path& path) : next_(path.links.data()), end_(next_ + path.links.size()) {}

	/** The link that begins at a point; null for most. Points must not go back. */
	[[nodiscard]] const PathLink* At(std::size_t point)
	{
		while (next_ != end_ && next_->point < point)
		{
			++next_;
		}
		return next_ != end_ && next_->point == point ? next_ : nullptr;
	}

private:
	const PathLink* next_;
	const PathLink* end_;
};

/** Appends the cells of a run after its first one. */
void AppendRun(Cell from, Cell to, std::vector<Cell>& outCells)
{
	const Cell step = StepTowards(from, to);
	const std::int32_t count = (std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y));
	for (std::int32_t i = 1; i <= count; ++i)
	{
		outCells.push_back({from.x + i * step.x, from.y + i * step.y});
	}
}
} // namespace Detail::PathImpl

void AppendLink(Path& path, LinkId link, Cell to, Cost cost)
{
	NAVCORE_ASSERT(!path.IsEmpty(), "a link begins at a point of the path");
	path.links.push_back({static_cast<std::uint32_t>(path.points.size() - 1), link, cost});
	path.points.push_back(to);
	path.cost += cost;
}

void AppendPath(Path& path, const Path& rest)
{
	if (rest.IsEmpty())
	{
		return;
	}
	if (path.IsEmpty())
	{
		path = rest;
		return;
	}
	NAVCORE_ASSERT(path.form == rest.form && path.points.back() == rest.points.front(),
		"paths are joined where one ends and the other begins");
	const auto base = static_cast<std::uint32_t>(path.points.size() - 1);
	path.points.insert(path.points.end(), rest.points.begin() + 1, rest.points.end());
	for (const PathLink& link : rest.links)
	{
		path.links.push_back({base + link.point, link.link, link.cost});
	}
	path.cost += rest.cost;
	path.straightSteps += rest.straightSteps;
	path.diagonalSteps += rest.diagonalSteps;
	path.partial = rest.partial;
	path.mapVersion = rest.mapVersion;
}

void DropPoints(Path& path, std::size_t count)
{
	count = (std::min)(count, path.points.size());
	path.points.erase(path.points.begin(), path.points.begin() + static_cast<std::ptrdiff_t>(count));
	const auto first = std::find_if(
		path.links.begin(), path.links.end(), [count](const PathLink& link) { return link.point >= count; });
	path.links.erase(path.links.begin(), first);
	for (PathLink& link : path.links)
	{
		link.point -= static_cast<std::uint32_t>(count);
	}
}

std::size_t FindLinkAt(const Path& path, std::size_t point)
{
	const auto link = std::lower_bound(path.links.begin(), path.links.end(), point,
		[](const PathLink& a, std::size_t wanted) { return a.point < wanted; });
	return link != path.links.end() && link->point == point
		? static_cast<std::size_t>(link - path.links.begin())
		: path.links.size();
}

void MeasureCells(const GridMap& map, Path& path)
{
	NAVCORE_ASSERT(path.form == PathForm::Cells, "only a path of cells can be measured step by step");
	const Detail::LayeredMoves moves(map, 1);
	const BitView rows = map.Rows();
	const bool hex = map.GetTopology() == Topology::Hex;
	path.mapVersion = map.Version();
	path.cost = Cost{};
	path.straightSteps = 0;
	path.diagonalSteps = 0;
	Detail::PathImpl::LinkCursor links(path);
	for (std::size_t i = 1; i < path.points.size(); ++i)
	{
		if (const PathLink* link = links.At(i - 1))
		{
			path.cost += link->cost;
			continue;
		}
		const Cell from = path.points[i - 1];
		const Cell to = path.points[i];
		const Direction direction = DirectionOf(to.x - from.x, to.y - from.y);
		path.cost.units += moves.Step(
			rows.Position(from.x, from.y), rows.Position(to.x, to.y), static_cast<std::size_t>(direction));
		++(!hex && IsDiagonal(direction) ? path.diagonalSteps : path.straightSteps);
	}
}

void MeasureLegs(
	const GridMap& map, const Path& path, std::span<const Cell> stops, std::vector<Cost>& outCosts)
{
	NAVCORE_ASSERT(path.form == PathForm::Cells, "only a path of cells can be measured step by step");
	const Detail::LayeredMoves moves(map, 1);
	const BitView rows = map.Rows();
	outCosts.clear();
	Cost cost{};
	Detail::PathImpl::LinkCursor links(path);
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		const Cell to = path.points[i];
		if (const PathLink* link = i > 0 ? links.At(i - 1) : nullptr)
		{
			cost += link->cost;
		}
		else if (i > 0)
		{
			const Cell from = path.points[i - 1];
			cost.units += moves.Step(rows.Position(from.x, from.y), rows.Position(to.x, to.y),
				static_cast<std::size_t>(DirectionOf(to.x - from.x, to.y - from.y)));
		}
		if (outCosts.size() < stops.size() && stops[outCosts.size()] == to)
		{
			outCosts.push_back(cost);
		}
	}
	outCosts.resize(stops.size(), cost);
}

void ExpandToCells(const Path& path, std::vector<Cell>& outCells)
{
	outCells.clear();
	if (path.form == PathForm::Cells)
	{
		outCells.insert(outCells.end(), path.points.begin(), path.points.end());
		return;
	}
	outCells.reserve(
		static_cast<std::size_t>(path.straightSteps + path.diagonalSteps + 1) + path.links.size());
	Detail::PathImpl::LinkCursor links(path);
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		if (i == 0 || links.At(i - 1) != nullptr)
		{
			outCells.push_back(path.points[i]);
			continue;
		}
		Detail::PathImpl::AppendRun(path.points[i - 1], path.points[i], outCells);
	}
}

void ExpandToCells(const Path& path, std::vector<Cell>& outCells, std::vector<PathLink>& outLinks)
{
	outLinks.clear();
	outLinks.insert(outLinks.end(), path.links.begin(), path.links.end());
	ExpandToCells(path, outCells);
	if (path.form == PathForm::Cells)
	{
		return;
	}
	std::size_t cell = 0;
	std::size_t point = 0;
	for (PathLink& link : outLinks)
	{
		for (; point < link.point; ++point)
		{
			const Cell from = path.points[point];
			const Cell to = path.points[point + 1];
			cell += static_cast<std::size_t>((std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y)));
		}
		link.point = static_cast<std::uint32_t>(cell);
		++cell;
		++point;
	}
}

void LocateLinks(const Path& path, std::span<const Cell> waypoints, std::vector<PathLink>& outLinks)
{
	outLinks.clear();
	std::size_t at = 0;
	for (const PathLink& link : path.links)
	{
		while (at + 1 < waypoints.size() &&
			(waypoints[at] != path.points[link.point] || waypoints[at + 1] != path.points[link.point + 1]))
		{
			++at;
		}
		if (at + 1 < waypoints.size())
		{
			outLinks.push_back({static_cast<std::uint32_t>(at), link.link, link.cost});
			++at;
		}
	}
}

void ReduceToWaypoints(const Path& path, std::vector<Cell>& outPoints)
{
	outPoints.clear();
	Detail::PathImpl::LinkCursor links(path);
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		const bool isEnd =
			i == 0 || i + 1 == path.points.size() || links.At(i - 1) != nullptr || links.At(i) != nullptr;
		const bool turns = !isEnd &&
			StepTowards(path.points[i - 1], path.points[i]) !=
				StepTowards(path.points[i], path.points[i + 1]);
		if (isEnd || turns)
		{
			outPoints.push_back(path.points[i]);
		}
	}
}
} // namespace NavCore
