// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/Directions.h"

#include <array>
#include <cstdint>
#include <vector>

namespace NavCore
{
/**
 * Where jump point search has to look, as bits, so that it can run along a diagonal 64 cells at a time.
 *
 * For each of the four diagonal directions one bit a cell says whether a search that passes through the
 * cell in that direction may turn off there: a straight scan from it meets a jump point, or a wall
 * forces a turn. Two more bits say whether the diagonal steps from the cell are legal. The six bit maps
 * are skewed: the cells of one diagonal are neighbouring bits of one row. Four further bits, one for
 * each straight direction, make repairs cheap. Together about eleven bits a cell.
 *
 * A pure function of the walkability bits and the corner rule. An edit recomputes the rows and columns
 * it touches, 64 cells at a time and as far as something differs, and writes only those bits.
 */
class NAVCORE_EXPORT JumpBits
{
public:
	JumpBits(std::int32_t width, std::int32_t height, CornerRule rule);

	/** Brings everything up to date after the cells of changed were edited. */
	void Update(const BitGrid& rows, const BitGrid& columns, const CellRect& changed);

	[[nodiscard]] std::size_t Bytes() const;

	/** The skewed maps as hot loops hold them: base addresses and what turns a cell into a position. */
	struct Window
	{
		/** By whether the diagonal rises to the right. */
		std::array<const unsigned char*, 2> legal{};
		/** By diagonal direction. */
		std::array<const unsigned char*, DirectionCount> turnOffs{};
		const std::int32_t* columnSkew = nullptr;
		std::int32_t skewRows = 0;
		std::int32_t strideBits = 0;

		[[nodiscard]] std::int32_t Position(std::int32_t x, std::int32_t y, bool rising) const
		{
			const std::int32_t skew = columnSkew[x];
			const std::int32_t row = rising ? y + skew : y - skew;
			const std::int32_t wrapped =
				rising ? (row >= skewRows ? row - skewRows : row) : (row < 0 ? row + skewRows : row);
			return wrapped * strideBits + x;
		}
	};
	[[nodiscard]] Window View() const;

	/** Position of a cell in the maps of the diagonals that rise to the right, or of those that fall. */
	[[nodiscard]] std::int32_t Position(std::int32_t x, std::int32_t y, bool rising) const
	{
		return Window{{}, {}, columnSkew_.data(), skewRows_, strideBits_}.Position(x, y, rising);
	}
	/** Whether the step from a cell to the right along the rising or the falling diagonal is legal. */
	[[nodiscard]] BitView Legal(bool rising) const { return legal_[rising ? 0 : 1].View(); }
	/** Whether a search that moves in a diagonal direction may turn off at a cell. */
	[[nodiscard]] BitView TurnOffs(Direction diagonal) const
	{
		return turnOffs_[static_cast<std::size_t>(diagonal)].View();
	}

private:
	/** Repairs the scans along a line after the surroundings of its cells first to last have changed. */
	template <bool Vertical>
	void UpdateLine(const BitGrid& lines, std::int32_t line, std::int32_t first, std::int32_t last);
	/** True when the bits differ from those before. */
	template <Direction Heading>
	bool Store(std::int32_t line, std::size_t word, std::uint64_t bits);
	/** Recomputes the two diagonal directions that a straight direction is part of. */
	template <Direction Heading>
	void RefreshTurnOffs(std::int32_t x, std::int32_t y, bool findsJumpPoint);
	void RefreshAround(const BitGrid& rows, const CellRect& area);
	void SetSkewed(BitGrid& grid, std::int32_t x, std::int32_t y, bool rising, bool value);
	template <Direction Heading>
	[[nodiscard]] bool FindsJumpPoint(std::int32_t x, std::int32_t y) const;

	std::int32_t width_;
	std::int32_t height_;
	CornerRule rule_;
	/** One more than the height: the extra row is never legal and ends every diagonal. */
	std::int32_t skewRows_;
	std::int32_t strideBits_ = 0;
	std::vector<std::int32_t> columnSkew_;
	std::array<BitGrid, 2> legal_;
	/** By diagonal direction; the straight directions have no map. */
	std::array<BitGrid, DirectionCount> turnOffs_;
	/** Forced turns by diagonal direction, which the corner rules that cut corners have. */
	std::array<BitGrid, DirectionCount> forced_;
	/** By straight direction: a scan from the cell ends at a jump point. West and East by rows, the others by
	 * columns. */
	std::array<BitGrid, DirectionCount> scans_;
};
} // namespace NavCore
