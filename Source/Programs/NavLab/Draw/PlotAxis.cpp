// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/PlotAxis.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace NavLab
{
namespace
{
/** 1, 2 or 5 times a power of ten, so that some six ticks fit. */
double RoundStep(double span)
{
	const double rough = span / 6.0;
	const double power = std::pow(10.0, std::floor(std::log10(rough)));
	for (const double factor : {1.0, 2.0, 5.0})
	{
		if (factor * power >= rough)
		{
			return factor * power;
		}
	}
	return 10.0 * power;
}
} // namespace

PlotAxis::PlotAxis(std::span<const double> values, double logFromSpan)
{
	double low = 0.0;
	double high = 0.0;
	if (!values.empty())
	{
		low = *std::min_element(values.begin(), values.end());
		high = *std::max_element(values.begin(), values.end());
	}
	log_ = low > 0.0 && high > low * logFromSpan;
	log_ ? MakeLog(low, high) : MakeLinear((std::min)(low, 0.0), (std::max)(high, low + 1e-9));
}

double PlotAxis::ShareOf(double value) const
{
	const double held = std::clamp(value, low_, high_);
	return log_ ? std::log(held / low_) / std::log(high_ / low_) : (held - low_) / (high_ - low_);
}

void PlotAxis::MakeLinear(double low, double high)
{
	const double step = RoundStep(high > low ? high - low : 1.0);
	const auto first = static_cast<long>(std::floor(low / step));
	// The highest marker keeps clear of the frame.
	const auto last = static_cast<long>(std::ceil((high + 0.02 * (high - low)) / step));
	low_ = static_cast<double>(first) * step;
	high_ = static_cast<double>((std::max)(last, first + 1)) * step;
	for (long i = first; i <= (std::max)(last, first + 1); ++i)
	{
		AddTick(static_cast<double>(i) * step);
	}
}

void PlotAxis::MakeLog(double low, double high)
{
	constexpr std::array<double, 3> factors{1.0, 2.0, 5.0};
	std::vector<double> candidates;
	const int lowest = static_cast<int>(std::floor(std::log10(low))) - 1;
	const int highest = static_cast<int>(std::ceil(std::log10(high))) + 1;
	for (int power = lowest; power <= highest; ++power)
	{
		for (const double factor : factors)
		{
			candidates.push_back(factor * std::pow(10.0, power));
		}
	}
	// From the last round value below the least one to the first above the highest, both included.
	const auto end =
		std::find_if(candidates.begin(), candidates.end(), [=](double v) { return v >= high * 1.05; });
	auto begin = std::find_if(candidates.begin(), candidates.end(), [=](double v) { return v > low / 1.05; });
	--begin;
	low_ = *begin;
	high_ = *end;
	const bool wide = high_ / low_ > 1e5;
	for (auto it = begin; it <= end; ++it)
	{
		// Over many decades the powers of ten are ticks enough.
		if (!wide || (it - candidates.begin()) % 3 == 0)
		{
			AddTick(*it);
		}
	}
}

void PlotAxis::AddTick(double value)
{
	// Rounds away what the steps gather: 0.30000000000000004 is 0.3.
	ticks_.push_back({value, fmt::format("{:.6g}", std::abs(value) < 1e-12 ? 0.0 : value)});
}
} // namespace NavLab
