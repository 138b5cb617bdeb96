// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridEdit.h"

#include "Grid/BitTranspose.h"
#include "Grid/ClearanceTransform.h"

#include <algorithm>
#include <bit>

namespace NavCore
{
namespace Detail::GridEditImpl
{
/** Up to 64 bits of a packed row from bit offset on. */
std::uint64_t PackedBits(const std::uint64_t* words, std::int32_t offset, std::int32_t count)
{
	const std::int32_t shift = offset % 64;
	std::uint64_t bits = words[offset / 64] >> shift;
	if (shift != 0 && shift + count > 64)
	{
		bits |= words[offset / 64 + 1] << (64 - shift);
	}
	return count == 64 ? bits : bits & ((std::uint64_t{1} << count) - 1);
}

/** Whether a row of the map has so many cells from the first on. */
bool HoldsRun(const GridMap& map, Cell first, std::size_t count)
{
	return count <= static_cast<std::size_t>(MaxGridSide) &&
		map.Covers({first.x, first.y, static_cast<std::int32_t>(count), 1});
}
} // namespace Detail::GridEditImpl

GridEdit::GridEdit(GridMap& map) : map_(map)
{
	change_.versionBefore_ = map.version_;
	change_.versionAfter_ = map.version_;
}

GridEdit::~GridEdit()
{
	Commit();
}

void GridEdit::WriteSpan(Cell first, std::int32_t count, std::uint64_t bits, Touched& touched)
{
	// The span stays inside one word, so the difference to the old bits is one exclusive or.
	const std::int32_t wordStart = first.x / 64 * 64;
	const std::int32_t shift = first.x - wordStart;
	std::uint64_t& word = map_.rows_.Row(first.y)[first.x / 64];
	const std::uint64_t mask = (~std::uint64_t{0} >> (64 - count)) << shift;
	const std::uint64_t wanted = (bits << shift) & mask;
	const std::uint64_t changed = (word ^ wanted) & mask;
	if (changed == 0)
	{
		return;
	}
	const std::uint64_t opened = changed & wanted;
	word ^= changed;
	map_.walkableCount_ += 2 * std::popcount(opened) - std::popcount(changed);
	if (map_.HasTerrain())
	{
		for (std::uint64_t rest = opened; rest != 0; rest &= rest - 1)
		{
			ClearTerrainBlock(wordStart + std::countr_zero(rest), first.y);
		}
	}
	const std::int32_t left = wordStart + std::countr_zero(changed);
	const std::int32_t right = wordStart + 64 - std::countl_zero(changed);
	touched.rect = touched.rect.Union({left, first.y, right - left, 1});
	touched.kinds = touched.kinds | (opened != 0 ? ChangeKind::Opened : ChangeKind::None) |
		(opened != changed ? ChangeKind::Blocked : ChangeKind::None);
}

void GridEdit::WriteCell(Cell cell, bool walkable)
{
	Touched touched;
	WriteSpan(cell, 1, walkable ? 1 : 0, touched);
	Record(touched);
}

void GridEdit::Record(const Touched& touched)
{
	if (!touched.rect.IsEmpty())
	{
		change_.Add(touched.rect, touched.kinds);
	}
}

GridError GridEdit::SetWalkable(Cell cell, bool walkable)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.Contains(cell))
	{
		return GridError::CellOutOfRange;
	}
	WriteCell(cell, walkable);
	return GridError::None;
}

GridError GridEdit::FillWalkable(const CellRect& rect, bool walkable)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (rect.IsEmpty())
	{
		return GridError::None;
	}
	if (!map_.Covers(rect))
	{
		return GridError::CellOutOfRange;
	}
	Touched touched;
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right();)
		{
			const std::int32_t end = (std::min)(rect.Right(), (x / 64 + 1) * 64);
			WriteSpan({x, y}, end - x, walkable ? ~std::uint64_t{0} : 0, touched);
			x = end;
		}
	}
	Record(touched);
	return GridError::None;
}

GridError GridEdit::WriteRow(Cell first, std::int32_t width, const std::uint64_t* words)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (width <= 0)
	{
		return GridError::None;
	}
	if (!map_.Covers({first.x, first.y, width, 1}))
	{
		return GridError::CellOutOfRange;
	}
	Touched touched;
	for (std::int32_t offset = 0; offset < width;)
	{
		const std::int32_t x = first.x + offset;
		const std::int32_t count = (std::min)(width - offset, 64 - x % 64);
		WriteSpan({x, first.y}, count, Detail::GridEditImpl::PackedBits(words, offset, count), touched);
		offset += count;
	}
	Record(touched);
	return GridError::None;
}

void GridEdit::EnableTerrain()
{
	if (!open_ || map_.HasTerrain())
	{
		return;
	}
	map_.terrain_.Create(map_.rows_.StrideBits(), map_.Height(), TerrainNeutral);
	map_.terrainCounts_[TerrainNeutral] = map_.Width() * map_.Height();
	change_.Add(map_.Bounds(), ChangeKind::Terrain);
}

