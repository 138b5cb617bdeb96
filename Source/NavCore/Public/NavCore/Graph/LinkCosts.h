// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Search/SearchContext.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore
{
class GoalField;
class GridChange;
class PathSearch;
class SearchScratch;
class WorkBudget;

/**
 * What the cheapest ways over the grid from where links end to where links begin cost: between the ports of a
 * LinkGraph, without links.
 *
 * A search over links takes from here what it would have to search for, and does without what is missing. An
 * edit forgets the costs of those ways only that it can have touched: a way through the edit costs at least
 * the distances to it from both ends. Repair finds what is missing, under a budget: by jump point search
 * where that serves the map, elsewhere by a field for each port. With more than MaxPorts ports there are no
 * costs: the table would outgrow its use.
 */
class NAVCORE_EXPORT LinkCosts
{
public:
	static constexpr std::size_t MaxPorts = 1024;
	static constexpr Cost Unknown{-1};

	/** For agents of this clearance. */
	explicit LinkCosts(std::uint8_t clearance = 1);
	~LinkCosts();
	LinkCosts(LinkCosts&& other) noexcept;
	LinkCosts& operator=(LinkCosts&& other) noexcept;

	/** Follows a change of the links; costs between ports that stay are kept. */
	void SetPorts(const LinkGraph& links, const GridMap& map);
	/** Follows one batch of edits of the map. Batches come in order; if one is left out, all is forgotten. */
	void Mark(const GridMap& map, const GridChange& change);
	/** Works until the budget is spent; true when nothing is missing. The context is that of the marks. */
	bool Repair(const SearchContext& context, WorkBudget& budget);

	[[nodiscard]] bool Follows(const GridMap& map) const;
	[[nodiscard]] std::uint8_t Clearance() const { return clearance_; }
	/** Ports whose costs wait for Repair. */
	[[nodiscard]] std::size_t PendingPorts() const;
	/** Unknown where it is missing, or there is no way. Ports are those of the LinkGraph. */
	[[nodiscard]] Cost Between(std::uint32_t a, std::uint32_t b) const
	{
		return costs_.empty() ? Unknown : Cost{costs_[a * ports_.size() + b]};
	}
	[[nodiscard]] std::size_t Bytes() const;

private:
	enum class RowState : std::uint8_t
	{
		Complete,
		Waiting,
		Searched, // A field for it is at work.
	};

	void StopSearching();
	void ForgetAll();
	void ForgetAround(const GridMap& map, const CellRect& rect);
	[[nodiscard]] bool BeginRow(const SearchContext& context, std::uint32_t row);
	void EndRow();
	/** Searches for the wanted ports of a row; true when it knows all of them. */
	[[nodiscard]] bool SearchRow(const SearchContext& context, WorkBudget& budget);
	/** The same, one after the other: jumps are cheaper than a field where they serve. */
	[[nodiscard]] bool SearchPairs(const SearchContext& context, WorkBudget& budget);
	void Learn(std::uint32_t other, std::int64_t units);
	[[nodiscard]] bool IsWanted(const SearchContext& context, std::uint32_t a, std::uint32_t b) const;

	std::uint8_t clearance_;
	std::uint64_t version_ = 0;
	/** The least terrain that any known cost may rely on. */
	std::uint8_t leastTerrain_ = 1;
	std::vector<Cell> ports_;
	/** By port and port; both halves are kept. */
	std::vector<std::int64_t> costs_;
	std::vector<RowState> rows_;
	std::size_t next_ = 0;
	/** The other ports of the row at work. */
	std::vector<std::uint32_t> wanted_;
	std::size_t nextWanted_ = 0;
	/** How the row at work is searched for. */
	bool byJumps_ = false;
	std::vector<std::int64_t> distances_;
	std::unique_ptr<SearchScratch> scratch_;
	std::unique_ptr<GoalField> field_;
	std::unique_ptr<PathSearch> jumps_;
};
} // namespace NavCore
