// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UDebugDrawComponent.
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"
#include "DebugRenderSceneProxy.h"
#include "EngineDefines.h"

#include "DebugDrawComponent.generated.h"

/** A component that draws a debug view, with its texts. */
UCLASS(Abstract)
class ENGINE_API UDebugDrawComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UDebugDrawComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

protected:
#if UE_ENABLE_DEBUG_DRAWING
	virtual FPrimitiveSceneProxy* CreateSceneProxy() override final;
	/** Null when there is nothing to draw. */
	virtual FDebugRenderSceneProxy* CreateDebugSceneProxy()
	{
		return nullptr;
	}
#endif
};
