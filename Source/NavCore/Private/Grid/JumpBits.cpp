// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/JumpBits.h"

#include "Grid/JumpRules.h"
#include "Grid/OpenNeighbours.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace NavCore
{
namespace Detail::JumpBitsImpl
{
/** One word of a line of bits, and the same cells one step before and after. */
struct Lane
{
	std::uint64_t here;
	std::uint64_t before; // Each bit shows the cell with the next lower index.
	std::uint64_t after;  // ... with the next higher index.

	static Lane Load(const std::uint64_t* words, std::size_t index)
	{
		// The words around a line belong to its neighbours; their touching bits are padding or are
		// masked off by the walls at the ends of the line.
		const std::uint64_t* word = words + index;
		return {*word, *word << 1 | *(word - 1) >> 63, *word >> 1 | *(word + 1) << 63};
	}
};

/** Free cells of one word whose surroundings force a turn on a scan that moves up or down the line. */
std::uint64_t JumpPointsOf(
	const Lane& left, const Lane& here, const Lane& right, bool upwards, CornerRule rule)
{
	const auto sideForces = [&](const Lane& side)
	{
		const std::uint64_t behind = upwards ? side.before : side.after;
		const std::uint64_t ahead = upwards ? side.after : side.before;
		return rule == CornerRule::NoneBlocked ? side.here & ~behind : ~side.here & ahead;
	};
	std::uint64_t forced = sideForces(left) | sideForces(right);
	if (rule == CornerRule::OneFree)
	{
		forced &= upwards ? here.after : here.before;
	}
	return forced & here.here;
}

/** The cells of one word at which a scan along the line ends in a jump point, and those that it passes. */
struct JumpWord
{
	std::uint64_t jumps;
	std::uint64_t passes;

	static JumpWord Load(
		const BitGrid& lines, std::int32_t line, std::size_t index, bool upwards, CornerRule rule)
	{
		const Lane here = Lane::Load(lines.Row(line), index);
		const std::uint64_t jumps = JumpPointsOf(Lane::Load(lines.Row(line - 1), index), here,
			Lane::Load(lines.Row(line + 1), index), upwards, rule);
		return {jumps, here.here & ~jumps};
	}

	/** Whether a scan that enters the word meets a jump point, by what scans from its cells meet. */
	[[nodiscard]] bool MeetsFromBelow(std::uint64_t meets) const
	{
		return ((jumps | (passes & meets)) & 1) != 0;
	}
	[[nodiscard]] bool MeetsFromAbove(std::uint64_t meets) const
	{
		return (jumps | (passes & meets)) >> 63 != 0;
	}
};

/** Bit i becomes source bit i + 1, or bit i + 1 of the result where the chain leads on: from high to low. */
std::uint64_t SpreadDown(std::uint64_t source, std::uint64_t leadsOn)
{
	for (unsigned shift = 1; shift < 64; shift *= 2)
	{
		source |= leadsOn & (source >> shift);
		leadsOn &= leadsOn >> shift;
	}
	return source;
}

std::uint64_t SpreadUp(std::uint64_t source, std::uint64_t leadsOn)
{
	for (unsigned shift = 1; shift < 64; shift *= 2)
	{
		source |= leadsOn & (source << shift);
		leadsOn &= leadsOn << shift;
	}
	return source;
}
} // namespace Detail::JumpBitsImpl

JumpBits::JumpBits(std::int32_t width, std::int32_t height, CornerRule rule)
	: width_(width), height_(height), rule_(rule), skewRows_(height + 1)
{
	columnSkew_.reserve(static_cast<std::size_t>(width));
	for (std::int32_t x = 0; x < width; ++x)
	{
		columnSkew_.push_back(x % skewRows_);
	}
	for (BitGrid& grid : legal_)
	{
		grid = BitGrid(width, skewRows_);
	}
	strideBits_ = legal_[0].StrideBits();
	for (const Direction diagonal :
		{Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast})
	{
		turnOffs_[static_cast<std::size_t>(diagonal)] = BitGrid(width, skewRows_);
		if (rule != CornerRule::NoneBlocked)
		{
			forced_[static_cast<std::size_t>(diagonal)] = BitGrid(width, height);
		}
	}
	scans_[static_cast<std::size_t>(Direction::West)] = BitGrid(width, height);
	scans_[static_cast<std::size_t>(Direction::East)] = BitGrid(width, height);
	scans_[static_cast<std::size_t>(Direction::North)] = BitGrid(height, width);
	scans_[static_cast<std::size_t>(Direction::South)] = BitGrid(height, width);
}

std::size_t JumpBits::Bytes() const
{
	std::size_t bytes = columnSkew_.size() * sizeof(std::int32_t);
	for (const BitGrid& grid : legal_)
	{
		bytes += grid.Bytes();
	}
	for (std::size_t i = 0; i < DirectionCount; ++i)
	{
		bytes += turnOffs_[i].Bytes() + forced_[i].Bytes() + scans_[i].Bytes();
	}
	return bytes;
}

JumpBits::Window JumpBits::View() const
{
	Window window;
	window.legal = {legal_[1].View().origin, legal_[0].View().origin};
	for (const Direction diagonal :
		{Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast})
	{
		const auto index = static_cast<std::size_t>(diagonal);
		window.turnOffs[index] = turnOffs_[index].View().origin;
	}
	window.columnSkew = columnSkew_.data();
	window.skewRows = skewRows_;
	window.strideBits = strideBits_;
	return window;
}

void JumpBits::Update(const BitGrid& rows, const BitGrid& columns, const CellRect& changed)
{
	// A cell takes part in the forced neighbours of the cells around it, and in nothing farther away
	// but for the scans that run through those.
	const CellRect around = changed.Inflate(1).Intersect({0, 0, width_, height_});
	for (std::int32_t y = around.y; y < around.Bottom(); ++y)
	{
		UpdateLine<false>(rows, y, around.x, around.Right() - 1);
	}
	for (std::int32_t x = around.x; x < around.Right(); ++x)
	{
		UpdateLine<true>(columns, x, around.y, around.Bottom() - 1);
	}
	RefreshAround(rows, around);
}

template <bool Vertical>
void JumpBits::UpdateLine(const BitGrid& lines, std::int32_t line, std::int32_t first, std::int32_t last)
{
	using Detail::JumpBitsImpl::JumpWord;
	constexpr Direction upHeading = Vertical ? Direction::South : Direction::East;
	constexpr Direction downHeading = Vertical ? Direction::North : Direction::West;
	const std::size_t firstWord = static_cast<std::size_t>(first) / 64;
	const std::size_t lastWord = static_cast<std::size_t>(last) / 64;
	const std::size_t words = lines.WordsPerRow();
	// A scan up the line sees what lies above it, so its bits are found from the top word down. Carry is
	// what the word before leaves behind: whether a scan that enters it meets a jump point. Past the words
	// that may differ themselves, a word that comes out as it was ends the matter.
	bool carry = false;
	if (lastWord + 1 < words)
	{
		const std::uint64_t known = scans_[static_cast<std::size_t>(upHeading)].Row(line)[lastWord + 1];
		carry = JumpWord::Load(lines, line, lastWord + 1, true, rule_).MeetsFromBelow(known);
	}
	for (std::size_t i = lastWord + 1; i-- > 0;)
	{
		const JumpWord word = JumpWord::Load(lines, line, i, true, rule_);
		const std::uint64_t meets =
			Detail::JumpBitsImpl::SpreadDown(word.jumps >> 1 | std::uint64_t{carry} << 63, word.passes >> 1);
		carry = word.MeetsFromBelow(meets);
		if (!Store<upHeading>(line, i, meets) && i < firstWord)
		{
			break;
		}
	}
	carry = false;
	if (firstWord > 0)
	{
		const std::uint64_t known = scans_[static_cast<std::size_t>(downHeading)].Row(line)[firstWord - 1];
		carry = JumpWord::Load(lines, line, firstWord - 1, false, rule_).MeetsFromAbove(known);
	}
	for (std::size_t i = firstWord; i < words; ++i)
	{
		const JumpWord word = JumpWord::Load(lines, line, i, false, rule_);
		const std::uint64_t meets =
			Detail::JumpBitsImpl::SpreadUp(word.jumps << 1 | std::uint64_t{carry}, word.passes << 1);
		carry = word.MeetsFromAbove(meets);
		if (!Store<downHeading>(line, i, meets) && i > lastWord)
		{
			break;
		}
	}
}

template <Direction Heading>
bool JumpBits::Store(std::int32_t line, std::size_t word, std::uint64_t bits)
{
	constexpr bool vertical = Heading == Direction::North || Heading == Direction::South;
	std::uint64_t& stored = scans_[static_cast<std::size_t>(Heading)].Row(line)[word];
	const auto first = static_cast<std::int32_t>(word * 64);
	const std::int32_t valid = (vertical ? height_ : width_) - first;
	const std::uint64_t mask = valid >= 64 ? ~std::uint64_t{0}
		: valid <= 0                       ? 0
										   : (std::uint64_t{1} << valid) - 1;
	std::uint64_t changed = (stored ^ bits) & mask;
	const bool differs = changed != 0;
	stored ^= changed;
	for (; changed != 0; changed &= changed - 1)
	{
		const std::int32_t place = std::countr_zero(changed);
		const std::int32_t along = first + place;
		RefreshTurnOffs<Heading>(vertical ? line : along, vertical ? along : line, (bits >> place & 1) != 0);
	}
	return differs;
}

template <Direction Heading>
bool JumpBits::FindsJumpPoint(std::int32_t x, std::int32_t y) const
{
	const BitGrid& grid = scans_[static_cast<std::size_t>(Heading)];
	return Heading == Direction::West || Heading == Direction::East ? grid.Get(x, y) : grid.Get(y, x);
}

template <Direction Heading>
void JumpBits::RefreshTurnOffs(std::int32_t x, std::int32_t y, bool findsJumpPoint)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
	const auto refresh = [&]<std::int32_t Side>(std::integral_constant<std::int32_t, Side>)
	{
		constexpr std::int32_t dx = step.x != 0 ? step.x : Side;
		constexpr std::int32_t dy = step.y != 0 ? step.y : Side;
		constexpr Direction other = step.x != 0 ? DirectionOf(0, Side) : DirectionOf(Side, 0);
		constexpr auto diagonal = static_cast<std::size_t>(DirectionOf(dx, dy));
		// Looked at only if need be: the bits of the other direction lie far apart.
		const bool turnsOff = findsJumpPoint ||
			(rule_ != CornerRule::NoneBlocked && forced_[diagonal].Get(x, y)) || FindsJumpPoint<other>(x, y);
		SetSkewed(turnOffs_[diagonal], x, y, dx != dy, turnsOff);
	};
	refresh(std::integral_constant<std::int32_t, -1>{});
	refresh(std::integral_constant<std::int32_t, 1>{});
}

