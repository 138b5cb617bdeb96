// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/SectorMoves.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** Free cells side by side in one row of a sector. */
struct SectorRun
{
	std::uint8_t first = 0;
	std::uint8_t last = 0;
	/** Which of the sector's regions the cells belong to, in order of first appearance. */
	std::uint16_t label = 0;
};

/** Without the processor's own instruction, std::popcount is a call into a library. */
inline std::uint32_t CountBits(std::uint32_t bits)
{
	bits -= bits >> 1 & 0x5555'5555U;
	bits = (bits & 0x3333'3333U) + (bits >> 2 & 0x3333'3333U);
	return ((bits + (bits >> 4)) & 0x0F0F'0F0FU) * 0x0101'0101U >> 24;
}

/** The regions of one sector. The runs stand in a list that sectors share. */
struct SectorLabels
{
	SectorRows open{};
	/** First cells of runs. */
	SectorRows starts{};
	/** Where the runs of each row begin in the list, and where those of the last row end. */
	std::array<std::uint32_t, SectorSide + 1> rowRuns{};
	std::uint32_t labelCount = 0;

	/** Index of the run that holds a free cell. */
	[[nodiscard]] std::uint32_t RunAt(std::int32_t x, std::int32_t y) const
	{
		const std::uint32_t upTo = starts[static_cast<std::size_t>(y)] & (~0U >> (SectorSide - 1 - x));
		return rowRuns[static_cast<std::size_t>(y)] + CountBits(upTo) - 1;
	}
	/** What going over the sector once costs, in the steps of WorkMeter. */
	[[nodiscard]] std::int64_t Steps() const
	{
		return SectorSide + std::int64_t{rowRuns[SectorSide]} - rowRuns[0] + labelCount;
	}
};

/**
 * Finds the regions of the free cells of a sector, and appends their runs to the list. Works on runs, 32
 * cells at a time: a row costs a few word operations and a union a run that touches the row above.
 */
void LabelSector(const SectorMoves& moves, Cell origin, CellRect bounds, const SectorRows& open,
	std::vector<SectorRun>& runs, SectorLabels& outLabels);
} // namespace NavCore::Detail
