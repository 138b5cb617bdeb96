// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridMap.h"

namespace NavCore
{
namespace Detail::GridMapImpl
{
constexpr std::array<MoveTable, 4> squareMoves{MakeMoveTable(CornerRule::Always),
	MakeMoveTable(CornerRule::OneFree), MakeMoveTable(CornerRule::NoneBlocked),
	MakeMoveTable(CornerRule::Never)};
constexpr std::array<MoveTable, 2> hexMoves{MakeHexMoveTable(0), MakeHexMoveTable(1)};
} // namespace Detail::GridMapImpl

std::string_view Describe(GridError error)
{
	switch (error)
	{
	case GridError::None:
		return "no error";
	case GridError::EmptySize:
		return "the map has no cells";
	case GridError::SizeTooLarge:
		return "a side of the map is longer than 16384 cells";
	case GridError::CellOutOfRange:
		return "a cell is off the map";
	case GridError::BadTerrainCost:
		return "a terrain cost is outside 1 to 254";
	case GridError::LayerMissing:
		return "the layer was not enabled on this map";
	case GridError::LayerNotForThisMap:
		return "the layer does not serve maps of this topology or corner rule";
	case GridError::BadLayerSettings:
		return "a layer setting is out of range";
	case GridError::NotFinite:
		return "a position, size or threshold is not a finite number";
	case GridError::EditClosed:
		return "the batch of edits was committed already";
	case GridError::BadPolygon:
		return "a polygon has fewer than three corners";
	case GridError::LinksNotKept:
		return "the format cannot hold links";
	case GridError::ValueOutOfRange:
		return "a position, size or threshold is out of range";
	}
	return "unknown error";
}

Result<GridMap, GridError> GridMap::Create(const GridDesc& desc)
{
	if (desc.width < 1 || desc.height < 1)
	{
		return Failure{GridError::EmptySize};
	}
	if (desc.width > MaxGridSide || desc.height > MaxGridSide)
	{
		return Failure{GridError::SizeTooLarge};
	}
	return GridMap(desc);
}

GridMap::GridMap(const GridDesc& desc)
	: desc_(desc), walkableCount_(static_cast<std::int64_t>(desc.width) * desc.height),
	  rows_(desc.width, desc.height), columns_(desc.height, desc.width)
{
	for (std::int32_t y = 0; y < desc.height; ++y)
	{
		rows_.SetRun(0, desc.width, y, true);
	}
	for (std::int32_t x = 0; x < desc.width; ++x)
	{
		columns_.SetRun(0, desc.height, x, true);
	}
}

std::size_t GridMap::Bytes() const
{
	return rows_.Bytes() + columns_.Bytes() + terrain_.Bytes() + height_.Bytes() + clearance_.Bytes() +
		(jumps_ ? jumps_->Bytes() : 0);
}

const MoveTable& GridMap::Moves(std::int32_t y) const
{
	switch (desc_.topology)
	{
	case Topology::Hex:
		return Detail::GridMapImpl::hexMoves[static_cast<std::size_t>(y & 1)];
	case Topology::Tile:
		return Detail::GridMapImpl::squareMoves[static_cast<std::size_t>(CornerRule::Never)];
	case Topology::Octile:
		break;
	}
	return Detail::GridMapImpl::squareMoves[static_cast<std::size_t>(desc_.cornerRule)];
}

std::uint8_t GridMap::MinTerrain() const
{
	for (std::size_t cost = TerrainNeutral; HasTerrain() && cost <= TerrainMax; ++cost)
	{
		if (terrainCounts_[cost] > 0)
		{
			return static_cast<std::uint8_t>(cost);
		}
	}
	return TerrainNeutral;
}
} // namespace NavCore
