// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Path/PathCheck.h"
#include "Scheduling/LivePathStore.h"
#include "Scheduling/ShortcutFinder.h"
#include "Scheduling/TileSpread.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace NavCore
{
class GridMap;
class WorkBudget;
} // namespace NavCore

namespace NavCore::Detail
{
/** Names a live path; spent once the path is removed. */
struct LivePathId
{
	std::uint32_t slot = 0;
	std::uint32_t serial = 0; // 0 names nothing.

	friend constexpr bool operator==(LivePathId, LivePathId) = default;
};

struct LivePathLimits
{
	std::size_t maxPaths = 65536;
	/** Memory of turning points and subscriptions in use. */
	std::size_t maxBytes = std::size_t{64} << 20;
	/** How distant an edit may be for a path to hope for a shortcut, in cells. */
	std::int32_t shortcutReach = LivePathStore::TileSide;
	/** What a shortcut must at least promise to save, in thousandths of the rest of the path. */
	std::int32_t shortcutGainPermille = 50;
};

enum class LivePathError : std::uint8_t
{
	None,
	TooMany,    // maxPaths are live.
	OverMemory, // maxBytes are in use.
	BadPath,    // Empty, or with points off the map or not in line with each other.
	SpentId,
};

enum class LiveNoticeKind : std::uint8_t
{
	Blocked,     // A step ahead of the agent is no longer legal.
	CostChanged, // Terrain has made the way ahead of the agent dearer.
};

/** What edits did to one path. */
struct LiveNotice
{
	LivePathId id;
	std::uint64_t tag = 0;
	LiveNoticeKind kind = LiveNoticeKind::Blocked;
	/** Of Blocked: the first broken step, and what the agent cannot stand on or step to. */
	BrokenStep broken;
	/** Of CostChanged: from the agent to the end of the path, now and as it was known before. */
	Cost toGo;
	Cost toGoBefore;
};

enum class ProgressAnswer : std::uint8_t
{
	OnPath,     // The agent stands on this cell of its path.
	BesidePath, // A little off; the nearest cell of the path counts.
	OffPath,    // Not on the next cells of the path nor beside them; ignored.
	SpentId,
};

/** What the checks have done so far; tests count these. */
struct LivePathCounters
{
	std::int64_t visitsExamined = 0; // Stretches of paths in touched tiles.
	std::int64_t pathsWalked = 0;    // Paths walked along from the agent on.
	std::int64_t notices = 0;
};

/**
 * The paths that agents of one map are following, and the answer to "which of them does this edit concern?".
 *
 * A path is subscribed to the tiles of 32 x 32 cells that it still has to cross. Note only queues a change;
 * Check works changes off in rounds of bounded pieces: the tiles around the changed rectangles, then the
 * stretches of paths in these tiles, then the paths whose state may have changed. Only paths through touched
 * tiles are looked at, and all changes of a round make one notice a path. Notices of a round come in the
 * order of slots, whatever the tiles and slices were.
 *
 * A path is told blocked once, and again only when it is blocked elsewhere. Agents that see the map
 * differently (profiles with a map of their own) have a LivePaths each; clearance may differ path by path.
 */
class LivePaths
{
public:
	explicit LivePaths(const GridMap& map, const LivePathLimits& limits = {});
	LivePaths(const LivePaths&) = delete;
	LivePaths& operator=(const LivePaths&) = delete;

	/** Takes a path over, the agent at its start. One found on an older version is checked in the next round.
	 */
	[[nodiscard]] Result<LivePathId, LivePathError> Add(
		const GridMap& map, const Path& path, std::uint8_t clearance, std::uint64_t tag, WorkBudget& budget);
	/** The path goes another way now. On an error the path is removed, and its id is spent. */
	[[nodiscard]] LivePathError Replace(
		LivePathId id, const GridMap& map, const Path& path, WorkBudget& budget);
	/** False for a spent id. */
	bool Remove(LivePathId id);
	/** Where the agent stands: looked for on the next cells of the path. What lies behind no longer counts.
	 */
	ProgressAnswer SetProgress(LivePathId id, const GridMap& map, Cell at);

	/** The links that can be taken, or null; from the next look at a path on. They outlive the paths. */
	void SetLinks(const LinkGraph* links) { links_ = links; }
	/** Queues what changed on the map since the last Note. A gap between versions counts as a change of all.
	 */
	void Note(const GridMap& map, const GridChange& change);
	/** Works until the budget is spent; true when nothing is left to do. Appends to outNotices. */
	bool Check(const GridMap& map, WorkBudget& budget, std::vector<LiveNotice>& outNotices);
	/**
	 * Looks for paths that opened cells or cheaper terrain may offer a shortcut, until the budget is spent;
	 * true when nothing is left to look at. Never urgent: a matter of budget to spare.
	 */
	bool FindShortcuts(const GridMap& map, WorkBudget& budget) { return shortcuts_.Work(map, budget); }
	/** One of the paths found, each once at most; the caller searches anew and compares. */
	[[nodiscard]] std::optional<LivePathId> TakeShortcut();

