// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/SimulationResult.h"

#include <cstddef>
#include <vector>

namespace NavLab
{
/**
 * Times in memory that is set aside beforehand, so that a long run shows what the scheduler itself needs.
 * Where there are more values than places, an even share of them is kept; the largest is always known.
 */
class TimeStore
{
public:
	explicit TimeStore(std::size_t expected);

	void Add(double us);
	[[nodiscard]] TimeRanks Ranks() const;

private:
	std::size_t stride_;
	std::vector<float> values_;
	std::size_t kept_ = 0;
	std::size_t seen_ = 0;
	double sum_ = 0.0;
	double max_ = 0.0;
};

/** What the charts show: neighbouring frames merged, so that long runs give as many points as short ones. */
class FrameSeries
{
public:
	static constexpr std::size_t MostPoints = 400;

	explicit FrameSeries(std::size_t frames);

	/** Of one frame: sums are added up, the rest is averaged by Take. */
	void Add(std::size_t frame, const FramePoint& point);
	[[nodiscard]] std::vector<FramePoint> Take();

private:
	std::size_t stride_;
	std::vector<FramePoint> points_;
};
} // namespace NavLab
