// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Visualizers/GridNavGraphVisualizer.h"

#include "Components/GridNavGraphComponent.h"
#include "SceneManagement.h"

void FGridNavGraphVisualizer::DrawVisualization(
	const UActorComponent* Component, const FSceneView* View, FPrimitiveDrawInterface* PDI)
{
	if (const UGridNavGraphComponent* Graph = Cast<UGridNavGraphComponent>(Component))
	{
		DrawWireBox(PDI, Graph->GetGridBounds(), FLinearColor::Green, SDPG_World);
	}
}
