// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Trace/TraceRecorder.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(TraceRecorder, KeepsEventsInOrder)
{
	TraceRecorder recorder;
	recorder.OnEvent({TraceKind::Expand, {1, 2}, {0, 1}, Cost{5}, Cost{9}});
	recorder.OnEvent({TraceKind::Close, {1, 2}, {0, 1}, Cost{5}, Cost{9}});
	ASSERT_EQ(recorder.Events().size(), 2U);
	EXPECT_EQ(recorder.Events()[0].kind, TraceKind::Expand);
	EXPECT_EQ(recorder.Events()[0].cell, (Cell{1, 2}));
	EXPECT_EQ(recorder.Events()[0].parent, (Cell{0, 1}));
	EXPECT_EQ(recorder.Events()[1].kind, TraceKind::Close);
	EXPECT_EQ(recorder.Dropped(), 0U);
}

TEST(TraceRecorder, CountsWhatItDropsPastItsLimit)
{
	TraceRecorder recorder(2);
	for (std::int32_t i = 0; i < 5; ++i)
	{
		recorder.OnEvent({TraceKind::Expand, {i, 0}, {i, 0}, {}, {}});
	}
	EXPECT_EQ(recorder.Events().size(), 2U);
	EXPECT_EQ(recorder.Events()[1].cell, (Cell{1, 0}));
	EXPECT_EQ(recorder.Dropped(), 3U);
}

TEST(TraceRecorder, ClearForgetsEventsAndDrops)
{
	TraceRecorder recorder(1);
	recorder.OnEvent({});
	recorder.OnEvent({});
	recorder.Clear();
	EXPECT_TRUE(recorder.Events().empty());
	EXPECT_EQ(recorder.Dropped(), 0U);
	recorder.OnEvent({});
	EXPECT_EQ(recorder.Events().size(), 1U);
}
} // namespace NavCore::Tests
