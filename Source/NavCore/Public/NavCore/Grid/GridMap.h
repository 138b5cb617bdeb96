// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"
#include "NavCore/Grid/GridLayer.h"
#include "NavCore/Grid/JumpBits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace NavCore
{
/** Why the grid refused a request. */
enum class GridError : std::uint8_t
{
	None,
	EmptySize,          // Width or height below one.
	SizeTooLarge,       // A side longer than MaxGridSide.
	CellOutOfRange,     // The cell or rectangle is not wholly on the map.
	BadTerrainCost,     // Outside 1..254, and not TerrainBlocked.
	LayerMissing,       // The layer was never asked for.
	LayerNotForThisMap, // The topology or corner rule has no use for the layer.
	BadLayerSettings,   // A negative climb limit, or a clearance limit out of range.
	NotFinite,          // A NaN or an infinity in a position, size or threshold.
	EditClosed,         // The batch was committed already.
	BadPolygon,         // Fewer than three corners.
	LinksNotKept,       // The format has no room for links, without which the answers would be others.
	ValueOutOfRange,    // A finite position, size or threshold that makes no sense.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(GridError error);

struct GridDesc
{
	std::int32_t width = 0;
	std::int32_t height = 0;
	Topology topology = Topology::Octile;
	CornerRule cornerRule = CornerRule::NoneBlocked;
};

inline constexpr std::uint8_t TerrainNeutral = 1;
inline constexpr std::uint8_t TerrainMax = 254;
/** Stored for a cell that its terrain blocks; such a cell is never walkable. */
inline constexpr std::uint8_t TerrainBlocked = 255;
inline constexpr std::uint8_t MaxClearanceLimit = 32;
/** For each terrain cost another one. */
using TerrainTable = std::array<std::uint8_t, 256>;

/**
 * The navgraph: one walkability bit a cell, plus layers that cost nothing until asked for.
 *
 * Reading is const and may be shared between threads. All writing goes through GridEdit, which hands
 * out a GridChange; nobody may read while an edit is open. The bits are kept twice, by rows and by
 * columns, so that vertical scans are word scans too: about 2.2 bits a cell.
 */
class NAVCORE_EXPORT GridMap
{
public:
	/** A map with every cell free and no layers. */
	[[nodiscard]] static Result<GridMap, GridError> Create(const GridDesc& desc);

	/** An independent copy, layers and version included. */
	[[nodiscard]] GridMap Clone() const { return *this; }
	GridMap(GridMap&&) = default;
	GridMap& operator=(GridMap&&) = default;

	[[nodiscard]] std::int32_t Width() const { return desc_.width; }
	[[nodiscard]] std::int32_t Height() const { return desc_.height; }
	[[nodiscard]] CellRect Bounds() const { return {0, 0, desc_.width, desc_.height}; }
	[[nodiscard]] Topology GetTopology() const { return desc_.topology; }
	[[nodiscard]] CornerRule GetCornerRule() const { return desc_.cornerRule; }
	/** Grows by one with every batch of edits that changed something. */
	[[nodiscard]] std::uint64_t Version() const { return version_; }
	[[nodiscard]] std::int64_t WalkableCount() const { return walkableCount_; }
	/** Memory of the bits and of the layers in use. */
	[[nodiscard]] std::size_t Bytes() const;

	[[nodiscard]] bool Contains(Cell cell) const
	{
		return static_cast<std::uint32_t>(cell.x) < static_cast<std::uint32_t>(desc_.width) &&
			static_cast<std::uint32_t>(cell.y) < static_cast<std::uint32_t>(desc_.height);
	}
	/** Whether a rectangle lies wholly on the map; an empty one does where its corner could stand. */
	[[nodiscard]] bool Covers(const CellRect& rect) const
	{
		// 64-bit sums: a rectangle near the integer limits must not wrap around into the map.
		return rect.x >= 0 && rect.y >= 0 && std::int64_t{rect.x} + rect.width <= desc_.width &&
			std::int64_t{rect.y} + rect.height <= desc_.height;
	}
	/** False off the map, so callers may ask about any cell. */
	[[nodiscard]] bool IsWalkable(Cell cell) const { return Contains(cell) && rows_.Get(cell.x, cell.y); }

	/** Bit (x, y) is cell (x, y). */
	[[nodiscard]] BitView Rows() const { return rows_.View(); }
	/** The transposed copy: bit (y, x) is cell (x, y). */
	[[nodiscard]] BitView Columns() const { return columns_.View(); }

	/** Legal moves by the open neighbours of a cell; index 1 serves the odd rows of a hex map. */
	[[nodiscard]] const MoveTable& Moves(std::int32_t y) const;

	[[nodiscard]] bool HasTerrain() const { return !terrain_.IsEmpty(); }
	[[nodiscard]] bool HasHeight() const { return !height_.IsEmpty(); }
	[[nodiscard]] bool HasClearance() const { return !clearance_.IsEmpty(); }
	/** True when every legal move costs only its length: no terrain and no height to respect. */
	[[nodiscard]] bool IsUniform() const { return !HasTerrain() && !HasHeight(); }

	/** Neutral where there is no layer. The cell must be on the map. */
	[[nodiscard]] std::uint8_t TerrainAt(Cell cell) const
	{
		return HasTerrain() ? terrain_.At(cell.x, cell.y) : TerrainNeutral;
	}
	/** Least terrain cost of any cell: what heuristics scale by. Exact after every edit. */
	[[nodiscard]] std::uint8_t MinTerrain() const;
	[[nodiscard]] std::int16_t HeightAt(Cell cell) const
	{
		return HasHeight() ? height_.At(cell.x, cell.y) : std::int16_t{0};
	}
	/** Largest height difference of one step; meaningful with a height layer only. */
	[[nodiscard]] std::int32_t ClimbLimit() const { return climbLimit_; }
	/**
	 * Steps to the nearest blocked cell or map edge, in king moves and capped at ClearanceLimit(): 0 on
	 * a blocked cell, 1 beside a wall. An agent of radius r cells fits where the clearance is above r.
	 * Without the layer, 1 on a walkable cell.
	 */
	[[nodiscard]] std::uint8_t ClearanceAt(Cell cell) const
	{
		return HasClearance() ? clearance_.At(cell.x, cell.y) : std::uint8_t{IsWalkable(cell)};
	}
	[[nodiscard]] std::uint8_t ClearanceLimit() const { return clearanceLimit_; }

	/** What jump point search uses to skip along diagonals; null until asked for. */
	[[nodiscard]] const JumpBits* Jumps() const { return jumps_ ? &*jumps_ : nullptr; }

	/** Views for hot loops, with the positions of Rows(). Only valid when the layer exists. */
	[[nodiscard]] const std::uint8_t* TerrainOrigin() const { return terrain_.Origin(); }
	[[nodiscard]] const std::int16_t* HeightOrigin() const { return height_.Origin(); }
	[[nodiscard]] const std::uint8_t* ClearanceOrigin() const { return clearance_.Origin(); }

private:
	friend class GridEdit;

	explicit GridMap(const GridDesc& desc);
	GridMap(const GridMap&) = default;
	GridMap& operator=(const GridMap&) = default;

	GridDesc desc_;
	std::uint64_t version_ = 0;
	std::int64_t walkableCount_ = 0;
	BitGrid rows_;
	BitGrid columns_;
	GridLayer<std::uint8_t> terrain_;
	GridLayer<std::int16_t> height_;
	GridLayer<std::uint8_t> clearance_;
	std::optional<JumpBits> jumps_;
	/** How many cells have each terrain cost. */
	std::array<std::int32_t, 256> terrainCounts_{};
	std::int32_t climbLimit_ = 0;
	std::uint8_t clearanceLimit_ = 0;
};
} // namespace NavCore
