// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/LineOfSight.h"

#include "Support/GridFixture.h"
#include "Support/Properties.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(LineOfSight, IsClearOverOpenGround)
{
	const GridFixture fixture = GridFromText({"......", "......", "......"});
	EXPECT_TRUE(HasLineOfSight(fixture.map, {0, 0}, {5, 2}));
	EXPECT_TRUE(HasLineOfSight(fixture.map, {3, 1}, {3, 1}));
}

TEST(LineOfSight, IsBlockedByAWallAndByACornerThatItWouldCut)
{
	const GridFixture wall = GridFromText({"..#..", "..#.."});
	EXPECT_FALSE(HasLineOfSight(wall.map, {0, 0}, {4, 1}));
	const GridFixture corner = GridFromText({".#", ".."});
	EXPECT_FALSE(HasLineOfSight(corner.map, {0, 0}, {1, 1}));
	const GridFixture loose = GridFromText({".#", ".."}, Topology::Octile, CornerRule::OneFree);
	EXPECT_TRUE(HasLineOfSight(loose.map, {0, 0}, {1, 1}));
}

TEST(LineOfSight, IsFalseOffTheMapAndOnBlockedCells)
{
	const GridFixture fixture = GridFromText({"..#"});
	EXPECT_FALSE(HasLineOfSight(fixture.map, {0, 0}, {-1, 0}));
	EXPECT_FALSE(HasLineOfSight(fixture.map, {7, 7}, {0, 0}));
	EXPECT_FALSE(HasLineOfSight(fixture.map, {2, 0}, {2, 0}));
	EXPECT_FALSE(HasLineOfSight(fixture.map, {0, 0}, {1, 0}, 2)) << "there is no clearance layer";
}

TEST(LineOfSight, WideAgentsKeepTheirDistanceFromWalls)
{
	GridFixture fixture = GridFromText({".....", ".....", ".....", "#....", "....."});
	GridEdit edit(fixture.map);
	ASSERT_EQ(edit.EnableClearance(2), GridError::None);
	static_cast<void>(edit.Commit());
	EXPECT_TRUE(HasLineOfSight(fixture.map, {1, 1}, {3, 1}, 2));
	EXPECT_FALSE(HasLineOfSight(fixture.map, {1, 1}, {1, 2}, 2));
	EXPECT_TRUE(HasLineOfSight(fixture.map, {1, 1}, {1, 2}));
}

TEST(LineOfSight, IsSymmetricAndTrueBetweenNeighboursThatMayMove)
{
	CheckProperty(2000,
		[]
		{
			const MapSpec spec = *AnySpec(24);
			const GridMap map = BuildMap(spec);
			const NavReference::ReferenceGrid reference = ToReference(map, spec.clearance);
			Random random(*AnySeed());
			for (int i = 0; i < 40; ++i)
			{
				const Cell a = RandomCell(map, random);
				const Cell b = RandomCell(map, random);
				RC_ASSERT(
					HasLineOfSight(map, a, b, spec.clearance) == HasLineOfSight(map, b, a, spec.clearance));
				const Cell beside{a.x + random.Range(-1, 1), a.y + random.Range(-1, 1)};
				const bool step = a != beside &&
					NavReference::JudgeStep(reference, ToPoint(a), ToPoint(beside)) ==
						NavReference::StepVerdict::Legal;
				const bool neighbours =
					step || (a == beside && NavReference::IsPassable(reference, ToPoint(a)));
				if (neighbours)
				{
					RC_ASSERT(HasLineOfSight(map, a, beside, spec.clearance));
				}
			}
		});
}
} // namespace NavCore::Tests
