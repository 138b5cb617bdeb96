// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UGridNavGraphComponent;

/** What buttons do with grids in the world of the editor. Nothing here needs play. */
namespace UE::GridNavEditor
{
/** How a build in the editor ended. */
enum class EBuildEnd : uint8
{
	Ready,
	Failed,
	Cancelled,
	/** The component went away meanwhile. */
	Gone,
};

/** Builds a grid with a progress bar that can be cancelled, and says in a notification how it ended. */
EBuildEnd Build(UGridNavGraphComponent& Component);

/** Drops a grid, or stops its build. */
void Clear(UGridNavGraphComponent& Component);

/**
 * Keeps the grid in its asset, or in the component where no asset is set, in one step that can be undone. A
 * grid that is not there yet, or that came out of the old bake, is built from the level first.
 */
bool Bake(UGridNavGraphComponent& Component);
} // namespace UE::GridNavEditor
