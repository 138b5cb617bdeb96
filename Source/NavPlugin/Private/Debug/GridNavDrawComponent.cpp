// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavDrawComponent.h"

#include "Debug/GridNavSceneProxy.h"
#include "Debug/GridNavShapes.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavDrawComponent)

UGridNavDrawComponent::UGridNavDrawComponent()
	: Attention(MakeShared<FGridNavAttention, ESPMode::ThreadSafe>())
{
	SetCollisionProfileName(TEXT("NoCollision"));
	SetCanEverAffectNavigation(false);
	SetCastShadow(false);
	SetHiddenInGame(false);
	bSelectable = false;
	bUseEditorCompositing = true;
}

FBoxSphereBounds UGridNavDrawComponent::CalcBounds(const FTransform& LocalToWorld) const
{
#if GRIDNAV_WITH_DEBUG
	if (Shapes.IsValid() && Shapes->Bounds.IsValid)
	{
		// Flat drawings are to have a volume too.
		return FBoxSphereBounds(Shapes->Bounds.ExpandBy(10.0));
	}
#endif
	return FBoxSphereBounds(LocalToWorld.GetLocation(), FVector(1.0), 1.0);
}

void UGridNavDrawComponent::SetShapes(const TSharedPtr<const FGridNavShapes>& NewShapes)
{
	if (Shapes != NewShapes)
	{
		Shapes = NewShapes;
		UpdateBounds();
		MarkRenderStateDirty();
	}
}

void UGridNavDrawComponent::SetFollowsShowFlag(bool bFollows)
{
	if (bFollowsShowFlag != bFollows)
	{
		bFollowsShowFlag = bFollows;
		MarkRenderStateDirty();
	}
}

bool UGridNavDrawComponent::TakeAttention()
{
	return Attention->bWanted.exchange(false, std::memory_order_relaxed);
}

#if UE_ENABLE_DEBUG_DRAWING
FDebugRenderSceneProxy* UGridNavDrawComponent::CreateDebugSceneProxy()
{
	// What follows the show flag is there without shapes too: it has to notice when the flag is set.
	const bool bHasShapes = Shapes.IsValid() && !Shapes->IsEmpty();
	return bHasShapes || bFollowsShowFlag
		? new FGridNavSceneProxy(*this, Shapes.Get(), bFollowsShowFlag, Attention)
		: nullptr;
}
#endif
