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
	RouteRefiner(HierarchyScratch& scratch, const AbstractSearch& abstract, PathSearch& jumps)
		: scratch_(scratch), abstract_(abstract), jumps_(jumps)
	{
	}

	/** Without a route in the scratch, the one leg is a way inside a window that holds both ends. */
	void Begin(const SearchContext& context, const SearchRequest& request, const ClusterLayout& layout,
		const RouteEnds& ends);
	/** Done after each leg. */
	[[nodiscard]] StageResult Advance(std::int64_t& ioQuantum);
	[[nodiscard]] bool IsAtGoal() const { return writer_.End() == request_.goal; }
	[[nodiscard]] const Path& Written() const { return writer_.Written(); }

	/** The step over the border that a node of the route stands for. */
	[[nodiscard]] Transition EntryOf(std::size_t routeIndex) const;

private:
	/**
	 * Transitions that a leg passes by where jump point search finds it. Measured on the benchmark maps:
	 * with two, paths are half as far above the optimum as with none, at the same speed.
	 */
	static constexpr std::size_t TransitionsLeftOut = 2;

	/** A transition of a page. */
	struct Place
	{
		PageIndex page = NoPage;
		std::uint32_t transition = 0;
	};

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
	void BeginWindow();
	[[nodiscard]] StageResult RunLeg(std::int64_t& ioQuantum);
	void EndLeg();
	void AppendJumps();
	void AppendWindow();
	void AppendFromStart();
	void AppendKept();
	void AppendToGoal();
	void AppendCrossing();
	void AppendSteps(const std::vector<std::uint8_t>& stepsBack);
	void StepCounted(std::size_t direction, std::int32_t count);
	[[nodiscard]] Place PlaceOf(std::size_t routeIndex) const;
	/** The same transition on the side that the route comes from. */
	[[nodiscard]] Place ExitBefore(std::size_t routeIndex) const;
	[[nodiscard]] Cell CellAt(const Place& place) const
	{
		return abstract_.CellOf(place.page, place.transition);
	}
	[[nodiscard]] PageIndex PageBefore(std::size_t routeIndex) const
	{
		return routeIndex == 0 ? ends_.startPage : PlaceOf(routeIndex - 1).page;
	}

	HierarchyScratch& scratch_;
	const AbstractSearch& abstract_;
	PathSearch& jumps_;
	SearchContext context_;
	SearchRequest request_;
	ClusterLayout layout_;
	RouteEnds ends_;
	bool usesJumps_ = false;
	bool inLeg_ = false;
	bool searching_ = false;
	LegKind kind_ = LegKind::Jumps;
	/** Index of the node that the leg under way starts before, and of the one it ends before. */
	std::size_t next_ = 0;
	std::size_t legNext_ = 0;
	Cell legEnd_;
	PathWriter writer_;
	std::vector<std::uint8_t> steps_;
};
} // namespace NavCore::Detail
