// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/MapKinds.h"

#include <algorithm>
#include <array>
#include <vector>

namespace NavLab
{
namespace
{
constexpr std::array<NavCore::Cell, 4> Sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
static_assert(Sides[0].y == -Sides[3].y && Sides[1].x == -Sides[2].x, "the opposite of side s is 3 - s");

/**
 * Recursive backtracking without recursion: each place remembers the side it was entered from, which is
 * all that is needed to walk back. One byte a place.
 */
class MazeDigger
{
public:
	MazeDigger(const GeneratorOptions& options, NavCore::Random& random)
		: draft_(options.width, options.height, false), random_(random), corridor_(options.corridorWidth),
		  columns_((std::max)(1, (options.width + 1) / (corridor_ + 1))),
		  rows_((std::max)(1, (options.height + 1) / (corridor_ + 1))),
		  entered_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), Untouched)
	{
	}

	[[nodiscard]] DraftMap Dig()
	{
		NavCore::Cell place{random_.Range(0, columns_ - 1), random_.Range(0, rows_ - 1)};
		Enter(place, place, First);
		for (;;)
		{
			std::array<std::uint8_t, Sides.size()> choices{};
			const std::uint32_t count = FindUntouched(place, choices);
			const std::uint8_t cameFrom = entered_[IndexOf(place)];
			if (count > 0)
			{
				const std::uint8_t side = choices[random_.Below(count)];
				const NavCore::Cell next = Beyond(place, side);
				Enter(next, place, static_cast<std::uint8_t>(3 - side));
				place = next;
			}
			else if (cameFrom == First)
			{
				return std::move(draft_);
			}
			else
			{
				place = Beyond(place, cameFrom);
			}
		}
	}

private:
	/** Values of entered_ besides the four sides. */
	static constexpr std::uint8_t First = 4;
	static constexpr std::uint8_t Untouched = 5;

	[[nodiscard]] static NavCore::Cell Beyond(NavCore::Cell place, std::uint8_t side)
	{
		return {place.x + Sides[side].x, place.y + Sides[side].y};
	}

	[[nodiscard]] std::size_t IndexOf(NavCore::Cell place) const
	{
		return static_cast<std::size_t>(place.y) * static_cast<std::size_t>(columns_) +
			static_cast<std::size_t>(place.x);
	}

	[[nodiscard]] std::uint32_t FindUntouched(
		NavCore::Cell place, std::array<std::uint8_t, Sides.size()>& outSides) const
	{
		const NavCore::CellRect lattice{0, 0, columns_, rows_};
		std::uint32_t count = 0;
		for (std::uint8_t side = 0; side < Sides.size(); ++side)
		{
			const NavCore::Cell next = Beyond(place, side);
			if (lattice.Contains(next) && entered_[IndexOf(next)] == Untouched)
			{
				outSides[count++] = side;
			}
		}
		return count;
	}

	/** Digs a place out, and the wall between it and the one before. */
	void Enter(NavCore::Cell place, NavCore::Cell before, std::uint8_t side)
	{
		entered_[IndexOf(place)] = side;
		draft_.Fill(AreaOf(place).Union(AreaOf(before)), true);
	}

	[[nodiscard]] NavCore::CellRect AreaOf(NavCore::Cell place) const
	{
		return {place.x * (corridor_ + 1), place.y * (corridor_ + 1), corridor_, corridor_};
	}

	DraftMap draft_;
	NavCore::Random& random_;
	std::int32_t corridor_;
	std::int32_t columns_;
	std::int32_t rows_;
	std::vector<std::uint8_t> entered_;
};
} // namespace

DraftMap DraftMaze(const GeneratorOptions& options, NavCore::Random& random)
{
	return MazeDigger(options, random).Dig();
}
} // namespace NavLab
