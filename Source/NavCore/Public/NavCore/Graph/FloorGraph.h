// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Grid/SurfaceFloors.h"
#include "NavCore/Links/FloorPlan.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace NavCore
{
/** A place on a surface: grid space as the surface was given, and the height of its floor. */
struct FloorPlace
{
	std::int32_t floor = 0;
	/** The middle of the cell. */
	GridPoint point;
	std::int16_t height = 0;
};

/**
 * The navgraph of a surface of one floor or several: the floors side by side on one map, the steps between
 * them as links. Every search serves it like any other graph; this knows which cell of the map is which
 * place.
 */
class NAVCORE_EXPORT FloorGraph
{
public:
	/** NoFloors, TooManyFloors, DoesNotFit or TooManyLinks for a surface that no map can hold. */
	[[nodiscard]] static Result<FloorGraph, FloorPlanError> Create(SurfaceFloors surface);

	[[nodiscard]] NavGraph& Graph() { return graph_; }
	[[nodiscard]] const NavGraph& Graph() const { return graph_; }
	[[nodiscard]] const FloorPlan& Plan() const { return plan_; }

	/** The walkable cell of the map for a place: on the floor that is nearest in height; none if there is
	 * none. */
	[[nodiscard]] std::optional<Cell> CellAt(GridPoint point, double height) const;
	/** Where a cell of the map is; none between floors. */
	[[nodiscard]] std::optional<FloorPlace> PlaceOf(Cell cell) const;

private:
	/** A floor without its map, which is a part of the whole one. */
	struct Floor
	{
		Cell origin;
		std::int32_t width = 0;
		std::vector<std::int16_t> heights;
	};

	FloorGraph(NavGraph graph, FloorPlan plan, std::vector<Floor> floors);
	/** False when there are more steps than links. */
	[[nodiscard]] bool AddSteps(std::span<const FloorStep> steps);
	[[nodiscard]] std::int16_t HeightAt(const FloorCell& place) const;

	NavGraph graph_;
	FloorPlan plan_;
	std::vector<Floor> floors_;
};
} // namespace NavCore
