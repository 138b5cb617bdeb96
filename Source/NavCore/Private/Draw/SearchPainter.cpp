// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Draw/CellMerger.h"
#include "Draw/DrawGeometry.h"
#include "NavCore/Draw/DrawPalette.h"
#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace NavCore
{
namespace Detail::SearchPainterImpl
{
/** Shades of the expansion order: enough to look smooth, few enough for cells to merge. */
constexpr std::uint32_t OrderShades = 32;
constexpr float MarkRadius = 0.55F;
constexpr float EndRadius = 0.75F;

constexpr CellKey ToKey(DrawColor color)
{
	return CellKey{color.r} | CellKey{color.g} << 8 | CellKey{color.b} << 16 | CellKey{color.a} << 24;
}
constexpr DrawColor ToColor(CellKey key)
{
	const auto byte = [key](unsigned shift)
	{
		return static_cast<std::uint8_t>(key >> shift & 0xFFU);
	};
	return {byte(0), byte(8), byte(16), byte(24)};
}

/** Jumps go diagonally as long as they can, and then straight. */
Cell BendOf(Cell from, Cell to)
{
	const std::int32_t dx = to.x - from.x;
	const std::int32_t dy = to.y - from.y;
	const std::int32_t diagonal = (std::min)(std::abs(dx), std::abs(dy));
	return {from.x + (dx > 0 ? diagonal : -diagonal), from.y + (dy > 0 ? diagonal : -diagonal)};
}
} // namespace Detail::SearchPainterImpl

/** Draws one state of a search into a window. */
class SearchDrawing::Painter
{
public:
	Painter(const SearchDrawing& search, const GridMap& map, std::span<const TraceEvent> events,
		const DrawWindow& window, const SearchDrawingOptions& what, DrawList& list)
		: search_(search), map_(map), events_(events), window_(window), what_(what), list_(list),
		  pen_(map, window, list)
	{
		namespace Impl = Detail::SearchPainterImpl;
		for (std::uint32_t i = 0; i < Impl::OrderShades; ++i)
		{
			shades_[i] = OrderColor(static_cast<double>(i) / (Impl::OrderShades - 1));
		}
	}

	void Paint()
	{
		namespace Impl = Detail::SearchPainterImpl;
		if (what_.open || what_.closed)
		{
			Detail::DrawByKey(
				map_, window_, Detail::EmptyCells::Ignored,
				[this](Cell cell) { return Impl::ToKey(ColorOf(cell)); },
				[](Detail::CellKey key) { return Impl::ToColor(key); }, list_);
		}
		PaintJumps();
		PaintLines();
		if (Detail::SquareSide(window_) == 1)
		{
			PaintMarks(what_.subgoals, search_.subgoals_, DrawPalette::Subgoal, DrawShape::Diamond);
			PaintMarks(what_.trims, search_.trims_, DrawPalette::Trim, DrawShape::Cross);
		}
		PaintEnd(search_.sources_, DrawPalette::Start);
		PaintEnd(search_.destinations_, DrawPalette::Goal);
		if (what_.current && !search_.expansions_.empty())
		{
			pen_.Mark(events_[search_.expansions_.back()].cell,
				{.color = DrawPalette::Current, .radius = Impl::EndRadius, .shape = DrawShape::Ring});
		}
		PaintLabels();
	}

private:
	/** Alpha 0 where the cell shows nothing. */
	[[nodiscard]] DrawColor ColorOf(Cell cell) const
	{
		const SearchCellState state = search_.StateAt(events_, cell);
		const bool isOpen = state == SearchCellState::Open;
		if (state == SearchCellState::Untouched || !(isOpen ? what_.open : what_.closed))
		{
			return {0, 0, 0, 0};
		}
		DrawColor color = isOpen ? DrawPalette::Frontier : ClosedColor(cell);
		const std::uint32_t refinement = what_.refinements ? search_.RefinementAt(cell) : None;
		if (refinement != None)
		{
			// Paler where the refinement saw the cell and left it alone.
			color =
				Mix(TurnColor(DrawPalette::Refinements, refinement), DrawPalette::Free, isOpen ? 0.5 : 0.0);
		}
		color.a = what_.opacity;
		return color;
	}

	[[nodiscard]] DrawColor ClosedColor(Cell cell) const
	{
		const std::uint32_t order = search_.OrderAt(cell);
		if (!what_.order || order == None)
		{
			return DrawPalette::Closed;
		}
		const std::uint64_t last = static_cast<std::uint64_t>(search_.ExpandedCells()) - 1;
		constexpr std::uint64_t lastShade = Detail::SearchPainterImpl::OrderShades - 1;
		return shades_[static_cast<std::size_t>(last == 0 ? 0 : order * lastShade / last)];
	}

	void PaintJumps()
	{
		const DrawLine style{.color = DrawPalette::Jump, .width = 0.15F};
		for (const std::uint32_t index : what_.jumps ? std::span(search_.jumps_) : Numbers())
		{
			const TraceEvent& event = events_[index];
			if (!search_.Contains(event.parent))
			{
				continue;
			}
			const Cell bend = Detail::SearchPainterImpl::BendOf(event.parent, event.cell);
			if (bend != event.parent)
			{
				pen_.Line(event.parent, bend, style);
			}
			if (bend != event.cell)
			{
				pen_.Line(bend, event.cell, style);
			}
		}
	}

	void PaintLines()
	{
		for (const std::uint32_t index : what_.lines ? std::span(search_.lines_) : Numbers())
		{
			const TraceEvent& event = events_[index];
			if (search_.Contains(event.parent))
			{
				pen_.Line(event.parent, event.cell, {.color = DrawPalette::Line, .width = 0.25F});
			}
		}
	}

	using Numbers = std::span<const std::uint32_t>;

	void PaintMarks(bool wanted, Numbers indices, DrawColor color, DrawShape shape)
	{
		for (const std::uint32_t index : wanted ? indices : Numbers())
		{
			pen_.Mark(events_[index].cell,
				{.color = color,
					.radius = Detail::SearchPainterImpl::MarkRadius,
					.shape = shape,
					.cased = true});
		}
	}

	/** Inner searches may say again where they start: the first one counts. */
	void PaintEnd(Numbers indices, DrawColor color)
	{
		if (what_.ends && !indices.empty())
		{
			pen_.Mark(events_[indices.front()].cell,
				{.color = color, .radius = Detail::SearchPainterImpl::EndRadius, .cased = true});
		}
	}

	void PaintLabels()
	{
		if (what_.label == SearchLabel::None || !pen_.WantsLabels())
		{
			return;
		}
		const CellRect& clip = pen_.Clip();
		for (std::int32_t y = clip.y; y < clip.Bottom(); ++y)
		{
			for (std::int32_t x = clip.x; x < clip.Right(); ++x)
			{
				PaintLabel({x, y});
			}
		}
	}

	void PaintLabel(Cell cell)
	{
		const std::uint32_t event = search_.EventAt(cell);
		const std::uint32_t order = search_.OrderAt(cell);
		if (event == None || (what_.label == SearchLabel::Order && order == None))
		{
			return;
		}
		const std::int64_t value = what_.label == SearchLabel::Order ? std::int64_t{order} + 1
			: what_.label == SearchLabel::G ? Detail::ToTenths(events_[event].g.units)
											: Detail::ToTenths(events_[event].f.units);
		pen_.Label(cell, value, DrawPalette::Label);
	}

	const SearchDrawing& search_;
	const GridMap& map_;
	std::span<const TraceEvent> events_;
	const DrawWindow& window_;
	const SearchDrawingOptions& what_;
	DrawList& list_;
	Detail::WindowPen pen_;
	std::array<DrawColor, Detail::SearchPainterImpl::OrderShades> shades_{};
};

void SearchDrawing::Draw(const GridMap& map, std::span<const TraceEvent> events, const DrawWindow& window,
	const SearchDrawingOptions& what, DrawList& outList) const
{
	if (events.size() >= Step() && map.Width() == width_ && map.Height() == height_)
	{
		Painter(*this, map, events, window, what, outList).Paint();
	}
}
} // namespace NavCore
