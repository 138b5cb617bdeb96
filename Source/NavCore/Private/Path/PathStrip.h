// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * The cells of a path while it is smoothed, in one array with a gap: those behind the place of work, then
 * the gap, then those ahead. Replacing the stretch ahead by one of as many cells or fewer only moves the
 * edge of the gap. Each cell ahead knows the cost from it to the end, so the cost of a stretch is one
 * subtraction.
 */
class PathStrip
{
public:
	void Clear()
	{
		cells_.clear();
		toGo_.clear();
	}
	void Reserve(std::size_t count)
	{
		cells_.reserve(count);
		toGo_.reserve(count);
	}
	void Append(Cell cell)
	{
		cells_.push_back(cell);
		toGo_.push_back(0);
	}

	/** All cells; only between rounds, when there is no gap. */
	[[nodiscard]] const std::vector<Cell>& Cells() const { return cells_; }
	[[nodiscard]] std::int64_t ToGo(std::size_t index) const { return toGo_[index]; }
	void SetToGo(std::size_t index, std::int64_t units) { toGo_[index] = units; }

	/** Goes back to the first cell. */
	void StartRound()
	{
		here_ = 0;
		ahead_ = 1;
		gains_.clear();
		gained_ = 0;
		isClosed_ = false;
	}
	/**
	 * Closes the gap and brings the costs behind the place of work up to date, so many cells at a time.
	 * False until all of it is done.
	 */
	[[nodiscard]] bool Close(std::size_t count)
	{
		if (!isClosed_)
		{
			Skip(count < Ahead() ? count : Ahead());
			if (Ahead() > 0)
			{
				return false;
			}
			cells_.resize(here_ + 1);
			toGo_.resize(here_ + 1);
			isClosed_ = true;
			sweep_ = gains_.empty() ? 0 : gains_.back().before;
		}
		for (; count > 0 && sweep_ > 0; --count)
		{
			while (!gains_.empty() && sweep_ <= gains_.back().before)
			{
				gained_ += gains_.back().units;
				gains_.pop_back();
			}
			toGo_[--sweep_] -= gained_;
		}
		return sweep_ == 0;
	}

	/** Cells ahead of the place of work. */
	[[nodiscard]] std::size_t Ahead() const { return cells_.size() - ahead_; }
	[[nodiscard]] bool HasBehind() const { return here_ > 0; }
	[[nodiscard]] Cell Behind() const { return cells_[here_ - 1]; }
	[[nodiscard]] Cell Here() const { return cells_[here_]; }
	/** The cell so many steps ahead, from 1 to Ahead(). */
	[[nodiscard]] Cell At(std::size_t step) const { return cells_[ahead_ + step - 1]; }
	/** Cost of the way from here to the cell so many steps ahead. */
	[[nodiscard]] std::int64_t CostTo(std::size_t step) const
	{
		return toGo_[here_] - toGo_[ahead_ + step - 1];
	}

	void Step()
	{
		++here_;
		cells_[here_] = cells_[ahead_];
		toGo_[here_] = toGo_[ahead_];
		++ahead_;
	}
	/** Moves on by so many cells, which are ahead. */
	void Skip(std::size_t count)
	{
		if (here_ + 1 == ahead_)
		{
			here_ += count;
			ahead_ += count;
			return;
		}
		for (; count > 0; --count)
		{
			Step();
		}
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
		toGo_[ahead_ + step - 1] = toGo;
	}
	[[nodiscard]] std::int64_t ToGoAt(std::size_t step) const { return toGo_[ahead_ + step - 1]; }
	/** Ends the writing of a new stretch: its cost from here to the end of the path. */
	void PutHere(std::int64_t toGo)
	{
		gains_.push_back({here_, toGo_[here_] - toGo});
		toGo_[here_] = toGo;
	}

	/**
	 * Steps to a slot of the array, which a cell keeps until a stretch over it is replaced, if
	 * the cell stands there, ahead of the place of work; 0 otherwise.
	 */
	[[nodiscard]] std::size_t StepsTo(std::size_t slot, Cell cell) const
	{
		return slot >= ahead_ && slot < cells_.size() && cells_[slot] == cell ? slot - ahead_ + 1 : 0;
	}

private:
	/** The cells before a place have become so much cheaper. */
	struct Gain
	{
		std::size_t before = 0;
		std::int64_t units = 0;
	};

	std::vector<Gain> gains_;
	std::vector<Cell> cells_;
	std::vector<std::int64_t> toGo_;
	std::size_t here_ = 0;
	std::size_t ahead_ = 1;
	/** While a round is closed: costs from here on are up to date, and what the cells before have gained. */
	std::size_t sweep_ = 0;
	std::int64_t gained_ = 0;
	bool isClosed_ = false;
};
} // namespace NavCore::Detail
