// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/RegionDraft.h"

#include <algorithm>

namespace NavCore::Detail
{
RegionDraft::RegionDraft(const RegionStore& store, const SectorMoves& moves, RegionScratchData& scratch)
	: store_(store), moves_(moves), scratch_(scratch)
{
}

void RegionDraft::Begin()
{
	scratch_.runs.clear();
	scratch_.sectors.clear();
	scratch_.nodes.clear();
	scratch_.oldRegions.clear();
	scratch_.overlaps.clear();
	scratch_.links.clear();
	scratch_.groups.clear();
	scratch_.clusters.clear();
	scratch_.turns.clear();
	scratch_.split = {};
	scratch_.commit = {};
	if (scratch_.marks.size() < store_.RegionCapacity())
	{
		scratch_.marks.resize(store_.RegionReserve());
	}
	// Once in four billion drafts the stamps start over, and every mark must forget.
	if (++scratch_.stamp == 0)
	{
		std::fill(scratch_.marks.begin(), scratch_.marks.end(), NodeMark{});
		scratch_.stamp = 1;
	}
}

RegionDraft::Difference RegionDraft::Add(std::uint32_t sector, const SectorRows& open)
{
	DraftSector& draft = scratch_.sectors.emplace_back();
	draft.sector = sector;
	draft.firstNode = static_cast<std::uint32_t>(scratch_.nodes.size());
	LabelSector(moves_, store_.SectorOrigin(sector), {0, 0, store_.Width(), store_.Height()}, open,
		scratch_.runs, draft.labels);
	scratch_.nodes.resize(scratch_.nodes.size() + draft.labels.labelCount);
	MatchOldRegions(draft);
	// One for one: as many pairs as there are old and as there are new regions, and nobody left out.
	bool same = draft.overlapCount == draft.labels.labelCount && draft.overlapCount == draft.oldCount;
	for (std::uint32_t i = 0; i < draft.oldCount; ++i)
	{
		same = same && scratch_.oldRegions[draft.firstOld + i].pieces == 1;
	}
	for (std::uint32_t i = 0; i < draft.labels.labelCount; ++i)
	{
		same = same && scratch_.nodes[draft.firstNode + i].component != NoIndex;
	}
	return same ? Difference::SameRegions : Difference::Regions;
}

void RegionDraft::DropLast()
{
	const DraftSector& draft = scratch_.sectors.back();
	for (std::uint32_t i = 0; i < draft.oldCount; ++i)
	{
		scratch_.marks[scratch_.oldRegions[draft.firstOld + i].region].stamp = 0;
	}
	scratch_.runs.resize(draft.labels.rowRuns[0]);
	scratch_.nodes.resize(draft.firstNode);
	scratch_.oldRegions.resize(draft.firstOld);
	scratch_.overlaps.resize(draft.firstOverlap);
	scratch_.sectors.pop_back();
}

void RegionDraft::MatchOldRegions(DraftSector& draft)
{
	const Sector& sector = store_.SectorAt(draft.sector);
	draft.firstOld = static_cast<std::uint32_t>(scratch_.oldRegions.size());
	draft.firstOverlap = static_cast<std::uint32_t>(scratch_.overlaps.size());
	for (std::uint32_t slot = 0; slot < sector.slots; ++slot)
	{
		const std::uint32_t region = sector.firstRegion + slot;
		scratch_.marks[region] = {scratch_.stamp, ReplacedGroup, draft.firstOld + slot, NoIndex};
		scratch_.oldRegions.push_back({region, 0, NoIndex, NoIndex});
	}
	draft.oldCount = sector.slots;
	for (std::size_t y = 0; y < SectorSide; ++y)
	{
		for (std::uint32_t i = draft.labels.rowRuns[y]; i < draft.labels.rowRuns[y + 1]; ++i)
		{
			const SectorRun run = scratch_.runs[i];
			const std::uint32_t cells =
				(~0U >> (SectorSide - 1 - (run.last - run.first))) << run.first & sector.open[y];
			AddOverlaps(draft, cells, static_cast<std::int32_t>(y), draft.firstNode + run.label);
		}
	}
	const auto first = scratch_.overlaps.begin() + static_cast<std::ptrdiff_t>(draft.firstOverlap);
	std::sort(first, scratch_.overlaps.end());
	scratch_.overlaps.erase(std::unique(first, scratch_.overlaps.end()), scratch_.overlaps.end());
	draft.overlapCount = static_cast<std::uint32_t>(scratch_.overlaps.size()) - draft.firstOverlap;
	for (std::uint32_t i = 0; i < draft.overlapCount; ++i)
	{
		++scratch_.oldRegions[scratch_.overlaps[draft.firstOverlap + i].old].pieces;
	}
}

void RegionDraft::AddOverlaps(
	const DraftSector& draft, std::uint32_t cells, std::int32_t y, std::uint32_t node)
{
	const Sector& sector = store_.SectorAt(draft.sector);
	if (sector.lowPlane == NoIndex)
	{
		// One region: the first cell stands for all.
		cells &= ~cells + 1;
	}
	else if (moves_.height == nullptr)
	{
		// On flat ground cells side by side were of one region before, too.
		cells &= ~(cells << 1);
	}
	std::uint32_t lastSlot = NoIndex;
	for (; cells != 0; cells &= cells - 1)
	{
		const std::uint32_t slot = store_.SlotAt(sector, std::countr_zero(cells), y);
		if (slot == lastSlot)
		{
			continue;
		}
		lastSlot = slot;
		const std::uint32_t old = scratch_.marks[sector.firstRegion + slot].next;
		OldRegion& region = scratch_.oldRegions[old];
		// Cells of the first piece are the rule; pairs of others are sorted out later.
		if (region.node == node)
		{
			continue;
		}
		region.node = region.node == NoIndex ? node : region.node;
		DraftNode& piece = scratch_.nodes[node];
		if (piece.component == NoIndex)
		{
			piece.component = store_.RegionOf(region.region).component;
		}
		scratch_.overlaps.push_back({old, node});
	}
}

const DraftSector* RegionDraft::Find(std::uint32_t sector) const
{
	const auto found = std::lower_bound(scratch_.sectors.begin(), scratch_.sectors.end(), sector,
		[](const DraftSector& draft, std::uint32_t wanted) { return draft.sector < wanted; });
	return found != scratch_.sectors.end() && found->sector == sector ? &*found : nullptr;
}

std::int64_t RegionDraft::Link(const DraftSector& draft)
{
	const std::size_t before = scratch_.links.size();
	for (std::int32_t dy = -1; dy <= 1; ++dy)
	{
		for (std::int32_t dx = -1; dx <= 1; ++dx)
		{
			const bool aslant = dx != 0 && dy != 0;
			if ((dx != 0 || dy != 0) && (!aslant || moves_.HasDiagonals()))
			{
				LinkTo(draft, dx, dy);
			}
		}
	}
	return 2 * SectorSide + static_cast<std::int64_t>(scratch_.links.size() - before);
}

void RegionDraft::LinkTo(const DraftSector& draft, std::int32_t dx, std::int32_t dy)
{
	const Cell origin = store_.SectorOrigin(draft.sector);
	const Cell otherOrigin{origin.x + dx * SectorSide, origin.y + dy * SectorSide};
	if (!store_.Contains(otherOrigin))
	{
		return;
	}
	const std::uint32_t otherSector = store_.SectorOf(otherOrigin);
	const DraftSector* other = Find(otherSector);
	const bool forward = dy > 0 || (dy == 0 && dx > 0);
	// Two sectors of the draft meet twice; the earlier one does the work.
	if (other != nullptr && !forward)
	{
		return;
	}
	const SectorSideOf side = dy == 0 ? SectorSideOf::East
		: dx == 0                     ? SectorSideOf::South
		: dx == dy                    ? SectorSideOf::SouthEast
									  : SectorSideOf::SouthWest;
	const Sector& stored = store_.SectorAt(otherSector);
	const SectorRows& otherOpen = other != nullptr ? other->labels.open : stored.open;
	std::uint32_t lastMine = NoIndex;
	std::uint32_t lastTheirs = NoIndex;
	const auto add = [&](Cell mine, Cell theirs)
	{
		if (moves_.height != nullptr &&
			!moves_.CanClimb(Cell{origin.x + mine.x, origin.y + mine.y},
				Cell{otherOrigin.x + theirs.x, otherOrigin.y + theirs.y}))
		{
			return;
		}
		const std::uint32_t a = DraftNodeAt(draft, mine);
		const std::uint32_t b = other != nullptr
			? DraftNodeAt(*other, theirs)
			: stored.firstRegion + store_.SlotAt(stored, theirs.x, theirs.y);
		if (a != lastMine || b != lastTheirs)
		{
			AddLink(a, b);
		}
		lastMine = a;
		lastTheirs = b;
	};
	if (forward)
	{
		ForEachCrossing(moves_, draft.labels.open, otherOpen, side, add);
	}
	else
	{
		ForEachCrossing(moves_, otherOpen, draft.labels.open, side,
			[&add](Cell theirs, Cell mine) { add(mine, theirs); });
	}
}

bool RegionDraft::AreLinked(std::uint32_t draftNode, std::uint32_t node) const
{
	for (std::uint32_t link = scratch_.nodes[draftNode & ~DraftBit].mark.firstLink; link != NoIndex;
		 link = scratch_.links[link].next)
	{
		if (scratch_.links[link].target == node)
		{
			return true;
		}
	}
	return false;
}

void RegionDraft::AddLink(std::uint32_t a, std::uint32_t b)
{
	if (AreLinked(a, b))
	{
		return;
	}
	NodeMark& markA = scratch_.MarkOf(a);
	NodeMark& markB = scratch_.MarkOf(b);
	const auto link = static_cast<std::uint32_t>(scratch_.links.size());
	scratch_.links.push_back({b, markA.firstLink});
	scratch_.links.push_back({a, markB.firstLink});
	markA.firstLink = link;
	markB.firstLink = link + 1;
}

std::uint32_t RegionDraft::DraftNodeAt(const DraftSector& draft, Cell place) const
{
	return DraftBit | (draft.firstNode + scratch_.runs[draft.labels.RunAt(place.x, place.y)].label);
}

std::uint32_t RegionDraft::NodeAt(Cell cell) const
{
	const DraftSector* draft = Find(store_.SectorOf(cell));
	return draft != nullptr ? DraftNodeAt(*draft, {cell.x & (SectorSide - 1), cell.y & (SectorSide - 1)})
							: store_.RegionAt(cell);
}
} // namespace NavCore::Detail
