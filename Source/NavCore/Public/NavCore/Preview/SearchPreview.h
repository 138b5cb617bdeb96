// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Graph/MapSnapshot.h"
#include "NavCore/Preview/RecordedSearch.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace NavCore
{
/** One question, put to one or two algorithms. */
struct PreviewQuery
{
	static constexpr std::size_t Sides = 2;

	Cell start;
	Cell goal;
	/** See SearchRequest. */
	std::uint8_t clearance = 1;
	bool allowPartial = false;
	/** Null for a side that stays empty. */
	std::array<const AlgorithmInfo*, Sides> algorithms{};

	friend bool operator==(const PreviewQuery&, const PreviewQuery&) = default;
};

/** What one position of the slider means for two searches of different length. */
enum class PreviewPace : std::uint8_t
{
	/** Both show the same step; the shorter one waits at its end. */
	Steps,
	/** Both show the same share of their steps, so they end together. */
	Share,
};

/** The second search measured by the first. */
struct PreviewComparison
{
	/** Both have ended with a path to the goal; the ratios of paths are 0 otherwise, and where one costs
	 * nothing. */
	bool bothFound = false;
	double costRatio = 0.0;
	double lengthRatio = 0.0;
	/** Expansions, once both have ended; 0 before, and where the first had none. */
	double expansionRatio = 0.0;
	/** Cell for cell the same way. */
	bool samePath = false;
};

/**
 * Looks into one query: runs it with up to two algorithms, a slice at a time, and shows both at any moment of
 * their way from start to goal.
 *
 * It works on a snapshot, so the level may go on changing. A newer snapshot starts everything anew, and the
 * position stays where it is.
 */
class NAVCORE_EXPORT SearchPreview
{
public:
	static constexpr std::size_t Sides = PreviewQuery::Sides;

	explicit SearchPreview(const RecordingLimits& limitsOfEach = {});

	/** What a snapshot has to hold beside the map, so that the algorithms run as they do in a game. */
	[[nodiscard]] static GraphParts PartsFor(const PreviewQuery& query);

	/** Starts anew; null clears. */
	void SetMap(std::shared_ptr<const MapSnapshot> map);
	[[nodiscard]] const std::shared_ptr<const MapSnapshot>& Map() const { return map_; }
	/** Starts anew and follows the searches to their ends; the query as it is changes nothing. */
	void SetQuery(const PreviewQuery& query);
	[[nodiscard]] const PreviewQuery& Query() const { return query_; }

	/**
	 * Shows the position, then searches, the sides taking turns, until the budget is spent. True when both
	 * searches have ended and the position is shown.
	 */
	bool Advance(WorkBudget& budget);
	/** Both searches have ended. */
	[[nodiscard]] bool HasEnded() const;

	/** Positions of the slider run from 0 to here: the steps of the longer search. Grows while they run. */
	[[nodiscard]] std::size_t Length() const;
	[[nodiscard]] std::size_t Position() const;
	/** Advance goes there. At the end or past it, it stays at the end however long the searches get. */
	void Seek(std::size_t position);
	[[nodiscard]] bool FollowsEnd() const { return followsEnd_; }
	void SetPace(PreviewPace pace) { pace_ = pace; }
	[[nodiscard]] PreviewPace Pace() const { return pace_; }
	/** So many expansions of the longer search onwards, or back. */
	void SeekExpansions(std::int32_t count);
	/** The step of a side that belongs to the position. */
	[[nodiscard]] std::size_t StepOf(std::size_t side) const;

	/** A side without an algorithm is Idle. */
	[[nodiscard]] const RecordedSearch& Side(std::size_t side) const { return sides_[side]; }
	[[nodiscard]] PreviewComparison Compare() const;
	/** Of what was recorded and of the searches, without the snapshot. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	void Restart();
	[[nodiscard]] bool ShowPosition(WorkBudget& budget);
	void Search(WorkBudget& budget);
	/** The side with more steps. */
	[[nodiscard]] std::size_t LongerSide() const;

	// The searches read the snapshot, so it goes last.
	std::shared_ptr<const MapSnapshot> map_;
	PreviewQuery query_;
	PreviewPace pace_ = PreviewPace::Steps;
	std::size_t position_ = 0;
	bool followsEnd_ = true;
	std::array<RecordedSearch, Sides> sides_;
};
} // namespace NavCore
