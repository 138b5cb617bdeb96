// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Draw/DrawList.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace NavCore
{
/** The colors of every view and picture: calm ones for the map, one strong one for the path. */
namespace DrawPalette
{
inline constexpr DrawColor Wall{45, 55, 72};
inline constexpr DrawColor Free{247, 246, 242};
/** The costliest terrain; cheaper cells lie between it and Free. */
inline constexpr DrawColor HeavyTerrain{176, 141, 98};

inline constexpr DrawColor Frontier{205, 196, 240};
inline constexpr DrawColor Closed{140, 190, 220};
/** The cell whose moves are being looked at. */
inline constexpr DrawColor Current{255, 120, 20};
inline constexpr DrawColor Jump{30, 64, 130, 102};
/** Of spatial searches: straight runs, the cells they aim at, and where a refinement was cut short. */
inline constexpr DrawColor Line{0, 96, 110, 204};
inline constexpr DrawColor Subgoal{240, 160, 0};
inline constexpr DrawColor Trim{70, 70, 78};

inline constexpr DrawColor Path{220, 20, 90};
/** The path as found, under the smoothed one. */
inline constexpr DrawColor RawPath{110, 90, 125};
/** The part of a path that lies behind the agent. */
inline constexpr DrawColor WalkedPath{176, 168, 180};
inline constexpr DrawColor Blocked{200, 30, 20};
inline constexpr DrawColor Start{22, 150, 80};
inline constexpr DrawColor Goal{220, 20, 90};
/** The light edge of lines and marks. */
inline constexpr DrawColor Casing{255, 255, 255};
inline constexpr DrawColor Label{31, 39, 51};

/** Sides of the polygons of a navmesh. */
inline constexpr DrawColor NavMesh{20, 140, 120, 170};
inline constexpr DrawColor SectorBorder{120, 126, 140, 150};
inline constexpr DrawColor RegionBorder{60, 66, 80};
inline constexpr DrawColor Transition{200, 60, 20};
inline constexpr DrawColor Crossing{200, 60, 20};
/** A way between two transitions of a cluster. */
inline constexpr DrawColor ClusterEdge{60, 120, 200, 130};
/** A cluster that waits for repair: what is known of it may be out of date. */
inline constexpr DrawColor StaleCluster{250, 196, 124, 120};

/** Expansion order from first to last. */
inline constexpr std::array<DrawColor, 4> Order{
	{{49, 84, 166}, {58, 147, 184}, {124, 202, 170}, {247, 220, 140}}};
/** What each refinement of a spatial search explored, in turns. */
inline constexpr std::array<DrawColor, 6> Refinements{
	{{150, 196, 228}, {168, 216, 128}, {250, 196, 124}, {196, 170, 216}, {248, 168, 160}, {150, 214, 204}}};
/** Room around a cell, from tight to wide. */
inline constexpr std::array<DrawColor, 4> Clearance{
	{{236, 112, 99}, {247, 220, 140}, {124, 202, 170}, {58, 147, 184}}};
/** From low to high ground. */
inline constexpr std::array<DrawColor, 4> Heights{
	{{70, 110, 140}, {140, 180, 140}, {224, 208, 150}, {250, 248, 242}}};
/** Connected components, in turns. */
inline constexpr std::array<DrawColor, 8> Components{{{166, 206, 227}, {178, 223, 138}, {253, 191, 111},
	{202, 178, 214}, {251, 154, 153}, {150, 214, 204}, {255, 237, 150}, {217, 187, 160}}};
/** Borders of clusters by level, from the lowest. */
inline constexpr std::array<DrawColor, 4> ClusterLevels{
	{{90, 130, 190}, {110, 70, 160}, {190, 60, 120}, {200, 110, 20}}};
/** Agents and their paths, in turns. */
inline constexpr std::array<DrawColor, 8> Agents{{{31, 119, 180}, {227, 119, 194}, {44, 160, 44},
	{255, 127, 14}, {148, 103, 189}, {23, 190, 207}, {140, 86, 75}, {214, 39, 40}}};
} // namespace DrawPalette

/** share 0 gives a, 1 gives b. */
[[nodiscard]] constexpr DrawColor Mix(DrawColor a, DrawColor b, double share)
{
	const auto channel = [share](std::uint8_t from, std::uint8_t to)
	{
		return static_cast<std::uint8_t>(from + (to - from) * share + 0.5);
	};
	return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

/** The same color, less opaque: share 0 is not to be seen. */
[[nodiscard]] constexpr DrawColor Fade(DrawColor color, double share)
{
	return {color.r, color.g, color.b, static_cast<std::uint8_t>(color.a * share + 0.5)};
}

/** A place between the first and the last color of a ramp, evenly spaced; share runs from 0 to 1. */
template <std::size_t Size>
[[nodiscard]] constexpr DrawColor RampColor(const std::array<DrawColor, Size>& ramp, double share)
{
	static_assert(Size >= 2);
	const double place = (share < 0.0 ? 0.0 : share > 1.0 ? 1.0 : share) * static_cast<double>(Size - 1);
	std::size_t left = static_cast<std::size_t>(place);
	left = left > Size - 2 ? Size - 2 : left;
	return Mix(ramp[left], ramp[left + 1], place - static_cast<double>(left));
}

/** Color of an expansion; share runs from 0 for the first one to 1 for the last. */
[[nodiscard]] constexpr DrawColor OrderColor(double share)
{
	return RampColor(DrawPalette::Order, share);
}

/** One of a set of colors that are used in turns, by number from 0. */
template <std::size_t Size>
[[nodiscard]] constexpr DrawColor TurnColor(const std::array<DrawColor, Size>& colors, std::uint64_t number)
{
	return colors[static_cast<std::size_t>(number % Size)];
}

/** Tint of a refinement by its number, from 0. */
[[nodiscard]] constexpr DrawColor RefinementColor(std::int32_t number)
{
	return TurnColor(DrawPalette::Refinements, static_cast<std::uint64_t>(number));
}
} // namespace NavCore
