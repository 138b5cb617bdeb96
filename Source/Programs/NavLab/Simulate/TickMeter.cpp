// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/TickMeter.h"

#include "NavLab/Run/Statistics.h"

#include <algorithm>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::size_t MostTimes = std::size_t{1} << 20;

std::size_t StrideFor(std::size_t expected, std::size_t most)
{
	return (std::max)((expected + most - 1) / most, std::size_t{1});
}
} // namespace

TimeStore::TimeStore(std::size_t expected)
	: stride_(StrideFor(expected, MostTimes)), values_((expected + stride_ - 1) / stride_)
{
}

void TimeStore::Add(double us)
{
	if (seen_ % stride_ == 0 && kept_ < values_.size())
	{
		values_[kept_++] = static_cast<float>(us);
	}
	++seen_;
	sum_ += us;
	max_ = (std::max)(max_, us);
}

TimeRanks TimeStore::Ranks() const
{
	std::vector<double> sorted(values_.begin(), values_.begin() + static_cast<std::ptrdiff_t>(kept_));
	std::sort(sorted.begin(), sorted.end());
	return {seen_ == 0 ? 0.0 : sum_ / static_cast<double>(seen_), PercentileOf(sorted, 500),
		PercentileOf(sorted, 990), PercentileOf(sorted, 999), max_};
}

FrameSeries::FrameSeries(std::size_t frames)
	: stride_(StrideFor(frames, MostPoints)), points_((frames + stride_ - 1) / stride_)
{
}

void FrameSeries::Add(std::size_t frame, const FramePoint& point)
{
	FramePoint& sum = points_[frame / stride_];
	++sum.frames;
	sum.cpuUs += point.cpuUs;
	sum.longestCpuUs = (std::max)(sum.longestCpuUs, point.cpuUs);
	sum.waiting += point.waiting;
	sum.running += point.running;
	sum.live += point.live;
	for (std::size_t i = 0; i < sum.units.size(); ++i)
	{
		sum.units[i] += point.units[i];
	}
	sum.answered += point.answered;
	sum.answeredWait += point.answeredWait;
	sum.firstLegs += point.firstLegs;
	sum.firstLegWait += point.firstLegWait;
}

std::vector<FramePoint> FrameSeries::Take()
{
	for (FramePoint& point : points_)
	{
		const double frames = static_cast<double>((std::max)(point.frames, std::size_t{1}));
		point.cpuUs /= frames;
		point.waiting /= frames;
		point.running /= frames;
		point.live /= frames;
		for (double& units : point.units)
		{
			units /= frames;
		}
	}
	return std::exchange(points_, {});
}
} // namespace NavLab
