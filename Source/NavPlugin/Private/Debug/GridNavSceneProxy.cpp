// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavSceneProxy.h"

#if GRIDNAV_WITH_DEBUG

#include "Debug/GridNavShapes.h"
#include "SceneView.h"

FGridNavSceneProxy::FGridNavSceneProxy(const UPrimitiveComponent& Component, const FGridNavShapes* Shapes,
	bool bInFollowsShowFlag, const TSharedPtr<FGridNavAttention, ESPMode::ThreadSafe>& InAttention)
	: FDebugRenderSceneProxy(&Component), Attention(InAttention), bFollowsShowFlag(bInFollowsShowFlag)
{
	DrawType = SolidMesh;
	DrawAlpha = 120;
	if (Shapes != nullptr)
	{
		Lines = Shapes->Lines;
		Meshes = Shapes->Meshes;
		Texts = Shapes->Texts;
		ShapeBytes = static_cast<uint32>(Shapes->GetAllocatedSize());
	}
}

SIZE_T FGridNavSceneProxy::GetTypeHash() const
{
	static SIZE_T Unique;
	return reinterpret_cast<SIZE_T>(&Unique);
}

FPrimitiveViewRelevance FGridNavSceneProxy::GetViewRelevance(const FSceneView* View) const
{
	const bool bIsWanted = IsShown(View) && (!bFollowsShowFlag || View->Family->EngineShowFlags.Navigation);
	if (bIsWanted && Attention.IsValid())
	{
		Attention->bWanted.store(true, std::memory_order_relaxed);
	}
	FPrimitiveViewRelevance Relevance;
	Relevance.bDrawRelevance = bIsWanted;
	Relevance.bDynamicRelevance = true;
	Relevance.bShadowRelevance = false;
	Relevance.bEditorPrimitiveRelevance = UseEditorCompositing(View);
	Relevance.bNormalTranslucency = bIsWanted;
	Relevance.bSeparateTranslucency = bIsWanted;
	return Relevance;
}

uint32 FGridNavSceneProxy::GetMemoryFootprint() const
{
	return static_cast<uint32>(sizeof(*this)) + ShapeBytes;
}

#endif
