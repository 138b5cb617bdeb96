// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FPrimitiveSceneProxy: what the render thread knows of a component.
#pragma once

#include "CoreMinimal.h"
#include "PrimitiveViewRelevance.h"

class FSceneView;
class UPrimitiveComponent;

/** The mirror of a component on the render thread. It knows nothing but what it copied when it was made. */
class ENGINE_API FPrimitiveSceneProxy
{
public:
	explicit FPrimitiveSceneProxy(const UPrimitiveComponent* InComponent, FName ResourceName = NAME_None);
	virtual ~FPrimitiveSceneProxy();
	FPrimitiveSceneProxy(const FPrimitiveSceneProxy&) = delete;
	FPrimitiveSceneProxy& operator=(const FPrimitiveSceneProxy&) = delete;

	/** Tells classes of proxies apart: the address of something static. */
	virtual SIZE_T GetTypeHash() const = 0;
	virtual FPrimitiveViewRelevance GetViewRelevance(const FSceneView* View) const;
	virtual uint32 GetMemoryFootprint() const = 0;
	uint32 GetAllocatedSize() const { return 0; }

	bool IsShown(const FSceneView* View) const;
	/** Nothing is outside of it, or it is not drawn there. */
	const FBoxSphereBounds& GetBounds() const { return Bounds; }

protected:
	bool UseEditorCompositing(const FSceneView* View) const;

private:
	FBoxSphereBounds Bounds;
	bool bVisible = true;
	bool bUseEditorCompositing = false;
};
