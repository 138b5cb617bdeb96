// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/DebugDrawComponent.h"

#include "RenderingSamples.generated.h"

/** Draws some lines. */
UCLASS()
class USampleDrawComponent : public UDebugDrawComponent
{
	GENERATED_BODY()

public:
	int32 NumLines = 1;

protected:
#if UE_ENABLE_DEBUG_DRAWING
	virtual FDebugRenderSceneProxy* CreateDebugSceneProxy() override
	{
		FDebugRenderSceneProxy* Proxy = new FDebugRenderSceneProxy(this);
		for (int32 Index = 0; Index < NumLines; ++Index)
		{
			Proxy->Lines.Emplace(FVector::ZeroVector, FVector::OneVector, FColor::Red);
		}
		return Proxy;
	}
#endif
};
