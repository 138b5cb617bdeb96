// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Random batches of edits against a plain copy of the map, cell by cell.
#include "NavCore/Grid/GridEdit.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace NavCore::Tests
{
namespace
{
/** A map and the same walls in the simplest form there is. */
class TwoMaps
{
public:
	TwoMaps(std::int32_t width, std::int32_t height)
		: map(GridMap::Create({.width = width, .height = height}).Value()),
		  plain(static_cast<std::size_t>(width * height), 1)
	{
	}

	/** One batch of random edits of every sort. */
	GridChange EditBoth(Random& random)
	{
		GridEdit edit(map);
		const std::int32_t edits = random.Range(0, 6);
		for (std::int32_t i = 0; i < edits; ++i)
		{
			EditOnce(edit, random);
		}
		return edit.Commit();
	}

	[[nodiscard]] bool IsFree(std::int32_t x, std::int32_t y) const { return plain[Index(x, y)] != 0; }

	GridMap map;
	std::vector<char> plain;

private:
	[[nodiscard]] std::size_t Index(std::int32_t x, std::int32_t y) const
	{
		return static_cast<std::size_t>(y * map.Width() + x);
	}

	void EditOnce(GridEdit& edit, Random& random)
	{
		const Cell first = RandomCell(map, random);
		const bool walkable = random.Percent(50);
		const std::int32_t width = random.Range(1, map.Width() - first.x);
		switch (random.Range(0, 3))
		{
		case 0:
			EXPECT_EQ(edit.SetWalkable(first, walkable), GridError::None);
			plain[Index(first.x, first.y)] = walkable ? 1 : 0;
			break;
		case 1:
			WriteRandomRow(edit, first, width, random);
			break;
		case 2:
			FillBoth(edit, {first.x, first.y, (std::min)(width, 3), (std::min)(map.Height() - first.y, 3)},
				walkable);
			break;
		default:
			FillBoth(edit, {first.x, first.y, width, random.Range(1, map.Height() - first.y)}, walkable);
			break;
		}
	}

	void FillBoth(GridEdit& edit, const CellRect& rect, bool walkable)
	{
		EXPECT_EQ(edit.FillWalkable(rect, walkable), GridError::None);
		for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
		{
			for (std::int32_t x = rect.x; x < rect.Right(); ++x)
			{
				plain[Index(x, y)] = walkable ? 1 : 0;
			}
		}
	}

	void WriteRandomRow(GridEdit& edit, Cell first, std::int32_t width, Random& random)
	{
		std::vector<std::uint64_t> words(static_cast<std::size_t>(width + 63) / 64);
		std::generate(words.begin(), words.end(), [&random] { return random.Next(); });
		EXPECT_EQ(edit.WriteRow(first, width, words.data()), GridError::None);
		for (std::int32_t i = 0; i < width; ++i)
		{
			plain[Index(first.x + i, first.y)] =
				static_cast<char>((words[static_cast<std::size_t>(i / 64)] >> (i % 64)) & 1U);
		}
	}
};

struct Size
{
	std::int32_t width;
	std::int32_t height;
};

class EditedMap : public ::testing::TestWithParam<Size>
{
};

std::string NameOfSize(const ::testing::TestParamInfo<Size>& info)
{
	return std::to_string(info.param.width) + "x" + std::to_string(info.param.height);
}

/** How many cells of the map, the ring around it included, read wrong in either copy of the bits. */
int CountWrongBits(const TwoMaps& maps)
{
	const BitView rows = maps.map.Rows();
	const BitView columns = maps.map.Columns();
	int wrong = 0;
	for (std::int32_t y = -1; y <= maps.map.Height(); ++y)
	{
		for (std::int32_t x = -1; x <= maps.map.Width(); ++x)
		{
			const bool free = maps.map.Contains({x, y}) && maps.IsFree(x, y);
			wrong += rows.Test(rows.Position(x, y)) != free ? 1 : 0;
			wrong += columns.Test(columns.Position(y, x)) != free ? 1 : 0;
			wrong += maps.map.IsWalkable({x, y}) != free ? 1 : 0;
		}
	}
	return wrong;
}

/** What a change must say about two states of a map. */
void CheckChange(const GridChange& change, const std::vector<char>& before, const TwoMaps& after)
{
	bool opened = false;
	bool blocked = false;
	for (std::size_t i = 0; i < before.size(); ++i)
	{
		const auto number = static_cast<std::int32_t>(i);
		const Cell cell{number % after.map.Width(), number / after.map.Width()};
		const auto holds = std::count_if(change.Rects().begin(), change.Rects().end(),
			[cell](const CellRect& rect) { return rect.Contains(cell); });
		EXPECT_LE(holds, 1) << "rectangles overlap at " << cell.x << "," << cell.y;
		EXPECT_TRUE(holds == 1 || before[i] == after.plain[i])
			<< "no rectangle covers " << cell.x << "," << cell.y;
		opened = opened || before[i] < after.plain[i];
		blocked = blocked || before[i] > after.plain[i];
	}
	EXPECT_LE(change.Rects().size(), GridChange::MaxRects);
	EXPECT_TRUE(!opened || Includes(change.Kinds(), ChangeKind::Opened));
	EXPECT_TRUE(!blocked || Includes(change.Kinds(), ChangeKind::Blocked));
	EXPECT_FALSE(Includes(change.Kinds(), ChangeKind::Terrain));
}
} // namespace

TEST_P(EditedMap, KeepsBothCopiesOfItsBitsEqual)
{
	TwoMaps maps(GetParam().width, GetParam().height);
	Random random(1);
	for (int i = 0; i < ByBuild(1000, 100); ++i)
	{
		static_cast<void>(maps.EditBoth(random));
		ASSERT_EQ(CountWrongBits(maps), 0) << "batch " << i;
		ASSERT_EQ(maps.map.WalkableCount(), std::count(maps.plain.begin(), maps.plain.end(), 1));
	}
}

TEST_P(EditedMap, ReportsEveryChangedCellInDisjointRectangles)
{
	TwoMaps maps(GetParam().width, GetParam().height);
	Random random(2);
	for (int i = 0; i < ByBuild(500, 50) && !::testing::Test::HasFailure(); ++i)
	{
		const std::vector<char> before = maps.plain;
		const std::uint64_t version = maps.map.Version();
		const GridChange change = maps.EditBoth(random);
		CheckChange(change, before, maps);
		EXPECT_EQ(change.VersionBefore(), version);
		EXPECT_EQ(change.VersionAfter(), maps.map.Version());
		EXPECT_EQ(maps.map.Version(), version + (change.IsEmpty() ? 0 : 1));
	}
}

INSTANTIATE_TEST_SUITE_P(Sizes, EditedMap,
	::testing::Values(Size{1, 1}, Size{1, 200}, Size{200, 1}, Size{7, 5}, Size{63, 65}, Size{64, 64},
		Size{65, 63}, Size{128, 40}, Size{130, 129}),
	NameOfSize);
} // namespace NavCore::Tests
