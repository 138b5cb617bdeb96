// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/FileKind.h"

#include <gtest/gtest.h>

namespace
{
using namespace NavCore;

TEST(FileKind, IsReadFromTheFirstLine)
{
	EXPECT_EQ(DetectFileKind("type octile\nheight 1\n"), FileKind::Map);
	EXPECT_EQ(DetectFileKind("type tile\r\n"), FileKind::Map);
	EXPECT_EQ(DetectFileKind("type patch\npatches 0\n"), FileKind::Patch);
	EXPECT_EQ(DetectFileKind("version 1\n"), FileKind::ScenV1);
	EXPECT_EQ(DetectFileKind("version 1.0"), FileKind::ScenV1);
	EXPECT_EQ(DetectFileKind("version 2\n"), FileKind::ScenV2);
	EXPECT_EQ(DetectFileKind("version 2.0 \n"), FileKind::ScenV2);
}

TEST(FileKind, KnowsABakeByItsFirstBytes)
{
	EXPECT_EQ(DetectFileKind("\x8ENAVBK\r\n"), FileKind::Bake);
	EXPECT_EQ(DetectFileKind("\x8ENAVBK\n"), FileKind::Unknown);
}

TEST(FileKind, SkipsByteOrderMarkAndBlankLines)
{
	EXPECT_EQ(DetectFileKind("\xEF\xBB\xBF\n \ntype octile\n"), FileKind::Map);
}

TEST(FileKind, LeavesUnknownTypesAndVersionsToTheirReaders)
{
	EXPECT_EQ(DetectFileKind("type cube\n"), FileKind::Map);
	EXPECT_EQ(DetectFileKind("version 3\n"), FileKind::ScenV1);
	EXPECT_EQ(DetectFileKind("version 22\n"), FileKind::ScenV1);
}

TEST(FileKind, IsUnknownForAnythingElse)
{
	EXPECT_EQ(DetectFileKind(""), FileKind::Unknown);
	EXPECT_EQ(DetectFileKind("\n\n"), FileKind::Unknown);
	EXPECT_EQ(DetectFileKind("type"), FileKind::Unknown);
	EXPECT_EQ(DetectFileKind("AAAA\nAoxX\n"), FileKind::Unknown);
	EXPECT_EQ(DetectFileKind(std::string_view("\0\0\0", 3)), FileKind::Unknown);
}
} // namespace
