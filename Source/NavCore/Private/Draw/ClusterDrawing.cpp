// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Draw/DrawGeometry.h"
#include "NavCore/Draw/DrawPalette.h"
#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterGraph.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::ClusterDrawingImpl
{
constexpr float EdgeWidth = 0.12F;
/** Larger than an edge, so that the ways that end there do not hide it. */
constexpr float TransitionRadius = 0.35F;

/** Draws the clusters of one level that a window touches. */
class LevelPainter
{
public:
	LevelPainter(const GridMap& map, const ClusterGraph& clusters, std::size_t level,
		const DrawWindow& window, DrawList& list)
		: clusters_(clusters), layout_(clusters.Layout(level)), level_(level), pen_(map, window, list)
	{
	}

	void Paint(const ClusterDrawing& what)
	{
		const CellRect& clip = pen_.Clip();
		if (clip.IsEmpty())
		{
			return;
		}
		const Cell last{clip.Right() - 1, clip.Bottom() - 1};
		const ClusterId lastId = layout_.IdAt(last);
		const ClusterId firstId = layout_.IdAt({clip.x, clip.y});
		for (ClusterId row = firstId / layout_.columns; row <= lastId / layout_.columns; ++row)
		{
			for (ClusterId column = firstId % layout_.columns; column <= lastId % layout_.columns; ++column)
			{
				PaintCluster(row * layout_.columns + column, what);
			}
		}
	}

private:
	void PaintCluster(ClusterId id, const ClusterDrawing& what)
	{
		if (clusters_.IsMarked(id, level_))
		{
			pen_.Rect(layout_.RectOf(id), DrawPalette::StaleCluster);
			return;
		}
		const ClusterView view = clusters_.View(id, level_);
		if (what.edges)
		{
			PaintEdges(id, view);
		}
		if (what.transitions)
		{
			PaintTransitions(id, view);
		}
	}

	void PaintEdges(ClusterId id, const ClusterView& view)
	{
		for (std::uint32_t a = 1; a < view.count; ++a)
		{
			for (std::uint32_t b = 0; b < a; ++b)
			{
				const std::uint16_t distance = view.Distance(a, b);
				const Cell from = CellOf(id, view, a);
				const Cell to = CellOf(id, view, b);
				if (distance == ClusterView::Unreachable || from == to)
				{
					continue;
				}
				pen_.Line(from, to, {.color = DrawPalette::ClusterEdge, .width = EdgeWidth});
				const Cell middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
				pen_.Label(middle, ToTenths(std::int64_t{distance} << view.shift), DrawPalette::Label);
			}
		}
	}

	/** Each step across a border is drawn once: from the cluster to the north or west of it. */
	void PaintTransitions(ClusterId id, const ClusterView& view)
	{
		for (std::uint32_t i = 0; i < view.count; ++i)
		{
			const Cell cell = CellOf(id, view, i);
			pen_.Mark(cell, {.color = DrawPalette::Transition, .radius = TransitionRadius});
			const auto side = static_cast<ClusterSide>(view.SideOf(i));
			const bool mine = side == ClusterSide::East || side == ClusterSide::South ||
				side == ClusterSide::SouthEast || side == ClusterSide::SouthWest;
			const ClusterId neighbour = layout_.NeighbourOf(id, side);
			if (!mine || neighbour == NoCluster || clusters_.IsMarked(neighbour, level_))
			{
				continue;
			}
			const ClusterView other = clusters_.View(neighbour, level_);
			const std::uint32_t there =
				other.sides[static_cast<std::size_t>(Opposite(side))] + i - view.sides[view.SideOf(i)];
			if (there < other.count)
			{
				pen_.Line(cell, CellOf(neighbour, other, there),
					{.color = DrawPalette::Crossing, .width = 2.0F * TransitionRadius});
			}
		}
	}

	[[nodiscard]] Cell CellOf(ClusterId id, const ClusterView& view, std::uint32_t transition) const
	{
		const Cell corner = layout_.CornerOf(id);
		if (view.cells != nullptr)
		{
			const std::uint16_t place = view.cells[transition];
			return {corner.x + (place & 63), corner.y + (place >> 6)};
		}
		return {corner.x + view.columns[transition], corner.y + view.rows[transition]};
	}

	const ClusterGraph& clusters_;
	const ClusterLayout& layout_;
	std::size_t level_;
	WindowPen pen_;
};

void DrawBorders(const GridMap& map, const ClusterLayout& layout, std::size_t level, const DrawWindow& window,
	DrawList& list)
{
	const float width = 0.25F + 0.2F * static_cast<float>(level);
	DrawGridLines(map, window, layout.size,
		{.color = DrawPalette::ClusterLevels[(std::min)(level, DrawPalette::ClusterLevels.size() - 1)],
			.width = width},
		list);
}
} // namespace Detail::ClusterDrawingImpl

void DrawClusters(const GridMap& map, const ClusterGraph& clusters, const DrawWindow& window,
	const ClusterDrawing& what, DrawList& outList)
{
	namespace Impl = Detail::ClusterDrawingImpl;
	const ClusterLayout& layout = clusters.Layout();
	const bool all = what.level < 0;
	const std::size_t level = all ? 0 : static_cast<std::size_t>(what.level);
	if (level >= clusters.LevelCount() || layout.Count() == 0 || layout.mapWidth != map.Width() ||
		layout.mapHeight != map.Height())
	{
		return;
	}
	// Transitions are cells: where squares are larger than cells, only borders are left.
	if (Detail::SquareSide(window) == 1)
	{
		Impl::LevelPainter(map, clusters, level, window, outList).Paint(what);
	}
	const std::size_t last = all ? clusters.LevelCount() - 1 : level;
	for (std::size_t i = level; what.borders && i <= last; ++i)
	{
		Impl::DrawBorders(map, clusters.Layout(i), i, window, outList);
	}
}
} // namespace NavCore
