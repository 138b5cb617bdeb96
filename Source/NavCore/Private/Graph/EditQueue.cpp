// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/EditQueue.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>

namespace NavCore::Detail
{
namespace EditQueueImpl
{
/** Measured on maps of 1024 x 1024 cells: 0.9 us a line, most of it in proportion to its length. */
std::int64_t JumpLineUnits(std::int32_t length)
{
	return 3 + length / 128;
}

/** Opening and closing a batch, and marking the structures. */
constexpr std::int64_t CommitUnits = 4;
/** Cells whose clearance is computed in one unit. */
constexpr std::int64_t ClearanceCells = 18;
/** Smaller tiles cost more than they are worth: jump bits and clearance reach beyond their borders. */
constexpr std::int32_t LeastTileSide = 4;
} // namespace EditQueueImpl

void EditPricing::Add(const GridMap& map)
{
	++maps_;
	perCell_ += 2 + (map.HasTerrain() ? 3 : 0) + (map.HasHeight() ? 1 : 0);
	clearanceMaps_ += map.HasClearance() ? 1 : 0;
	clearanceLimit_ = map.HasClearance() ? map.ClearanceLimit() : clearanceLimit_;
	perRow_ += map.Jumps() != nullptr ? EditQueueImpl::JumpLineUnits(map.Width()) : 0;
	perColumn_ += map.Jumps() != nullptr ? EditQueueImpl::JumpLineUnits(map.Height()) : 0;
}

std::int64_t EditPricing::CostOf(const CellRect& rect) const
{
	const std::int64_t reach = 4 * clearanceLimit_;
	const std::int64_t clearanceCells = clearanceMaps_ * (rect.width + reach) * (rect.height + reach);
	return maps_ * EditQueueImpl::CommitUnits + rect.Area() * perCell_ / 64 +
		clearanceCells / EditQueueImpl::ClearanceCells + (rect.height + 2) * perRow_ +
		(rect.width + 2) * perColumn_;
}

void EditPiece::Clear()
{
	editCount_ = 0;
	rectCount_ = 0;
	cost_ = 0;
}

bool EditPiece::TryAdd(const MapEdit& edit, const EditPricing& pricing, std::int64_t limit)
{
	if (editCount_ == MaxEdits)
	{
		return false;
	}
	// As GridChange will: what overlaps becomes one rectangle, which may then overlap others.
	std::array<CellRect, MaxEdits> rects = rects_;
	std::size_t count = rectCount_;
	CellRect grown = edit.rect;
	for (std::size_t i = 0; i < count;)
	{
		if (grown.Intersect(rects[i]).IsEmpty())
		{
			++i;
			continue;
		}
		grown = grown.Union(rects[i]);
		rects[i] = rects[--count];
		i = 0;
	}
	rects[count++] = grown;
	std::int64_t cost = 0;
	for (std::size_t i = 0; i < count; ++i)
	{
		cost += pricing.CostOf(rects[i]);
	}
	if (editCount_ > 0 && cost > limit)
	{
		return false;
	}
	edits_[editCount_++] = edit;
	rects_ = rects;
	rectCount_ = count;
	cost_ = cost;
	return true;
}

void EditQueue::Take(const EditPricing& pricing, std::int64_t limit, EditPiece& outPiece)
{
	outPiece.Clear();
	const MapEdit oldest = edits_[head_];
	if (tileWidth_ == 0)
	{
		StartTiles(oldest.rect, pricing, limit);
	}
	const CellRect tile = NextTile(oldest.rect);
	static_cast<void>(outPiece.TryAdd({oldest.kind, tile, oldest.value}, pricing, limit));
	// Small edits share a piece with those before them; large ones start pieces of their own.
	while (tileWidth_ == 0 && Size() > 0 && outPiece.TryAdd(edits_[head_], pricing, limit))
	{
		Pop();
	}
}

void EditQueue::StartTiles(const CellRect& rect, const EditPricing& pricing, std::int64_t limit)
{
	tileWidth_ = rect.width;
	tileHeight_ = rect.height;
	next_ = {rect.x, rect.y};
	while ((std::max)(tileWidth_, tileHeight_) > EditQueueImpl::LeastTileSide &&
		pricing.CostOf({0, 0, tileWidth_, tileHeight_}) > limit)
	{
		std::int32_t& longer = tileWidth_ >= tileHeight_ ? tileWidth_ : tileHeight_;
		longer = (longer + 1) / 2;
	}
}

CellRect EditQueue::NextTile(const CellRect& rect)
{
	const CellRect tile = CellRect{next_.x, next_.y, tileWidth_, tileHeight_}.Intersect(rect);
	next_.x += tileWidth_;
	if (next_.x >= rect.Right())
	{
		next_ = {rect.x, next_.y + tileHeight_};
	}
	if (next_.y >= rect.Bottom())
	{
		Pop();
	}
	return tile;
}

void EditQueue::Pop()
{
	tileWidth_ = 0;
	++head_;
	// Moving the rest to the front now and then keeps the memory that is there in use.
	if (head_ * 2 >= edits_.size())
	{
		edits_.erase(edits_.begin(), edits_.begin() + static_cast<std::ptrdiff_t>(head_));
		head_ = 0;
	}
}
} // namespace NavCore::Detail
