// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/SearchReplay.h"

#include "NavLab/Report/PackedBytes.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace NavLab
{
namespace
{
bool IsJump(const NavCore::TraceEvent& event)
{
	return (std::max)(std::abs(event.cell.x - event.parent.x), std::abs(event.cell.y - event.parent.y)) > 1;
}
/** How a step is written; see EncodeReplay. */
struct ReplayKind
{
	std::uint64_t kind = 0;
	/** Of a spatial step. */
	std::uint64_t spatial = 0;
	bool hasParent = false;
};

/** Nothing for steps that the replay does not show. */
std::optional<ReplayKind> KindOf(const NavCore::TraceEvent& event)
{
	switch (event.kind)
	{
	case NavCore::TraceKind::Expand:
		return ReplayKind{0, 0, false};
	case NavCore::TraceKind::Generate:
		return IsJump(event) ? ReplayKind{2, 0, true} : ReplayKind{1, 0, false};
	case NavCore::TraceKind::Line:
		return ReplayKind{3, 0, true};
	case NavCore::TraceKind::Subgoal:
		return ReplayKind{3, 1, false};
	case NavCore::TraceKind::Refine:
		return ReplayKind{3, 2, false};
	case NavCore::TraceKind::Trim:
		return ReplayKind{3, 3, false};
	default:
		return std::nullopt;
	}
}
} // namespace

std::string EncodeMapBits(const NavCore::GridMap& map)
{
	std::string bytes(static_cast<std::size_t>((map.Bounds().Area() + 7) / 8), '\0');
	std::size_t index = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x, ++index)
		{
			const unsigned bit = map.IsWalkable({x, y}) ? 1U << (index % 8) : 0U;
			bytes[index / 8] = static_cast<char>(static_cast<unsigned char>(bytes[index / 8]) | bit);
		}
	}
	return EncodeBase64(bytes);
}

std::string EncodeReplay(const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events)
{
	const auto indexOf = [&map](NavCore::Cell cell)
	{
		return std::int64_t{cell.y} * map.Width() + cell.x;
	};
	std::string bytes;
	std::int64_t previous = 0;
	for (const NavCore::TraceEvent& event : events)
	{
		const std::optional<ReplayKind> shown = KindOf(event);
		if (!shown)
		{
			continue;
		}
		const std::int64_t index = indexOf(event.cell);
		AppendNumber(bytes, Zigzag(index - previous) * 4 + shown->kind);
		if (shown->kind == 3)
		{
			AppendNumber(bytes, shown->spatial);
		}
		if (shown->hasParent)
		{
			AppendNumber(bytes, Zigzag(indexOf(event.parent) - index));
		}
		previous = index;
	}
	return EncodeBase64(bytes);
}
} // namespace NavLab
