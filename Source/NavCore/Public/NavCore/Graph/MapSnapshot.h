// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/SearchContext.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace NavCore
{
class GridChange;
class WorkBudget;

/**
 * A map, and what searches use beside it, as it was at one moment. It never changes while anybody holds it:
 * any number of threads may search it, each with a scratch of its own, whatever happens to the live map.
 */
class NAVCORE_EXPORT MapSnapshot
{
public:
	explicit MapSnapshot(NavGraph graph) : graph_(std::move(graph)) {}

	/** Its version counts the edits of the copy and says nothing about the live map; see LiveVersion. */
	[[nodiscard]] const GridMap& Map() const { return graph_.Map(); }
	[[nodiscard]] SearchContext Context() const { return graph_.Context(); }
	/** The version of the live map that this one equals. */
	[[nodiscard]] std::uint64_t LiveVersion() const { return liveVersion_; }
	[[nodiscard]] std::size_t Bytes() const { return graph_.Bytes(); }

private:
	friend class SnapshotPublisher;

	NavGraph graph_;
	std::uint64_t liveVersion_ = 0;
};

struct SnapshotOptions
{
	/** What is kept beside each copy of the map. Jump bits are there in any case if the live map has them. */
	GraphParts parts = GraphParts::Regions;
	/** Another view of the terrain: each cost of the live map is looked up here; see GridEdit::CopyCells. */
	std::optional<TerrainTable> costs;
};

/** What publishing did; tests count these, never time. */
struct SnapshotCounters
{
	std::int64_t published = 0;
	std::int64_t clones = 0;      // Copies of the whole map.
	std::int64_t cellsCopied = 0; // Cells compared and copied one rectangle at a time.
};

/**
 * Makes snapshots of a map that goes on being edited.
 *
 * One thread owns the publisher and the live map, which is one and the same map all along; whoever gets a
 * snapshot keeps it for as long as he likes and lets go of it on any thread. How the newest one reaches other
 * threads is the host's business: a pointer under a lock will do.
 *
 * Nothing is copied before the first Publish. A few copies take turns from then on: each remembers which
 * cells were edited since it was current, and one that nobody holds any more is brought up to date by copying
 * those cells and repairing what stands beside the map. So publishing costs in proportion to the edits. Only
 * when all copies are held, or the layers of the live map have changed, the whole map is copied.
 */
class NAVCORE_EXPORT SnapshotPublisher
{
public:
	/** Copies that are kept although nobody holds them. */
	static constexpr std::size_t SpareCopies = 2;

	explicit SnapshotPublisher(const SnapshotOptions& options = {});
	~SnapshotPublisher();
	SnapshotPublisher(SnapshotPublisher&& other) noexcept;
	SnapshotPublisher& operator=(SnapshotPublisher&& other) noexcept;

	/**
	 * Tells of a batch of edits of the live map; a few nanoseconds for each copy and tile of 32 x 32 cells.
	 * If one is left out, the next Publish compares all cells.
	 */
	void Note(const GridChange& change);

	/**
	 * Works until the budget is spent or Current() equals the live map; true when it does. Edits may come
	 * between any two calls. Copying the whole map is one piece of work.
	 */
	bool Publish(const GridMap& live, WorkBudget& budget);
	/** The same without a limit; never null. */
	[[nodiscard]] std::shared_ptr<const MapSnapshot> Publish(const GridMap& live);

	/** The newest snapshot; null before the first. */
	[[nodiscard]] const std::shared_ptr<const MapSnapshot>& Current() const;
	[[nodiscard]] const SnapshotCounters& Counters() const;
	/** Copies that exist, held or not. */
	[[nodiscard]] std::size_t CopyCount() const;
	/** Memory of all of them. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	class Impl;
	std::unique_ptr<Impl> impl_;
};
} // namespace NavCore
