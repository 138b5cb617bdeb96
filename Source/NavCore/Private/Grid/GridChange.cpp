// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridChange.h"

#include <limits>

namespace NavCore
{
namespace Detail::GridChangeImpl
{
/** True when the two overlap or share an edge, so that one rectangle wastes little. */
bool Touch(const CellRect& a, const CellRect& b)
{
	return a.x <= b.Right() && b.x <= a.Right() && a.y <= b.Bottom() && b.y <= a.Bottom();
}

bool Overlap(const CellRect& a, const CellRect& b)
{
	return !a.Intersect(b).IsEmpty();
}

/** Merging may cover this many cells that nobody touched before it stops being worth it. */
constexpr std::int64_t CheapWaste = 64;

std::int64_t Waste(const CellRect& a, const CellRect& b)
{
	return a.Union(b).Area() - a.Area() - b.Area();
}
} // namespace Detail::GridChangeImpl

CellRect GridChange::Bounds() const
{
	CellRect bounds;
	for (const CellRect& rect : Rects())
	{
		bounds = bounds.Union(rect);
	}
	return bounds;
}

void GridChange::Add(const CellRect& rect, ChangeKind kind)
{
	kinds_ = kinds_ | kind;
	std::size_t best = count_;
	std::int64_t bestWaste = (std::numeric_limits<std::int64_t>::max)();
	for (std::size_t i = 0; i < count_; ++i)
	{
		const std::int64_t waste = Detail::GridChangeImpl::Waste(rects_[i], rect);
		const bool cheap =
			Detail::GridChangeImpl::Touch(rects_[i], rect) && waste <= Detail::GridChangeImpl::CheapWaste;
		const bool forced = count_ == MaxRects || Detail::GridChangeImpl::Overlap(rects_[i], rect);
		if ((cheap || forced) && waste < bestWaste)
		{
			best = i;
			bestWaste = waste;
		}
	}
	if (best == count_)
	{
		rects_[count_++] = rect;
		return;
	}
	rects_[best] = rects_[best].Union(rect);
	MergeOverlaps(best);
}

void GridChange::MergeOverlaps(std::size_t grown)
{
	// A rectangle that grew may now reach into others; each merge removes one, so this ends.
	for (std::size_t i = 0; i < count_;)
	{
		if (i == grown || !Detail::GridChangeImpl::Overlap(rects_[i], rects_[grown]))
		{
			++i;
			continue;
		}
		rects_[grown] = rects_[grown].Union(rects_[i]);
		const std::size_t last = count_ - 1;
		rects_[i] = rects_[last];
		--count_;
		grown = grown == last ? i : grown;
		i = 0;
	}
}
} // namespace NavCore
