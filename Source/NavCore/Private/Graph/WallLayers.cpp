// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/WallLayers.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace NavCore
{
namespace Detail::WallLayersImpl
{
/** Cells that one comparison looks at; see BitView::Word. */
constexpr std::int32_t WordCells = 57;

/** A map of the same size with every cell free: walls need no layers. */
GridMap FreeMapLike(const GridMap& map)
{
	return GridMap::Create({map.Width(), map.Height(), map.GetTopology(), map.GetCornerRule()}).Value();
}

GridMap WallsOf(const GridMap& map)
{
	GridMap walls = FreeMapLike(map);
	GridEdit edit(walls);
	// Without a terrain layer nothing is looked up in the table.
	[[maybe_unused]] const GridError error = edit.CopyCells(map, map.Bounds(), TerrainTable{});
	NAVCORE_ASSERT(error == GridError::None, "both maps have the same size");
	edit.Commit();
	return walls;
}

GridError Fill(GridMap& map, const CellRect& rect, bool walkable)
{
	GridEdit edit(map);
	const GridError error = edit.FillWalkable(rect, walkable);
	edit.Commit();
	return error;
}

/** Joins runs of changed cells into rectangles: a run right below an equal one makes that one higher. */
class EditCollector
{
public:
	explicit EditCollector(std::vector<MapEdit>& edits) : edits_(edits) {}

	/** Runs of one row, from left to right. */
	void Add(const CellRect& run, MapEditKind kind)
	{
		while (next_ < above_.size() && edits_[above_[next_]].rect.x < run.x)
		{
			++next_;
		}
		if (next_ < above_.size())
		{
			MapEdit& candidate = edits_[above_[next_]];
			if (candidate.rect.x == run.x && candidate.rect.width == run.width && candidate.kind == kind)
			{
				++candidate.rect.height;
				row_.push_back(above_[next_++]);
				return;
			}
		}
		row_.push_back(edits_.size());
		edits_.push_back({kind, run, 0});
	}

	void EndRow()
	{
		above_.swap(row_);
		row_.clear();
		next_ = 0;
	}

private:
	std::vector<MapEdit>& edits_;
	/** Edits that end with the row above, and those that reach into this row, from left to right. */
	std::vector<std::size_t> above_;
	std::vector<std::size_t> row_;
	std::size_t next_ = 0;
};

/** Adds the runs of changed cells, from first on, that become free or become walls. */
void AddRuns(EditCollector& edits, Cell first, std::uint64_t changed, std::uint64_t wanted)
{
	while (changed != 0)
	{
		const int start = std::countr_zero(changed);
		const bool opens = ((wanted >> start) & 1) != 0;
		const int length = std::countr_one((changed & (opens ? wanted : ~wanted)) >> start);
		edits.Add({first.x + start, first.y, length, 1}, opens ? MapEditKind::Unblock : MapEditKind::Block);
		changed &= ~(((std::uint64_t{1} << length) - 1) << start);
	}
}
} // namespace Detail::WallLayersImpl

WallLayers::WallLayers(const GridMap& map)
	: current_(Detail::WallLayersImpl::WallsOf(map)), blocks_(Detail::WallLayersImpl::FreeMapLike(map))
{
}

GridError WallLayers::Block(const CellRect& rect)
{
	const GridError error = Detail::WallLayersImpl::Fill(blocks_, rect, false);
	return error == GridError::None ? Detail::WallLayersImpl::Fill(current_, rect, false) : error;
}

GridError WallLayers::Unblock(const CellRect& rect)
{
	const GridError error = Detail::WallLayersImpl::Fill(blocks_, rect, true);
	return error == GridError::None ? Detail::WallLayersImpl::Fill(current_, rect, true) : error;
}

GridError WallLayers::Resample(const GridMap& sample, const CellRect& rect, std::vector<MapEdit>& outEdits)
{
	if (sample.Width() != current_.Width() || sample.Height() != current_.Height() || !current_.Covers(rect))
	{
		return GridError::CellOutOfRange;
	}
	const std::size_t first = outEdits.size();
	Detail::WallLayersImpl::EditCollector edits(outEdits);
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right(); x += Detail::WallLayersImpl::WordCells)
		{
			const std::int32_t count = (std::min)(Detail::WallLayersImpl::WordCells, rect.Right() - x);
			const std::uint64_t cells = (std::uint64_t{1} << count) - 1;
			const std::int32_t position = current_.Rows().Position(x, y);
			const std::uint64_t wanted = sample.Rows().Word(position) & blocks_.Rows().Word(position);
			const std::uint64_t changed = (current_.Rows().Word(position) ^ wanted) & cells;
			Detail::WallLayersImpl::AddRuns(edits, {x, y}, changed, wanted);
		}
		edits.EndRow();
	}
	for (std::size_t i = first; i < outEdits.size(); ++i)
	{
		[[maybe_unused]] const GridError error = Detail::WallLayersImpl::Fill(
			current_, outEdits[i].rect, outEdits[i].kind == MapEditKind::Unblock);
		NAVCORE_ASSERT(error == GridError::None, "the rectangle is on the map");
	}
	return GridError::None;
}
} // namespace NavCore
