// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Path/PathSmoother.h"

#include <vector>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
/** A smoothed path, the caller's own copy. */
struct SmoothOutcome
{
	NavCore::SmoothingStatus status = NavCore::SmoothingStatus::Idle;
	/** Every cell. */
	NavCore::Path path;
	/** For agents that walk at any angle. */
	std::vector<NavCore::Cell> waypoints;
	/** From the path as found to the smoothed one in the caller's hands. */
	double timeUs = 0.0;
};

/** Smooths paths one after the other with the default method, warm from the second on. */
class SmoothRunner
{
public:
	/** Smooths repeat times and reports the fastest. Reuses the memory of outOutcome. */
	void Run(const NavCore::GridMap& map, const NavCore::Path& path, int repeat, SmoothOutcome& outOutcome);

private:
	NavCore::PathSmoother smoother_;
};
} // namespace NavLab
