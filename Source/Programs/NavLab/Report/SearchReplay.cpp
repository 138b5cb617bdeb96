// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/SearchReplay.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace NavLab
{
namespace
{
void AppendNumber(std::string& bytes, std::uint64_t value)
{
	while (value >= 0x80)
	{
		bytes.push_back(static_cast<char>(0x80 | (value & 0x7F)));
		value >>= 7;
	}
	bytes.push_back(static_cast<char>(value));
}

/** 0, -1, 1, -2, .. become 0, 1, 2, 3, .. */
std::uint64_t Zigzag(std::int64_t value)
{
	return value < 0 ? static_cast<std::uint64_t>(-2 * value - 1) : static_cast<std::uint64_t>(2 * value);
}

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

std::string EncodeBase64(std::string_view bytes)
{
	constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	std::string text;
	text.reserve((bytes.size() + 2) / 3 * 4);
	for (std::size_t i = 0; i < bytes.size(); i += 3)
	{
		const std::size_t count = (std::min)(bytes.size() - i, std::size_t{3});
		std::uint32_t group = 0;
		for (std::size_t k = 0; k < 3; ++k)
		{
			group = group << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
		}
		for (std::size_t k = 0; k < 4; ++k)
		{
			text.push_back(k <= count ? alphabet[(group >> (18 - 6 * k)) & 63U] : '=');
		}
	}
	return text;
}

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
