// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/AbstractSearch.h"
#include "NavCore/Search/PathSearch.h"
#include "Path/PathWriter.h"

#include <vector>

namespace NavCore::Detail
{
/** What the earlier stages of a hierarchical search found out. */
struct RouteEnds
{
	PageIndex startPage = NoPage;
	PageIndex goalPage = NoPage;
	/** Searches from the start and the goal to the transitions of their clusters, already done. */
	LocalSearch* atStart = nullptr;
	LocalSearch* atGoal = nullptr;
};

/**
 * Turns the route of an abstract search into a path, leg by leg.
 *
 * Where jump point search serves the map, a leg is a search of it that passes by a few transitions, which
 * makes the path both cheaper and shorter to write. Elsewhere a leg is the way through one cluster, read
 * from the graph; a search inside the cluster stands in where the graph has not kept it.
 */
class RouteRefiner
{
public:
	RouteRefiner(HierarchyScratch& scratch, AbstractSearch& abstract, PathSearch& jumps)
		: scratch_(scratch), abstract_(abstract), jumps_(jumps)
	{
	}

	/** Without a route in the scratch, the one leg is a way inside a window that holds both ends. */
	void Begin(const SearchContext& context, const SearchRequest& request, const ClusterLayout& layout,
		const RouteEnds& ends);
	/** Done after each leg. */
	[[nodiscard]] StageResult Advance(std::int64_t& ioQuantum);
	/** Whether the path so far passes by these cells. */
	[[nodiscard]] bool DependsOn(const CellRect& rect) const;
	[[nodiscard]] bool IsAtGoal() const { return writer_.End() == request_.goal; }
	[[nodiscard]] const Path& Written() const { return writer_.Written(); }

private:
	/**
	 * About so many cells of clusters that a leg leads through where jump point search finds it, without
	 * stopping at transitions. Measured on the benchmark maps: paths are half as far above the optimum as
	 * with legs that stop at every border, at the same speed.
	 */
	static constexpr std::int32_t LegCells = 128;
	/**
	 * The same in clutter, where any transition is a detour. Measured on noise: the longer legs halve what
	 * the path is above the optimum, for half as many expansions more.
	 */
	static constexpr std::int32_t ClutterLegCells = 256;
	/** Steps of a leg that is taken as a whole whatever it leads through. */
	static constexpr std::int64_t ShortLeg = 16;

	enum class LegKind : std::uint8_t
	{
		Jumps,
		Window,
		FromStart,
		Kept,
		ToGoal,
	};

	void BeginLeg();
	[[nodiscard]] LegKind ChooseKind() const;
	[[nodiscard]] std::size_t PassedBy() const;
	void BeginWindow();
	[[nodiscard]] StageResult RunLeg(std::int64_t& ioQuantum);
	void EndLeg();
	[[nodiscard]] std::int64_t LegSteps() const
	{
		return jumps_.GetPath().straightSteps + jumps_.GetPath().diagonalSteps;
	}
	void MeasureClutter();
	[[nodiscard]] std::size_t TakenBack() const;
	void AppendJumps();
	void AppendWindow();
	void AppendFromStart();
	void AppendKept();
	void AppendToGoal();
	void AppendCrossing();
	void AppendSteps(const std::vector<std::uint8_t>& stepsBack);
	void StepCounted(std::size_t direction, std::int32_t count);
	void AppendStepsBack(const std::vector<std::uint8_t>& stepsBack);
	[[nodiscard]] const RoutePiece& Piece() const { return scratch_.route[at_]; }
	[[nodiscard]] Cell CellAt(const RoutePiece& piece, std::uint32_t transition) const
	{
		return abstract_.CellOf(0, piece.id, transition);
	}

	HierarchyScratch& scratch_;
	AbstractSearch& abstract_;
	PathSearch& jumps_;
	SearchContext context_;
	SearchRequest request_;
	ClusterLayout layout_;
	RouteEnds ends_;
	bool usesJumps_ = false;
	/** Where the path has come to: at first the start's cluster decides, then the last leg. */
	bool inClutter_ = false;
	bool inLeg_ = false;
	bool searching_ = false;
	LegKind kind_ = LegKind::Jumps;
	/** Index of the piece of the route that the path has come to, and of the one that the leg ends in. */
	std::size_t at_ = 0;
	std::size_t legAt_ = 0;
	/** Pieces at the end of the leg that the next leg leads through again. */
	std::size_t takenBack_ = 0;
	Cell legEnd_;
	/** Of the map on which the leg began. */
	std::uint64_t legVersion_ = 0;
	PathWriter writer_;
	std::vector<std::uint8_t> steps_;
};
} // namespace NavCore::Detail
