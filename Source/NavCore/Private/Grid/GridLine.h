// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"

#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** In which order a line takes its two kinds of step. */
enum class LineShape : std::uint8_t
{
	Even,        // Spread as evenly as they go: the straight line.
	FirstFirst,  // All of the first kind (straight ones on octile maps), then all of the second.
	SecondFirst, // The other way round.
};

/**
 * The grid line between two cells: as many steps as the shortest way over an empty map, spread as evenly
 * as they go. It knows nothing of walls; who walks along it asks for each step whether it is legal.
 *
 * Whatever the topology, a line is made of two kinds of step: straight and diagonal ones on octile maps,
 * horizontal and vertical ones without diagonals, two neighbouring directions on hexagons. Lines of the
 * opposite direction may choose other cells.
 */
class GridLine
{
public:
	GridLine(Topology topology, CornerRule rule, Cell from, Cell to, LineShape shape = LineShape::Even)
		: here_(from), end_(to), shape_(shape)
	{
		if (topology == Topology::Hex)
		{
			SplitHex();
		}
		else if (topology == Topology::Octile && rule != CornerRule::Never)
		{
			SplitOctile();
		}
		else
		{
			SplitTile();
		}
		stepsLeft_ = total_;
		// Half a period ahead, so that the line is even about its middle.
		error_ = total_ / 2;
	}

	[[nodiscard]] Cell Here() const { return here_; }
	[[nodiscard]] Cell End() const { return end_; }
	[[nodiscard]] bool IsDone() const { return stepsLeft_ == 0; }
	[[nodiscard]] std::int32_t StepsLeft() const { return stepsLeft_; }

	/** Where the next step leads. Not at the end. */
	[[nodiscard]] Direction Next() const
	{
		const HalfStep half = TakesSecond() ? second_ : first_;
		// Hexagons above and below stand at other offsets from odd rows.
		const bool odd = (here_.y & 1) != 0;
		return odd ? half.fromOddRow : half.fromEvenRow;
	}

	void Advance()
	{
		here_ = Neighbour(here_, Next());
		error_ += secondSteps_;
		error_ -= error_ >= total_ ? total_ : 0;
		--stepsLeft_;
	}

private:
	/** A step as a direction, by the row it starts from. */
	struct HalfStep
	{
		Direction fromEvenRow = Direction::East;
		Direction fromOddRow = Direction::East;
	};

	[[nodiscard]] bool TakesSecond() const
	{
		switch (shape_)
		{
		case LineShape::FirstFirst:
			return stepsLeft_ <= secondSteps_;
		case LineShape::SecondFirst:
			return total_ - stepsLeft_ < secondSteps_;
		default:
			return error_ + secondSteps_ >= total_;
		}
	}

	[[nodiscard]] static HalfStep Square(std::int32_t dx, std::int32_t dy)
	{
		const Direction direction = DirectionOf(dx, dy);
		return {direction, direction};
	}

	[[nodiscard]] static std::int32_t Sign(std::int32_t value) { return (value > 0) - (value < 0); }

	void SplitOctile()
	{
		const std::int32_t dx = end_.x - here_.x;
		const std::int32_t dy = end_.y - here_.y;
		const std::int32_t width = std::abs(dx);
		const std::int32_t height = std::abs(dy);
		total_ = width > height ? width : height;
		secondSteps_ = width > height ? height : width;
		if (width != height)
		{
			first_ = width > height ? Square(Sign(dx), 0) : Square(0, Sign(dy));
		}
		if (secondSteps_ != 0)
		{
			second_ = Square(Sign(dx), Sign(dy));
		}
	}

	void SplitTile()
	{
		const std::int32_t dx = end_.x - here_.x;
		const std::int32_t dy = end_.y - here_.y;
		total_ = std::abs(dx) + std::abs(dy);
		secondSteps_ = std::abs(dy);
		if (dx != 0)
		{
			first_ = Square(Sign(dx), 0);
		}
		if (dy != 0)
		{
			second_ = Square(0, Sign(dy));
		}
	}

	void SplitHex()
	{
		constexpr HalfStep east{Direction::East, Direction::East};
		constexpr HalfStep west{Direction::West, Direction::West};
		constexpr HalfStep northEast{Direction::North, Direction::NorthEast};
		constexpr HalfStep northWest{Direction::NorthWest, Direction::North};
		constexpr HalfStep southEast{Direction::South, Direction::SouthEast};
		constexpr HalfStep southWest{Direction::SouthWest, Direction::South};
		// Axial coordinates: one step south-east is (0, 1), one step north-east (1, -1).
		const std::int32_t dr = end_.y - here_.y;
		const std::int32_t dq =
			(end_.x - (end_.y - (end_.y & 1)) / 2) - (here_.x - (here_.y - (here_.y & 1)) / 2);
		const std::int32_t across = std::abs(dq);
		const std::int32_t along = std::abs(dr);
		if ((dq >= 0) == (dr >= 0) || dq == 0 || dr == 0)
		{
			first_ = dq > 0 ? east : west;
			second_ = dr > 0 ? southEast : northWest;
			total_ = across + along;
			secondSteps_ = along;
			return;
		}
		// The two coordinates pull apart: one direction serves both as far as it goes.
		second_ = dq > 0 ? northEast : southWest;
		secondSteps_ = across < along ? across : along;
		total_ = across > along ? across : along;
		first_ = across > along ? (dq > 0 ? east : west) : (dr > 0 ? southEast : northWest);
	}

	Cell here_;
	Cell end_;
	HalfStep first_;
	HalfStep second_;
	std::int32_t total_ = 0;
	std::int32_t secondSteps_ = 0;
	std::int32_t stepsLeft_ = 0;
	std::int32_t error_ = 0;
	LineShape shape_;
};
} // namespace NavCore::Detail
