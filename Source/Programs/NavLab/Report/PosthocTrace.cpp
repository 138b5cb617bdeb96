// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/PosthocTrace.h"

#include "NavLab/Draw/Palette.h"
#include "NavLab/Run/QueryRunner.h"

#include "NavCore/Grid/GridMap.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
/** One cell a step in the colour of its event; the viewer clears a step when a later one replaces it. */
struct EventStyle
{
	NavCore::TraceKind kind;
	std::string_view type;
	Color fill;
};

constexpr std::string_view PathType = "path";

constexpr std::array<EventStyle, 10> EventStyles{{
	{NavCore::TraceKind::Source, "source", Palette::Start},
	{NavCore::TraceKind::Destination, "destination", Palette::Goal},
	{NavCore::TraceKind::Generate, "generating", Palette::Frontier},
	{NavCore::TraceKind::Update, "updating", {240, 170, 90}},
	{NavCore::TraceKind::Expand, "expanding", ToColor(NavCore::DrawPalette::Order[1])},
	{NavCore::TraceKind::Close, "closing", ToColor(NavCore::DrawPalette::Order[0])},
	{NavCore::TraceKind::Line, "line", Palette::Line},
	{NavCore::TraceKind::Subgoal, "subgoal", Palette::Subgoal},
	{NavCore::TraceKind::Refine, "refining", ToColor(NavCore::DrawPalette::Refinements[3])},
	{NavCore::TraceKind::Trim, "trimming", Palette::Trim},
}};

const EventStyle& StyleOf(NavCore::TraceKind kind)
{
	for (const EventStyle& style : EventStyles)
	{
		if (style.kind == kind)
		{
			return style;
		}
	}
	return EventStyles[4];
}

/** Steps of spatial searches name a pair of cells or a place, not a node with its parent. */
bool IsSpatial(NavCore::TraceKind kind)
{
	return kind == NavCore::TraceKind::Line || kind == NavCore::TraceKind::Subgoal ||
		kind == NavCore::TraceKind::Refine || kind == NavCore::TraceKind::Trim;
}

/** Steps that stay on the picture once made. */
bool Stays(NavCore::TraceKind kind)
{
	return kind == NavCore::TraceKind::Source || kind == NavCore::TraceKind::Destination ||
		kind == NavCore::TraceKind::Expand || kind == NavCore::TraceKind::Subgoal;
}

/** X of a cell as a template; hex maps shift their odd rows by half a cell. */
std::string_view ColumnTemplate(const NavCore::GridMap& map)
{
	return map.GetTopology() == NavCore::Topology::Hex ? "$.x + ($.y % 2) / 2" : "$.x";
}

std::string WriteViews(const NavCore::GridMap& map)
{
	const std::string_view column = ColumnTemplate(map);
	std::string text = "views:\n  cell:\n    - $: rect\n      width: 1\n      height: 1\n";
	text += fmt::format("      x: ${{{{ {} }}}}\n      y: ${{{{ $.y }}}}\n", column);
	text += "      fill: ${{ $.fill }}\n      alpha: ${{ $.alpha }}\n  main:\n";
	for (const EventStyle& style : EventStyles)
	{
		text += fmt::format("    - $: cell\n      $if: ${{{{ $.type == '{}' }}}}\n      fill: \"{}\"\n"
							"      alpha: {}\n",
			style.type, ToHex(style.fill), Stays(style.kind) ? 1 : 0.6);
	}
	text += fmt::format("    - $: cell\n      $if: ${{{{ $.type == '{}' }}}}\n      fill: \"{}\"\n"
						"      alpha: 1\n",
		PathType, ToHex(Palette::Path));
	text +=
		fmt::format("\npivot:\n  x: ${{{{ {} + 0.5 }}}}\n  y: ${{{{ $.y + 0.5 }}}}\n  scale: 1\n", column);
	return text;
}

/** Writes events one by one and remembers the parents, which not every event of a search repeats. */
class EventWriter
{
public:
	explicit EventWriter(const NavCore::GridMap& map)
		: map_(map), parents_(static_cast<std::size_t>(map.Bounds().Area()), NoParent)
	{
	}

