// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Plot.h"
#include "NavLab/Draw/Canvas.h"
#include "NavLab/Draw/PlotAxis.h"
#include "NavLab/Draw/Text.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace NavLab
{
TEST(Plot, NarrowRangesGetALinearAxisFromZero)
{
	const std::vector<double> values{40.0, 97.0};
	const PlotAxis axis(values, 20.0);
	EXPECT_FALSE(axis.IsLog());
	EXPECT_DOUBLE_EQ(axis.Low(), 0.0);
	EXPECT_DOUBLE_EQ(axis.High(), 100.0);
	EXPECT_DOUBLE_EQ(axis.ShareOf(50.0), 0.5);
	ASSERT_EQ(axis.Ticks().size(), 6U);
	EXPECT_EQ(axis.Ticks()[1].label, "20");
}

TEST(Plot, WideRangesGetALogarithmicAxis)
{
	const std::vector<double> values{3.0, 90.0, 2000.0};
	const PlotAxis axis(values, 20.0);
	EXPECT_TRUE(axis.IsLog());
	EXPECT_DOUBLE_EQ(axis.Low(), 2.0);
	EXPECT_DOUBLE_EQ(axis.High(), 5000.0);
	EXPECT_NEAR(axis.ShareOf(100.0), 0.5, 1e-9);
	EXPECT_EQ(axis.Ticks().front().label, "2");
	EXPECT_EQ(axis.Ticks().back().label, "5000");
	EXPECT_DOUBLE_EQ(axis.ShareOf(1.0), 0.0) << "held at the low end";
}

TEST(Plot, ValuesBelowZeroKeepTheAxisLinear)
{
	const std::vector<double> values{-30.0, 90.0};
	const PlotAxis axis(values, 2.0);
	EXPECT_FALSE(axis.IsLog());
	EXPECT_LE(axis.Low(), -30.0);
	EXPECT_GE(axis.High(), 90.0);
}

TEST(Plot, AxesWithoutAValueAreDrawnToo)
{
	EXPECT_GE(PlotAxis({}, 20.0).Ticks().size(), 2U);
	const std::vector<double> zero{0.0};
	EXPECT_GE(PlotAxis(zero, 20.0).Ticks().size(), 2U);
}

TEST(Plot, TextGrowsWithItsScaleAndToleratesAnyByte)
{
	EXPECT_EQ(TextWidth("Map 12", 4), 4 * TextWidth("Map 12", 1));
	EXPECT_EQ(TextWidth(""), 0);
	EXPECT_EQ(TextWidth("\xc3\x9f\n"), TextWidth("???"));
	Canvas canvas(60, 20, {255, 255, 255});
	const std::string blank = canvas.ToPng();
	DrawLabel(canvas, 30, 10, "text \x01\xff", TextAnchor::Middle);
	EXPECT_NE(canvas.ToPng(), blank);
	DrawLabel(canvas, -500, 10, "outside", TextAnchor::End, {2, {0, 0, 0}, true});
}

TEST(Plot, EveryPlotHasAPicture)
{
	CategoryPlot plot;
	EXPECT_EQ(DrawPlotPng(plot).substr(0, 4), "\x89PNG") << "nothing to show";
	plot.title = "title";
	plot.guide = PlotGuide{100.0, "control"};
	for (int i = 0; i < 400; ++i)
	{
		plot.categories.push_back(
			{"a category with a long name " + std::to_string(i), i < 7 ? "few" : "many"});
	}
	for (int i = 0; i < 9; ++i)
	{
		PlotSeries& series = plot.series.emplace_back();
		series.label = "series with a name " + std::to_string(i);
		series.values = {1.0 + i, std::nullopt, std::numeric_limits<double>::infinity(), 1e6};
	}
	EXPECT_EQ(DrawPlotPng(plot).substr(0, 4), "\x89PNG") << "more than there is room for";
}
} // namespace NavLab
