// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "ComponentVisualizer.h"
#include "CoreMinimal.h"

/** Shows a selected grid component in the viewports: its box and its cells. */
class FGridNavGraphVisualizer final : public FComponentVisualizer
{
public:
	virtual void DrawVisualization(
		const UActorComponent* Component, const FSceneView* View, FPrimitiveDrawInterface* PDI) override;
};
