// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UPrimitiveComponent: collision and what navigation asks of it.
#pragma once

#include "AI/Navigation/NavRelevantInterface.h"
#include "CollisionShape.h"
#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

#include "PrimitiveComponent.generated.h"

class FPrimitiveSceneProxy;

namespace StandIn
{
struct FCollisionBody;
}

/** A component with a shape: traces, sweeps and overlaps see it, and navigation may. */
UCLASS(Abstract)
class ENGINE_API UPrimitiveComponent : public USceneComponent, public INavRelevantInterface
{
	GENERATED_BODY()

public:
	UPrimitiveComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Its mirror on the render thread; null when it draws nothing. */
	FPrimitiveSceneProxy* SceneProxy = nullptr;

	/** Drawn over the scene of an editor. */
	uint8 bUseEditorCompositing : 1;
	/** Can be clicked in an editor. */
	uint8 bSelectable : 1;

	void SetVisibility(bool bNewVisibility, bool bPropagateToChildren = false);
	bool IsVisible() const { return bIsVisible; }
	virtual void SetHiddenInGame(bool NewHidden, bool bPropagateToChildren = true)
	{
		bHiddenInGame = NewHidden;
	}
	void SetCastShadow(bool NewCastShadow) { bCastShadow = NewCastShadow; }

	virtual void SetCollisionEnabled(ECollisionEnabled::Type NewType);
	virtual ECollisionEnabled::Type GetCollisionEnabled() const;
	bool IsQueryCollisionEnabled() const;
	/** One of the engine's presets; an unknown one is an error in the log and changes nothing. */
	virtual void SetCollisionProfileName(FName InCollisionProfileName, bool bUpdateOverlaps = true);
	virtual ECollisionChannel GetCollisionObjectType() const { return ObjectType; }
	virtual void SetCollisionResponseToChannel(ECollisionChannel Channel, ECollisionResponse NewResponse);
	virtual void SetCollisionResponseToAllChannels(ECollisionResponse NewResponse);
	virtual ECollisionResponse GetCollisionResponseToChannel(ECollisionChannel Channel) const;

	/** In world size; the box of its bounds when it has none of its own. */
	virtual FCollisionShape GetCollisionShape(float Inflation = 0.0f) const;

	virtual bool IsNavigationRelevant() const override;
	/** What it takes of the navigable world. */
	virtual FBox GetNavigationBounds() const override;

protected:
	virtual FPrimitiveSceneProxy* CreateSceneProxy();
	virtual bool ShouldCreateRenderState() const override;
	virtual void CreateRenderState_Concurrent(FRegisterComponentContext* Context) override;
	virtual void DestroyRenderState_Concurrent() override;
	virtual void OnRegister() override;
	virtual void OnUnregister() override;
	virtual void OnUpdateTransform(
		EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport = ETeleportType::None) override;

	/** The convex pieces that collision is answered with; not the engine's. */
	virtual void GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const;
	/** The shape changed while it was registered. */
	void RefreshShape();

private:
	friend class AActor;
	friend class UWorld;

	void RefreshBodies();
	void OnCollisionChanged();

	bool bIsVisible = true;
	bool bHiddenInGame = false;
	bool bCastShadow = true;
	FCollisionResponseContainer Responses;
	FName CollisionProfileName;
	TEnumAsByte<ECollisionChannel> ObjectType = ECC_WorldStatic;
	TEnumAsByte<ECollisionEnabled::Type> CollisionEnabled = ECollisionEnabled::QueryAndPhysics;
};