	[[nodiscard]] bool Contains(LivePathId id) const;
	/** What Add was given. Id must not be spent. */
	[[nodiscard]] std::uint64_t TagOf(LivePathId id) const { return store_.Record(id.slot).tag; }
	/** The way from the agent on, as cells on a hex map and turning points elsewhere. Id must not be spent.
	 */
	void CopyRest(LivePathId id, const GridMap& map, Path& outPath) const;
	[[nodiscard]] Cost CostToGo(LivePathId id) const { return {store_.Record(id.slot).toGo}; }
	/** Steps from the start of the path to where the agent stands. */
	[[nodiscard]] std::size_t StepOf(LivePathId id) const { return store_.Record(id.slot).at.step; }
	/** As of the last round; none if the path is sound. */
	[[nodiscard]] std::optional<BrokenStep> BrokenStepOf(LivePathId id) const
	{
		return BrokenStepOf(id.slot);
	}

	/** Nothing is left for Check. */
	[[nodiscard]] bool IsIdle() const;
	[[nodiscard]] bool HasShortcutWork() const { return !shortcuts_.IsIdle() || shortcuts_.Count() > 0; }
	[[nodiscard]] std::size_t Count() const { return store_.RecordCount(); }
	[[nodiscard]] std::size_t ShortcutCount() const { return shortcuts_.Count(); }
	[[nodiscard]] const LivePathCounters& Counters() const { return counters_; }
	/** All memory held; UsedBytes is what limits count. */
	[[nodiscard]] std::size_t Bytes() const;
	[[nodiscard]] std::size_t UsedBytes() const { return store_.UsedBytes(); }

private:
	enum class Phase : std::uint8_t
	{
		Rest,
		Spread,  // Which tiles do the rectangles touch?
		Examine, // Which paths in these tiles do they concern?
		Report,  // What has become of these paths?
	};

	struct Change
	{
		CellRect rect;
		ChangeKind kinds = ChangeKind::None;
	};

	/** What happened in and around one tile. */
	struct TileChange
	{
		std::uint32_t tile = 0;
		ChangeKind kinds = ChangeKind::None;
		/** What may concern steps that start in the tile. */
		CellRect touched;
	};

	[[nodiscard]] LivePathError Store(
		std::uint32_t slot, const GridMap& map, const Path& path, WorkBudget& budget);
	void Discard(std::uint32_t slot);
	void Touch(std::uint32_t slot);
	void Untouch(std::uint32_t slot);

	void StartRound();
	/** One piece of a phase; returns the units it is worth. */
	std::int64_t WorkPiece(const GridMap& map, std::vector<LiveNotice>& outNotices);
	std::int64_t SpreadPiece();
	std::int64_t ExaminePiece(const GridMap& map);
	std::int64_t ReportPiece(const GridMap& map, std::vector<LiveNotice>& outNotices);
	void MarkTile(std::uint32_t tile, const Change& change);
	/** Of the live paths; how wide around a change they may be concerned. */
	[[nodiscard]] std::int32_t MaxClearance() const;
	/** Looks at a stretch that a change comes close to. */
	std::int64_t Examine(const GridMap& map, TileVisit& visit, const CellRect& hit, ChangeKind kinds);
	/** Walks a piece of a suspect path, up to its first broken step; false while there is more to walk. */
	[[nodiscard]] bool WalkSuspect(const GridMap& map, std::uint32_t slot, std::int64_t& outUnits);
	[[nodiscard]] std::optional<BrokenStep> BrokenStepOf(std::uint32_t slot) const;
	void Tell(std::uint32_t slot, const std::optional<BrokenStep>& brokenBefore,
		std::vector<LiveNotice>& outNotices);

	LivePathStore store_;
	const LinkGraph* links_ = nullptr;
	ShortcutFinder shortcuts_;
	LivePathLimits limits_;
	LivePathCounters counters_;
	std::uint64_t version_ = 0;
	/** Live paths of each clearance. */
	std::array<std::uint32_t, 256> clearances_{};
	Phase phase_ = Phase::Rest;

	/** Changes of the next round, and of this one. */
	std::vector<Change> pending_;
	std::vector<Change> spreading_;
	std::size_t spreadIndex_ = 0;
	TileSpread spread_;
	std::int32_t spreadReach_ = 1;
	bool spreadStarted_ = false;
	/** Tiles touched, and for each tile its place in the list if it is there. */
	std::vector<TileChange> tileChanges_;
	std::vector<std::uint32_t> placeOfTile_;
	std::size_t examined_ = 0;
	bool inTile_ = false;

	/** Paths to be reported on, a bit a slot. */
	std::vector<std::uint64_t> touched_;
	std::size_t touchedCount_ = 0;
	std::size_t reportWord_ = 0;
	/** The suspect that is being walked along. */
	std::uint32_t suspect_ = NoItem;
	StoredPlace suspectAt_;
};
} // namespace NavCore::Detail
