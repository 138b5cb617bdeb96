// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace NavCore::Detail
{
/**
 * The cells of a path while it is smoothed, in one array with a gap: those behind the place of work, then
 * the gap, then those ahead. Replacing the stretch ahead by one of as many cells or fewer only moves the
 * edge of the gap, and so does moving the place of work. Each cell ahead knows the cost from it to the end,
 * each one behind that from the start, so the cost of a stretch is one subtraction.
 */
class PathStrip
{
public:
	void Clear()
	{
		cells_.clear();
		costs_.clear();
		here_ = 0;
		ahead_ = 1;
	}
	void Reserve(std::size_t count)
	{
		cells_.reserve(count);
		costs_.reserve(count);
	}
	void Append(Cell cell)
	{
		cells_.push_back(cell);
		costs_.push_back(0);
	}
	/** The cost from a cell to the end, for all of them before work starts. */
	void SetToGo(std::size_t index, std::int64_t units) { costs_[index] = units; }
	[[nodiscard]] std::int64_t ToGo(std::size_t index) const { return costs_[index]; }
	/** Puts the place of work at the first cell, with all others ahead and their costs to go set. */
	void Start()
	{
		here_ = 0;
		ahead_ = 1;
		toGo_ = costs_.empty() ? 0 : std::exchange(costs_[0], 0);
	}
	/** Cuts off the gap when everything lies behind. */
	void Finish()
	{
		NAVCORE_ASSERT(cells_.empty() || Ahead() == 0, "cells ahead would be lost");
		cells_.resize(cells_.empty() ? 0 : here_ + 1);
	}

	/** The array; only before work starts or once it is finished, when there is no gap. */
	[[nodiscard]] const std::vector<Cell>& Cells() const { return cells_; }
	/** Cost between two cells behind the place of work, by their places in the array. */
	[[nodiscard]] std::int64_t CostBetween(std::size_t from, std::size_t to) const
	{
		return costs_[to] - costs_[from];
	}

	/** Cells ahead of the place of work. */
	[[nodiscard]] std::size_t Ahead() const { return cells_.size() - ahead_; }
	[[nodiscard]] bool HasBehind() const { return here_ > 0; }
	[[nodiscard]] Cell Behind() const { return cells_[here_ - 1]; }
	[[nodiscard]] Cell Here() const { return cells_[here_]; }
	/** The cell so many steps ahead, from 1 to Ahead(). */
	[[nodiscard]] Cell At(std::size_t step) const { return cells_[ahead_ + step - 1]; }
	/** Cost of the way from here to the cell so many steps ahead. */
	[[nodiscard]] std::int64_t CostTo(std::size_t step) const { return toGo_ - ToGoAt(step); }

	void Step()
	{
		const std::int64_t toGo = costs_[ahead_];
		cells_[here_ + 1] = cells_[ahead_];
		costs_[here_ + 1] = costs_[here_] + toGo_ - toGo;
		toGo_ = toGo;
		++here_;
		++ahead_;
	}
	void StepBack()
	{
		--ahead_;
		const std::int64_t cost = costs_[here_] - costs_[here_ - 1];
		cells_[ahead_] = cells_[here_];
		costs_[ahead_] = toGo_;
		toGo_ += cost;
		--here_;
	}

	/** Makes the cell that is from steps ahead be only to steps ahead; those before it are to be Put. */
	void Shorten(std::size_t from, std::size_t to)
	{
		NAVCORE_ASSERT(to <= from, "a shorter way never has more steps");
		ahead_ += from - to;
	}
	/** Writes a cell before the end of a new stretch, and the cost from it to the end of the path. */
	void Put(std::size_t step, Cell cell, std::int64_t toGo)
	{
		cells_[ahead_ + step - 1] = cell;
		costs_[ahead_ + step - 1] = toGo;
	}
	[[nodiscard]] std::int64_t ToGoAt(std::size_t step) const { return costs_[ahead_ + step - 1]; }
	/** Ends the writing of a new stretch: its cost from here to the end of the path. */
	void PutHere(std::int64_t toGo) { toGo_ = toGo; }

	/** Where the cells ahead start in the array, and where it ends. */
	[[nodiscard]] std::size_t FirstSlot() const { return ahead_; }
	[[nodiscard]] std::size_t SlotCount() const { return cells_.size(); }
	[[nodiscard]] Cell InSlot(std::size_t slot) const { return cells_[slot]; }
	/**
	 * Steps to a slot of the array, which a cell ahead keeps until a stretch over it is replaced, if the cell
	 * stands there, ahead of the place of work; 0 otherwise.
	 */
	[[nodiscard]] std::size_t StepsTo(std::size_t slot, Cell cell) const
	{
		return slot >= ahead_ && slot < cells_.size() && cells_[slot] == cell ? slot - ahead_ + 1 : 0;
	}

private:
	std::vector<Cell> cells_;
	std::vector<std::int64_t> costs_;
	std::size_t here_ = 0;
	std::size_t ahead_ = 1;
	/** Cost from the place of work to the end. */
	std::int64_t toGo_ = 0;
};
} // namespace NavCore::Detail