	void Write(const NavCore::TraceEvent& event)
	{
		if (IsSpatial(event.kind))
		{
			spatial_ = true;
			last_ = event;
			AppendPair(event, StyleOf(event.kind).type);
			return;
		}
		if (event.parent != event.cell)
		{
			SetParent(event.cell, event.parent);
		}
		if (event.kind == NavCore::TraceKind::Expand)
		{
			lastExpanded_ = event.cell;
		}
		last_ = event;
		Append(event, StyleOf(event.kind).type);
	}

	/** The end of the path, or the last thing tried: the viewer follows the parents back from there. */
	void WriteEnd(const NavCore::Path& path)
	{
		NavCore::TraceEvent end = last_;
		if (!path.IsEmpty() && spatial_)
		{
			end = WriteJoinedPath(path);
		}
		else if (!path.IsEmpty())
		{
			end = {NavCore::TraceKind::Destination, path.points.back(), path.points.back(), path.cost,
				path.cost};
			// Some searches stop when they see the goal, without making it a node.
			if (ParentId(end.cell) == NoParent && end.cell != lastExpanded_)
			{
				SetParent(end.cell, lastExpanded_);
			}
		}
		Append(end, "end");
	}

	[[nodiscard]] std::string TakeText() { return std::move(text_); }

private:
	static constexpr std::int32_t NoParent = -1;

	/**
	 * The parents of a spatial search lead back to the start of the last refinement only, so the cells of
	 * the path follow once more, each with the one before it as its parent. Returns the last one.
	 */
	NavCore::TraceEvent WriteJoinedPath(const NavCore::Path& path)
	{
		NavCore::TraceEvent step;
		parents_[static_cast<std::size_t>(IdOf(path.points.front()))] = NoParent;
		NavCore::Cell previous = path.points.front();
		for (const NavCore::Cell cell : path.points)
		{
			if (cell != previous)
			{
				SetParent(cell, previous);
			}
			step = {NavCore::TraceKind::Expand, cell, previous, {}, {}};
			Append(step, PathType);
			previous = cell;
		}
		step.g = path.cost;
		step.f = path.cost;
		return step;
	}

	[[nodiscard]] std::int32_t IdOf(NavCore::Cell cell) const { return cell.y * map_.Width() + cell.x; }
	[[nodiscard]] std::int32_t ParentId(NavCore::Cell cell) const
	{
		return parents_[static_cast<std::size_t>(IdOf(cell))];
	}
	void SetParent(NavCore::Cell cell, NavCore::Cell parent)
	{
		parents_[static_cast<std::size_t>(IdOf(cell))] = IdOf(parent);
	}

	void AppendPair(const NavCore::TraceEvent& event, std::string_view type)
	{
		auto out = std::back_inserter(text_);
		fmt::format_to(out, "  - {{ type: {}, id: {}", type, IdOf(event.cell));
		if (event.parent != event.cell)
		{
			fmt::format_to(out, ", pId: {}", IdOf(event.parent));
		}
		fmt::format_to(out, ", x: {}, y: {} }}\n", event.cell.x, event.cell.y);
	}

	void Append(const NavCore::TraceEvent& event, std::string_view type)
	{
		auto out = std::back_inserter(text_);
		fmt::format_to(out, "  - {{ type: {}, id: {}", type, IdOf(event.cell));
		const bool isNode =
			event.kind != NavCore::TraceKind::Source && event.kind != NavCore::TraceKind::Destination;
		if (ParentId(event.cell) != NoParent && (isNode || type == "end"))
		{
			fmt::format_to(out, ", pId: {}", ParentId(event.cell));
		}
		fmt::format_to(out, ", x: {}, y: {}, g: {:.4f}, f: {:.4f} }}\n", event.cell.x, event.cell.y,
			CostInSteps(event.g), CostInSteps(event.f));
	}

	const NavCore::GridMap& map_;
	std::vector<std::int32_t> parents_;
	NavCore::Cell lastExpanded_;
	bool spatial_ = false;
	NavCore::TraceEvent last_;
	std::string text_;
};
} // namespace

std::string WritePosthocTrace(
	const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events, const NavCore::Path& path)
{
	std::string text = "version: 1.4.0\n\n" + WriteViews(map) + "\nevents:";
	if (events.empty())
	{
		return text + " []\n";
	}
	EventWriter writer(map);
	for (const NavCore::TraceEvent& event : events)
	{
		writer.Write(event);
	}
	writer.WriteEnd(path);
	return text + "\n" + writer.TakeText();
}
} // namespace NavLab