GridError GridEdit::SetTerrain(Cell cell, std::uint8_t cost)
{
	return FillTerrain({cell.x, cell.y, 1, 1}, cost);
}

GridError GridEdit::FillTerrain(const CellRect& rect, std::uint8_t cost)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.HasTerrain())
	{
		return GridError::LayerMissing;
	}
	if (rect.IsEmpty())
	{
		return GridError::None;
	}
	if (!map_.Covers(rect))
	{
		return GridError::CellOutOfRange;
	}
	if (cost < TerrainNeutral)
	{
		return GridError::BadTerrainCost;
	}
	Touched touched;
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right(); ++x)
		{
			WriteTerrain({x, y}, cost, touched);
		}
	}
	Record(touched);
	return GridError::None;
}

GridError GridEdit::WriteTerrainRow(Cell first, std::span<const std::uint8_t> costs)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.HasTerrain())
	{
		return GridError::LayerMissing;
	}
	if (costs.empty())
	{
		return GridError::None;
	}
	if (!Detail::GridEditImpl::HoldsRun(map_, first, costs.size()))
	{
		return GridError::CellOutOfRange;
	}
	if (std::find_if(costs.begin(), costs.end(), [](std::uint8_t cost) { return cost < TerrainNeutral; }) !=
		costs.end())
	{
		return GridError::BadTerrainCost;
	}
	Touched touched;
	for (std::size_t i = 0; i < costs.size(); ++i)
	{
		WriteTerrain({first.x + static_cast<std::int32_t>(i), first.y}, costs[i], touched);
	}
	Record(touched);
	return GridError::None;
}

void GridEdit::WriteTerrain(Cell cell, std::uint8_t cost, Touched& touched)
{
	const std::uint8_t old = map_.terrain_.At(cell.x, cell.y);
	if (old == cost)
	{
		return;
	}
	StoreTerrain(cell.x, cell.y, cost);
	touched.rect = touched.rect.Union({cell.x, cell.y, 1, 1});
	touched.kinds = touched.kinds | ChangeKind::Terrain;
	if (cost == TerrainBlocked || old == TerrainBlocked)
	{
		WriteSpan(cell, 1, cost == TerrainBlocked ? 0 : 1, touched);
	}
}

GridError GridEdit::CopyCells(const GridMap& source, const CellRect& rect, const TerrainTable& costs)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (rect.IsEmpty())
	{
		return GridError::None;
	}
	if (!map_.Covers(rect) || !source.Covers(rect))
	{
		return GridError::CellOutOfRange;
	}
	const bool terrain = map_.HasTerrain() && source.HasTerrain();
	const bool height = map_.HasHeight() && source.HasHeight();
	Touched touched;
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right();)
		{
			const std::int32_t count = (std::min)(rect.Right() - x, 64 - x % 64);
			std::uint64_t bits = source.rows_.Row(y)[x / 64] >> (x % 64);
			bits = terrain ? CopyTerrain(source, {x, y}, count, bits, costs, touched) : bits;
			WriteSpan({x, y}, count, bits, touched);
			x += count;
		}
		for (std::int32_t x = rect.x; height && x < rect.Right(); ++x)
		{
			StoreHeight(x, y, source.height_.At(x, y), touched);
		}
	}
	Record(touched);
	return GridError::None;
}

std::uint64_t GridEdit::CopyTerrain(const GridMap& source, Cell first, std::int32_t count, std::uint64_t bits,
	const TerrainTable& costs, Touched& touched)
{
	for (std::int32_t i = 0; i < count; ++i)
	{
		const std::int32_t x = first.x + i;
		const std::uint8_t from = source.terrain_.At(x, first.y);
		const std::uint8_t cost = from == TerrainBlocked ? from : costs[from];
		if (cost == TerrainBlocked)
		{
			bits &= ~(std::uint64_t{1} << i);
		}
		if (cost != map_.terrain_.At(x, first.y))
		{
			StoreTerrain(x, first.y, cost);
			touched.rect = touched.rect.Union({x, first.y, 1, 1});
			touched.kinds = touched.kinds | ChangeKind::Terrain;
		}
	}
	return bits;
}

void GridEdit::StoreTerrain(std::int32_t x, std::int32_t y, std::uint8_t cost)
{
	--map_.terrainCounts_[map_.terrain_.At(x, y)];
	++map_.terrainCounts_[cost];
	map_.terrain_.Set(x, y, cost);
}

void GridEdit::ClearTerrainBlock(std::int32_t x, std::int32_t y)
{
	if (map_.terrain_.At(x, y) == TerrainBlocked)
	{
		StoreTerrain(x, y, TerrainNeutral);
	}
}

