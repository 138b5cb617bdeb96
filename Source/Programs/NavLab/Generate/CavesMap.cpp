// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/DisjointSets.h"
#include "NavLab/Generate/FreeRegions.h"
#include "NavLab/Generate/MapKinds.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
/** Smaller caves are filled in. */
constexpr std::int64_t MinCaveCells = 24;
constexpr std::int32_t TunnelWidth = 2;
constexpr std::int32_t SmoothingPasses = 5;

DraftMap DraftNoise(const GeneratorOptions& options, NavCore::Random& random)
{
	constexpr std::int32_t DefaultPercent = 50;
	const std::uint32_t rock = static_cast<std::uint32_t>(options.obstaclePercent.value_or(DefaultPercent));
	DraftMap draft(options.width, options.height, false);
	for (std::int32_t y = 0; y < draft.height; ++y)
	{
		for (std::int32_t x = 0; x < draft.width; ++x)
		{
			draft.free.Set(x, y, !random.Percent(rock));
		}
	}
	return draft;
}

/** How many of a cell and its two neighbours in the row are free, for 64 cells: bits of weight 1 and 2. */
struct RowSums
{
	std::uint64_t ones = 0;
	std::uint64_t twos = 0;
};

RowSums SumThree(std::uint64_t a, std::uint64_t b, std::uint64_t c)
{
	return {a ^ b ^ c, (a & b) | (a & c) | (b & c)};
}

RowSums SumRow(const std::uint64_t* row, std::size_t word, std::size_t wordsPerRow)
{
	const std::uint64_t before = word > 0 ? row[word - 1] : 0;
	const std::uint64_t after = word + 1 < wordsPerRow ? row[word + 1] : 0;
	return SumThree((row[word] << 1) | (before >> 63), row[word], (row[word] >> 1) | (after << 63));
}

/** Bits where at least five of the nine cells around are free. */
std::uint64_t Majority(const RowSums& above, const RowSums& middle, const RowSums& below)
{
	const RowSums ones = SumThree(above.ones, middle.ones, below.ones);
	// The sum is ones.ones plus two for each set bit of these four.
	const std::uint64_t a = above.twos;
	const std::uint64_t b = middle.twos;
	const std::uint64_t c = below.twos;
	const std::uint64_t d = ones.twos;
	const std::uint64_t threeOrFour = ((a & b) & (c | d)) | ((c & d) & (a | b));
	const std::uint64_t two = ((a & b) | (c & d) | ((a ^ b) & (c ^ d))) & ~threeOrFour;
	return threeOrFour | (two & ones.ones);
}

/** One step of the automaton: every cell becomes what most of its 3 x 3 block is; outside is rock. */
void Smooth(const DraftMap& from, DraftMap& to)
{
	const std::size_t words = from.free.WordsPerRow();
	// BitGrid keeps at least one clear bit behind each row: those must stay clear.
	const std::size_t lastWord = static_cast<std::size_t>(from.width) / 64;
	const std::uint64_t lastMask = (std::uint64_t{1} << (from.width % 64)) - 1;
	for (std::int32_t y = 0; y < from.height; ++y)
	{
		for (std::size_t word = 0; word < words; ++word)
		{
			const std::uint64_t majority = Majority(SumRow(from.free.Row(y - 1), word, words),
				SumRow(from.free.Row(y), word, words), SumRow(from.free.Row(y + 1), word, words));
			const std::uint64_t mask = word < lastWord ? ~std::uint64_t{0} : lastMask;
			to.free.Row(y)[word] = majority & mask;
		}
	}
}

/** A straight tunnel that could join two caves. */
struct Tunnel
{
	NavCore::Cell from;
	std::int32_t length = 0;
	bool isVertical = false;
	std::uint32_t caveA = 0;
	std::uint32_t caveB = 0;

	/** Short ones first; then by place, so that the order never depends on the sort. */
	[[nodiscard]] auto Rank() const { return std::tuple(length, from.y, from.x, isVertical); }
};

/** The gaps in every row and column between neighbouring caves. */
std::vector<Tunnel> FindTunnels(const DraftMap& draft, const FreeRegions& caves)
{
	constexpr std::uint32_t None = ~std::uint32_t{0};
	struct Seen
	{
		std::uint32_t cave = None;
		std::int32_t y = 0;
	};
	std::vector<Tunnel> tunnels;
	std::vector<Seen> columns(static_cast<std::size_t>(draft.width));
	const FreeRun* left = nullptr;
	for (const FreeRun& run : caves.runs)
	{
		if (left != nullptr && left->y == run.y && left->region != run.region)
		{
			tunnels.push_back({{left->end, run.y}, run.begin - left->end, false, left->region, run.region});
		}
		left = &run;
		for (std::int32_t x = run.begin; x < run.end; ++x)
		{
			Seen& seen = columns[static_cast<std::size_t>(x)];
			if (seen.cave != None && seen.cave != run.region)
			{
				tunnels.push_back({{x, seen.y + 1}, run.y - seen.y - 1, true, seen.cave, run.region});
			}
			seen = {run.region, run.y};
		}
	}
	std::sort(
		tunnels.begin(), tunnels.end(), [](const Tunnel& a, const Tunnel& b) { return a.Rank() < b.Rank(); });
	return tunnels;
}

/** Joins all caves by the shortest straight tunnels there are, and by bent ones where there is none. */
void ConnectCaves(DraftMap& draft)
{
	const FreeRegions caves = FindFreeRegions(draft);
	DisjointSets joined(caves.cells.size());
	for (const Tunnel& tunnel : FindTunnels(draft, caves))
	{
		if (joined.Join(tunnel.caveA, tunnel.caveB))
		{
			draft.Fill({tunnel.from.x, tunnel.from.y, tunnel.isVertical ? TunnelWidth : tunnel.length,
						   tunnel.isVertical ? tunnel.length : TunnelWidth},
				true);
		}
	}
	for (const FreeRun& run : caves.runs)
	{
		if (joined.Join(0, run.region))
		{
			const FreeRun& first = caves.runs.front();
			const std::int32_t x = (std::min)(first.begin, run.begin);
			const std::int32_t reach = (std::max)(first.begin, run.begin) - x + 1;
			draft.Fill({x, run.y, reach, TunnelWidth}, true);
			draft.Fill({first.begin, first.y, TunnelWidth, run.y - first.y + 1}, true);
		}
	}
}

void FillSmallCaves(DraftMap& draft)
{
	const FreeRegions caves = FindFreeRegions(draft);
	if (caves.cells.empty())
	{
		return;
	}
	const std::size_t largest = caves.Largest();
	for (const FreeRun& run : caves.runs)
	{
		if (run.region != largest && caves.cells[run.region] < MinCaveCells)
		{
			draft.free.SetRun(run.begin, run.end, run.y, false);
		}
	}
}
} // namespace

DraftMap DraftCaves(const GeneratorOptions& options, NavCore::Random& random)
{
	DraftMap draft = DraftNoise(options, random);
	DraftMap next(options.width, options.height, false);
	for (std::int32_t pass = 0; pass < SmoothingPasses; ++pass)
	{
		Smooth(draft, next);
		std::swap(draft, next);
	}
	FillSmallCaves(draft);
	ConnectCaves(draft);
	// A small map may have turned to solid rock.
	if (FindFreeRegions(draft).cells.empty())
	{
		draft.free.Set(draft.width / 2, draft.height / 2, true);
	}
	return draft;
}
} // namespace NavLab
