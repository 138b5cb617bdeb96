// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/SurfaceFloors.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore::Detail
{
/** A surface below the middle of a cell. */
struct SurfaceSample
{
	Cell cell;
	std::int32_t polygon = 0;
	std::int16_t height = 0;
};

/** Directions to the neighbors that share a side with a cell. */
inline constexpr std::array<Cell, 4> SideSteps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

/** Number of a sample, or none. */
inline constexpr std::int32_t NoSample = -1;

/** Surfaces sampled at the middles of cells, and which neighbors they lead to. */
class SurfaceSamples
{
public:
	SurfaceSamples(std::span<const SurfacePolygon> polygons, const FloorSettings& settings);

	/** By cell, then from below. */
	[[nodiscard]] std::span<const SurfaceSample> Samples() const { return samples_; }
	/** For each of SideSteps the sample that the surface leads to. */
	[[nodiscard]] const std::array<std::int32_t, 4>& NeighborsOf(std::int32_t sample) const
	{
		return neighbors_[static_cast<std::size_t>(sample)];
	}

private:
	void SamplePolygon(std::int32_t polygon);
	void SampleRow(std::int32_t polygon, std::int32_t y);
	void MergeStoreys();
	void Connect();
	/** The sample in a column that the surface leads to; the nearest in height if there are several. */
	[[nodiscard]] std::int32_t FindNeighbor(const SurfaceSample& from, Cell cell) const;
	[[nodiscard]] bool IsJoined(const SurfaceSample& from, const SurfaceSample& to) const;

	std::span<const SurfacePolygon> polygons_;
	const FloorSettings& settings_;
	/** Neighbors of each polygon, whichever of the two named the other. */
	std::vector<std::vector<std::int32_t>> joined_;
	std::vector<SurfaceSample> samples_;
	std::vector<std::array<std::int32_t, 4>> neighbors_;
};
} // namespace NavCore::Detail
