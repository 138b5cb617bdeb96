// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/RegionDraft.h"
#include "Regions/WorkMeter.h"

#include <cstdint>

namespace NavCore::Detail
{
/**
 * Finds which components a draft breaks up, without visiting more than about twice their smaller parts.
 *
 * Where an old region split or vanished, its pieces and its old neighbours form a cluster; so do the ends of
 * a link that is gone. A way of before that is broken passes from one member of a cluster to another. From
 * every member a breadth-first search starts, a few steps each in turn. Searches that meet become one group,
 * and their clusters one cluster. A group with nothing left to expand is a component of its own. When each
 * cluster has at most one group that is not exhausted, all that is not exhausted hangs together as before.
 */
class RegionSplit
{
public:
	/** Goes on with the search that is in the scratch; RegionDraft::Begin starts another one. */
	RegionSplit(const RegionStore& store, const RegionDraft& draft, RegionScratchData& scratch);

	/** True when it is done. A piece of its work is a region or a node with its links. */
	[[nodiscard]] bool Advance(WorkMeter& meter);

	/** The exhausted group that holds a node, or NoGroup: it is where most of its component still is. */
	[[nodiscard]] std::uint32_t ExhaustedGroupOf(std::uint32_t node);
	/** Whether anything came apart; when it is done. */
	[[nodiscard]] bool HasExhaustedGroups() const;

private:
	/** Nodes that a search expands before the next one has its turn. */
	static constexpr int StepsATurn = 4;

	void AddPieces(const DraftSector& draft);
	/** Returns how many links it looked at. */
	std::int64_t AddLinkDifferences(OldRegion& old);
	[[nodiscard]] std::uint32_t AddCluster();
	void AddSource(std::uint32_t node, std::uint32_t cluster);
	[[nodiscard]] std::uint32_t FindGroup(std::uint32_t group);
	[[nodiscard]] std::uint32_t FindCluster(std::uint32_t cluster);
	void UniteClusters(std::uint32_t a, std::uint32_t b);
	/** Goes on until no cluster is unresolved; false when the budget is spent before. */
	[[nodiscard]] bool AdvanceTurns(WorkMeter& meter);
	/** Changes the number of active groups of a cluster. */
	void Adjust(std::uint32_t cluster, std::int32_t by);
	/** True while the group has nodes to expand and its cluster has another group. */
	[[nodiscard]] bool NeedsWork(std::uint32_t group);
	/** Expands one node of a group, which stays the root of what it meets; returns the number of links. */
	std::int64_t Expand(std::uint32_t group);
	void Visit(std::uint32_t node, std::uint32_t group);
	void UniteGroups(std::uint32_t into, std::uint32_t from);
	void Append(std::uint32_t& first, std::uint32_t& last, std::uint32_t node, std::uint32_t nodeLast);

	const RegionStore& store_;
	const RegionDraft& draft_;
	RegionScratchData& scratch_;
};
} // namespace NavCore::Detail
