// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/LaneSet.h"

#include "NavCore/Base/Assert.h"

#include <algorithm>

namespace NavCore::Detail
{
namespace LaneSetImpl
{
bool IsLong(const SearchLane& lane)
{
	return lane.turns >= LaneSet::FreshTurns;
}
} // namespace LaneSetImpl

LaneSet::LaneSet(std::int32_t turnsARound, std::int64_t turnExpansions, std::size_t maxBytes)
	: turnsARound_(static_cast<std::size_t>((std::max)(turnsARound, 1))),
	  turnExpansions_((std::max)(turnExpansions, WorkBudget::QuantumExpansions))
{
	const std::size_t shares = 2 * turnsARound_;
	for (std::size_t i = 0; i < shares; ++i)
	{
		lanes_.push_back(std::make_unique<SearchLane>(static_cast<SlotIndex>(i), maxBytes / shares));
	}
	lanes_.push_back(std::make_unique<SearchLane>(static_cast<SlotIndex>(shares), maxBytes));
	round_.reserve(lanes_.size());
}

SlotIndex LaneSet::FindFree() const
{
	for (SlotIndex i = 0; i + 1 < Count(); ++i)
	{
		if (lanes_[i]->job == NoSlot)
		{
			return i;
		}
	}
	return NoSlot;
}

SlotIndex LaneSet::TakeAlone()
{
	NAVCORE_ASSERT(BusyCount() == 0, "a search that wants all memory runs beside others");
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		lane->ReleaseMemory();
	}
	return Count() - 1;
}

void LaneSet::EndAlone()
{
	lanes_.back()->ReleaseMemory();
}

void LaneSet::Warm(const GridMap& map)
{
	for (std::size_t i = 0; i + 1 < lanes_.size(); ++i)
	{
		if (lanes_[i]->job == NoSlot)
		{
			lanes_[i]->WarmMemory(map);
		}
	}
}

void LaneSet::ChooseRound()
{
	round_.clear();
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		if (lane->job != NoSlot)
		{
			round_.push_back(lane.get());
		}
	}
	if (round_.size() <= turnsARound_)
	{
		return;
	}
	std::sort(round_.begin(), round_.end(),
		[](const SearchLane* a, const SearchLane* b)
		{
			const bool aIsLong = LaneSetImpl::IsLong(*a);
			const bool bIsLong = LaneSetImpl::IsLong(*b);
			return aIsLong != bIsLong ? bIsLong : a->key < b->key;
		});
	const auto firstLong = std::find_if(
		round_.begin(), round_.end(), [](const SearchLane* lane) { return LaneSetImpl::IsLong(*lane); });
	if (firstLong != round_.end() && firstLong - round_.begin() >= static_cast<std::ptrdiff_t>(turnsARound_))
	{
		std::swap(*firstLong, round_[turnsARound_ - 1]);
	}
	round_.resize(turnsARound_);
	std::sort(round_.begin(), round_.end(),
		[](const SearchLane* a, const SearchLane* b) { return a->index < b->index; });
}

std::span<SearchLane* const> LaneSet::BeginRound(const WorkBudget& budget)
{
	ChooseRound();
	// Each turn costs one unit beyond what it uses.
	std::int64_t left = budget.Left() - static_cast<std::int64_t>(round_.size());
	for (std::size_t i = 0; i < round_.size(); ++i)
	{
		const auto others = static_cast<std::int64_t>(round_.size() - i);
		// The first ones get what cannot be divided, so that the last expansions are used too.
		const std::int64_t part = left / others + (left % others != 0 ? 1 : 0);
		const std::int64_t turn = (std::min)((std::max)(part, std::int64_t{0}), turnExpansions_);
		round_[i]->turn = budget.Slice(turn);
		left -= turn;
	}
	return round_;
}

void LaneSet::RunRound(WorkExecutor* executor)
{
	const auto count = static_cast<std::int32_t>(round_.size());
	if (executor != nullptr && count > 1)
	{
		executor->RunAll(*this, count);
		return;
	}
	for (std::int32_t i = 0; i < count; ++i)
	{
		Run(i);
	}
}

void LaneSet::Run(std::int32_t index)
{
	round_[static_cast<std::size_t>(index)]->RunTurn();
}

std::size_t LaneSet::BusyCount() const
{
	return static_cast<std::size_t>(
		std::count_if(lanes_.begin(), lanes_.end(), [](const auto& lane) { return lane->job != NoSlot; }));
}

std::size_t LaneSet::ScratchBytes() const
{
	std::size_t bytes = 0;
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		bytes += lane->ScratchBytes();
	}
	return bytes;
}

std::size_t LaneSet::Bytes() const
{
	std::size_t bytes = 0;
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		bytes += lane->ScratchBytes() + lane->tail.points.capacity() * sizeof(Cell);
	}
	return bytes;
}
} // namespace NavCore::Detail
