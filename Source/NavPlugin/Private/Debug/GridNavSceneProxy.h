// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"
#include "Templates/SharedPointer.h"

#include <atomic>

/** How the render thread tells the game thread that a view wants to see something. */
struct FGridNavAttention
{
	std::atomic<bool> bWanted{false};
};

#if GRIDNAV_WITH_DEBUG

#include "DebugRenderSceneProxy.h"

struct FGridNavShapes;

/** Shapes as the render thread draws them: a copy, made when they changed. */
class FGridNavSceneProxy final : public FDebugRenderSceneProxy
{
public:
	/** Without shapes it draws nothing, and only tells whether a view wants to see it. */
	FGridNavSceneProxy(const UPrimitiveComponent& Component, const FGridNavShapes* Shapes,
		bool bInFollowsShowFlag, const TSharedPtr<FGridNavAttention, ESPMode::ThreadSafe>& InAttention);

	virtual SIZE_T GetTypeHash() const override;
	virtual FPrimitiveViewRelevance GetViewRelevance(const FSceneView* View) const override;
	virtual uint32 GetMemoryFootprint() const override;

private:
	TSharedPtr<FGridNavAttention, ESPMode::ThreadSafe> Attention;
	uint32 ShapeBytes = 0;
	bool bFollowsShowFlag;
};

#endif
