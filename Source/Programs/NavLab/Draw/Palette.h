// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
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

/** The colours of every picture: calm ones for the map, one strong one for the path. */
namespace Palette
{
inline constexpr Color Wall{45, 55, 72};
inline constexpr Color Free{247, 246, 242};
/** The costliest terrain; cheaper cells lie between it and Free. */
inline constexpr Color HeavyTerrain{176, 141, 98};
inline constexpr Color Frontier{205, 196, 240};
inline constexpr Color Jump{30, 64, 130};
inline constexpr Color Path{220, 20, 90};
/** The path as found, under the smoothed one. */
inline constexpr Color RawPath{110, 90, 125};
inline constexpr Color Casing{255, 255, 255};
inline constexpr Color Start{22, 150, 80};
/** Of spatial searches: straight runs, the cells they aim at, and where a refinement was cut short. */
inline constexpr Color Line{0, 96, 110};
inline constexpr Color Subgoal{240, 160, 0};
inline constexpr Color Trim{70, 70, 78};
inline constexpr Color Goal{220, 20, 90};

/** Expansion order from first to last. */
inline constexpr std::array<Color, 4> Order{
	{{49, 84, 166}, {58, 147, 184}, {124, 202, 170}, {247, 220, 140}}};

/** What each refinement of a spatial search explored, in turns. */
inline constexpr std::array<Color, 6> Refinements{
	{{150, 196, 228}, {168, 216, 128}, {250, 196, 124}, {196, 170, 216}, {248, 168, 160}, {150, 214, 204}}};
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

/** Colour of an expansion; share runs from 0 for the first one to 1 for the last. */
[[nodiscard]] constexpr Color OrderColor(double share)
{
	const double place = share * static_cast<double>(Palette::Order.size() - 1);
	std::size_t left = static_cast<std::size_t>(place);
	left = left > Palette::Order.size() - 2 ? Palette::Order.size() - 2 : left;
	return Mix(Palette::Order[left], Palette::Order[left + 1], place - static_cast<double>(left));
}

/** Tint of a refinement by its number, from 0. */
[[nodiscard]] constexpr Color RefinementColor(std::int32_t number)
{
	return Palette::Refinements[static_cast<std::size_t>(number) % Palette::Refinements.size()];
}

/** "#rrggbb" */
[[nodiscard]] std::string ToHex(Color color);
} // namespace NavLab
