// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/GridFixture.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
namespace
{
/** Draws one character; a bad drawing fails the test that made it. */
void DrawCell(GridEdit& edit, Cell cell, char mark)
{
	if (mark == '#' || mark == '@')
	{
		EXPECT_EQ(edit.SetWalkable(cell, false), GridError::None);
	}
	else if (mark >= '1' && mark <= '9')
	{
		edit.EnableTerrain();
		EXPECT_EQ(edit.SetTerrain(cell, static_cast<std::uint8_t>(mark - '0')), GridError::None);
	}
	else
	{
		EXPECT_TRUE(mark == '.' || mark == 'S' || mark == 'G')
			<< "unknown mark '" << mark << "' in a drawing";
	}
}
} // namespace

SearchRequest GridFixture::Request() const
{
	SearchRequest request;
	request.start = start;
	request.goal = goal;
	return request;
}

GridFixture GridFromText(
	std::initializer_list<std::string_view> rows, Topology topology, CornerRule cornerRule)
{
	const std::vector<std::string_view> lines(rows);
	GridDesc desc;
	desc.width = lines.empty() ? 0 : static_cast<std::int32_t>(lines.front().size());
	desc.height = static_cast<std::int32_t>(lines.size());
	desc.topology = topology;
	desc.cornerRule = cornerRule;

	GridFixture fixture{GridMap::Create(desc).Value(),
		NavReference::GridFromRows(
			lines, NavReference::ToShape(topology), NavReference::ToCorners(cornerRule)),
		{}, {}};
	GridEdit edit(fixture.map);
	for (std::int32_t y = 0; y < desc.height; ++y)
	{
		const std::string_view line = lines[static_cast<std::size_t>(y)];
		EXPECT_EQ(line.size(), lines.front().size()) << "row " << y << " of the drawing";
		for (std::int32_t x = 0; x < desc.width && static_cast<std::size_t>(x) < line.size(); ++x)
		{
			const char mark = line[static_cast<std::size_t>(x)];
			DrawCell(edit, {x, y}, mark);
			fixture.start = mark == 'S' ? Cell{x, y} : fixture.start;
			fixture.goal = mark == 'G' ? Cell{x, y} : fixture.goal;
		}
	}
	static_cast<void>(edit.Commit());
	return fixture;
}
} // namespace NavCore::Tests
