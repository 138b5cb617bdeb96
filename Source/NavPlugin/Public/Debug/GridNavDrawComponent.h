// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/DebugDrawComponent.h"
#include "Templates/SharedPointer.h"

#include "GridNavDrawComponent.generated.h"

struct FGridNavAttention;
struct FGridNavShapes;

/**
 * Shapes on the floor of a grid: one piece of what UGridNavRenderingComponent draws, and its base.
 *
 * Keeps the shapes and hands a copy to the render thread when they have changed. Shipping builds draw
 * nothing.
 */
UCLASS(Transient, NotBlueprintable, HideDropdown)
class NAVPLUGIN_API UGridNavDrawComponent : public UDebugDrawComponent
{
	GENERATED_BODY()

public:
	UGridNavDrawComponent();

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;

	/** Draws these from the end of the frame on; null draws nothing. */
	void SetShapes(const TSharedPtr<const FGridNavShapes>& NewShapes);
	/** Null where there are none. */
	const TSharedPtr<const FGridNavShapes>& GetShapes() const { return Shapes; }
	/** Drawn only in views that show navigation. */
	void SetFollowsShowFlag(bool bFollows);

protected:
#if UE_ENABLE_DEBUG_DRAWING
	virtual FDebugRenderSceneProxy* CreateDebugSceneProxy() override;
#endif

	/** Whether a view of the last frames wanted to see it; asked once, forgotten. */
	bool TakeAttention();
	bool FollowsShowFlag() const
	{
		return bFollowsShowFlag;
	}

private:
	/** Written by the render thread. */
	TSharedPtr<FGridNavAttention, ESPMode::ThreadSafe> Attention;
	bool bFollowsShowFlag = false;
	TSharedPtr<const FGridNavShapes> Shapes;
};
