// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

namespace NavLab
{
struct AxisTick
{
	double value = 0.0;
	std::string label;
};

/** Maps values to the share of an axis, 0 at its low end and 1 at its high end, with round ticks. */
class PlotAxis
{
public:
	/**
	 * Takes in every value. Logarithmic where all values are above 0 and span more than the factor
	 * logFromSpan; else linear from 0, or from below it where values are negative.
	 */
	PlotAxis(std::span<const double> values, double logFromSpan);

	[[nodiscard]] bool IsLog() const { return log_; }
	[[nodiscard]] double Low() const { return low_; }
	[[nodiscard]] double High() const { return high_; }
	/** Values beyond the ends are held at the ends. */
	[[nodiscard]] double ShareOf(double value) const;
	[[nodiscard]] const std::vector<AxisTick>& Ticks() const { return ticks_; }

private:
	void MakeLinear(double low, double high);
	void MakeLog(double low, double high);
	void AddTick(double value);

	bool log_ = false;
	double low_ = 0.0;
	double high_ = 1.0;
	std::vector<AxisTick> ticks_;
};
} // namespace NavLab
