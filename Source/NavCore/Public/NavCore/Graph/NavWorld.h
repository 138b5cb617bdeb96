// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Graph/MapEdit.h"
#include "NavCore/Graph/NavGraph.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace NavCore
{
/** Number of an agent profile; 0 is the profile of the map itself. */
using ProfileId = std::uint16_t;

/** What kind of agent walks. Kinds that differ see the map differently and have structures of their own. */
struct AgentProfile
{
	/** Least clearance of every cell; above 1 the map needs the layer. */
	std::uint8_t clearance = 1;
	CornerRule cornerRule = CornerRule::NoneBlocked;
	/** What each terrain cost of the map costs this agent: 1..254, or TerrainBlocked. Only with hasCosts. */
	std::array<std::uint8_t, 256> terrainCosts{};
	bool hasCosts = false;
};

enum class ProfileError : std::uint8_t
{
	None,
	TooMany,
	BadTerrainCost,
	NoTerrainLayer,
	NoClearanceLayer, // A clearance above 1 on a map without the layer, or above its limit.
	CornerRuleNotForThisMap,
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(ProfileError error);

/**
 * One map as every kind of agent sees it, with the structures of each kind, all kept current together.
 *
 * Edits are queued and then worked off in bounded pieces: Work() writes cells, repairs connected components
 * and clusters until the budget is spent, and reports each change that became visible. Between calls the maps
 * of all profiles show the same edits.
 */
class NAVCORE_EXPORT NavWorld
{
public:
	static constexpr std::size_t MaxProfiles = 16;

	/** The parts are built for every profile. */
	explicit NavWorld(GridMap map, GraphParts parts);
	~NavWorld();
	NavWorld(NavWorld&& other) noexcept;
	NavWorld& operator=(NavWorld&& other) noexcept;

	/** A profile equal to an earlier one gets its number. */
	[[nodiscard]] Result<ProfileId, ProfileError> AddProfile(const AgentProfile& profile);
	[[nodiscard]] std::size_t ProfileCount() const;
	[[nodiscard]] const AgentProfile& Profile(ProfileId id) const;
	[[nodiscard]] const NavGraph& Graph(ProfileId id) const;
	[[nodiscard]] const GridMap& Map() const { return Graph(0).Map(); }

	/** Requests against a world that is not ready are answered NotReady. Ready from the start. */
	void SetReady(bool ready);
	[[nodiscard]] bool IsReady() const;

	/** Checks an edit and queues it. Nothing is queued when an error is returned. */
	[[nodiscard]] GridError Queue(const MapEdit& edit);
	[[nodiscard]] std::size_t QueuedEdits() const;

	/**
	 * Writes queued edits into the maps, oldest first and a bounded piece at a time, until the budget is
	 * spent; true when none is left. outChanges receives, for each piece, what changed on the map of
	 * every profile: one GridChange a profile, in the order of profiles.
	 */
	bool ApplyEdits(WorkBudget& budget, std::vector<GridChange>& outChanges);
	/** Repairs structures until the budget is spent; true when all are current. */
	bool Repair(WorkBudget& budget);

	[[nodiscard]] std::size_t Bytes() const;

private:
	struct Impl;
	std::unique_ptr<Impl> impl_;
};
} // namespace NavCore
