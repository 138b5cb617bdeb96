// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FPrimitiveDrawInterface, DrawWireBox and ESceneDepthPriorityGroup.
#pragma once

#include "CoreMinimal.h"
#include "HitProxies.h"
#include "SceneView.h"

enum ESceneDepthPriorityGroup
{
	SDPG_World,
	SDPG_Foreground,
	SDPG_MAX
};

/** Takes what is drawn into a view: lines, points, and what they belong to when somebody clicks. */
class FPrimitiveDrawInterface
{
public:
	const FSceneView* const View;

	explicit FPrimitiveDrawInterface(const FSceneView* InView) : View(InView) {}
	virtual ~FPrimitiveDrawInterface() = default;

	virtual bool IsHitTesting() = 0;
	/** What is drawn from now on belongs to the proxy, which is owned from here; null ends that. */
	virtual void SetHitProxy(HHitProxy* HitProxy) = 0;
	virtual void DrawLine(const FVector& Start, const FVector& End, const FLinearColor& Color,
		uint8 DepthPriorityGroup, float Thickness = 0.0f, float DepthBias = 0.0f,
		bool bScreenSpace = false) = 0;
	virtual void DrawPoint(
		const FVector& Position, const FLinearColor& Color, float PointSize, uint8 DepthPriorityGroup) = 0;
};

/** The twelve edges of a box. */
ENGINE_API void DrawWireBox(FPrimitiveDrawInterface* PDI, const FBox& Box, const FLinearColor& Color,
	uint8 DepthPriority, float Thickness = 0.0f, float DepthBias = 0.0f, bool bScreenSpace = false);
