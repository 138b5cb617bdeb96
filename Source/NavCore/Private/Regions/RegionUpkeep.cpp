// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/RegionUpkeep.h"

#include "Grid/OpenNeighbours.h"
#include "Regions/RegionBuild.h"
#include "Regions/RegionCommit.h"
#include "Regions/RegionSplit.h"

#include <algorithm>

namespace NavCore::Detail
{
void RegionUpkeep::RequestBuild()
{
	wantsBuild_ = true;
	stage_ = Stage::Idle;
	queue_.clear();
}

void RegionUpkeep::Mark(const RegionStore& store, const CellRect& changed, bool heights)
{
	const CellRect rect = changed.Intersect({0, 0, store.Width(), store.Height()});
	if (wantsBuild_ || rect.IsEmpty())
	{
		return;
	}
	constexpr std::int32_t mask = ~(SectorSide - 1);
	for (std::int32_t y = rect.y & mask; y < rect.Bottom(); y += SectorSide)
	{
		for (std::int32_t x = rect.x & mask; x < rect.Right(); x += SectorSide)
		{
			const CellRect inner = CellRect{x, y, SectorSide, SectorSide}.Inflate(-1);
			const bool border = rect.x < inner.x || rect.y < inner.y || rect.Right() > inner.Right() ||
				rect.Bottom() > inner.Bottom();
			MarkSector(store.SectorOf({x, y}),
				static_cast<std::uint8_t>(
					Marked | (border ? BorderMarked : 0) | (heights ? HeightMarked : 0)));
		}
	}
}

void RegionUpkeep::MarkSector(std::uint32_t sector, std::uint8_t marks)
{
	// A build has yet to read the sectors that it has not labelled.
	const BuildProgress& build = scratch_.build;
	if (stage_ == Stage::Build &&
		(build.step == BuildProgress::Step::Clear ||
			(build.step == BuildProgress::Step::Sectors && build.cursor <= sector)))
	{
		return;
	}
	// A sector that is marked but not in the queue is one of the batch that has not been read.
	if (marks_[sector] == 0)
	{
		queue_.push_back(sector);
	}
	marks_[sector] |= marks;
}

std::size_t RegionUpkeep::PendingSectors(const RegionStore& store) const
{
	if (wantsBuild_ || stage_ == Stage::Build)
	{
		return store.SectorCount();
	}
	return queue_.size() + (stage_ != Stage::Idle ? scratch_.touched.size() : 0);
}

std::size_t RegionUpkeep::Bytes() const
{
	return sizeof(*this) + scratch_.Bytes() + marks_.capacity() + queue_.capacity() * sizeof(std::uint32_t);
}

bool RegionUpkeep::Advance(RegionStore& store, const GridMap& map, WorkBudget& budget)
{
	if (!IsPending())
	{
		return true;
	}
	WorkMeter meter(budget);
	const SectorMoves moves(map);
	while (IsPending())
	{
		if (!meter.MayGoOn())
		{
			return false;
		}
		if (stage_ == Stage::Idle)
		{
			RegionDraft draft(store, moves, scratch_);
			BeginNext(store, moves, draft);
			meter.Charge(static_cast<std::int64_t>(scratch_.touched.size()));
		}
		if (!AdvanceStage(store, map, moves, meter))
		{
			return false;
		}
	}
	return true;
}

void RegionUpkeep::BeginNext(const RegionStore& store, const SectorMoves& moves, RegionDraft& draft)
{
	scratch_.touched.clear();
	cursor_ = 0;
	const bool most = queue_.size() > SectorsAtOnce && queue_.size() > store.SectorCount() / 2;
	if (wantsBuild_ || most)
	{
		wantsBuild_ = false;
		harmless_.Prepare(moves);
		queue_.clear();
		marks_.assign(store.SectorCount(), 0);
		scratch_.build = {};
		stage_ = Stage::Build;
		return;
	}
	// Drafts are searched by sector, so they stand in order.
	const std::size_t count = (std::min)(queue_.size(), SectorsAtOnce);
	const auto first = queue_.end() - static_cast<std::ptrdiff_t>(count);
	scratch_.touched.assign(first, queue_.end());
	queue_.erase(first, queue_.end());
	std::sort(scratch_.touched.begin(), scratch_.touched.end());
	draft.Begin();
	stage_ = Stage::Label;
}

bool RegionUpkeep::AdvanceStage(
	RegionStore& store, const GridMap& map, const SectorMoves& moves, WorkMeter& meter)
{
	RegionDraft draft(store, moves, scratch_);
	switch (stage_)
	{
	case Stage::Idle:
		return true;
	case Stage::Build:
		if (!RegionBuild(store, map, moves, scratch_).Advance(meter))
		{
			return false;
		}
		stage_ = Stage::Idle;
		return true;
	case Stage::Label:
		if (!meter.Each(cursor_, scratch_.touched.size(),
				[&](std::size_t i) { return LabelNext(store, map, draft, scratch_.touched[i]); }))
		{
			return false;
		}
		stage_ = draft.IsEmpty() ? Stage::Idle : Stage::Link;
		return true;
	case Stage::Link:
		if (!meter.Each(cursor_, scratch_.sectors.size(),
				[&](std::size_t i) { return draft.Link(scratch_.sectors[i]); }))
		{
			return false;
		}
		stage_ = Stage::Split;
		return true;
	case Stage::Split:
		if (!RegionSplit(store, draft, scratch_).Advance(meter))
		{
			return false;
		}
		stage_ = Stage::Commit;
		return true;
	case Stage::Commit:
		if (!RegionCommit(store, scratch_).Advance(meter))
		{
			return false;
		}
		stage_ = Stage::Idle;
		return true;
	}
	return true;
}

std::int64_t RegionUpkeep::LabelNext(
	RegionStore& store, const GridMap& map, RegionDraft& draft, std::uint32_t sector)
{
	const std::uint8_t marks = marks_[sector];
	marks_[sector] = 0;
	const bool heights = (marks & HeightMarked) != 0;
	const SectorRows open = ReadSectorRows(map, store.SectorOrigin(sector));
	const SectorRows& old = store.SectorAt(sector).open;
	if (!heights && (old == open || UpdateOneCell(store, map, sector, open)))
	{
		return SectorSide;
	}
	const bool border = heights ? (marks & BorderMarked) != 0 : DiffersAtBorder(old, open);
	const RegionDraft::Difference difference = draft.Add(sector, open);
	const std::int64_t steps = 3 * draft.Last().labels.Steps();
	if (!border && difference == RegionDraft::Difference::SameRegions)
	{
		CommitSameRegions(store, scratch_, draft.Last());
		draft.DropLast();
	}
	return steps;
}

bool RegionUpkeep::UpdateOneCell(
	RegionStore& store, const GridMap& map, std::uint32_t sector, const SectorRows& open) const
{
	const SectorRows& old = store.SectorAt(sector).open;
	std::int32_t y = -1;
	for (std::int32_t row = 0; row < SectorSide; ++row)
	{
		if (old[static_cast<std::size_t>(row)] != open[static_cast<std::size_t>(row)])
		{
			if (y >= 0)
			{
				return false;
			}
			y = row;
		}
	}
	const std::uint32_t now = open[static_cast<std::size_t>(y)];
	const std::uint32_t difference = old[static_cast<std::size_t>(y)] ^ now;
	const std::int32_t x = std::countr_zero(difference);
	constexpr std::int32_t last = SectorSide - 1;
	if (map.HasHeight() || !std::has_single_bit(difference) || x == 0 || y == 0 || x == last || y == last)
	{
		return false;
	}
	// Inside the sector the neighbours tell: if they hold together without the cell, so does its region.
	const Cell origin = store.SectorOrigin(sector);
	const BitView rows = map.Rows();
	const DirectionMask around = OpenNeighbours(rows, rows.Position(origin.x + x, origin.y + y));
	if (!harmless_.Contains(y, around))
	{
		return false;
	}
	std::uint32_t slot = 0;
	const bool opened = (now >> x & 1U) != 0;
	if (opened)
	{
		// Any straight neighbour is of the region; a cell with slanting neighbours alone is rare.
		const unsigned straight = around & StraightMask;
		if (straight == 0)
		{
			return false;
		}
		const Cell place = DirectionOffsets[static_cast<std::size_t>(std::countr_zero(straight))];
		slot = store.SlotAt(store.SectorAt(sector), x + place.x, y + place.y);
	}
	store.SetCell(sector, x, y, opened, slot);
	return true;
}
} // namespace NavCore::Detail
