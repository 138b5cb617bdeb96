// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/TerrainPainter.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace NavLab
{
namespace
{
struct Ground
{
	std::uint8_t cost;
	/** Share of the cells, in percent, that are this or cheaper. */
	std::size_t upTo;
};

constexpr std::array<Ground, 5> Grounds{{{1, 50}, {2, 70}, {3, 85}, {5, 95}, {8, 100}}};
constexpr int Octaves = 3;
constexpr std::int32_t One = 256;

/** Values at the corners of a lattice, with integers all the way between them. */
class Lattice
{
public:
	Lattice(std::int32_t width, std::int32_t height, std::int32_t step, NavCore::Random& random)
		: step_(step), columns_(width / step + 2)
	{
		const std::int32_t rows = height / step + 2;
		values_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows));
		for (std::int32_t& value : values_)
		{
			value = random.Range(0, One - 1);
		}
	}

	[[nodiscard]] std::int32_t At(std::int32_t x, std::int32_t y) const
	{
		const std::int32_t column = x / step_;
		const std::int32_t row = y / step_;
		const std::int32_t across = Ease(x % step_);
		const std::int32_t top = Mix(Corner(column, row), Corner(column + 1, row), across);
		const std::int32_t bottom = Mix(Corner(column, row + 1), Corner(column + 1, row + 1), across);
		return Mix(top, bottom, Ease(y % step_));
	}

private:
	[[nodiscard]] std::int32_t Corner(std::int32_t column, std::int32_t row) const
	{
		return values_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
			static_cast<std::size_t>(column)];
	}
	/** Smooth at both ends, so that the lattice does not show. */
	[[nodiscard]] std::int32_t Ease(std::int32_t offset) const
	{
		const std::int32_t t = offset * One / step_;
		return t * t / One * (3 * One - 2 * t) / One;
	}
	[[nodiscard]] static std::int32_t Mix(std::int32_t a, std::int32_t b, std::int32_t t)
	{
		return a + (b - a) * t / One;
	}

	std::int32_t step_;
	std::int32_t columns_;
	std::vector<std::int32_t> values_;
};

/** Noise of every cell, row by row: each octave is half as wide and half as strong as the one before. */
std::vector<std::int32_t> MakeNoise(const NavCore::GridMap& map, const TerrainOptions& options)
{
	NavCore::Random random(options.seed);
	std::vector<Lattice> lattices;
	for (int octave = 0; octave < Octaves; ++octave)
	{
		const std::int32_t step = (std::max)(options.patch >> octave, 1);
		lattices.emplace_back(map.Width(), map.Height(), step, random);
	}
	std::vector<std::int32_t> noise;
	noise.reserve(static_cast<std::size_t>(map.Width()) * static_cast<std::size_t>(map.Height()));
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			std::int32_t value = 0;
			for (int octave = 0; octave < Octaves; ++octave)
			{
				value += lattices[static_cast<std::size_t>(octave)].At(x, y) * One >> octave;
			}
			noise.push_back(value);
		}
	}
	return noise;
}
} // namespace

void PaintTerrain(NavCore::GridMap& map, const TerrainOptions& options)
{
	const std::vector<std::int32_t> noise = MakeNoise(map, options);
	std::vector<std::int32_t> sorted = noise;
	std::sort(sorted.begin(), sorted.end());
	NavCore::GridEdit edit(map);
	edit.EnableTerrain();
	std::size_t place = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x, ++place)
		{
			const auto below = std::find_if(Grounds.begin(), Grounds.end() - 1,
				[&](const Ground& ground)
				{ return noise[place] <= sorted[(sorted.size() - 1) * ground.upTo / 100]; });
			// Costs from the table are never refused.
			static_cast<void>(edit.SetTerrain({x, y}, below->cost));
		}
	}
}
} // namespace NavLab
