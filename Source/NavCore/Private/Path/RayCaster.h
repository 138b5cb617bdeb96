// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Path/SmoothingGround.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace NavCore::Detail
{
/** Where each cell of a path stands in its strip: a table with open addressing that keeps its memory. */
class CellSlots
{
public:
	static constexpr std::uint32_t None = 0xFFFF'FFFF;

	/** Notes every cell; of a cell that the path crosses twice, the later place. */
	void Fill(std::span<const Cell> cells)
	{
		std::size_t size = 16;
		while (size < cells.size() * 2)
		{
			size *= 2;
		}
		table_.assign(size, {});
		mask_ = size - 1;
		for (std::size_t slot = 0; slot < cells.size(); ++slot)
		{
			Entry& entry = table_[Find(cells[slot])];
			entry.cell = cells[slot];
			entry.slot = static_cast<std::uint32_t>(slot);
		}
	}
	[[nodiscard]] std::uint32_t SlotOf(Cell cell) const { return table_[Find(cell)].slot; }

private:
	struct Entry
	{
		Cell cell;
		std::uint32_t slot = None;
	};

	/** The entry of a cell, or the free one where it would stand. */
	[[nodiscard]] std::size_t Find(Cell cell) const
	{
		const std::uint64_t key =
			std::uint64_t{static_cast<std::uint32_t>(cell.y)} << 32 | static_cast<std::uint32_t>(cell.x);
		std::size_t at = static_cast<std::size_t>((key * 0x9E37'79B9'7F4A'7C15) >> 32) & mask_;
		while (table_[at].slot != None && table_[at].cell != cell)
		{
			at = (at + 1) & mask_;
		}
		return at;
	}

	std::vector<Entry> table_;
	std::size_t mask_ = 0;
};

/**
 * The ray method of the HPA* paper: from each cell of the path rays go out in all directions of movement
 * until they are blocked. If one meets the path farther on and is cheaper, it replaces the stretch, and
 * work resumes two cells before the place where it met. Of several rays the one that saves most is taken.
 */
class RayCaster
{
public:
	void Attach() { isDue_ = true; }

	/** False when the round before found nothing. */
	[[nodiscard]] bool StartRound(const SmoothingGround& ground)
	{
		slots_.Fill(ground.strip.Cells());
		return std::exchange(isDue_, false);
	}

	/** Casts the rays of the place of work and moves on. False when the round is over. */
	template <class Moves>
	[[nodiscard]] bool Work(SmoothingGround& ground, const Moves& moves)
	{
		PathStrip& strip = ground.strip;
		++ground.counters.examined;
		if (strip.CostTo(strip.Ahead()) <= ground.distance(strip.Here(), strip.At(strip.Ahead())))
		{
			return false;
		}
		Hit best;
		const std::size_t headings =
			ground.map->GetTopology() == Topology::Hex ? HexHeadings.size() : SquareHeadings.size();
		for (std::size_t i = 0; i < headings; ++i)
		{
			Cast(ground, moves,
				ground.map->GetTopology() == Topology::Hex ? HexHeadings[i] : SquareHeadings[i], best);
		}
		std::size_t forward = 1;
		if (best.saving > 0)
		{
			const GridLine line = ground.LineTo(strip.At(best.step), LineShape::Even);
			const auto steps = static_cast<std::size_t>(line.StepsLeft());
			ground.TakeLine(moves, line, best.step);
			isDue_ = true;
			forward = steps > 3 ? steps - 2 : 1;
		}
		for (; forward > 0; --forward)
		{
			strip.Step();
		}
		return strip.Ahead() > 1;
	}

private:
	/** A direction of movement by the parity of the row: hexagons of odd rows stand half a cell off. */
	using Heading = std::array<Direction, 2>;
	static constexpr std::array<Heading, 8> SquareHeadings{
		{{Direction::NorthWest, Direction::NorthWest}, {Direction::North, Direction::North},
			{Direction::NorthEast, Direction::NorthEast}, {Direction::West, Direction::West},
			{Direction::East, Direction::East}, {Direction::SouthWest, Direction::SouthWest},
			{Direction::South, Direction::South}, {Direction::SouthEast, Direction::SouthEast}}};
	static constexpr std::array<Heading, 6> HexHeadings{
		{{Direction::NorthWest, Direction::North}, {Direction::North, Direction::NorthEast},
			{Direction::West, Direction::West}, {Direction::East, Direction::East},
			{Direction::SouthWest, Direction::South}, {Direction::South, Direction::SouthEast}}};

	struct Hit
	{
		std::int64_t saving = 0;
		std::size_t step = 0;
	};

	[[nodiscard]] static bool IsInBox(const SmoothingGround& ground, Cell cell)
	{
		const Cell here = ground.strip.Here();
		const std::int32_t radius = ground.options.boxRadius;
		return ground.options.method != SmoothingMethod::BoxedRays ||
			(std::abs(cell.x - here.x) <= radius && std::abs(cell.y - here.y) <= radius);
	}

	template <class Moves>
	void Cast(SmoothingGround& ground, const Moves& moves, Heading heading, Hit& best) const
	{
		const PathStrip& strip = ground.strip;
		const BitView rows = ground.map->Rows();
		// No ray that costs as much as the whole rest of the path can save anything.
		const std::int64_t limit = strip.CostTo(strip.Ahead());
		Cell cell = strip.Here();
		std::int64_t cost = 0;
		for (;;)
		{
			const Direction direction = heading[static_cast<std::size_t>(cell.y & 1)];
			const std::int32_t position = rows.Position(cell.x, cell.y);
			const Cell next = Neighbour(cell, direction);
			++ground.counters.looks;
			if (!IsInBox(ground, next) || (moves.Legal(position, cell.y) & MaskOf(direction)) == 0)
			{
				return;
			}
			cost += moves.Step(position, rows.Position(next.x, next.y), static_cast<std::size_t>(direction));
			if (cost >= limit)
			{
				return;
			}
			cell = next;
			const std::uint32_t slot = slots_.SlotOf(cell);
			const std::size_t step = slot == CellSlots::None ? 0 : strip.StepsTo(slot, cell);
			if (step > 0 && strip.CostTo(step) - cost > best.saving)
			{
				best = {strip.CostTo(step) - cost, step};
			}
		}
	}

	CellSlots slots_;
	bool isDue_ = true;
};
} // namespace NavCore::Detail
