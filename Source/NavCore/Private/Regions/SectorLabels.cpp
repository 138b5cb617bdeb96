// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/SectorLabels.h"

namespace NavCore::Detail
{
namespace SectorLabelsImpl
{
/** Bit x of row y: the climb limit allows the step from there to the right, down, and aslant. */
struct ClimbMasks
{
	SectorRows east{};
	SectorRows down{};
	SectorRows downEast{};
	SectorRows downWest{};
};

/** One bit for each column x of [0, count): the steps from row y to row y + dy, dx columns on. */
std::uint32_t ClimbRow(
	const SectorMoves& moves, Cell first, std::int32_t count, std::int32_t dx, std::int32_t dy)
{
	const std::int16_t* from = moves.height + static_cast<std::ptrdiff_t>(first.y) * moves.stride + first.x;
	const std::int16_t* to = from + static_cast<std::ptrdiff_t>(dy) * moves.stride + dx;
	std::uint32_t mask = 0;
	// The layer has a cell of padding around it, so x + dx is readable; the free cells mask it out.
	for (std::int32_t x = 0; x < count; ++x)
	{
		mask |= (moves.CanClimb(std::int32_t{from[x]}, to[x]) ? 1U : 0U) << x;
	}
	return mask;
}

ClimbMasks ReadClimbs(const SectorMoves& moves, Cell origin, const CellRect& bounds)
{
	ClimbMasks masks;
	const CellRect rect = CellRect{origin.x, origin.y, SectorSide, SectorSide}.Intersect(bounds);
	for (std::int32_t y = 0; y < rect.height; ++y)
	{
		const auto row = static_cast<std::size_t>(y);
		const Cell first{origin.x, origin.y + y};
		masks.east[row] = ClimbRow(moves, first, rect.width, 1, 0);
		if (y + 1 < rect.height)
		{
			masks.down[row] = ClimbRow(moves, first, rect.width, 0, 1);
			masks.downEast[row] = moves.downEast[row & 1U] ? ClimbRow(moves, first, rect.width, 1, 1) : 0;
			masks.downWest[row] = moves.downWest[row & 1U] ? ClimbRow(moves, first, rect.width, -1, 1) : 0;
		}
	}
	return masks;
}

/** Labels while regions are found: each run names an earlier run of its region, or itself. */
class RunSets
{
public:
	explicit RunSets(SectorRun* runs) : runs_(runs) {}

	void Unite(std::uint32_t a, std::uint32_t b)
	{
		a = Find(a);
		b = Find(b);
		const std::uint32_t least = a < b ? a : b;
		runs_[a < b ? b : a].label = static_cast<std::uint16_t>(least);
	}

	/** Turns the names into labels 0, 1, ..; returns how many there are. */
	std::uint32_t Number(std::uint32_t count)
	{
		std::uint32_t labels = 0;
		for (std::uint32_t i = 0; i < count; ++i)
		{
			// An earlier run has its label already.
			const std::uint32_t named = runs_[i].label;
			runs_[i].label = named == i ? static_cast<std::uint16_t>(labels++) : runs_[named].label;
		}
		return labels;
	}

private:
	std::uint32_t Find(std::uint32_t run)
	{
		while (runs_[run].label != run)
		{
			runs_[run].label = runs_[runs_[run].label].label;
			run = runs_[run].label;
		}
		return run;
	}

	SectorRun* runs_;
};

/** Splits each row into runs; east says where the next cell may be joined. */
void FindRuns(
	const SectorRows& open, const ClimbMasks* climbs, std::vector<SectorRun>& runs, SectorLabels& outLabels)
{
	const std::uint32_t base = static_cast<std::uint32_t>(runs.size());
	for (std::size_t y = 0; y < SectorSide; ++y)
	{
		const std::uint32_t joined = open[y] & (open[y] >> 1) & (climbs == nullptr ? ~0U : climbs->east[y]);
		std::uint32_t starts = open[y] & ~(joined << 1);
		std::uint32_t ends = open[y] & ~joined;
		outLabels.starts[y] = starts;
		outLabels.rowRuns[y] = static_cast<std::uint32_t>(runs.size());
		for (; starts != 0; starts &= starts - 1, ends &= ends - 1)
		{
			runs.push_back({static_cast<std::uint8_t>(std::countr_zero(starts)),
				static_cast<std::uint8_t>(std::countr_zero(ends)),
				static_cast<std::uint16_t>(runs.size() - base)});
		}
	}
	outLabels.rowRuns[SectorSide] = static_cast<std::uint32_t>(runs.size());
}
} // namespace SectorLabelsImpl

void LabelSector(const SectorMoves& moves, Cell origin, CellRect bounds, const SectorRows& open,
	std::vector<SectorRun>& runs, SectorLabels& outLabels)
{
	SectorLabelsImpl::ClimbMasks climbs;
	const bool layered = moves.height != nullptr;
	if (layered)
	{
		climbs = SectorLabelsImpl::ReadClimbs(moves, origin, bounds);
	}
	outLabels.open = open;
	SectorLabelsImpl::FindRuns(open, layered ? &climbs : nullptr, runs, outLabels);
	const std::uint32_t base = outLabels.rowRuns[0];
	SectorLabelsImpl::RunSets sets(runs.data() + base);
	const auto unite = [&](std::uint32_t bits, std::int32_t y, std::int32_t dx)
	{
		for (; bits != 0; bits &= bits - 1)
		{
			const std::int32_t x = std::countr_zero(bits);
			sets.Unite(outLabels.RunAt(x, y) - base, outLabels.RunAt(x + dx, y + 1) - base);
		}
	};
	for (std::int32_t y = 0; y + 1 < SectorSide; ++y)
	{
		const auto row = static_cast<std::size_t>(y);
		const std::uint32_t above = open[row];
		const std::uint32_t below = open[row + 1];
		const std::uint32_t down = above & below & (layered ? climbs.down[row] : ~0U);
		// A pair right of another pair of the same two runs tells nothing new.
		unite(down & ~((down << 1) & ~outLabels.starts[row] & ~outLabels.starts[row + 1]), y, 0);
		// On flat ground a slanting pair matters only if both cells beside it are blocked.
		if (moves.downEast[row & 1U])
		{
			const std::uint32_t pairs = above & (below >> 1);
			unite(pairs & (layered ? climbs.downEast[row] : ~(above >> 1) & ~below), y, 1);
		}
		if (moves.downWest[row & 1U])
		{
			const std::uint32_t pairs = above & (below << 1);
			unite(pairs & (layered ? climbs.downWest[row] : ~(above << 1) & ~below), y, -1);
		}
	}
	outLabels.labelCount = sets.Number(outLabels.rowRuns[SectorSide] - base);
}
} // namespace NavCore::Detail
