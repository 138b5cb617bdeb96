// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/ObjFile.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavCore::IoErrorKind;
using NavRecast::ReadObjFile;

TEST(ObjFile, ReadsFacesOfAnyNumberOfCornersInEverySpelling)
{
	const auto mesh = ReadObjFile("# a roof\r\nv 0 0 0\nv 1 0 0\nv 1 1 1e0\nv 0 1 1\nvn 0 1 0\n"
								  "f 1/1/1 2/2/1 3//1 4\nf -4 -3 -2\n",
		"roof.obj");
	ASSERT_TRUE(mesh.HasValue());
	EXPECT_EQ(mesh.Value().TriangleCount(), 3U);
	EXPECT_EQ(mesh.Value().Triangle(1)[2], (NavRecast::Point{0, 1, 1}));
	EXPECT_EQ(mesh.Value().Triangle(2)[0], (NavRecast::Point{0, 0, 0}));
}

struct BadObj
{
	const char* text;
	IoErrorKind kind;
	int line;
};

class ObjFileErrors : public ::testing::TestWithParam<BadObj>
{
};

TEST_P(ObjFileErrors, NameLineAndReason)
{
	const auto mesh = ReadObjFile(GetParam().text, "bad.obj");
	ASSERT_FALSE(mesh.HasValue());
	EXPECT_EQ(mesh.Error().kind, GetParam().kind);
	EXPECT_EQ(mesh.Error().line, GetParam().line);
	EXPECT_EQ(mesh.Error().file, "bad.obj");
	EXPECT_FALSE(mesh.Error().reason.empty());
}

INSTANTIATE_TEST_SUITE_P(Texts, ObjFileErrors,
	::testing::Values(BadObj{"", IoErrorKind::BadContent, 0}, BadObj{"v 1 2\n", IoErrorKind::MissingField, 1},
		BadObj{"v 1 2 x\n", IoErrorKind::BadNumber, 1}, BadObj{"v 1 2 nan\n", IoErrorKind::BadNumber, 1},
		BadObj{"v 1 2 1e999\n", IoErrorKind::BadNumber, 1},
		BadObj{"v 0 0 0\nf 1 2 3\n", IoErrorKind::OutOfRange, 2},
		BadObj{"v 0 0 0\nf 1 1\n", IoErrorKind::MissingField, 2},
		BadObj{"v 0 0 0\nf 1 1 -2\n", IoErrorKind::OutOfRange, 2},
		BadObj{"v 0 0 0\nf 0 1 1\n", IoErrorKind::OutOfRange, 2},
		BadObj{"v 0 0 0\nf 99999999999 1 1\n", IoErrorKind::BadNumber, 2}));
} // namespace RecastTest
