// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathRequest.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore
{
/** A path that is kept up to date, as it was handed out last. References are valid during the call. */
struct LivePathView
{
	PathHandle handle;
	OwnerId owner = 0;
	std::uint64_t userData = 0;
	ProfileId profile = 0;
	const Path* path = nullptr;
	/** As PathEvent::waypoints. */
	std::span<const Cell> waypoints;
	/** Where the agent stands, as far as anybody has told, and the steps of the path that lie behind it. */
	Cell agent;
	std::size_t walkedSteps = 0;
};

/** Looks at live paths: for debug views and statistics. */
class LivePathVisitor
{
public:
	virtual ~LivePathVisitor() = default;
	/** False to stop. May read the world and the scheduler, and change neither. */
	virtual bool OnLivePath(const LivePathView& view) = 0;
};
} // namespace NavCore
