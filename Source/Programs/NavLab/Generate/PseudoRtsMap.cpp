// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/FreeRegions.h"
#include "NavLab/Generate/MapKinds.h"

#include <array>
#include <vector>

namespace NavLab
{
namespace
{
/** Draws obstacles until the wanted number of cells is blocked. */
class ObstaclePainter
{
public:
	ObstaclePainter(DraftMap& draft, NavCore::Random& random, std::int64_t wanted)
		: draft_(draft), random_(random), wanted_(wanted)
	{
	}

	[[nodiscard]] bool IsDone() const { return wanted_ <= 0; }

	/** A rock: a few small discs that overlap. */
	void DrawRock(NavCore::Cell at) { DrawChain(at, random_.Range(2, 4), 0, 2, {0, 0}); }
	/** A grove: a larger, ragged patch. */
	void DrawGrove(NavCore::Cell at) { DrawChain(at, random_.Range(4, 9), 1, 3, {0, 0}); }
	/** A ridge: a chain that keeps its direction. */
	void DrawRidge(NavCore::Cell at)
	{
		const NavCore::Cell drift{random_.Range(-2, 2), random_.Range(-2, 2)};
		DrawChain(at, random_.Range(6, 16), 1, 2, drift);
	}
	/** A blob of 2 to 12 cells: grows to the side of a cell that it has. */
	void DrawBlob(NavCore::Cell at)
	{
		constexpr std::array<NavCore::Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
		const std::int32_t size = random_.Range(2, 12);
		std::array<NavCore::Cell, 12> cells{at};
		Block(at);
		for (std::int32_t count = 1; count < size; ++count)
		{
			const NavCore::Cell from = cells[random_.Below(static_cast<std::uint32_t>(count))];
			const NavCore::Cell side = sides[random_.Below(4)];
			const NavCore::Cell cell{from.x + side.x, from.y + side.y};
			cells[static_cast<std::size_t>(count)] = cell;
			Block(cell);
		}
	}

private:
	/** Discs in a row, each near the one before: irregular, but in one piece. */
	void DrawChain(NavCore::Cell at, std::int32_t discs, std::int32_t minRadius, std::int32_t maxRadius,
		NavCore::Cell drift)
	{
		for (std::int32_t disc = 0; disc < discs; ++disc)
		{
			const std::int32_t radius = random_.Range(minRadius, maxRadius);
			DrawDisc(at, radius);
			at.x += drift.x + random_.Range(-radius, radius);
			at.y += drift.y + random_.Range(-radius, radius);
		}
	}

	void DrawDisc(NavCore::Cell centre, std::int32_t radius)
	{
		for (std::int32_t dy = -radius; dy <= radius; ++dy)
		{
			for (std::int32_t dx = -radius; dx <= radius; ++dx)
			{
				// The extra radius rounds the disc: without it four single cells stick out.
				if (dx * dx + dy * dy <= radius * radius + radius)
				{
					Block({centre.x + dx, centre.y + dy});
				}
			}
		}
	}

	void Block(NavCore::Cell cell)
	{
		const NavCore::CellRect bounds{0, 0, draft_.width, draft_.height};
		if (!IsDone() && bounds.Contains(cell) && draft_.free.Get(cell.x, cell.y))
		{
			draft_.free.Set(cell.x, cell.y, false);
			--wanted_;
		}
	}

	DraftMap& draft_;
	NavCore::Random& random_;
	std::int64_t wanted_;
};

/** How thickly obstacles stand in each district: about a third is nearly empty, for wide open ground. */
class Districts
{
public:
	Districts(const DraftMap& draft, NavCore::Random& random) : columns_(draft.width / Side + 1)
	{
		weights_.resize(
			static_cast<std::size_t>(columns_) * static_cast<std::size_t>(draft.height / Side + 1));
		for (std::uint32_t& weight : weights_)
		{
			weight = random.Percent(35) ? 8 : 40 + random.Below(61);
		}
	}

	/** Percentage of the obstacles tried here that may stay; never 0, so that drawing comes to an end. */
	[[nodiscard]] std::uint32_t WeightAt(NavCore::Cell cell) const
	{
		return weights_[static_cast<std::size_t>(cell.y / Side * columns_ + cell.x / Side)];
	}

private:
	static constexpr std::int32_t Side = 48;

	std::int32_t columns_;
	std::vector<std::uint32_t> weights_;
};

NavCore::Cell RandomCell(const DraftMap& draft, NavCore::Random& random)
{
	const std::int32_t x = random.Range(0, draft.width - 1);
	return {x, random.Range(0, draft.height - 1)};
}

void DrawBlobs(ObstaclePainter& painter, const DraftMap& draft, NavCore::Random& random)
{
	while (!painter.IsDone())
	{
		painter.DrawBlob(RandomCell(draft, random));
	}
}

void DrawLandscape(ObstaclePainter& painter, const DraftMap& draft, NavCore::Random& random)
{
	const Districts districts(draft, random);
	while (!painter.IsDone())
	{
		const NavCore::Cell at = RandomCell(draft, random);
		if (!random.Percent(districts.WeightAt(at)))
		{
			continue;
		}
		const std::uint32_t shape = random.Below(100);
		if (shape < 55)
		{
			painter.DrawRock(at);
		}
		else if (shape < 85)
		{
			painter.DrawGrove(at);
		}
		else
		{
			painter.DrawRidge(at);
		}
	}
}
} // namespace

DraftMap DraftPseudoRts(const GeneratorOptions& options, NavCore::Random& random)
{
	constexpr std::int32_t DefaultPercent = 10;
	DraftMap draft(options.width, options.height, true);
	ObstaclePainter painter(
		draft, random, draft.Area() * options.obstaclePercent.value_or(DefaultPercent) / 100);
	options.smallBlobs ? DrawBlobs(painter, draft, random) : DrawLandscape(painter, draft, random);
	// No disjoint pockets: a unit that can stand somewhere can go everywhere.
	FillPockets(draft);
	return draft;
}
} // namespace NavLab
