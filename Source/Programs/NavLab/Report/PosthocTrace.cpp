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

constexpr std::array<EventStyle, 10> EventStyles{{
	{NavCore::TraceKind::Source, "source", Palette::Start},
	{NavCore::TraceKind::Destination, "destination", Palette::Goal},
	{NavCore::TraceKind::Generate, "generating", Palette::Frontier},
	{NavCore::TraceKind::Update, "updating", {240, 170, 90}},
	{NavCore::TraceKind::Expand, "expanding", Palette::Order[1]},
	{NavCore::TraceKind::Close, "closing", Palette::Order[0]},
	{NavCore::TraceKind::Line, "line", Palette::Order[2]},
	{NavCore::TraceKind::Subgoal, "subgoal", Palette::Order[3]},
	{NavCore::TraceKind::Refine, "refining", {120, 90, 180}},
	{NavCore::TraceKind::Trim, "trimming", {150, 150, 150}},
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
		const bool stays = style.kind == NavCore::TraceKind::Source ||
			style.kind == NavCore::TraceKind::Destination || style.kind == NavCore::TraceKind::Expand;
		text += fmt::format("    - $: cell\n      $if: ${{{{ $.type == '{}' }}}}\n      fill: \"{}\"\n"
							"      alpha: {}\n",
			style.type, ToHex(style.fill), stays ? 1 : 0.6);
	}
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
		if (!path.IsEmpty())
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

	[[nodiscard]] std::int32_t IdOf(NavCore::Cell cell) const { return cell.y * map_.Width() + cell.x; }
	[[nodiscard]] std::int32_t ParentId(NavCore::Cell cell) const
	{
		return parents_[static_cast<std::size_t>(IdOf(cell))];
	}
	void SetParent(NavCore::Cell cell, NavCore::Cell parent)
	{
		parents_[static_cast<std::size_t>(IdOf(cell))] = IdOf(parent);
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
