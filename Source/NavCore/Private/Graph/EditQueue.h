// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/MapEdit.h"
#include "NavCore/Grid/GridChange.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
}

namespace NavCore::Detail
{
/** What writing cells costs on one or more maps of the same size and layers, in units of NavWorld. */
class EditPricing
{
public:
	void Add(const GridMap& map);
	[[nodiscard]] std::int64_t CostOf(const CellRect& rect) const;

private:
	std::int64_t maps_ = 0;
	std::int64_t perCell_ = 0; // In 64ths of a unit.
	std::int64_t clearanceMaps_ = 0;
	std::int64_t clearanceLimit_ = 0;
	/** Of bringing the jump bits of one row or column up to date. */
	std::int64_t perRow_ = 0;
	std::int64_t perColumn_ = 0;
};

/** Edits that are written together: parts of a large one, or a few small ones. */
class EditPiece
{
public:
	static constexpr std::size_t MaxEdits = GridChange::MaxRects / 2;

	void Clear();
	/** False, and nothing is added, where the piece would cost more than the limit; the first always fits. */
	[[nodiscard]] bool TryAdd(const MapEdit& edit, const EditPricing& pricing, std::int64_t limit);

	[[nodiscard]] std::span<const MapEdit> Edits() const { return {edits_.data(), editCount_}; }
	/** Disjoint rectangles over all cells of the edits. */
	[[nodiscard]] std::span<const CellRect> Rects() const { return {rects_.data(), rectCount_}; }
	[[nodiscard]] std::int64_t Cost() const { return cost_; }

private:
	std::array<MapEdit, MaxEdits> edits_;
	std::array<CellRect, MaxEdits> rects_;
	std::size_t editCount_ = 0;
	std::size_t rectCount_ = 0;
	std::int64_t cost_ = 0;
};

/** First in, first out. Edits that are too large for one piece leave it tile by tile. */
class EditQueue
{
public:
	void Push(const MapEdit& edit) { edits_.push_back(edit); }
	[[nodiscard]] std::size_t Size() const { return edits_.size() - head_; }
	[[nodiscard]] std::size_t Bytes() const { return edits_.capacity() * sizeof(MapEdit); }

	/** Takes the next piece out; not of an empty queue. */
	void Take(const EditPricing& pricing, std::int64_t limit, EditPiece& outPiece);

private:
	void StartTiles(const CellRect& rect, const EditPricing& pricing, std::int64_t limit);
	[[nodiscard]] CellRect NextTile(const CellRect& rect);
	void Pop();

	std::vector<MapEdit> edits_;
	std::size_t head_ = 0;
	/** Of the oldest edit: the size of its tiles, and the corner of the next one. */
	std::int32_t tileWidth_ = 0;
	std::int32_t tileHeight_ = 0;
	Cell next_;
};
} // namespace NavCore::Detail
