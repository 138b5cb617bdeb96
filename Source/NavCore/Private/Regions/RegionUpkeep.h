// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/HarmlessCells.h"
#include "Regions/RegionDraft.h"
#include "Regions/WorkMeter.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * Notes which sectors of a map changed, and brings the regions up to date in pieces.
 *
 * Marked sectors are taken in batches. A batch reads the cells of its sectors into a draft, one sector a
 * piece, and works from the draft alone after that. So an edit that comes in between disturbs nothing: its
 * sectors are marked again, and wait for a later batch. Between batches the store is exact for a map of which
 * some sectors are older than others, and exact for the map itself when no sector is marked. No work is ever
 * thrown away, except by RequestBuild.
 */
class RegionUpkeep
{
public:
	/** Drops everything that is marked or under way: the next Advance begins to build anew. */
	void RequestBuild();
	/** Marks the sectors that the rectangle touches. */
	void Mark(const RegionStore& store, const CellRect& changed, bool heights);
	/** Works until the budget is spent; true when nothing is left to do. The store has the size of the map.
	 */
	[[nodiscard]] bool Advance(RegionStore& store, const GridMap& map, WorkBudget& budget);

	[[nodiscard]] bool IsPending() const { return wantsBuild_ || stage_ != Stage::Idle || !queue_.empty(); }
	/** Sectors that are marked or under way. */
	[[nodiscard]] std::size_t PendingSectors(const RegionStore& store) const;
	[[nodiscard]] std::size_t Bytes() const;

private:
	/** Sectors of a batch: bounds the memory of a draft, however large the edit. */
	static constexpr std::size_t SectorsAtOnce = 64;

	enum class Stage : std::uint8_t
	{
		Idle,
		Build,
		Label,
		Link,
		Split,
		Commit,
	};

	enum Marks : std::uint8_t
	{
		Marked = 1,
		BorderMarked = 2, // The outermost cells may differ.
		HeightMarked = 4, // Heights may differ, which the store does not keep.
	};

	void MarkSector(std::uint32_t sector, std::uint8_t marks);
	/** Begins a build or the next batch. */
	void BeginNext(const RegionStore& store, const SectorMoves& moves, RegionDraft& draft);
	/** True when the stage is done and the next one begun. */
	[[nodiscard]] bool AdvanceStage(
		RegionStore& store, const GridMap& map, const SectorMoves& moves, WorkMeter& meter);
	/** Reads and labels one sector of the batch; returns the steps. */
	std::int64_t LabelNext(RegionStore& store, const GridMap& map, RegionDraft& draft, std::uint32_t sector);
	/** True when the one cell that differs joins and separates nothing; it is written then. */
	[[nodiscard]] bool UpdateOneCell(
		RegionStore& store, const GridMap& map, std::uint32_t sector, const SectorRows& open) const;

	RegionScratchData scratch_;
	HarmlessCells harmless_;
	Stage stage_ = Stage::Idle;
	bool wantsBuild_ = false;
	std::size_t cursor_ = 0;
	/** By sector; see Marks. */
	std::vector<std::uint8_t> marks_;
	/** Marked sectors that no batch has taken. */
	std::vector<std::uint32_t> queue_;
};
} // namespace NavCore::Detail
