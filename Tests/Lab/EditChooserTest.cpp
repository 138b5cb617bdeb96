// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/EditChooser.h"

#include "NavLab/Generate/MapGenerator.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <utility>

namespace LabTest
{
namespace
{
using NavLab::EditChooser;
using NavLab::EditStep;

NavCore::GridMap MakeMap()
{
	NavLab::GeneratorOptions options;
	options.kind = NavLab::MapKind::Caves;
	options.width = 60;
	options.height = 50;
	return NavLab::GenerateMap(options).Value();
}

void Apply(NavCore::GridMap& map, const EditStep& step)
{
	NavCore::GridEdit edit(map);
	NavLab::ApplyStep(edit, step);
	static_cast<void>(edit.Commit());
}

bool HaveEqualCells(const NavCore::GridMap& a, const NavCore::GridMap& b)
{
	bool equal = true;
	for (std::int32_t y = 0; y < a.Height(); ++y)
	{
		for (std::int32_t x = 0; x < a.Width(); ++x)
		{
			equal = equal && a.IsWalkable({x, y}) == b.IsWalkable({x, y});
		}
	}
	return equal;
}
} // namespace

TEST(EditChooser, FallenBlocksLeaveTheMapAsItWas)
{
	const NavCore::GridMap before = MakeMap();
	NavCore::GridMap map = before.Clone();
	EditChooser chooser(map, 3);
	int standing = 0;
	int returns = 0;
	for (int i = 0; i < 400; ++i)
	{
		const EditStep step = chooser.NextBlock(8);
		standing += step.rows.empty() ? 1 : -1;
		Apply(map, step);
		if (standing == 0)
		{
			++returns;
			EXPECT_TRUE(HaveEqualCells(map, before)) << "after " << i;
		}
	}
	EXPECT_GT(returns, 3);
}

TEST(EditChooser, EveryEditOfACellFlipsIt)
{
	NavCore::GridMap map = MakeMap();
	EditChooser chooser(map, 4);
	for (int i = 0; i < 200; ++i)
	{
		const EditStep step = chooser.NextCell();
		ASSERT_EQ(step.rect.Area(), 1);
		EXPECT_NE(map.IsWalkable({step.rect.x, step.rect.y}), step.walkable);
		Apply(map, step);
	}
}

TEST(EditChooser, BlocksShrinkToTheMap)
{
	NavCore::GridMap map = NavCore::GridMap::Create({.width = 3, .height = 2}).Value();
	EditChooser chooser(map, 5);
	const EditStep rise = chooser.NextBlock(8);
	EXPECT_EQ(rise.rect, (NavCore::CellRect{0, 0, 3, 2}));
	Apply(map, rise);
	EXPECT_EQ(map.WalkableCount(), 0);
	Apply(map, chooser.NextBlock(8));
	EXPECT_EQ(map.WalkableCount(), 6) << "there is no room for a second block, so the first one falls";
}
} // namespace LabTest
