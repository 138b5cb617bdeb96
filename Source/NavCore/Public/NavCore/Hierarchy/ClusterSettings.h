// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace NavCore
{
/** Where on an entrance its transitions stand. */
enum class TransitionRule : std::uint8_t
{
	/**
	 * Both ends and evenly between them, about spacing cells apart; the middle of a short one. Entrances
	 * that are connected close to the border on both sides count as one.
	 */
	Spread,
	Ends, // As published: both ends, or the middle of an entrance below the threshold.
};

/** What a cluster graph is to be like. Fields that stand at Automatic are chosen by the kind of map. */
struct ClusterSettings
{
	/** Below 8 the graph is larger than the map; such sizes serve tests on small maps. */
	static constexpr std::int32_t MinSize = 2;
	static constexpr std::int32_t MaxSize = 64;
	static constexpr std::int32_t MaxLevels = 8;
	static constexpr std::int32_t MinFactor = 2;
	static constexpr std::int32_t MaxFactor = 8;

	/** Where it stands, the graph chooses by the kind of map; see ClusterGraph::Settings. */
	static constexpr std::int32_t Automatic = 0;

	/** Side of a cluster in cells; clamped to MinSize..MaxSize. */
	std::int32_t size = Automatic;
	/** Levels of clusters; clamped to 1..MaxLevels, and to what the map has room for. */
	std::int32_t levels = Automatic;
	/** Clusters of one level along a side of a cluster of the next; clamped to MinFactor..MaxFactor. */
	std::int32_t factor = Automatic;
	TransitionRule transitions = TransitionRule::Spread;
	/** Entrances shorter than this have one transition. */
	std::int32_t threshold = Automatic;
	/** Most cells between two transitions of one entrance under the rule Spread. */
	std::int32_t spacing = Automatic;
	/** The graph serves agents of exactly this clearance; above 1 the map needs the layer. */
	std::uint8_t clearance = 1;
	/**
	 * Most memory for the ways through clusters; by default three bytes for two cells of the map. Every
	 * cluster may use an equal share, so that what is kept does not depend on the order of repairs; one whose
	 * ways need more keeps none, and searches find them when they need them: the same ways, later.
	 */
	std::size_t maxPathBytes = Automatic;

	friend constexpr bool operator==(const ClusterSettings&, const ClusterSettings&) = default;
};
} // namespace NavCore
