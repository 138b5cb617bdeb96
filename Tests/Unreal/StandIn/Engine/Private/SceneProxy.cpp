// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/PrimitiveComponent.h"
#include "Debug/DebugDrawComponent.h"
#include "DebugRenderSceneProxy.h"
#include "Engine/World.h"
#include "SceneView.h"
#include "StandIn/Rendering.h"

namespace StandIn
{
static FProxyCounters ProxyCounters;

const FProxyCounters& GetProxyCounters()
{
	return ProxyCounters;
}
} // namespace StandIn

FPrimitiveSceneProxy::FPrimitiveSceneProxy(const UPrimitiveComponent* InComponent, FName ResourceName)
	: Bounds(InComponent->Bounds), bVisible(InComponent->IsVisible()),
	  bUseEditorCompositing(InComponent->bUseEditorCompositing)
{
	++StandIn::ProxyCounters.Created;
}

FPrimitiveSceneProxy::~FPrimitiveSceneProxy()
{
	++StandIn::ProxyCounters.Destroyed;
}

FPrimitiveViewRelevance FPrimitiveSceneProxy::GetViewRelevance(const FSceneView* View) const
{
	return FPrimitiveViewRelevance();
}

bool FPrimitiveSceneProxy::IsShown(const FSceneView* View) const
{
	return bVisible;
}

bool FPrimitiveSceneProxy::UseEditorCompositing(const FSceneView* View) const
{
	return bUseEditorCompositing;
}

FDebugRenderSceneProxy::FDebugRenderSceneProxy(const UPrimitiveComponent* InComponent)
	: FPrimitiveSceneProxy(InComponent)
{
}

FDebugRenderSceneProxy::~FDebugRenderSceneProxy() = default;

SIZE_T FDebugRenderSceneProxy::GetTypeHash() const
{
	static SIZE_T Unique;
	return reinterpret_cast<SIZE_T>(&Unique);
}

uint32 FDebugRenderSceneProxy::GetMemoryFootprint() const
{
	return sizeof(*this);
}

UDebugDrawComponent::UDebugDrawComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

#if UE_ENABLE_DEBUG_DRAWING
FPrimitiveSceneProxy* UDebugDrawComponent::CreateSceneProxy()
{
	return CreateDebugSceneProxy();
}
#endif

// The render states of components.

bool UPrimitiveComponent::ShouldCreateRenderState() const
{
	return true;
}

FPrimitiveSceneProxy* UPrimitiveComponent::CreateSceneProxy()
{
	return nullptr;
}

void UPrimitiveComponent::CreateRenderState_Concurrent(FRegisterComponentContext* Context)
{
	Super::CreateRenderState_Concurrent(Context);
	UpdateBounds();
	checkf(SceneProxy == nullptr, TEXT("%s has a proxy already."), *GetName());
	SceneProxy = CreateSceneProxy();
}

void UPrimitiveComponent::DestroyRenderState_Concurrent()
{
	delete SceneProxy;
	SceneProxy = nullptr;
	Super::DestroyRenderState_Concurrent();
}

void UPrimitiveComponent::SetVisibility(bool bNewVisibility, bool bPropagateToChildren)
{
	if (bNewVisibility != bIsVisible)
	{
		bIsVisible = bNewVisibility;
		MarkRenderStateDirty();
	}
}

void UActorComponent::CreateRenderState_Concurrent(FRegisterComponentContext* Context)
{
	check(bRegistered && !bRenderStateCreated);
	bRenderStateCreated = true;
}

void UActorComponent::DestroyRenderState_Concurrent()
{
	check(bRenderStateCreated);
	bRenderStateCreated = false;
}

void UActorComponent::MarkRenderStateDirty()
{
	check(IsInGameThread());
	if (bRegistered && bRenderStateCreated && !bRenderStateDirty)
	{
		bRenderStateDirty = true;
		WorldPrivate->DirtyComponents.Add(this);
	}
}

void UActorComponent::UpdateRenderState(bool bWanted)
{
	const bool bWasDirty = bRenderStateDirty;
	bRenderStateDirty = false;
	if (bWasDirty && WorldPrivate != nullptr)
	{
		WorldPrivate->DirtyComponents.Remove(this);
	}
	if (bRenderStateCreated)
	{
		DestroyRenderState_Concurrent();
		checkf(!bRenderStateCreated, TEXT("%s does not forward the end of its render state."), *GetName());
	}
	if (bWanted && ShouldCreateRenderState())
	{
		CreateRenderState_Concurrent(nullptr);
		checkf(bRenderStateCreated, TEXT("%s does not forward its render state."), *GetName());
	}
}

void UWorld::SendAllEndOfFrameUpdates()
{
	check(IsInGameThread());
	while (!DirtyComponents.IsEmpty())
	{
		UActorComponent* Component = DirtyComponents[0];
		Component->UpdateRenderState(true);
	}
}
