// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Draw/DrawPalette.h"

#include <cstdint>
#include <string>

namespace NavLab
{
struct Color
{
	std::uint8_t r = 0;
	std::uint8_t g = 0;
	std::uint8_t b = 0;

	friend constexpr bool operator==(Color, Color) = default;
};

/** A color of NavCore's drawings, as if it were opaque. */
[[nodiscard]] constexpr Color ToColor(NavCore::DrawColor color)
{
	return {color.r, color.g, color.b};
}

/** Colours of NavCore's drawings that plots, pages and traces share with them. */
namespace Palette
{
inline constexpr Color Wall = ToColor(NavCore::DrawPalette::Wall);
inline constexpr Color Free = ToColor(NavCore::DrawPalette::Free);
inline constexpr Color HeavyTerrain = ToColor(NavCore::DrawPalette::HeavyTerrain);
inline constexpr Color Frontier = ToColor(NavCore::DrawPalette::Frontier);
inline constexpr Color Path = ToColor(NavCore::DrawPalette::Path);
inline constexpr Color Casing = ToColor(NavCore::DrawPalette::Casing);
inline constexpr Color Start = ToColor(NavCore::DrawPalette::Start);
inline constexpr Color Goal = ToColor(NavCore::DrawPalette::Goal);
inline constexpr Color Line = ToColor(NavCore::DrawPalette::Line);
inline constexpr Color Subgoal = ToColor(NavCore::DrawPalette::Subgoal);
inline constexpr Color Trim = ToColor(NavCore::DrawPalette::Trim);
} // namespace Palette

/** share 0 gives a, 1 gives b. */
[[nodiscard]] constexpr Color Mix(Color a, Color b, double share)
{
	const auto channel = [share](std::uint8_t from, std::uint8_t to)
	{
		return static_cast<std::uint8_t>(from + (to - from) * share + 0.5);
	};
	return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

/** "#rrggbb" */
[[nodiscard]] std::string ToHex(Color color);
} // namespace NavLab
