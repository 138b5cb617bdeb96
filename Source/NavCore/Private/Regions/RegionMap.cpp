// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include "Grid/OpenNeighbours.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "Regions/RegionCommit.h"
#include "Regions/RegionSplit.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::RegionMapImpl
{
/** Sectors handled together: bounds the memory of a draft, however large the edit. */
constexpr std::size_t SectorsAtOnce = 64;
} // namespace Detail::RegionMapImpl

std::string_view Describe(RegionError error)
{
	switch (error)
	{
	case RegionError::None:
		return "no error";
	case RegionError::OffMap:
		return "a cell is off the map";
	case RegionError::Blocked:
		return "the cell to start from is blocked";
	case RegionError::OtherMap:
		return "the regions belong to another map or another version of it";
	}
	return "unknown error";
}

RegionScratch::RegionScratch() : data_(std::make_unique<Detail::RegionScratchData>()) {}
RegionScratch::~RegionScratch() = default;
RegionScratch::RegionScratch(RegionScratch&& other) noexcept = default;
RegionScratch& RegionScratch::operator=(RegionScratch&& other) noexcept = default;

std::size_t RegionScratch::Bytes() const
{
	return data_ != nullptr ? data_->Bytes() : 0;
}

RegionMap::RegionMap(const GridMap& map)
{
	Build(map);
}
RegionMap::~RegionMap() = default;
RegionMap::RegionMap(RegionMap&& other) noexcept = default;
RegionMap& RegionMap::operator=(RegionMap&& other) noexcept = default;

std::size_t RegionMap::Bytes() const
{
	return sizeof(*this) + store_.Bytes() + scratch_.Bytes();
}

bool RegionMap::IsFor(const GridMap& map) const
{
	return map.Width() == store_.Width() && map.Height() == store_.Height() && map.Version() == mapVersion_;
}

void RegionMap::Update(const GridMap& map, const GridChange& change)
{
	if (IsFor(map))
	{
		return;
	}
	const bool follows = map.Width() == store_.Width() && map.Height() == store_.Height() &&
		change.VersionBefore() == mapVersion_ && change.VersionAfter() == map.Version();
	if (!follows)
	{
		Build(map);
		return;
	}
	const bool heights = Includes(change.Kinds(), ChangeKind::Height);
	if (heights || Includes(change.Kinds(), ChangeKind::Opened) ||
		Includes(change.Kinds(), ChangeKind::Blocked))
	{
		CollectTouched(change);
		const std::size_t touched = scratch_.data_->touched.size();
		if (touched > Detail::RegionMapImpl::SectorsAtOnce && touched > store_.SectorCount() / 2)
		{
			Build(map);
			return;
		}
		UpdateTouched(map, heights);
	}
	mapVersion_ = map.Version();
}

void RegionMap::CollectTouched(const GridChange& change)
{
	std::vector<std::uint32_t>& touched = scratch_.data_->touched;
	touched.clear();
	for (const CellRect& changed : change.Rects())
	{
		const CellRect rect = changed.Intersect({0, 0, store_.Width(), store_.Height()});
		if (rect.IsEmpty())
		{
			continue;
		}
		constexpr std::int32_t mask = ~(Detail::SectorSide - 1);
		for (std::int32_t y = rect.y & mask; y < rect.Bottom(); y += Detail::SectorSide)
		{
			for (std::int32_t x = rect.x & mask; x < rect.Right(); x += Detail::SectorSide)
			{
				const CellRect inner = CellRect{x, y, Detail::SectorSide, Detail::SectorSide}.Inflate(-1);
				const bool border = rect.x < inner.x || rect.y < inner.y || rect.Right() > inner.Right() ||
					rect.Bottom() > inner.Bottom();
				touched.push_back(store_.SectorOf({x, y}) * 2 + (border ? 1U : 0U));
			}
		}
	}
	// Of a sector that is there twice, the entry with the border counts.
	std::sort(
		touched.begin(), touched.end(), [](std::uint32_t a, std::uint32_t b) { return (a ^ 1U) < (b ^ 1U); });
	touched.erase(std::unique(touched.begin(), touched.end(),
					  [](std::uint32_t a, std::uint32_t b) { return a / 2 == b / 2; }),
		touched.end());
}

void RegionMap::UpdateTouched(const GridMap& map, bool heights)
{
	const Detail::SectorMoves moves(map);
	Detail::RegionScratchData& scratch = *scratch_.data_;
	for (std::size_t next = 0; next < scratch.touched.size();)
	{
		Detail::RegionDraft draft(store_, moves, scratch);
		for (; next < scratch.touched.size() && scratch.sectors.size() < Detail::RegionMapImpl::SectorsAtOnce;
			 ++next)
		{
			const std::uint32_t sector = scratch.touched[next] / 2;
			const Detail::SectorRows open = Detail::ReadSectorRows(map, store_.SectorOrigin(sector));
			const Detail::SectorRows& old = store_.SectorAt(sector).open;
			if (!heights && (old == open || UpdateOneCell(map, sector, open)))
			{
				continue;
			}
			const bool border =
				heights ? (scratch.touched[next] & 1U) != 0 : Detail::DiffersAtBorder(old, open);
			const Detail::RegionDraft::Difference difference = draft.Add(sector, open);
			if (!border && difference == Detail::RegionDraft::Difference::SameRegions)
			{
				Detail::CommitSameRegions(store_, scratch, draft.Last());
				draft.DropLast();
			}
		}
		if (!draft.IsEmpty())
		{
			draft.Link();
			Detail::RegionSplit(store_, draft, scratch).Run();
			Detail::CommitDraft(store_, scratch);
		}
	}
}

bool RegionMap::UpdateOneCell(const GridMap& map, std::uint32_t sector, const Detail::SectorRows& open)
{
	const Detail::SectorRows& old = store_.SectorAt(sector).open;
	std::int32_t y = -1;
	for (std::int32_t row = 0; row < Detail::SectorSide; ++row)
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
	constexpr std::int32_t last = Detail::SectorSide - 1;
	if (map.HasHeight() || !std::has_single_bit(difference) || x == 0 || y == 0 || x == last || y == last)
	{
		return false;
	}
	// Inside the sector the neighbours tell: if they hold together without the cell, so does its region.
	const Cell origin = store_.SectorOrigin(sector);
	const BitView rows = map.Rows();
	const DirectionMask around = Detail::OpenNeighbours(rows, rows.Position(origin.x + x, origin.y + y));
	if ((harmless_[static_cast<std::size_t>(y & 1)][around / 64] >> (around % 64) & 1U) == 0)
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
		slot = store_.SlotAt(store_.SectorAt(sector), x + place.x, y + place.y);
	}
	store_.SetCell(sector, x, y, opened, slot);
	return true;
}
} // namespace NavCore
