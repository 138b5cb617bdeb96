// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/Entrances.h"
#include "Hierarchy/LocalSweep.h"
#include "Hierarchy/PairCover.h"
#include "NavCore/Hierarchy/ClusterSettings.h"
#include "NavCore/Hierarchy/ClusterView.h"

#include <array>
#include <vector>

namespace NavCore
{
class WorkBudget;
}

namespace NavCore::Detail
{
/** Whether jump point search finds the ways of agents of this clearance; windows and kept ways serve others.
 */
[[nodiscard]] bool HasJumpPoints(const GridMap& map, std::uint8_t clearance);

/** Computes one cluster of the graph from the map, in as many slices as the caller likes. */
class ClusterBuilder
{
public:
	/** Finds the transitions; the costs between them are left to Advance. */
	void Begin(
		const GridMap& map, const ClusterLayout& layout, const ClusterSettings& settings, ClusterId id);
	/**
	 * After Begin: old is the same cluster before cells of changed, a rectangle in it or nothing, changed.
	 * Costs and ways that the change cannot have touched are taken over instead of searched for. Ignored
	 * where it would not pay, and where ways were to be kept but did not fit.
	 */
	void Reuse(const GridMap& map, const ClusterView& old, const CellRect& changed);
	/** NoCluster when there is nothing under way. */
	[[nodiscard]] ClusterId Current() const { return id_; }
	void Abandon() { id_ = NoCluster; }

	/** False while there is more to do. The map must not have changed inside the cluster since Begin. */
	[[nodiscard]] bool Advance(WorkBudget& budget);

	/** Writes what Advance has completed. */
	void Write(ClusterData& outData) const;
	/** Whether a cluster whose cells have not changed still has these transitions. */
	[[nodiscard]] bool HasSameTransitions(const ClusterView& view) const;

private:
	/** For transitions that the old cluster does not have. */
	static constexpr std::uint32_t NoNumber = ~std::uint32_t{0};

	/** Where the way between a pair of transitions lies among the runs of all ways. */
	struct Way
	{
		std::uint32_t first = 0;
		std::uint32_t count = 0;
	};

	void MatchTransitions(const ClusterView& old);
	[[nodiscard]] bool BeginWeightedChange(const CellRect& changed);
	void EstimateChangeCosts(const CellRect& changed);
	[[nodiscard]] bool AdvanceChange(WorkBudget& budget);
	void TakeOver();
	[[nodiscard]] bool IsTouched(std::size_t a, std::size_t b, std::uint16_t known) const;
	[[nodiscard]] bool IsWayTouched(std::size_t from, Way way) const;
	void Restart();
	void LoadSweep();
	[[nodiscard]] bool BeginSweep();
	void EndSweep();
	void FindDirectWays();
	[[nodiscard]] bool BeginSource();
	void EndSource();
	void KeepWay(std::size_t pair);
	[[nodiscard]] std::uint8_t ChooseShift() const;
	[[nodiscard]] bool WantsSmaller(std::size_t source) const;
	[[nodiscard]] bool WaysFit() const;
	[[nodiscard]] std::uint16_t LocalCellOf(std::size_t transition) const
	{
		return search_.ToLocal(transitions_[transition].from);
	}

	ClusterId id_ = NoCluster;
	std::vector<Transition> transitions_;
	std::array<std::uint16_t, ClusterSideCount + 1> sides_{};
	std::vector<std::uint32_t> crossings_;
	/** In units. */
	PairCover distances_;
	/** The search from what changed is under way. */
	bool measuring_ = false;
	bool hasDirectWays_ = false;
	bool reuses_ = false;
	const GridMap* map_ = nullptr;
	CellRect rect_;
	/** By transition: its number in the old cluster, or none; and its cost from the change. */
	std::vector<std::uint32_t> oldNumbers_;
	std::vector<std::uint32_t> changeCosts_;
	std::uint64_t changeSlack_ = 0;
	CellRect changed_;
	/** Of the old cluster, in its order. */
	std::vector<std::uint16_t> oldDistances_;
	bool keepsPaths_ = false;
	/** Share of the cluster in the memory for ways. */
	std::size_t maxPathBytes_ = 0;
	/** By pair; the runs of old ways come first, then new ones in the order in which they were found. */
	std::vector<Way> ways_;
	std::vector<Way> oldWays_;
	std::vector<std::uint8_t> runs_;
	std::size_t wayBytes_ = 0;
	std::vector<std::uint8_t> steps_;
	std::size_t source_ = 0;
	bool searching_ = false;
	LocalSearch search_;
	/** Where ways are kept, most searches are done together. */
	LocalSweep sweep_;
	bool sweepLoaded_ = false;
	bool sweeping_ = false;
	std::size_t nextSwept_ = 0;
	std::array<std::size_t, LocalSweep::MaxLanes> swept_{};
	std::size_t sweptCount_ = 0;
};
} // namespace NavCore::Detail
