// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Path/SightWindow.h"

#include <bit>

namespace NavCore::Detail
{
namespace SightWindowImpl
{
std::uint64_t Mirror(std::uint64_t word)
{
	constexpr std::uint64_t pairs = 0x5555'5555'5555'5555;
	constexpr std::uint64_t fours = 0x3333'3333'3333'3333;
	constexpr std::uint64_t bytes = 0x0F0F'0F0F'0F0F'0F0F;
	word = (word >> 1 & pairs) | (word & pairs) << 1;
	word = (word >> 2 & fours) | (word & fours) << 2;
	word = (word >> 4 & bytes) | (word & bytes) << 4;
	constexpr std::uint64_t halves = 0x00FF'00FF'00FF'00FF;
	constexpr std::uint64_t quarters = 0x0000'FFFF'0000'FFFF;
	word = (word >> 8 & halves) | (word & halves) << 8;
	word = (word >> 16 & quarters) | (word & quarters) << 16;
	return word >> 32 | word << 32;
}

/** The seeds and every open cell above one in the same run. The carries of the addition do the running. */
std::uint64_t RunUp(std::uint64_t open, std::uint64_t seeds)
{
	return (((open + seeds) ^ open) | seeds) & open;
}

/** The cells of the next row that a step from the reached cells of the last one leads to. */
template <CornerRule Rule>
std::uint64_t StepOver(std::uint64_t reached, std::uint64_t open, std::uint64_t nextOpen)
{
	if constexpr (Rule == CornerRule::Never)
	{
		return reached & nextOpen;
	}
	std::uint64_t entered = reached << 1 & nextOpen;
	if constexpr (Rule == CornerRule::NoneBlocked)
	{
		entered &= open & nextOpen << 1;
	}
	else if constexpr (Rule == CornerRule::OneFree)
	{
		entered &= open | nextOpen << 1;
	}
	return entered;
}
} // namespace SightWindowImpl

void SightWindow::Attach(const GridMap& map, std::uint8_t clearance)
{
	rows_ = map.Rows();
	columns_ = map.Columns();
	clearance_ = clearance > 1 ? map.ClearanceOrigin() : nullptr;
	wanted_ = clearance;
	bounds_ = map.Bounds();
	rule_ = map.GetTopology() == Topology::Tile ? CornerRule::Never : map.GetCornerRule();
	diagonal_ = rule_ != CornerRule::Never;
	looks_ = 0;
}

void SightWindow::Look(Cell centre)
{
	centre_ = centre;
	for (Wedge& wedge : wedges_)
	{
		wedge.filled = 0;
	}
}

std::uint64_t SightWindow::OpenCells(std::uint32_t wedge, std::uint32_t row) const
{
	const bool byColumns = (wedge & ByColumns) != 0;
	const BitView& bits = byColumns ? columns_ : rows_;
	const auto across = static_cast<std::int32_t>(row) * ((wedge & Up) != 0 ? -1 : 1);
	const std::int32_t position = byColumns ? bits.Position(centre_.y, centre_.x + across)
											: bits.Position(centre_.x, centre_.y + across);
	if ((wedge & Backward) == 0)
	{
		return bits.Word(position);
	}
	return SightWindowImpl::Mirror(bits.Word(position - Reach) << (63 - Reach));
}

std::uint64_t SightWindow::KeepWide(std::uint64_t cells, std::uint32_t wedge, std::uint32_t row)
{
	std::uint64_t wide = 0;
	for (std::uint64_t rest = cells; rest != 0; rest &= rest - 1)
	{
		const int column = std::countr_zero(rest);
		const Cell cell = CellAt(wedge, row, static_cast<std::uint32_t>(column));
		// A word reaches past the end of its row; what follows there is another row.
		if (column > Reach || !bounds_.Contains(cell))
		{
			break;
		}
		++looks_;
		wide |= std::uint64_t{clearance_[rows_.Position(cell.x, cell.y)] >= wanted_} << column;
	}
	return wide;
}

template <CornerRule Rule>
void SightWindow::FillBy(std::uint32_t number, std::uint32_t row)
{
	Wedge& wedge = wedges_[number];
	if (wedge.filled == 0)
	{
		wedge.end = static_cast<std::uint32_t>(Rows);
	}
	for (std::uint32_t i = wedge.filled; i <= row && i < wedge.end; ++i)
	{
		std::uint64_t open = OpenCells(number, i);
		open = clearance_ == nullptr ? open : KeepWide(open, number, i);
		const std::uint64_t entered =
			i == 0 ? 1 : SightWindowImpl::StepOver<Rule>(wedge.reached[i - 1], wedge.open, open);
		wedge.reached[i] = SightWindowImpl::RunUp(open, entered);
		wedge.entered[i] = i == 0 ? 0 : entered;
		wedge.open = open;
		wedge.end = wedge.reached[i] == 0 ? i : wedge.end;
		++looks_;
	}
	wedge.filled = row + 1;
}

void SightWindow::Fill(std::uint32_t wedge, std::uint32_t row)
{
	switch (rule_)
	{
	case CornerRule::Always:
		return FillBy<CornerRule::Always>(wedge, row);
	case CornerRule::OneFree:
		return FillBy<CornerRule::OneFree>(wedge, row);
	case CornerRule::NoneBlocked:
		return FillBy<CornerRule::NoneBlocked>(wedge, row);
	case CornerRule::Never:
		return FillBy<CornerRule::Never>(wedge, row);
	}
}
} // namespace NavCore::Detail