GridError GridEdit::EnableHeight(std::int32_t climbLimit)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (climbLimit < 0)
	{
		return GridError::BadLayerSettings;
	}
	if (map_.HasHeight() && map_.climbLimit_ == climbLimit)
	{
		return GridError::None;
	}
	if (!map_.HasHeight())
	{
		map_.height_.Create(map_.rows_.StrideBits(), map_.Height(), 0);
	}
	map_.climbLimit_ = climbLimit;
	change_.Add(map_.Bounds(), ChangeKind::Height);
	return GridError::None;
}

GridError GridEdit::SetHeight(Cell cell, std::int16_t height)
{
	return FillHeight({cell.x, cell.y, 1, 1}, height);
}

GridError GridEdit::FillHeight(const CellRect& rect, std::int16_t height)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.HasHeight())
	{
		return GridError::LayerMissing;
	}
	if (rect.IsEmpty())
	{
		return GridError::None;
	}
	if (!map_.Covers(rect))
	{
		return GridError::CellOutOfRange;
	}
	Touched touched;
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right(); ++x)
		{
			StoreHeight(x, y, height, touched);
		}
	}
	Record(touched);
	return GridError::None;
}

GridError GridEdit::WriteHeightRow(Cell first, std::span<const std::int16_t> heights)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.HasHeight())
	{
		return GridError::LayerMissing;
	}
	if (heights.empty())
	{
		return GridError::None;
	}
	if (!Detail::GridEditImpl::HoldsRun(map_, first, heights.size()))
	{
		return GridError::CellOutOfRange;
	}
	Touched touched;
	for (std::size_t i = 0; i < heights.size(); ++i)
	{
		StoreHeight(first.x + static_cast<std::int32_t>(i), first.y, heights[i], touched);
	}
	Record(touched);
	return GridError::None;
}

void GridEdit::StoreHeight(std::int32_t x, std::int32_t y, std::int16_t height, Touched& touched)
{
	if (map_.height_.At(x, y) != height)
	{
		map_.height_.Set(x, y, height);
		touched.rect = touched.rect.Union({x, y, 1, 1});
		touched.kinds = touched.kinds | ChangeKind::Height;
	}
}

GridError GridEdit::EnableClearance(std::uint8_t limit)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (limit < 1 || limit > MaxClearanceLimit)
	{
		return GridError::BadLayerSettings;
	}
	if (map_.HasClearance() && map_.clearanceLimit_ == limit)
	{
		return GridError::None;
	}
	map_.clearanceLimit_ = limit;
	map_.clearance_.Create(map_.rows_.StrideBits(), map_.Height(), 0);
	Detail::UpdateClearance(map_.rows_, map_.Bounds(), limit, map_.Bounds(), map_.clearance_);
	change_.Add(map_.Bounds(), ChangeKind::Clearance);
	return GridError::None;
}

GridError GridEdit::EnableJumps()
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (map_.GetTopology() != Topology::Octile || map_.GetCornerRule() == CornerRule::Never)
	{
		return GridError::LayerNotForThisMap;
	}
	if (!map_.jumps_)
	{
		// Filled by Commit, once the transposed bits are current.
		map_.jumps_.emplace(map_.Width(), map_.Height(), map_.GetCornerRule());
		fillJumps_ = true;
	}
	return GridError::None;
}

GridError GridEdit::NoteLinks(Cell cell)
{
	if (!open_)
	{
		return GridError::EditClosed;
	}
	if (!map_.Contains(cell))
	{
		return GridError::CellOutOfRange;
	}
	change_.Add({cell.x, cell.y, 1, 1}, ChangeKind::Links);
	return GridError::None;
}

GridChange GridEdit::Commit()
{
	if (!open_)
	{
		return {};
	}
	open_ = false;
	const bool walkabilityChanged =
		Includes(change_.kinds_, ChangeKind::Opened) || Includes(change_.kinds_, ChangeKind::Blocked);
	if (walkabilityChanged)
	{
		UpdateDerivedLayers();
	}
	if (fillJumps_)
	{
		map_.jumps_->Update(map_.rows_, map_.columns_, map_.Bounds());
	}
	if (!change_.IsEmpty())
	{
		change_.versionAfter_ = ++map_.version_;
	}
	return std::move(change_);
}

void GridEdit::UpdateDerivedLayers()
{
	for (const CellRect& rect : change_.Rects())
	{
		Detail::TransposeBits(map_.rows_, map_.Bounds(), rect, map_.columns_);
		if (map_.HasClearance())
		{
			Detail::UpdateClearance(map_.rows_, map_.Bounds(), map_.clearanceLimit_, rect, map_.clearance_);
		}
	}
	// After all rectangles: jump bits read rows and columns of the whole map.
	for (const CellRect& rect : change_.Rects())
	{
		if (map_.jumps_ && !fillJumps_)
		{
			map_.jumps_->Update(map_.rows_, map_.columns_, rect);
		}
	}
}
} // namespace NavCore
