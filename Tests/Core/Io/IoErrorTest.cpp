// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/IoError.h"

#include <gtest/gtest.h>

namespace
{
using namespace NavCore;

TEST(IoError, IsRenderedWithFileLineAndReason)
{
	const IoError error{IoErrorKind::BadNumber, "arena.map", 7, "the width is not a whole number"};
	EXPECT_EQ(Describe(error), "arena.map:7: the width is not a whole number");
}

TEST(IoError, LeavesOutTheLineWhenTheWholeTextIsAtFault)
{
	const IoError error{IoErrorKind::Truncated, "arena.map", 0, "the text is empty"};
	EXPECT_EQ(Describe(error), "arena.map: the text is empty");
}

TEST(IoError, NamesTheByteOfABinaryFile)
{
	const IoError error{IoErrorKind::BadChecksum, "arena.bake", 0, "the checksum does not fit", 96};
	EXPECT_EQ(Describe(error), "arena.bake: byte 96: the checksum does not fit");
}

TEST(IoError, IsNoErrorByDefault)
{
	EXPECT_FALSE(IoError{}.IsError());
}
} // namespace