/** Recomputes what depends on the eight neighbours alone. */
void JumpBits::RefreshAround(const BitGrid& rows, const CellRect& area)
{
	const BitView view = rows.View();
	for (std::int32_t y = area.y; y < area.Bottom(); ++y)
	{
		for (std::int32_t x = area.x; x < area.Right(); ++x)
		{
			const std::int32_t position = view.Position(x, y);
			const DirectionMask open = Detail::OpenNeighbours(view, position);
			const DirectionMask legal = view.Test(position) ? LegalMoves(open, rule_) : DirectionMask{0};
			SetSkewed(legal_[0], x, y, true, (legal & MaskOf(Direction::NorthEast)) != 0);
			SetSkewed(legal_[1], x, y, false, (legal & MaskOf(Direction::SouthEast)) != 0);
			if (rule_ == CornerRule::NoneBlocked)
			{
				continue;
			}
			for (const Direction diagonal :
				{Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast})
			{
				forced_[static_cast<std::size_t>(diagonal)].Set(
					x, y, Detail::ForcedAfterDiagonal(diagonal, open, rule_) != 0);
			}
			RefreshTurnOffs<Direction::West>(x, y, FindsJumpPoint<Direction::West>(x, y));
			RefreshTurnOffs<Direction::East>(x, y, FindsJumpPoint<Direction::East>(x, y));
		}
	}
}

void JumpBits::SetSkewed(BitGrid& grid, std::int32_t x, std::int32_t y, bool rising, bool value)
{
	const std::int32_t position = Position(x, y, rising);
	std::uint64_t& word = grid.Row(0)[position / 64];
	const std::uint64_t bit = std::uint64_t{1} << (position % 64);
	word = value ? word | bit : word & ~bit;
}
} // namespace NavCore
