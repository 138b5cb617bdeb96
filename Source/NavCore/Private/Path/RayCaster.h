// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Path/SmoothingGround.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace NavCore::Detail
{
/** Where each cell of a path stands in its strip: a table with open addressing that keeps its memory. */
class CellSlots
{
public:
	static constexpr std::uint32_t None = 0xFFFF'FFFF;

	/** Empties the table for so many cells at most; Grow until it has room for them. */
	void Prepare(std::size_t count)
	{
		wanted_ = 16;
		while (wanted_ < count * 2)
		{
			wanted_ *= 2;
		}
		if (table_.size() < wanted_)
		{
			table_.clear();
			table_.reserve(wanted_);
		}
		// Entries of other stamps count as free, so that nothing has to be cleared.
		if (++stamp_ == 0)
		{
			table_.clear();
			stamp_ = 1;
		}
	}
	/** A bounded piece of the memory; false until there is enough of it. */
	[[nodiscard]] bool Grow()
	{
		if (table_.size() < wanted_)
		{
			table_.resize((std::min)(wanted_, table_.size() + GrowthAtOnce));
		}
		mask_ = table_.size() - 1;
		return table_.size() >= wanted_;
	}
	/** Notes a cell; of one that the path crosses twice, the later place. */
	void Note(Cell cell, std::size_t slot)
	{
		Entry& entry = table_[Find(cell)];
		entry = {cell, static_cast<std::uint32_t>(slot), stamp_};
	}
	[[nodiscard]] std::uint32_t SlotOf(Cell cell) const
	{
		const Entry& entry = table_[Find(cell)];
		return entry.stamp == stamp_ ? entry.slot : None;
	}

private:
	static constexpr std::size_t GrowthAtOnce = 512;

	struct Entry
	{
		Cell cell;
		std::uint32_t slot = None;
		std::uint32_t stamp = 0;
	};

	/** The entry of a cell, or the free one where it would stand. */
	[[nodiscard]] std::size_t Find(Cell cell) const
	{
		const std::uint64_t key =
			std::uint64_t{static_cast<std::uint32_t>(cell.y)} << 32 | static_cast<std::uint32_t>(cell.x);
		std::size_t at = static_cast<std::size_t>((key * 0x9E37'79B9'7F4A'7C15) >> 32) & mask_;
		while (table_[at].stamp == stamp_ && table_[at].cell != cell)
		{
			at = (at + 1) & mask_;
		}
		return at;
	}

	std::vector<Entry> table_;
	std::size_t wanted_ = 0;
	std::size_t mask_ = 0;
	std::uint32_t stamp_ = 0;
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

	/** Whether there is to be another round. */
	[[nodiscard]] bool IsDue() const { return isDue_; }
	/** False when the round before found nothing. */
	[[nodiscard]] bool StartRound(const SmoothingGround& ground)
	{
		slots_.Prepare(ground.strip.Ahead());
		noted_ = ground.strip.FirstSlot();
		best_ = {};
		heading_ = 0;
		return std::exchange(isDue_, false);
	}

	/** A bounded piece of work: a ray, or taking the best of them and moving on. False when the round is
	 * over. */
	template <class Moves>
	[[nodiscard]] bool Work(SmoothingGround& ground, const Moves& moves)
	{
		PathStrip& strip = ground.strip;
		if (noted_ < strip.SlotCount())
		{
			NoteCells(strip);
			return true;
		}
		const bool hex = ground.map->GetTopology() == Topology::Hex;
		if (heading_ == 0)
		{
			++ground.counters.examined;
			if (strip.CostTo(strip.Ahead()) <= ground.distance(strip.Here(), strip.At(strip.Ahead())))
			{
				return false;
			}
		}
		if (heading_ < (hex ? HexHeadings.size() : SquareHeadings.size()))
		{
			Cast(ground, moves, hex ? HexHeadings[heading_] : SquareHeadings[heading_]);
			++heading_;
			return true;
		}
		MoveOn(ground, moves);
		return strip.Ahead() > 1;
	}

private:
	/** A direction of movement by the parity of the row: hexagons of odd rows stand half a cell off. */
	using Heading = std::array<Direction, 2>;
	/** Longest ray in steps, so that casting one is a bounded piece of work. */
	static constexpr std::int32_t MaxLength = 1024;
	static constexpr std::size_t NotesAtOnce = 64;
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

	/** Notes where cells of the path stand, a few at a time. */
	void NoteCells(const PathStrip& strip)
	{
		if (!slots_.Grow())
		{
			return;
		}
		for (std::size_t i = 0; i < NotesAtOnce && noted_ < strip.SlotCount(); ++i, ++noted_)
		{
			slots_.Note(strip.InSlot(noted_), noted_);
		}
	}

	/** Takes the best ray of the place of work, if there is one, and goes on behind it. */
	template <class Moves>
	void MoveOn(SmoothingGround& ground, const Moves& moves)
	{
		std::size_t forward = 1;
		if (best_.saving > 0)
		{
			const GridLine line = ground.LineTo(ground.strip.At(best_.step), LineShape::Even);
			const auto steps = static_cast<std::size_t>(line.StepsLeft());
			ground.TakeLine(moves, line, best_.step);
			isDue_ = true;
			forward = steps > 3 ? steps - 2 : 1;
		}
		for (; forward > 0; --forward)
		{
			ground.strip.Step();
		}
		best_ = {};
		heading_ = 0;
	}

	template <class Moves>
	void Cast(SmoothingGround& ground, const Moves& moves, Heading heading)
	{
		const PathStrip& strip = ground.strip;
		const BitView rows = ground.map->Rows();
		// No ray that costs as much as the whole rest of the path can save anything.
		const std::int64_t limit = strip.CostTo(strip.Ahead());
		Cell cell = strip.Here();
		std::int64_t cost = 0;
		for (std::int32_t length = 0; length < MaxLength; ++length)
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
			if (step > 0 && strip.CostTo(step) - cost > best_.saving)
			{
				best_ = {strip.CostTo(step) - cost, step};
			}
		}
	}

	CellSlots slots_;
	/** The next slot of the path to put into the table. */
	std::size_t noted_ = 0;
	/** The next ray from the place of work, and the best so far. */
	std::size_t heading_ = 0;
	Hit best_;
	bool isDue_ = true;
};
} // namespace NavCore::Detail
