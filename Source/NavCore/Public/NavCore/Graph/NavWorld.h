// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Graph/MapEdit.h"
#include "NavCore/Graph/NavGraph.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace NavCore
{
/** Number of an agent profile; 0 is the profile of the map itself. */
using ProfileId = std::uint16_t;

/** What kind of agent walks. Kinds that differ see the map differently and have structures of their own. */
struct AgentProfile
{
	/** Least clearance of every cell; above 1 the map needs the layer. 0 counts as 1. */
	std::uint8_t clearance = 1;
	CornerRule cornerRule = CornerRule::NoneBlocked;
	/**
	 * What each terrain cost of the map, 1..254, costs this agent: 1..254, or TerrainBlocked. Only with
	 * hasCosts. What TerrainBlocked blocks on the map is blocked for every agent: terrain that only some can
	 * enter has a cost on the map, and the profiles of the others block it.
	 */
	TerrainTable terrainCosts{};
	bool hasCosts = false;

	friend bool operator==(const AgentProfile&, const AgentProfile&) = default;
};

enum class ProfileError : std::uint8_t
{
	None,
	TooMany,
	BadTerrainCost,
	NoTerrainLayer,
	NoClearanceLayer,        // A clearance above 1 on a map without the layer, or above its limit.
	CornerRuleNotForThisMap, // Maps without diagonal steps have only their own.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(ProfileError error);

/** Told of changes as they happen: for what a host keeps beside a world, like snapshots or paths. */
class WorldObserver
{
public:
	virtual ~WorldObserver() = default;
	/** Called by ApplyEdits for every change that is not empty. May read the world, but not edit it. */
	virtual void OnMapChanged(ProfileId profile, const GridChange& change) = 0;
};

/**
 * One map as every kind of agent sees it, with the structures of each kind, all kept current together.
 *
 * The map of a profile is a pure function of the map itself: a cell is free for an agent where it is free on
 * the map and its terrain does not block this agent. So Unblock opens no swamp for those who cannot cross it,
 * and on the map itself, and only there, gives a cell that its terrain blocks the neutral cost.
 *
 * Edits are queued and worked off in bounded pieces: ApplyEdits writes cells until the budget is spent and
 * reports each change that became visible, Repair brings components and clusters up to date. Between calls
 * the maps of all profiles show the same edits. A unit of the budget stands for about 80 ns, the time of one
 * expansion of A*. One piece takes up to PieceUnits, more only where a few cells alone do: with many
 * profiles, or with a clearance limit far above 8.
 */
class NAVCORE_EXPORT NavWorld
{
public:
	static constexpr std::size_t MaxProfiles = 16;
	static constexpr std::int64_t PieceUnits = 400;

	/** The parts are built for every profile; the clearance of the clusters is that of the profile. */
	explicit NavWorld(GridMap map, GraphParts parts, const ClusterSettings& clusters = {});
	~NavWorld();
	NavWorld(NavWorld&& other) noexcept;
	NavWorld& operator=(NavWorld&& other) noexcept;

	/**
	 * A profile equal to an earlier one gets its number. Otherwise its map and structures are built at once,
	 * which takes as long as for the map itself: work for the loading screen.
	 */
	[[nodiscard]] Result<ProfileId, ProfileError> AddProfile(const AgentProfile& profile);
	[[nodiscard]] std::size_t ProfileCount() const;
	/** As stored: costs that change nothing are left out. */
	[[nodiscard]] const AgentProfile& Profile(ProfileId id) const;
	[[nodiscard]] const NavGraph& Graph(ProfileId id) const;
	[[nodiscard]] const GridMap& Map() const { return Graph(0).Map(); }

	/** Requests against a world that is not ready are answered NotReady. Ready from the start. */
	void SetReady(bool ready);
	[[nodiscard]] bool IsReady() const;

	/**
	 * Checks an edit and queues it. Nothing is queued when an error is returned: EmptySize, CellOutOfRange,
	 * LayerMissing, BadTerrainCost, or ValueOutOfRange for an unknown kind.
	 */
	[[nodiscard]] GridError Queue(const MapEdit& edit);
	/**
	 * Links for all kinds of agents, checked at once and queued: ApplyEdits gives them to the maps of all
	 * profiles together, all that are queued, before the next piece of a map edit. Floors count at once.
	 */
	[[nodiscard]] Result<LinkId, LinkError> QueueLink(const LinkSpec& link);
	[[nodiscard]] LinkError QueueLinkRemoval(LinkId id);
	[[nodiscard]] LinkError QueueLinkState(LinkId id, bool enabled);
	/** As they will be once everything queued is applied. */
	[[nodiscard]] const LinkSet& Links() const;
	void SetFloors(const FloorPlan& floors);

	/** Edits that are not wholly written yet. */
	[[nodiscard]] std::size_t QueuedEdits() const;

	/**
	 * Writes queued edits into the maps, oldest first and a bounded piece at a time, until the budget is
	 * spent; true when none is left. Appends to outChanges, for each piece, what changed on the map of
	 * every profile: one GridChange a profile, in the order of profiles, empty where nothing did.
	 */
	bool ApplyEdits(WorkBudget& budget, std::vector<GridChange>& outChanges);
	/** Repairs structures until the budget is spent, the profiles taking turns; true when all are current. */
	bool Repair(WorkBudget& budget);

	/** Null for none. The observer outlives the world, or takes itself out. */
	void SetObserver(WorldObserver* observer);

	/** Memory of everything, and of what one profile has for itself. */
	[[nodiscard]] std::size_t Bytes() const;
	[[nodiscard]] std::size_t Bytes(ProfileId id) const;

private:
	struct Impl;
	std::unique_ptr<Impl> impl_;
};
} // namespace NavCore
