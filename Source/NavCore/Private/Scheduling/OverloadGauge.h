// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Scheduling/PathEvent.h"
#include "Scheduling/WaitQueue.h"

#include <cstdint>

namespace NavCore::Detail
{
/**
 * How much of what requests ask for there is time to do. It goes by ticks alone, so that the same calls lead
 * to the same paths everywhere: the more the first in line is overdue, the less each request gets, until the
 * queue is in time again.
 */
class OverloadGauge
{
public:
	static constexpr std::int64_t UnsmoothedTicks = 4;
	static constexpr std::int64_t CoarseTicks = 12;

	void Measure(const WaitQueue& queue, std::uint64_t tick)
	{
		overdue_ = queue.IsEmpty() ? 0 : static_cast<std::int64_t>(tick - queue.TopKey().dueTick);
	}
	/** The best that a search that begins now may deliver. */
	[[nodiscard]] PathQuality AllowedQuality() const
	{
		return overdue_ >= CoarseTicks    ? PathQuality::Coarse
			: overdue_ >= UnsmoothedTicks ? PathQuality::Unsmoothed
										  : PathQuality::Full;
	}

private:
	std::int64_t overdue_ = 0;
};
} // namespace NavCore::Detail
