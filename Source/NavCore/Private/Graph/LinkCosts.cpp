// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/LinkCosts.h"

#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Path/EmptyMapDistance.h"
#include "Path/LineWalk.h"
#include "Search/JumpPointSearch.h"

#include <algorithm>
#include <array>
#include <utility>

namespace NavCore
{
namespace Detail::LinkCostsImpl
{
/** What a way from a cell to any cell of a rectangle costs at least. */
std::int64_t AtLeast(const GridMap& map, Cell from, const CellRect& rect, std::int64_t scale)
{
	const std::int64_t dx = (std::max)({rect.x - from.x, from.x - (rect.Right() - 1), 0});
	const std::int64_t dy = (std::max)({rect.y - from.y, from.y - (rect.Bottom() - 1), 0});
	if (map.GetTopology() == Topology::Hex)
	{
		// Two rows on, a hexagon may be one column further for nothing.
		return (dy + (std::max)(dx - (dy + 1) / 2, std::int64_t{0})) * StraightUnits * scale;
	}
	const bool diagonals = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	const std::int64_t least = diagonals ? (std::min)(dx, dy) : 0;
	return ((dx + dy - 2 * least) * StraightUnits + least * DiagonalUnits) * scale;
}
} // namespace Detail::LinkCostsImpl

LinkCosts::LinkCosts(std::uint8_t clearance) : clearance_((std::max)(clearance, std::uint8_t{1})) {}
LinkCosts::~LinkCosts() = default;
LinkCosts::LinkCosts(LinkCosts&& other) noexcept = default;
LinkCosts& LinkCosts::operator=(LinkCosts&& other) noexcept = default;

void LinkCosts::SetPorts(const LinkGraph& links, const GridMap& map)
{
	const std::vector<Cell> oldPorts(std::move(ports_));
	const std::vector<std::int64_t> oldCosts(std::move(costs_));
	ports_.assign(links.Ports().begin(), links.Ports().end());
	StopSearching();
	if (ports_.size() > MaxPorts)
	{
		ports_.clear();
	}
	const std::size_t count = ports_.size();
	costs_.assign(count * count, Unknown.units);
	rows_.assign(count, RowState::Waiting);
	next_ = 0;
	if (oldCosts.empty())
	{
		version_ = map.Version();
		leastTerrain_ = map.MinTerrain();
		return;
	}
	std::vector<std::size_t> oldIndex(count, oldPorts.size());
	for (std::size_t i = 0; i < count; ++i)
	{
		const auto old = std::lower_bound(oldPorts.begin(), oldPorts.end(), ports_[i]);
		if (old != oldPorts.end() && *old == ports_[i])
		{
			oldIndex[i] = static_cast<std::size_t>(old - oldPorts.begin());
		}
	}
	for (std::size_t a = 0; a < count; ++a)
	{
		for (std::size_t b = 0; b < count && oldIndex[a] < oldPorts.size(); ++b)
		{
			if (oldIndex[b] < oldPorts.size())
			{
				costs_[a * count + b] = oldCosts[oldIndex[a] * oldPorts.size() + oldIndex[b]];
			}
		}
	}
}

/** What is being searched for is forgotten: the map or the ports are others. */
void LinkCosts::StopSearching()
{
	std::replace(rows_.begin(), rows_.end(), RowState::Searched, RowState::Waiting);
	next_ = 0;
	if (jumps_ != nullptr)
	{
		jumps_->Cancel();
	}
}

void LinkCosts::Mark(const GridMap& map, const GridChange& change)
{
	if (change.IsEmpty())
	{
		return;
	}
	const bool inOrder = change.VersionBefore() == version_ && change.VersionAfter() == map.Version();
	version_ = map.Version();
	StopSearching();
	if (!inOrder)
	{
		ForgetAll();
		return;
	}
	if (change.Kinds() == ChangeKind::Links)
	{
		return;
	}
	// What was cheap before the edit may have carried a way, what is cheap now may carry one.
	const std::uint8_t before = leastTerrain_;
	leastTerrain_ = (std::min)(before, map.MinTerrain());
	for (const CellRect& rect : change.Rects())
	{
		// Steps past a corner and agents of some width feel an edit from beside it.
		ForgetAround(map, rect.Inflate(clearance_));
	}
	if (change.Kinds() != ChangeKind::Blocked)
	{
		// Ports may have opened, or come together, without a cost to forget.
		std::fill(rows_.begin(), rows_.end(), RowState::Waiting);
	}
}

void LinkCosts::ForgetAll()
{
	std::fill(costs_.begin(), costs_.end(), Unknown.units);
	std::fill(rows_.begin(), rows_.end(), RowState::Waiting);
}

void LinkCosts::ForgetAround(const GridMap& map, const CellRect& rect)
{
	const std::size_t count = ports_.size();
	distances_.clear();
	for (const Cell port : ports_)
	{
		distances_.push_back(Detail::LinkCostsImpl::AtLeast(map, port, rect, leastTerrain_));
	}
	for (std::size_t a = 0; a < count; ++a)
	{
		for (std::size_t b = 0; b < count; ++b)
		{
			std::int64_t& cost = costs_[a * count + b];
			if (distances_[a] + distances_[b] <= cost)
			{
				cost = Unknown.units;
				rows_[a] = RowState::Waiting;
			}
		}
	}
}

bool LinkCosts::IsWanted(const SearchContext& context, std::uint32_t a, std::uint32_t b) const
{
	const LinkGraph& links = *context.links;
	const bool useful =
		(links.IsArrival(a) && links.IsDeparture(b)) || (links.IsArrival(b) && links.IsDeparture(a));
	if (!useful || costs_[a * ports_.size() + b] != Unknown.units ||
		!Detail::Fits(*context.map, ports_[b], clearance_))
	{
		return false;
	}
	const RegionMap* regions = context.regions;
	return regions == nullptr || !regions->Follows(*context.map) ||
		regions->AreConnected(ports_[a], ports_[b]);
}

bool LinkCosts::BeginRow(const SearchContext& context, std::uint32_t row)
{
	wanted_.clear();
	if (!Detail::Fits(*context.map, ports_[row], clearance_) ||
		!Detail::ServesClearance(*context.map, clearance_))
	{
		return false;
	}
	for (std::uint32_t other = row + 1; other < ports_.size(); ++other)
	{
		if (IsWanted(context, row, other))
		{
			wanted_.push_back(other);
		}
	}
	if (wanted_.empty())
	{
		return false;
	}
	if (scratch_ == nullptr)
	{
		scratch_ = std::make_unique<SearchScratch>();
	}
	if (field_ == nullptr)
	{
		field_ = std::make_unique<GoalField>(*scratch_);
		jumps_ = Detail::CreateJumpPointSearch(*scratch_);
	}
	nextWanted_ = 0;
	byJumps_ = context.map->IsUniform() && context.map->Jumps() != nullptr;
	if (byJumps_)
	{
		return true;
	}
	GoalFieldOptions options;
	options.clearance = clearance_;
	const std::array goals{ports_[row]};
	if (field_->Begin(context, goals, options) == SearchStatus::InvalidRequest)
	{
		return false;
	}
	for (const std::uint32_t other : wanted_)
	{
		static_cast<void>(field_->AddStart(ports_[other]));
	}
	return true;
}

void LinkCosts::Learn(std::uint32_t other, std::int64_t units)
{
	const std::size_t count = ports_.size();
	costs_[next_ * count + other] = units;
	costs_[other * count + next_] = units;
}

bool LinkCosts::SearchPairs(const SearchContext& context, WorkBudget& budget)
{
	for (; nextWanted_ < wanted_.size(); ++nextWanted_)
	{
		const std::uint32_t other = wanted_[nextWanted_];
		if (jumps_->Status() != SearchStatus::Running)
		{
			SearchRequest request;
			request.start = ports_[next_];
			request.goal = ports_[other];
			request.clearance = clearance_;
			static_cast<void>(jumps_->Begin(context, request));
			budget.Spend(1);
		}
		const SearchStatus status = jumps_->Advance(budget);
		if (status == SearchStatus::Running)
		{
			return false;
		}
		if (status == SearchStatus::Found)
		{
			Learn(other, jumps_->GetPath().cost.units);
		}
	}
	rows_[next_] = RowState::Complete;
	return true;
}

bool LinkCosts::SearchRow(const SearchContext& context, WorkBudget& budget)
{
	if (byJumps_)
	{
		return SearchPairs(context, budget);
	}
	if (field_->Advance(budget) == SearchStatus::Running)
	{
		return false;
	}
	EndRow();
	return true;
}

void LinkCosts::EndRow()
{
	for (const std::uint32_t other : wanted_)
	{
		if (field_->IsCurrent() && field_->IsSettled(ports_[other]))
		{
			Learn(other, field_->CostFrom(ports_[other]).units);
		}
	}
	rows_[next_] = RowState::Complete;
}

bool LinkCosts::Repair(const SearchContext& context, WorkBudget& budget)
{
	for (; next_ < ports_.size(); ++next_)
	{
		if (budget.NextQuantum() == 0)
		{
			return false;
		}
		if (rows_[next_] == RowState::Waiting)
		{
			// Looking at the other ports takes a unit for every few of them.
			budget.Spend(1 + static_cast<std::int64_t>(ports_.size() - next_) / 8);
			if (!BeginRow(context, static_cast<std::uint32_t>(next_)))
			{
				rows_[next_] = RowState::Complete;
				continue;
			}
			rows_[next_] = RowState::Searched;
		}
		if (rows_[next_] == RowState::Searched)
		{
			if (!SearchRow(context, budget))
			{
				return false;
			}
		}
	}
	return true;
}

bool LinkCosts::Follows(const GridMap& map) const
{
	return version_ == map.Version();
}

std::size_t LinkCosts::PendingPorts() const
{
	return static_cast<std::size_t>(
		std::count_if(rows_.begin(), rows_.end(), [](RowState row) { return row != RowState::Complete; }));
}

std::size_t LinkCosts::Bytes() const
{
	return ports_.capacity() * sizeof(Cell) +
		(costs_.capacity() + distances_.capacity()) * sizeof(std::int64_t) + rows_.capacity() +
		wanted_.capacity() * sizeof(std::uint32_t) + (scratch_ ? scratch_->Bytes() : 0);
}
} // namespace NavCore
