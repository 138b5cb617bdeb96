// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridFrame.h"

#include "Support/Properties.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace NavCore::Tests
{
namespace
{
constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double Infinite = std::numeric_limits<double>::infinity();
constexpr double Largest = (std::numeric_limits<double>::max)();

GridMap FreeMap(Topology topology = Topology::Octile)
{
	return GridMap::Create({.width = 40, .height = 30, .topology = topology}).Value();
}

GridError ErrorAt(const GridFrame& frame, double x, double y)
{
	const Result<Cell, GridError> cell = frame.ToCell(FreeMap(), x, y);
	return cell.HasValue() ? GridError::None : cell.Error();
}
} // namespace

TEST(GridFrame, ConvertsBetweenWorldAndGrid)
{
	const GridFrame frame{-1000, 500, 50};
	EXPECT_EQ(frame.Validate(), GridError::None);
	EXPECT_EQ(frame.ToGrid(-975, 600), (GridPoint{0.5, 2}));
	EXPECT_EQ(frame.ToWorld({0.5, 2}), (GridPoint{-975, 600}));
}

TEST(GridFrame, RefusesWhatIsNoFrame)
{
	EXPECT_EQ((GridFrame{NotANumber, 0, 1}.Validate()), GridError::NotFinite);
	EXPECT_EQ((GridFrame{0, Infinite, 1}.Validate()), GridError::NotFinite);
	EXPECT_EQ((GridFrame{0, 0, NotANumber}.Validate()), GridError::NotFinite);
	EXPECT_EQ((GridFrame{0, 0, 0}.Validate()), GridError::ValueOutOfRange);
	EXPECT_EQ((GridFrame{0, 0, -1}.Validate()), GridError::ValueOutOfRange);
	EXPECT_FALSE(Describe(GridError::ValueOutOfRange).empty());
	EXPECT_EQ(ErrorAt({0, 0, 0}, 1, 1), GridError::ValueOutOfRange);
	EXPECT_EQ(ErrorAt({Infinite, 0, 1}, 1, 1), GridError::NotFinite);
}

TEST(GridFrame, ACellOwnsItsFirstBordersAndNotItsLast)
{
	const GridMap map = FreeMap();
	const GridFrame frame{-100, 200, 25};
	EXPECT_EQ(frame.ToCell(map, -100, 200).Value(), (Cell{0, 0}));
	EXPECT_EQ(frame.ToCell(map, -75, 225).Value(), (Cell{1, 1}));
	EXPECT_EQ(frame.ToCell(map, std::nextafter(-75.0, -76.0), 249.9).Value(), (Cell{0, 1}));
	EXPECT_EQ(
		frame.ToCell(map, std::nextafter(900.0, 0.0), std::nextafter(950.0, 0.0)).Value(), (Cell{39, 29}));
}

TEST(GridFrame, PositionsOffTheMapHaveNoCell)
{
	const GridFrame frame{-100, 200, 25};
	EXPECT_EQ(ErrorAt(frame, 900, 300), GridError::CellOutOfRange);
	EXPECT_EQ(ErrorAt(frame, 0, 950), GridError::CellOutOfRange);
	EXPECT_EQ(ErrorAt(frame, std::nextafter(-100.0, -101.0), 300), GridError::CellOutOfRange);
	EXPECT_EQ(ErrorAt(frame, 0, std::nextafter(200.0, 0.0)), GridError::CellOutOfRange);
}

TEST(GridFrame, HugeAndMeaninglessPositionsAreTypedErrors)
{
	for (const double bad : {NotANumber, Infinite, -Infinite})
	{
		EXPECT_EQ(ErrorAt({}, bad, 1), GridError::NotFinite);
		EXPECT_EQ(ErrorAt({}, 1, bad), GridError::NotFinite);
	}
	for (const double huge : {Largest, -Largest, 1e20, -1e20, 4294967296.0, 2147483648.0, -2147483649.0})
	{
		EXPECT_EQ(ErrorAt({}, huge, 1), GridError::CellOutOfRange);
		EXPECT_EQ(ErrorAt({}, 1, huge), GridError::CellOutOfRange);
		// The difference of two such numbers is infinite.
		EXPECT_EQ(ErrorAt({-huge, 0, 1}, huge, 1), GridError::CellOutOfRange);
	}
	// Cells too fine for doubles this large: all borders fall together, and no position is between them.
	EXPECT_EQ(ErrorAt({Largest, 0, 1}, Largest, 1), GridError::CellOutOfRange);
	EXPECT_EQ(ErrorAt({0, 0, 5e-324}, 1, 0), GridError::CellOutOfRange);
	EXPECT_EQ(ErrorAt({0, 0, Largest}, 1, 1), GridError::None);
}

TEST(GridFrame, OddRowsOfAHexMapStandHalfACellToTheRight)
{
	const GridMap map = FreeMap(Topology::Hex);
	const GridFrame frame{0, 0, 10};
	EXPECT_EQ(frame.ToCell(map, 14, 5).Value(), (Cell{1, 0}));
	EXPECT_EQ(frame.ToCell(map, 14, 15).Value(), (Cell{0, 1}));
	EXPECT_EQ(frame.ToCell(map, 4, 15).Error(), GridError::CellOutOfRange);
	EXPECT_EQ(frame.ToCell(map, 404, 15).Value(), (Cell{39, 1}));
	EXPECT_EQ(frame.CenterOf(map, {0, 1}), (GridPoint{10, 15}));
	EXPECT_EQ(frame.CenterOf(map, {0, 2}), (GridPoint{5, 25}));
}

TEST(GridFrame, EveryCellHoldsItsMiddleAndItsFirstCornerInFramesOfEverySize)
{
	CheckProperty(3000,
		[]
		{
			Random random(*AnySeed());
			const auto topology = *rc::gen::elementOf(AllTopologies);
			const GridMap map = FreeMap(topology);
			// Awkward fractions: thirds and sevenths are never exact.
			const GridFrame frame{static_cast<double>(random.Range(-1000000, 1000000)) / 3.0,
				static_cast<double>(random.Range(-1000000, 1000000)) / 7.0,
				static_cast<double>(random.Range(1, 100000)) / 21.0};
			const Cell cell = RandomCell(map, random);
			const GridPoint middle = frame.CenterOf(map, cell);
			RC_ASSERT(frame.ToCell(map, middle.x, middle.y).Value() == cell);
			const bool shifted = topology == Topology::Hex && cell.y % 2 != 0;
			const GridPoint corner = frame.ToWorld(
				{static_cast<double>(cell.x) + (shifted ? 0.5 : 0.0), static_cast<double>(cell.y)});
			RC_ASSERT(frame.ToCell(map, corner.x, corner.y).Value() == cell);
			// Just before its first border lies the cell before it.
			const auto before = frame.ToCell(map, std::nextafter(corner.x, -Infinite), corner.y);
			const bool first = cell.x == 0;
			RC_ASSERT((first ? !before && before.Error() == GridError::CellOutOfRange
							 : before.Value() == (Cell{cell.x - 1, cell.y})));
		});
}
} // namespace NavCore::Tests
