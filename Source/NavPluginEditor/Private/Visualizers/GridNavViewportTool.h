// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FPrimitiveDrawInterface;
class UGridNavGraphComponent;
struct FViewportClick;
struct HComponentVisProxy;

/** A tool that works in the viewports beside the visualizer of grid components, on grids that are selected.
 */
class IGridNavViewportTool
{
public:
	virtual ~IGridNavViewportTool() = default;

	/** Called for every selected grid in every frame of a viewport. May draw hit proxies of its own. */
	virtual void Draw(const UGridNavGraphComponent& Graph, FPrimitiveDrawInterface& PDI) = 0;
	/** True when the click was meant for the tool. */
	virtual bool HandleClick(HComponentVisProxy& Proxy, const FViewportClick& Click) = 0;
};
