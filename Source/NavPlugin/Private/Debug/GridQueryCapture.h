// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"

class FGridPathQueue;

#if GRIDNAV_WITH_DEBUG

/** What became of a capture. */
struct FGridQueryCaptureReport
{
	/** Written, with the queries in them. */
	TArray<FString> Files;
	int32 Queries = 0;
	/** For people, one for each file and for each query that is not what it was. */
	TArray<FString> Lines;
};

namespace UE::GridNav
{
/**
 * Runs the last queries again on the maps as they are now and writes them, with these maps, to files that
 * "navlab replay" opens, draws and runs again.
 *
 * A file holds one map. Agents of another width and grids beside the first one have maps of their own, and so
 * files of their own, named after the grid and the profile. Each query runs to its end, on structures built
 * for this alone, as navlab will: the answer does not depend on what the game has prepared. That takes time,
 * outside of every budget.
 * @param File Relative to the folder for saved files of the project, below GridNav; empty = Queries.capture.
 */
FGridQueryCaptureReport CaptureQueries(const FGridPathQueue& Queue, const FString& File, int32 Count);
} // namespace UE::GridNav

#endif
