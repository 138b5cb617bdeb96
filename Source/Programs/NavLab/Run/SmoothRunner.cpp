// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/SmoothRunner.h"

#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <chrono>

namespace NavLab
{
void SmoothRunner::Run(
	const NavCore::GridMap& map, const NavCore::Path& path, int repeat, SmoothOutcome& outOutcome)
{
	using Clock = std::chrono::steady_clock;
	for (int round = 0; round < repeat; ++round)
	{
		const Clock::time_point begin = Clock::now();
		outOutcome.status = smoother_.Begin(map, path);
		NavCore::WorkBudget budget;
		while (outOutcome.status == NavCore::SmoothingStatus::Running)
		{
			outOutcome.status = smoother_.Advance(budget);
		}
		outOutcome.path = smoother_.Result();
		outOutcome.waypoints = smoother_.Waypoints();
		const double us = std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
		outOutcome.timeUs = round == 0 ? us : (std::min)(outOutcome.timeUs, us);
	}
}
} // namespace NavLab
