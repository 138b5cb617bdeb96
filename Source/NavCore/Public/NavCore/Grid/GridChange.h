// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore
{
/** What of a map an edit touched; a set of bits. */
enum class ChangeKind : std::uint8_t
{
	None = 0,
	Opened = 1,     // A blocked cell became free.
	Blocked = 2,    // A free cell became blocked.
	Terrain = 4,    // A terrain cost changed.
	Height = 8,     // A height or the climb limit changed.
	Clearance = 16, // The clearance layer was added or its limit changed.
	Links = 32,     // Links that begin or end here were added, removed, enabled or disabled.
};

constexpr ChangeKind operator|(ChangeKind a, ChangeKind b)
{
	return static_cast<ChangeKind>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool Includes(ChangeKind set, ChangeKind kind)
{
	return (static_cast<unsigned>(set) & static_cast<unsigned>(kind)) != 0;
}

/**
 * The outcome of one batch of edits: which rectangles may differ, and the versions on both sides.
 *
 * Rectangles are disjoint and cover every cell whose walkability, terrain or height changed; clearance
 * values may differ up to the clearance limit around them. At most MaxRects are kept, so far-flung edits
 * may share a rectangle with cells that did not change. An edit that changes nothing leaves it empty
 * and the version as it was.
 */
class NAVCORE_EXPORT GridChange
{
public:
	static constexpr std::size_t MaxRects = 16;

	[[nodiscard]] bool IsEmpty() const { return count_ == 0; }
	[[nodiscard]] std::span<const CellRect> Rects() const { return {rects_.data(), count_}; }
	[[nodiscard]] CellRect Bounds() const;
	[[nodiscard]] ChangeKind Kinds() const { return kinds_; }
	[[nodiscard]] std::uint64_t VersionBefore() const { return versionBefore_; }
	[[nodiscard]] std::uint64_t VersionAfter() const { return versionAfter_; }

private:
	friend class GridEdit;

	void Add(const CellRect& rect, ChangeKind kind);
	void MergeOverlaps(std::size_t grown);

	std::array<CellRect, MaxRects> rects_;
	std::size_t count_ = 0;
	ChangeKind kinds_ = ChangeKind::None;
	std::uint64_t versionBefore_ = 0;
	std::uint64_t versionAfter_ = 0;
};
} // namespace NavCore
