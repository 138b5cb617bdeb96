// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace NavCore
{
static_assert(std::endian::native == std::endian::little, "bit scans read words at byte addresses");

/**
 * Read-only window on a BitGrid for hot loops: one base address and one stride.
 *
 * Bit (x, y) stands at position y * strideBits + x. Positions one cell outside the grid read as 0, so
 * neighbour tests need no bounds checks, and any Word() that starts on such a position is readable.
 */
struct BitView
{
	const unsigned char* origin = nullptr;
	std::int32_t strideBits = 0;

	[[nodiscard]] std::int32_t Position(std::int32_t x, std::int32_t y) const { return y * strideBits + x; }

	[[nodiscard]] bool Test(std::int32_t position) const
	{
		return ((origin[position >> 3] >> (position & 7)) & 1) != 0;
	}

	/** At least 57 valid bits from position on; bit 0 is position itself, the bits above are 0. */
	[[nodiscard]] std::uint64_t Word(std::int32_t position) const
	{
		std::uint64_t word;
		std::memcpy(&word, origin + (position >> 3), sizeof(word));
		return word >> (position & 7);
	}

	/** The cells position - 1, position and position + 1 as bits 0 to 2. */
	[[nodiscard]] std::uint32_t Triple(std::int32_t position) const
	{
		std::uint32_t word;
		const std::int32_t first = position - 1;
		std::memcpy(&word, origin + (first >> 3), sizeof(word));
		return (word >> (first & 7)) & 7U;
	}
};

/**
 * A matrix of bits in 64-bit words with at least one zero bit around every row and a zero row above
 * and below. Rows are contiguous: the zero bit left of a row is the last padding bit of the row before.
 */
class BitGrid
{
public:
	/** How many bits of each Word() are always valid. */
	static constexpr std::int32_t WordBits = 57;

	BitGrid() = default;
	BitGrid(std::int32_t width, std::int32_t height)
		: wordsPerRow_((static_cast<std::size_t>(width) + 1 + 63) / 64),
		  words_((static_cast<std::size_t>(height) + 2) * wordsPerRow_ + 2 * GuardWords, 0)
	{
	}

	[[nodiscard]] BitView View() const
	{
		return {reinterpret_cast<const unsigned char*>(Row(0)), StrideBits()};
	}
	[[nodiscard]] std::int32_t StrideBits() const { return static_cast<std::int32_t>(wordsPerRow_ * 64); }
	[[nodiscard]] std::size_t WordsPerRow() const { return wordsPerRow_; }
	[[nodiscard]] std::size_t Bytes() const { return words_.size() * sizeof(std::uint64_t); }

	/** The words of a row; y may be -1 or the height, which are padding. */
	[[nodiscard]] const std::uint64_t* Row(std::int32_t y) const
	{
		return words_.data() + GuardWords + static_cast<std::size_t>(y + 1) * wordsPerRow_;
	}
	[[nodiscard]] std::uint64_t* Row(std::int32_t y)
	{
		return words_.data() + GuardWords + static_cast<std::size_t>(y + 1) * wordsPerRow_;
	}

	[[nodiscard]] bool Get(std::int32_t x, std::int32_t y) const
	{
		return ((Row(y)[static_cast<std::size_t>(x) / 64] >> (static_cast<unsigned>(x) % 64)) & 1) != 0;
	}

	void Set(std::int32_t x, std::int32_t y, bool value)
	{
		std::uint64_t& word = Row(y)[static_cast<std::size_t>(x) / 64];
		const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(x) % 64);
		word = value ? word | bit : word & ~bit;
	}

	/** Writes the bits [from, to) of a row word by word. */
	void SetRun(std::int32_t from, std::int32_t to, std::int32_t y, bool value)
	{
		std::uint64_t* row = Row(y);
		for (std::int32_t x = from; x < to;)
		{
			const std::int32_t wordEnd = (x / 64 + 1) * 64;
			const std::int32_t end = to < wordEnd ? to : wordEnd;
			const std::uint64_t ones = ~std::uint64_t{0} >> (64 - (end - x));
			const std::uint64_t mask = ones << (x % 64);
			std::uint64_t& word = row[x / 64];
			word = value ? word | mask : word & ~mask;
			x = end;
		}
	}

private:
	/** Lets a word be read that starts just before the first or just after the last padding row. */
	static constexpr std::size_t GuardWords = 2;

	std::size_t wordsPerRow_ = 0;
	std::vector<std::uint64_t> words_;
};
} // namespace NavCore
