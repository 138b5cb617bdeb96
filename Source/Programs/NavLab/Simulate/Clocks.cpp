// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/Clocks.h"

#include <chrono>
#include <ctime>
#include <fstream>
#include <unistd.h>

namespace NavLab
{
double WallUs()
{
	return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
		.count();
}

double ThreadCpuUs()
{
	std::timespec time{};
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
	return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

std::size_t ResidentBytes()
{
	// Linux tells in a text file: pages in all, then pages in use.
	std::ifstream file("/proc/self/statm");
	std::size_t pages = 0;
	std::size_t resident = 0;
	if (!(file >> pages >> resident))
	{
		return 0;
	}
	return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::int64_t SteadyBudgetClock::NowUs()
{
	return std::chrono::duration_cast<std::chrono::microseconds>(
		std::chrono::steady_clock::now().time_since_epoch())
		.count();
}
} // namespace NavLab
