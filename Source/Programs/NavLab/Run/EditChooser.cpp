// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/EditChooser.h"

#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace NavLab
{
namespace
{
constexpr int Tries = 1000;

/** Takes one out; the order of the others does not matter. */
template <class T>
T TakeAny(std::vector<T>& from, NavCore::Random& random)
{
	const auto index = random.Below(static_cast<std::uint32_t>(from.size()));
	std::swap(from[index], from.back());
	T taken = std::move(from.back());
	from.pop_back();
	return taken;
}
} // namespace

void ApplyStep(NavCore::GridEdit& edit, const EditStep& step)
{
	NavCore::GridError error = NavCore::GridError::None;
	if (step.rows.empty())
	{
		error = edit.FillWalkable(step.rect, step.walkable);
	}
	for (std::size_t row = 0; row < step.rows.size() && error == NavCore::GridError::None; ++row)
	{
		const NavCore::Cell first{step.rect.x, step.rect.y + static_cast<std::int32_t>(row)};
		error = edit.WriteRow(first, step.rect.width, &step.rows[row]);
	}
	if (error != NavCore::GridError::None)
	{
		throw std::runtime_error("an edit of cells on the map failed");
	}
}

EditStep EditChooser::NextCell()
{
	if (!flipped_.empty() && random_.Percent(50))
	{
		const NavCore::Cell cell = TakeAny(flipped_, random_);
		return {{cell.x, cell.y, 1, 1}, !map_.IsWalkable(cell), {}};
	}
	const bool dig = random_.Percent(20);
	NavCore::Cell cell = AnyCell();
	for (int i = 0; i < Tries && !Suits(cell, dig); ++i)
	{
		cell = AnyCell();
	}
	flipped_.push_back(cell);
	return {{cell.x, cell.y, 1, 1}, !map_.IsWalkable(cell), {}};
}

EditStep EditChooser::NextBlock(std::int32_t side)
{
	if (!standing_.empty() && random_.Percent(50))
	{
		return TakeAny(standing_, random_);
	}
	const std::int32_t width = (std::min)({side, map_.Width(), MaxBlockSide});
	const std::int32_t height = (std::min)({side, map_.Height(), MaxBlockSide});
	NavCore::CellRect block;
	bool suits = false;
	for (int i = 0; i < Tries && !suits; ++i)
	{
		const std::int32_t x = random_.Range(0, map_.Width() - width);
		block = {x, random_.Range(0, map_.Height() - height), width, height};
		suits = Suits(block);
	}
	if (!suits && TouchesStanding(block))
	{
		// The map is full of blocks.
		return TakeAny(standing_, random_);
	}
	standing_.push_back(Save(block));
	return {block, false, {}};
}

NavCore::Cell EditChooser::AnyCell()
{
	const std::int32_t x = random_.Range(0, map_.Width() - 1);
	return {x, random_.Range(0, map_.Height() - 1)};
}

bool EditChooser::Suits(NavCore::Cell cell, bool dig) const
{
	return map_.IsWalkable(cell) != dig &&
		(map_.IsWalkable({cell.x - 1, cell.y}) || map_.IsWalkable({cell.x + 1, cell.y}) ||
			map_.IsWalkable({cell.x, cell.y - 1}) || map_.IsWalkable({cell.x, cell.y + 1}));
}

bool EditChooser::Suits(const NavCore::CellRect& block) const
{
	if (TouchesStanding(block))
	{
		return false;
	}
	std::int64_t walkable = 0;
	for (std::int32_t y = block.y; y < block.Bottom(); ++y)
	{
		for (std::int32_t x = block.x; x < block.Right(); ++x)
		{
			walkable += map_.IsWalkable({x, y}) ? 1 : 0;
		}
	}
	return 2 * walkable > block.Area();
}

bool EditChooser::TouchesStanding(const NavCore::CellRect& block) const
{
	return std::any_of(standing_.begin(), standing_.end(),
		[&block](const EditStep& step) { return !step.rect.Intersect(block).IsEmpty(); });
}

EditStep EditChooser::Save(const NavCore::CellRect& block) const
{
	EditStep step{block, false, std::vector<std::uint64_t>(static_cast<std::size_t>(block.height))};
	for (std::int32_t y = 0; y < block.height; ++y)
	{
		for (std::int32_t x = 0; x < block.width; ++x)
		{
			const bool walkable = map_.IsWalkable({block.x + x, block.y + y});
			step.rows[static_cast<std::size_t>(y)] |= std::uint64_t{walkable} << x;
		}
	}
	return step;
}
} // namespace NavLab
