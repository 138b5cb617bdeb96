// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/SectorLabels.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
// A draft is a set of sectors labelled anew, beside the store and without touching it. Its nodes are
// the regions of the store outside those sectors, named by their index, and the new regions inside
// them, named by their index with DraftBit set.
inline constexpr std::uint32_t DraftBit = 0x8000'0000;
/** Group of a node that no search has reached. */
inline constexpr std::uint32_t NoGroup = 0xFFFF'FFFF;
/** Group of a region of the store whose sector the draft replaces. */
inline constexpr std::uint32_t ReplacedGroup = 0xFFFF'FFFE;

/** What a draft and the search for splits know about a node. */
struct NodeMark
{
	/** A mark of another draft counts as empty. */
	std::uint32_t stamp = 0;
	std::uint32_t group = NoGroup;
	/** The next node in the list of a group; for a replaced region, its index in oldRegions. */
	std::uint32_t next = NoIndex;
	std::uint32_t firstLink = NoIndex;
};

/** Half of a link that a draft adds; the other half is at index ^ 1. */
struct DraftLink
{
	std::uint32_t target = NoIndex;
	std::uint32_t next = NoIndex;
};

struct DraftSector
{
	std::uint32_t sector = NoIndex;
	std::uint32_t firstNode = 0;
	std::uint32_t firstOld = 0;
	std::uint32_t oldCount = 0;
	std::uint32_t firstOverlap = 0;
	std::uint32_t overlapCount = 0;
	SectorLabels labels;
};

/** A new region. */
struct DraftNode
{
	NodeMark mark;
	/** That of an old region with which it shares a cell; NoIndex if there is none. */
	std::uint32_t component = NoIndex;
	/** Where it goes in the store. */
	std::uint32_t slot = NoIndex;
	std::uint32_t region = NoIndex;
};

/** A region that the draft replaces. */
struct OldRegion
{
	std::uint32_t region = NoIndex;
	/** How many new regions share cells with it, and the first of them. */
	std::uint32_t pieces = 0;
	std::uint32_t node = NoIndex;
	std::uint32_t cluster = NoIndex;
};

struct RegionOverlap
{
	std::uint32_t old = 0;
	std::uint32_t node = 0;

	friend constexpr auto operator<=>(const RegionOverlap&, const RegionOverlap&) = default;
};

/** A search from one node, or several that have met. */
struct SplitGroup
{
	std::uint32_t parent = 0;
	std::uint32_t cluster = 0;
	/** Nodes to expand, and nodes that are expanded: two lists linked by NodeMark::next. */
	std::uint32_t firstOpen = NoIndex;
	std::uint32_t lastOpen = NoIndex;
	std::uint32_t firstDone = NoIndex;
	std::uint32_t lastDone = NoIndex;
	/** Nothing is left to expand: the group is a component. */
	bool exhausted = false;
};

/** Groups that hung together before; see RegionSplit.h. */
struct SplitCluster
{
	std::uint32_t parent = 0;
	/** Groups that are not exhausted. */
	std::uint32_t active = 0;
};

/** How far the search for splits has come. */
struct SplitProgress
{
	enum class Step : std::uint8_t
	{
		Pieces,
		Links,
		Groups,
		Turns,
		Done,
	};
	Step step = Step::Pieces;
	std::size_t cursor = 0;
	/** Groups of this round that go on in the next one. */
	std::size_t kept = 0;
	/** Nodes that the group whose turn it is has expanded in it. */
	int steps = 0;
	/** Clusters with two or more active groups. */
	std::uint32_t unresolved = 0;
};

/** How far a draft has been written to the store. */
struct CommitProgress
{
	enum class Step : std::uint8_t
	{
		Release,
		Sectors,
		Sweep,
		Links,
		Splits,
		Merges,
		Done,
	};
	Step step = Step::Release;
	std::size_t cursor = 0;
	/** The next node of the group that becomes a component; NoIndex between groups. */
	std::uint32_t node = NoIndex;
	/** The component that regions come from while one is given to another, and the one they go to. */
	std::uint32_t from = NoIndex;
	std::uint32_t to = NoIndex;
};

/** How far a build has come. */
struct BuildProgress
{
	enum class Step : std::uint8_t
	{
		Clear,
		Sectors,
		Links,
		Components,
		Done,
	};
	Step step = Step::Clear;
	std::size_t cursor = 0;
};

/** Memory of drafts and searches, kept for the next one. */
struct RegionScratchData
{
	std::uint32_t stamp = 0;
	BuildProgress build;
	SplitProgress split;
	CommitProgress commit;
	std::vector<SectorRun> runs;
	std::vector<DraftSector> sectors;
	std::vector<DraftNode> nodes;
	std::vector<OldRegion> oldRegions;
	std::vector<RegionOverlap> overlaps;
	std::vector<DraftLink> links;
	/** By region of the store. */
	std::vector<NodeMark> marks;
	std::vector<SplitGroup> groups;
	std::vector<SplitCluster> clusters;
	std::vector<std::uint32_t> turns;
	std::vector<std::uint32_t> stack;
	std::vector<std::uint32_t> touched;
	/** Of a question about walls: the walls, cut to the map, and the sectors under them. */
	std::vector<CellRect> walls;
	std::vector<std::uint32_t> wallSectors;

	/** The mark of a node, emptied if it belongs to an earlier draft. */
	[[nodiscard]] NodeMark& MarkOf(std::uint32_t node)
	{
		if ((node & DraftBit) != 0)
		{
			return nodes[node & ~DraftBit].mark;
		}
		NodeMark& mark = marks[node];
		if (mark.stamp != stamp)
		{
			mark = {stamp, NoGroup, NoIndex, NoIndex};
		}
		return mark;
	}

	[[nodiscard]] std::size_t Bytes() const
	{
		return runs.capacity() * sizeof(SectorRun) + sectors.capacity() * sizeof(DraftSector) +
			nodes.capacity() * sizeof(DraftNode) + oldRegions.capacity() * sizeof(OldRegion) +
			overlaps.capacity() * sizeof(RegionOverlap) + links.capacity() * sizeof(DraftLink) +
			marks.capacity() * sizeof(NodeMark) + groups.capacity() * sizeof(SplitGroup) +
			clusters.capacity() * sizeof(SplitCluster) + walls.capacity() * sizeof(CellRect) +
			(turns.capacity() + stack.capacity() + touched.capacity() + wallSectors.capacity()) *
			sizeof(std::uint32_t);
	}
};
} // namespace NavCore::Detail
