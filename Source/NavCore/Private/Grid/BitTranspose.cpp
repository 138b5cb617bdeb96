// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/BitTranspose.h"

#include <array>

namespace NavCore::Detail
{
namespace BitTranspose
{
/** Below this area the block transpose touches more than it saves. */
constexpr std::int64_t SmallArea = 512;

/** In place: bit j of word i becomes bit i of word j. Swaps ever smaller off-diagonal blocks. */
void TransposeBlock(std::array<std::uint64_t, 64>& block)
{
	std::uint64_t mask = 0x00000000FFFFFFFFULL;
	for (std::size_t half = 32; half != 0; half >>= 1, mask ^= mask << half)
	{
		for (std::size_t i = 0; i < 64; i = ((i | half) + 1) & ~half)
		{
			const std::uint64_t swapped = ((block[i] >> half) ^ block[i | half]) & mask;
			block[i] ^= swapped << half;
			block[i | half] ^= swapped;
		}
	}
}

void CopyBlock(const BitGrid& rows, std::int32_t blockX, std::int32_t blockY, std::int32_t width,
	std::int32_t height, BitGrid& columns)
{
	std::array<std::uint64_t, 64> block{};
	const std::int32_t rowCount = height - blockY < 64 ? height - blockY : 64;
	const std::int32_t columnCount = width - blockX < 64 ? width - blockX : 64;
	for (std::int32_t i = 0; i < rowCount; ++i)
	{
		block[static_cast<std::size_t>(i)] = rows.Row(blockY + i)[blockX / 64];
	}
	TransposeBlock(block);
	for (std::int32_t i = 0; i < columnCount; ++i)
	{
		columns.Row(blockX + i)[blockY / 64] = block[static_cast<std::size_t>(i)];
	}
}
} // namespace BitTranspose

void TransposeBits(const BitGrid& rows, const CellRect& bounds, const CellRect& rect, BitGrid& columns)
{
	if (rect.Area() <= BitTranspose::SmallArea)
	{
		for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
		{
			for (std::int32_t x = rect.x; x < rect.Right(); ++x)
			{
				columns.Set(y, x, rows.Get(x, y));
			}
		}
		return;
	}
	for (std::int32_t blockY = rect.y / 64 * 64; blockY < rect.Bottom(); blockY += 64)
	{
		for (std::int32_t blockX = rect.x / 64 * 64; blockX < rect.Right(); blockX += 64)
		{
			BitTranspose::CopyBlock(rows, blockX, blockY, bounds.width, bounds.height, columns);
		}
	}
}
} // namespace NavCore::Detail
