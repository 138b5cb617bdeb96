// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/LivePathStore.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkGraph.h"
#include "Path/CellBox.h"
#include "Path/PathSteps.h"

#include <algorithm>

namespace NavCore::Detail
{
namespace LivePathStoreImpl
{
StoredCell Pack(Cell cell)
{
	return {static_cast<std::uint16_t>(cell.x), static_cast<std::uint16_t>(cell.y)};
}

/** How many steps of a run towards a target start in a tile; the first one does. */
std::int32_t StepsInside(const CellRect& tile, Cell from, Cell to)
{
	const Cell step = StepTowards(from, to);
	std::int32_t steps = RunLength(from, to);
	if (step.x != 0)
	{
		steps = (std::min)(steps, step.x > 0 ? tile.Right() - from.x : from.x - tile.x + 1);
	}
	if (step.y != 0)
	{
		steps = (std::min)(steps, step.y > 0 ? tile.Bottom() - from.y : from.y - tile.y + 1);
	}
	return steps;
}
} // namespace LivePathStoreImpl

LivePathStore::LivePathStore(const GridMap& map)
	: tilesAcross_((map.Width() + TileSide - 1) / TileSide),
	  tilesDown_((map.Height() + TileSide - 1) / TileSide)
{
	tiles_.assign(static_cast<std::size_t>(tilesAcross_) * static_cast<std::size_t>(tilesDown_), NoItem);
}

std::uint32_t LivePathStore::TakeRecord()
{
	const std::uint32_t slot = records_.Take();
	const std::uint32_t serial = records_[slot].serial + 1;
	records_[slot] = {};
	records_[slot].serial = serial != 0 ? serial : 1;
	records_[slot].used = true;
	return slot;
}

void LivePathStore::GiveRecord(std::uint32_t slot)
{
	Empty(slot);
	records_[slot].used = false;
	records_.Give(slot);
}

std::size_t LivePathStore::Fill(std::uint32_t slot, const Path& path, const RunJudge& judge)
{
	LiveRecord& record = records_[slot];
	NAVCORE_ASSERT(record.firstBlock == NoItem, "the record still holds a path");
	record.partial = path.partial;
	record.mapVersion = path.mapVersion;
	record.goal = path.points.back();
	StorePoints(record, path);
	record.at = {path.points.front(), 0, record.firstBlock, 0};
	Move(record.at, 0); // Past the first point, which is the start itself.
	return Subscribe(slot, judge);
}

void LivePathStore::StorePoints(LiveRecord& record, const Path& path)
{
	const std::vector<Cell>& points = path.points;
	std::uint32_t block = NoItem;
	std::uint32_t count = PointBlock::Size;
	record.steps = 0;
	record.links.clear();
	auto link = path.links.begin();
	for (std::size_t i = 0; i < points.size(); ++i)
	{
		const bool linked = i > 0 && link != path.links.end() && link->point + 1 == i;
		if (linked)
		{
			record.links.push_back({record.steps, link->link, link->cost});
			++link;
		}
		record.steps +=
			i == 0 ? 0 : static_cast<std::uint32_t>(linked ? 1 : RunLength(points[i - 1], points[i]));
		const bool leaves = link != path.links.end() && link->point == i;
		const bool end = i == 0 || i + 1 == points.size() || linked || leaves;
		if (!end && StepTowards(points[i - 1], points[i]) == StepTowards(points[i], points[i + 1]))
		{
			continue;
		}
		if (count == PointBlock::Size)
		{
			const std::uint32_t added = blocks_.Take();
			blocks_[added].next = NoItem;
			(block == NoItem ? record.firstBlock : blocks_[block].next) = added;
			block = added;
			count = 0;
		}
		StoredCell stored = LivePathStoreImpl::Pack(points[i]);
		stored.x = static_cast<std::uint16_t>(stored.x | (linked ? StoredCell::LinkBit : 0));
		blocks_[block].points[count++] = stored;
	}
}

std::int32_t LivePathStore::StepsToTarget(const StoredPlace& place) const
{
	return IsAtLink(place) ? 1 : RunLength(place.cell, TargetOf(place));
}

Cell LivePathStore::CellAhead(const StoredPlace& place, std::int32_t steps) const
{
	const Cell target = TargetOf(place);
	return !IsAtLink(place) ? AlongRun(place.cell, target, steps) : steps > 0 ? target : place.cell;
}

const PathLink& LivePathStore::LinkAt(std::uint32_t slot, const StoredPlace& place) const
{
	const std::vector<PathLink>& links = records_[slot].links;
	return *std::lower_bound(links.begin(), links.end(), place.step,
		[](const PathLink& link, std::uint32_t step) { return link.point < step; });
}

std::int32_t LivePathStore::LegalSteps(std::uint32_t slot, const StoredPlace& place, std::int32_t steps,
	const RunJudge& judge, const GridMap& map, const LinkGraph* links) const
{
	if (!IsAtLink(place))
	{
		return judge.LegalSteps(place.cell, TargetOf(place), steps);
	}
	const bool usable = links != nullptr &&
		links->FindUsable(
			map, LinkAt(slot, place).link, place.cell, TargetOf(place), records_[slot].clearance) != nullptr;
	return usable ? steps : 0;
}

std::int64_t LivePathStore::CostOf(
	std::uint32_t slot, const StoredPlace& place, std::int32_t steps, const RunJudge& judge) const
{
	if (!IsAtLink(place))
	{
		return judge.CostOf(place.cell, TargetOf(place), steps);
	}
	return steps > 0 ? LinkAt(slot, place).cost.units : 0;
}

std::size_t LivePathStore::Subscribe(std::uint32_t slot, const RunJudge& judge)
{
	LiveRecord& record = records_[slot];
	StoredPlace place = record.at;
	std::size_t count = 0;
	std::uint32_t last = NoItem;
	record.toGo = 0;
	while (place.step < record.steps)
	{
		const std::uint32_t visit = AddVisit(slot, place, judge);
		(last == NoItem ? record.firstVisit : visits_[last].next) = visit;
		record.toGo += visits_[visit].cost;
		last = visit;
		++count;
	}
	if (!record.links.empty() && record.links.back().point + 1 == record.steps)
	{
		// No step starts where the last link leads to, and yet an edit there is of interest.
		visits_[last].next = AddVisit(slot, place, judge);
		++count;
	}
	record.toldToGo = record.toGo;
	return count;
}

std::uint32_t LivePathStore::AddVisit(std::uint32_t slot, StoredPlace& place, const RunJudge& judge)
{
	const std::uint32_t index = visits_.Take();
	TileVisit& visit = visits_[index];
	visit = {};
	visit.path = slot;
	visit.start = place;
	visit.tile = TileAt(place.cell);
	visit.clearance = records_[slot].clearance;
	const CellRect tile = TileRect(visit.tile);
	const std::uint32_t end = (std::min)(records_[slot].steps, place.step + MaxVisitSteps);
	CellBox box(place.cell);
	while (place.step < end && tile.Contains(place.cell))
	{
		const bool leaps = IsAtLink(place);
		const std::int32_t inside =
			leaps ? 1 : LivePathStoreImpl::StepsInside(tile, place.cell, TargetOf(place));
		const std::int32_t steps = (std::min)(inside, static_cast<std::int32_t>(end - place.step));
		visit.cost += CostOf(slot, place, steps, judge);
		Move(place, steps);
		if (leaps)
		{
			// It may lead anywhere: the next visit begins there.
			break;
		}
		box.Add(place.cell);
	}
	visit.left = static_cast<std::uint8_t>(box.least.x - tile.x + 1);
	visit.top = static_cast<std::uint8_t>(box.least.y - tile.y + 1);
	visit.right = static_cast<std::uint8_t>(box.most.x - tile.x + 1);
	visit.bottom = static_cast<std::uint8_t>(box.most.y - tile.y + 1);
	std::uint32_t& head = tiles_[visit.tile];
	visit.nextInTile = head;
	if (head != NoItem)
	{
		visits_[head].previousInTile = index;
	}
	head = index;
	return index;
}

void LivePathStore::DropVisit(LiveRecord& record)
{
	const std::uint32_t index = record.firstVisit;
	const TileVisit& visit = visits_[index];
	examineCursor = examineCursor == index ? visit.nextInTile : examineCursor;
	shortcutCursor = shortcutCursor == index ? visit.nextInTile : shortcutCursor;
	(visit.previousInTile != NoItem ? visits_[visit.previousInTile].nextInTile : tiles_[visit.tile]) =
		visit.nextInTile;
	if (visit.nextInTile != NoItem)
	{
		visits_[visit.nextInTile].previousInTile = visit.previousInTile;
	}
	record.firstVisit = visit.next;
	visits_.Give(index);
}

void LivePathStore::Empty(std::uint32_t slot)
{
	LiveRecord& record = records_[slot];
	while (record.firstVisit != NoItem)
	{
		DropVisit(record);
	}
	while (record.firstBlock != NoItem)
	{
		const std::uint32_t next = blocks_[record.firstBlock].next;
		blocks_.Give(record.firstBlock);
		record.firstBlock = next;
	}
}

void LivePathStore::Walk(std::uint32_t slot, std::uint32_t steps, const RunJudge& judge)
{
	LiveRecord& record = records_[slot];
	const std::uint32_t end = record.at.step + steps;
	while (record.at.step < end)
	{
		TileVisit& visit = visits_[record.firstVisit];
		const std::uint32_t visitEnd = EndOf(visit);
		const std::int32_t walked = (std::min)(
			StepsToTarget(record.at), static_cast<std::int32_t>((std::min)(end, visitEnd) - record.at.step));
		const std::int64_t cost = CostOf(slot, record.at, walked, judge);
		visit.cost -= cost;
		record.toGo -= cost;
		record.toldToGo -= cost;
		Move(record.at, walked);
		if (record.at.step == visitEnd)
		{
			// Not zero if terrain has changed since the last look.
			record.toGo -= visit.cost;
			record.toldToGo -= visit.cost;
			DropVisit(record);
		}
	}
}

void LivePathStore::Move(StoredPlace& place, std::int32_t steps) const
{
	const Cell target = TargetOf(place);
	place.cell = CellAhead(place, steps);
	place.step += static_cast<std::uint32_t>(steps);
	if (place.cell == target && ++place.offset == PointBlock::Size)
	{
		place.offset = 0;
		place.block = blocks_[place.block].next;
	}
}

std::size_t LivePathStore::UsedBytes() const
{
	return blocks_.InUse() * sizeof(PointBlock) + visits_.InUse() * sizeof(TileVisit);
}

std::size_t LivePathStore::Bytes() const
{
	return records_.Bytes() + blocks_.Bytes() + visits_.Bytes() + tiles_.capacity() * sizeof(tiles_[0]);
}
} // namespace NavCore::Detail
