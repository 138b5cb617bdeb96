// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/DisjointSets.h"
#include "NavLab/Generate/MapKinds.h"

#include <algorithm>

namespace NavLab
{
namespace
{
/** The lattice: rooms of roomSize cells a side, walls of one cell between them, no outer walls. */
class RoomLattice
{
public:
	RoomLattice(const GeneratorOptions& options, NavCore::Random& random)
		: draft_(options.width, options.height, true), random_(random), size_(options.roomSize),
		  doorWidth_(options.doorWidth), columns_((options.width + size_) / (size_ + 1)),
		  rows_((options.height + size_) / (size_ + 1)),
		  connected_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_))
	{
		for (std::int32_t x = size_; x < draft_.width; x += size_ + 1)
		{
			draft_.Fill({x, 0, 1, draft_.height}, false);
		}
		for (std::int32_t y = size_; y < draft_.height; y += size_ + 1)
		{
			draft_.Fill({0, y, draft_.width, 1}, false);
		}
	}

	/** Visits the wall behind every room to the right and below; wantsDoor says where a door goes. */
	template <class Predicate>
	void CutDoors(Predicate wantsDoor)
	{
		for (std::int32_t row = 0; row < rows_; ++row)
		{
			for (std::int32_t column = 0; column < columns_; ++column)
			{
				const std::uint32_t room = static_cast<std::uint32_t>(row * columns_ + column);
				if (column + 1 < columns_ && wantsDoor(room, room + 1))
				{
					connected_.Join(room, room + 1);
					CutRightDoor(column, row);
				}
				const std::uint32_t below = room + static_cast<std::uint32_t>(columns_);
				if (row + 1 < rows_ && wantsDoor(room, below))
				{
					connected_.Join(room, below);
					CutLowerDoor(column, row);
				}
			}
		}
	}

	[[nodiscard]] bool AreConnected(std::uint32_t a, std::uint32_t b)
	{
		return connected_.Find(a) == connected_.Find(b);
	}

	[[nodiscard]] DraftMap Take() { return std::move(draft_); }

private:
	void CutRightDoor(std::int32_t column, std::int32_t row)
	{
		const NavCore::CellRect room = RoomAt(column, row);
		const std::int32_t length = (std::min)(doorWidth_, room.height);
		const std::int32_t y = room.y + random_.Range(0, room.height - length);
		draft_.Fill({room.Right(), y, 1, length}, true);
	}

	void CutLowerDoor(std::int32_t column, std::int32_t row)
	{
		const NavCore::CellRect room = RoomAt(column, row);
		const std::int32_t length = (std::min)(doorWidth_, room.width);
		const std::int32_t x = room.x + random_.Range(0, room.width - length);
		draft_.Fill({x, room.Bottom(), length, 1}, true);
	}

	/** Rooms at the right and lower edge may be cut short by it. */
	[[nodiscard]] NavCore::CellRect RoomAt(std::int32_t column, std::int32_t row) const
	{
		const NavCore::CellRect whole{column * (size_ + 1), row * (size_ + 1), size_, size_};
		return whole.Intersect({0, 0, draft_.width, draft_.height});
	}

	DraftMap draft_;
	NavCore::Random& random_;
	std::int32_t size_;
	std::int32_t doorWidth_;
	std::int32_t columns_;
	std::int32_t rows_;
	DisjointSets connected_;
};
} // namespace

DraftMap DraftRooms(const GeneratorOptions& options, NavCore::Random& random)
{
	RoomLattice lattice(options, random);
	const std::uint32_t doorPercent = static_cast<std::uint32_t>(options.doorPercent);
	lattice.CutDoors([&](std::uint32_t, std::uint32_t) { return random.Percent(doorPercent); });
	// Whatever chance left apart is joined now.
	lattice.CutDoors([&](std::uint32_t a, std::uint32_t b) { return !lattice.AreConnected(a, b); });
	return lattice.Take();
}
} // namespace NavLab
