// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/FreeRegions.h"

#include "NavLab/Generate/DisjointSets.h"

#include <algorithm>
#include <bit>

namespace NavLab
{
namespace
{
/** First position in [from, limit) whose bit has the value, or limit. */
std::int32_t FindBit(const std::uint64_t* row, std::int32_t from, std::int32_t limit, bool value)
{
	while (from < limit)
	{
		const std::uint64_t word = row[from / 64];
		const std::uint64_t rest = (value ? word : ~word) >> (from % 64);
		if (rest != 0)
		{
			return (std::min)(limit, from + std::countr_zero(rest));
		}
		from = (from / 64 + 1) * 64;
	}
	return limit;
}

/** Joins the runs [current, end) of one row with those of the row above, [above, current). */
void JoinRows(const std::vector<FreeRun>& runs, std::size_t above, std::size_t current, DisjointSets& sets)
{
	std::size_t upper = above;
	std::size_t lower = current;
	while (upper < current && lower < runs.size())
	{
		if (runs[upper].begin < runs[lower].end && runs[lower].begin < runs[upper].end)
		{
			sets.Join(static_cast<std::uint32_t>(upper), static_cast<std::uint32_t>(lower));
		}
		// The run that ends first cannot touch anything further right.
		++(runs[upper].end < runs[lower].end ? upper : lower);
	}
}
} // namespace

std::size_t FreeRegions::Largest() const
{
	return static_cast<std::size_t>(std::max_element(cells.begin(), cells.end()) - cells.begin());
}

FreeRegions FindFreeRegions(const DraftMap& draft)
{
	FreeRegions regions;
	DisjointSets sets;
	std::size_t above = 0;
	for (std::int32_t y = 0; y < draft.height; ++y)
	{
		const std::size_t current = regions.runs.size();
		const std::uint64_t* row = draft.free.Row(y);
		for (std::int32_t x = FindBit(row, 0, draft.width, true); x < draft.width;)
		{
			const std::int32_t end = FindBit(row, x, draft.width, false);
			regions.runs.push_back({y, x, end, 0});
			sets.Add();
			x = FindBit(row, end, draft.width, true);
		}
		JoinRows(regions.runs, above, current, sets);
		above = current;
	}
	// A root is the first run of its region, so it has its number before any other run asks for it.
	for (std::size_t i = 0; i < regions.runs.size(); ++i)
	{
		FreeRun& run = regions.runs[i];
		const std::uint32_t root = sets.Find(static_cast<std::uint32_t>(i));
		if (root == i)
		{
			run.region = static_cast<std::uint32_t>(regions.cells.size());
			regions.cells.push_back(0);
		}
		run.region = regions.runs[root].region;
		regions.cells[run.region] += run.end - run.begin;
	}
	return regions;
}

void FillPockets(DraftMap& draft)
{
	const FreeRegions regions = FindFreeRegions(draft);
	if (regions.cells.size() < 2)
	{
		return;
	}
	const std::size_t largest = regions.Largest();
	for (const FreeRun& run : regions.runs)
	{
		if (run.region != largest)
		{
			draft.free.SetRun(run.begin, run.end, run.y, false);
		}
	}
}
} // namespace NavLab
