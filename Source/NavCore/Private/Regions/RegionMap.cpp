// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Regions/RegionUpkeep.h"

namespace NavCore
{
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

RegionMap::RegionMap(const GridMap& map) : upkeep_(std::make_unique<Detail::RegionUpkeep>())
{
	Restart(map);
	WorkBudget budget;
	static_cast<void>(Repair(map, budget));
}
RegionMap::~RegionMap() = default;
RegionMap::RegionMap(RegionMap&& other) noexcept = default;
RegionMap& RegionMap::operator=(RegionMap&& other) noexcept = default;

std::size_t RegionMap::Bytes() const
{
	return sizeof(*this) + store_.Bytes() + upkeep_->Bytes();
}

bool RegionMap::HasSizeOf(const GridMap& map) const
{
	return map.Width() == store_.Width() && map.Height() == store_.Height();
}

bool RegionMap::Follows(const GridMap& map) const
{
	return HasSizeOf(map) && map.Version() == mapVersion_ && !upkeep_->IsPending();
}

std::size_t RegionMap::PendingSectors() const
{
	return upkeep_->PendingSectors(store_);
}

void RegionMap::Update(const GridMap& map, const GridChange& change)
{
	Mark(map, change);
	WorkBudget budget;
	static_cast<void>(Repair(map, budget));
}

void RegionMap::Mark(const GridMap& map, const GridChange& change)
{
	if (HasSizeOf(map) && map.Version() == markedVersion_)
	{
		return;
	}
	if (!HasSizeOf(map) || change.VersionBefore() != markedVersion_)
	{
		Restart(map);
		return;
	}
	markedVersion_ = change.VersionAfter();
	const bool heights = Includes(change.Kinds(), ChangeKind::Height);
	if (heights || Includes(change.Kinds(), ChangeKind::Opened) ||
		Includes(change.Kinds(), ChangeKind::Blocked))
	{
		for (const CellRect& rect : change.Rects())
		{
			upkeep_->Mark(store_, rect, heights);
		}
	}
	if (!upkeep_->IsPending())
	{
		mapVersion_ = markedVersion_;
	}
}

bool RegionMap::Repair(const GridMap& map, WorkBudget& budget)
{
	if (!HasSizeOf(map) || map.Version() != markedVersion_)
	{
		Restart(map);
	}
	if (!upkeep_->Advance(store_, map, budget))
	{
		return false;
	}
	mapVersion_ = markedVersion_;
	return true;
}

void RegionMap::Restart(const GridMap& map)
{
	if (!HasSizeOf(map))
	{
		store_.Reset(map.Width(), map.Height());
	}
	upkeep_->RequestBuild();
	markedVersion_ = map.Version();
	mapVersion_ = NoVersion;
}
} // namespace NavCore
