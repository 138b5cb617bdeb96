// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
class GridMap;

/** A group of agents on their way to one goal, as far as a forecast needs to know it. */
struct FieldQuestion
{
	Cell goal;
	/** Distances to the goal over an empty map, in cells: of the farthest agent, and on average. */
	std::int32_t farthest = 0;
	std::int32_t mean = 0;
	std::uint8_t clearance = 1;
};

/** What answering a group would cost, in units of the budget: one is about 80 ns, an expansion of A*. */
struct FieldForecast
{
	/** The search of one GoalField for all of them. */
	std::int64_t fieldUnits = 0;
	/** Writing the path of one of them down from the field. */
	std::int64_t extractUnits = 0;
	/** One search for one of them: sga with jump bits where they serve, A* elsewhere. */
	std::int64_t searchUnits = 0;

	/** From how many agents on one field is cheaper, given what a search of the host's choice costs. */
	[[nodiscard]] NAVCORE_EXPORT std::int64_t Crossover(std::int64_t unitsOfOneSearch) const;
	[[nodiscard]] std::int64_t Crossover() const { return Crossover(searchUnits); }
};

/**
 * Takes no look at the map beyond its size, layers and share of free cells: constant time. Fitted to
 * measurements on pseudo-RTS and Dragon Age maps, where it is right within a factor of four or so; a host
 * that knows what its searches cost has the better half of the answer, and passes it to Crossover.
 */
[[nodiscard]] NAVCORE_EXPORT FieldForecast ForecastField(const GridMap& map, const FieldQuestion& question);
} // namespace NavCore
