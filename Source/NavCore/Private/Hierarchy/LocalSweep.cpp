// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/LocalSweep.h"

#include "Hierarchy/FourLanes.h"
#include "Hierarchy/WindowMoves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace NavCore::Detail
{
namespace LocalSweepImpl
{
constexpr float Infinite = std::numeric_limits<float>::infinity();
/** Whole numbers below this have a float each. */
constexpr float FirstInexact = 16777216.0F;

/** The costs of one cell in all lanes. */
template <std::size_t Lanes>
class CellCosts
{
public:
	void Read(const float* from)
	{
		for (std::size_t i = 0; i < Parts; ++i)
		{
			parts_[i] = FourLanes::Read(from + i * FourLanes::Count);
		}
	}
	void Lower(const float* from, float price)
	{
		CellCosts other;
		other.Read(from);
		Lower(other, price);
	}
	void Lower(const CellCosts& other, float price)
	{
		for (std::size_t i = 0; i < Parts; ++i)
		{
			parts_[i].Lower(other.parts_[i], price);
		}
	}
	/** Writes costs that may have been lowered, and marks whether they were. */
	void Replace(float* to, FourLanes::Marks& ioMarks) const
	{
		for (std::size_t i = 0; i < Parts; ++i)
		{
			float* part = to + i * FourLanes::Count;
			parts_[i].MarkBelow(FourLanes::Read(part), ioMarks);
			parts_[i].Write(part);
		}
	}

private:
	static constexpr std::size_t Parts = Lanes / FourLanes::Count;

	std::array<FourLanes, Parts> parts_;
};
} // namespace LocalSweepImpl

void LocalSweep::Load(const LocalSearch& search)
{
	const CellRect& window = search.Window();
	stride_ = static_cast<std::size_t>(window.width) + 2;
	height_ = static_cast<std::size_t>(window.height);
	constexpr float none = LocalSweepImpl::Infinite;
	prices_.assign(stride_ * (height_ + 2), {none, none, none, none});
	const WindowMoves moves(search);
	for (std::int32_t y = 0; y < window.height; ++y)
	{
		free_[static_cast<std::size_t>(y)] = search.Row(y);
		for (std::uint64_t rest = search.Row(y); rest != 0; rest &= rest - 1)
		{
			const auto cell = static_cast<LocalCell>(y << 6 | std::countr_zero(rest));
			Prices& prices = prices_[IndexOf(cell)];
			for (unsigned after = moves.Legal(cell) >> FirstAfter; after != 0; after &= after - 1)
			{
				const auto place = static_cast<std::size_t>(std::countr_zero(after));
				prices[place] = static_cast<float>(moves.Step(cell, FirstAfter + place));
			}
		}
	}
}

void LocalSweep::Begin(std::size_t lanes)
{
	lanes_ = lanes <= MaxLanes / 2 ? MaxLanes / 2 : MaxLanes;
	costs_.assign(prices_.size() * lanes_, LocalSweepImpl::Infinite);
	fresh_ = 0;
	above_ = 0;
	below_ = 0;
	downward_ = true;
	row_ = 0;
	expanded_ = 0;
}

void LocalSweep::AddSource(std::size_t lane, LocalCell cell, std::uint32_t cost)
{
	float& known = costs_[IndexOf(cell) * lanes_ + lane];
	known = (std::min)(known, static_cast<float>(cost));
	const std::int32_t y = cell >> 6;
	fresh_ |= std::uint64_t{1} << y;
	const std::uint64_t inside = ~std::uint64_t{0} >> (static_cast<std::size_t>(WindowSide) - height_);
	above_ |= (std::uint64_t{1} << y << 1) & inside;
	below_ |= std::uint64_t{1} << y >> 1;
}

bool LocalSweep::Run(std::int64_t limit)
{
	return lanes_ == MaxLanes ? RunLanes<MaxLanes>(limit) : RunLanes<MaxLanes / 2>(limit);
}

template <std::size_t Lanes>
bool LocalSweep::RunLanes(std::int64_t limit)
{
	const std::uint64_t inside = ~std::uint64_t{0} >> (static_cast<std::size_t>(WindowSide) - height_);
	const auto width = static_cast<std::int64_t>(stride_) - 2;
	std::int64_t left = limit;
	while ((fresh_ | above_ | below_) != 0)
	{
		if (left <= 0)
		{
			return false;
		}
		// Downward, rows that wait for the row above them come next; upward, those that wait for the one
		// below.
		const std::uint64_t waiting = fresh_ | (downward_ ? above_ : below_);
		const std::uint64_t ahead = downward_ ? waiting & ~std::uint64_t{0} << row_
											  : waiting & ~std::uint64_t{0} >> (WindowSide - 1 - row_);
		if (ahead == 0)
		{
			row_ = downward_ ? static_cast<std::int32_t>(height_) - 1 : 0;
			downward_ = !downward_;
			continue;
		}
		row_ = downward_ ? std::countr_zero(ahead) : WindowSide - 1 - std::countl_zero(ahead);
		const std::uint64_t bit = std::uint64_t{1} << row_;
		const bool above = (above_ & bit) != 0;
		const bool below = (below_ & bit) != 0;
		fresh_ &= ~bit;
		above_ &= ~bit;
		below_ &= ~bit;
		if (UpdateRow<Lanes>(static_cast<std::size_t>(row_), above, below))
		{
			above_ |= bit << 1 & inside;
			below_ |= bit >> 1;
		}
		left -= width;
		expanded_ += width;
	}
	return true;
}

template <std::size_t Lanes>
bool LocalSweep::UpdateRow(std::size_t row, bool above, bool below)
{
	if (above)
	{
		return below ? PullRow<Lanes, true, true>(row) : PullRow<Lanes, true, false>(row);
	}
	return below ? PullRow<Lanes, false, true>(row) : PullRow<Lanes, false, false>(row);
}

/** Eastward with what comes from the other rows, then back westward: after that the row agrees with itself.
 */
template <std::size_t Lanes, bool Above, bool Below>
bool LocalSweep::PullRow(std::size_t row)
{
	constexpr auto lanes = static_cast<std::ptrdiff_t>(Lanes);
	const auto down = static_cast<std::ptrdiff_t>(stride_);
	const std::size_t first = (row + 1) * stride_ + 1;
	const Prices* prices = prices_.data() + first;
	float* costs = costs_.data() + first * Lanes;
	FourLanes::Marks changed{};
	// Of the cell before; where that is not free, the price of the move from it is infinite.
	LocalSweepImpl::CellCosts<Lanes> best;
	best.Read(costs - lanes);
	for (std::uint64_t rest = free_[row]; rest != 0; rest &= rest - 1)
	{
		const std::ptrdiff_t x = std::countr_zero(rest);
		const Prices* price = prices + x;
		float* here = costs + x * lanes;
		LocalSweepImpl::CellCosts<Lanes> next;
		next.Read(here);
		if constexpr (Above)
		{
			next.Lower(here - (down + 1) * lanes, price[-down - 1][SouthEast]);
			next.Lower(here - down * lanes, price[-down][South]);
			next.Lower(here - (down - 1) * lanes, price[-down + 1][SouthWest]);
		}
		if constexpr (Below)
		{
			next.Lower(here + (down - 1) * lanes, (*price)[SouthWest]);
			next.Lower(here + down * lanes, (*price)[South]);
			next.Lower(here + (down + 1) * lanes, (*price)[SouthEast]);
		}
		next.Lower(best, price[-1][East]);
		next.Replace(here, changed);
		best = next;
	}
	for (std::uint64_t rest = free_[row]; rest != 0;)
	{
		const std::ptrdiff_t x = WindowSide - 1 - std::countl_zero(rest);
		rest &= ~(std::uint64_t{1} << x);
		float* here = costs + x * lanes;
		LocalSweepImpl::CellCosts<Lanes> next;
		next.Read(here);
		next.Lower(best, prices[x][East]);
		next.Replace(here, changed);
		best = next;
	}
	return FourLanes::IsAny(changed);
}

std::uint32_t LocalSweep::CostTo(std::size_t lane, LocalCell cell) const
{
	const float cost = costs_[IndexOf(cell) * lanes_ + lane];
	if (cost < LocalSweepImpl::FirstInexact)
	{
		return static_cast<std::uint32_t>(cost);
	}
	return cost == LocalSweepImpl::Infinite ? LocalSearch::Unreached : Inexact;
}

void LocalSweep::StepsBackFrom(
	std::size_t lane, LocalCell cell, std::vector<std::uint8_t>& outDirections) const
{
	outDirections.clear();
	const auto down = static_cast<std::ptrdiff_t>(stride_);
	const auto lanes = static_cast<std::ptrdiff_t>(lanes_);
	const Prices* price = prices_.data() + IndexOf(cell);
	const float* cost = costs_.data() + IndexOf(cell) * lanes_ + lane;
	const std::array<std::ptrdiff_t, DirectionCount> offsets{
		-down - 1, -down, -down + 1, -1, 1, down - 1, down, down + 1};
	while (*cost > 0)
	{
		// By direction: the price of the step that arrives in it.
		const std::array<float, DirectionCount> steps{(*price)[SouthEast], (*price)[South],
			(*price)[SouthWest], (*price)[East], price[-1][East], price[-down + 1][SouthWest],
			price[-down][South], price[-down - 1][SouthEast]};
		std::size_t direction = 0;
		while (
			direction + 1 < DirectionCount && cost[-offsets[direction] * lanes] + steps[direction] != *cost)
		{
			++direction;
		}
		outDirections.push_back(static_cast<std::uint8_t>(direction));
		price -= offsets[direction];
		cost -= offsets[direction] * lanes;
	}
}
} // namespace NavCore::Detail
