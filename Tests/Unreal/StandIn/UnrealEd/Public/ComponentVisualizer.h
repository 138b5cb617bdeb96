// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FComponentVisualizer and HComponentVisProxy, and shared/unreal/debug-editor.md
// section 6.
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "HitProxies.h"
#include "InputCoreTypes.h"
#include "UObject/UnrealType.h"

class FCanvas;
class FEditorViewportClient;
class FPrimitiveDrawInterface;
class FSceneView;
class FViewport;
class SWidget;
struct FViewportClick;

/** Something that a visualizer drew and that can be clicked. */
struct HComponentVisProxy : public HHitProxy
{
	DECLARE_HIT_PROXY(UNREALED_API);

	explicit HComponentVisProxy(
		const UActorComponent* InComponent, EHitProxyPriority InPriority = HPP_Wireframe)
		: HHitProxy(InPriority), Component(InComponent)
	{
	}

	TWeakObjectPtr<const UActorComponent> Component;
};

/** Draws into the viewports of the editor for components of a class that are selected, and edits them there.
 */
class UNREALED_API FComponentVisualizer : public TSharedFromThis<FComponentVisualizer>
{
public:
	FComponentVisualizer() = default;
	virtual ~FComponentVisualizer() = default;

	virtual void OnRegister() {}
	virtual bool ShowWhenSelected() { return true; }
	virtual void DrawVisualization(
		const UActorComponent* Component, const FSceneView* View, FPrimitiveDrawInterface* PDI)
	{
	}
	virtual void DrawVisualizationHUD(
		const UActorComponent* Component, const FViewport* Viewport, const FSceneView* View, FCanvas* Canvas)
	{
	}
	/** True: from now on this gets the input. */
	virtual bool VisProxyHandleClick(
		FEditorViewportClient* InViewportClient, HComponentVisProxy* VisProxy, const FViewportClick& Click)
	{
		return false;
	}
	/** Something else was selected. */
	virtual void EndEditing() {}
	virtual bool GetWidgetLocation(const FEditorViewportClient* ViewportClient, FVector& OutLocation) const
	{
		return false;
	}
	virtual bool HandleInputDelta(FEditorViewportClient* ViewportClient, FViewport* Viewport,
		FVector& DeltaTranslate, FRotator& DeltaRotate, FVector& DeltaScale)
	{
		return false;
	}
	virtual bool HandleInputKey(
		FEditorViewportClient* ViewportClient, FViewport* Viewport, FKey Key, EInputEvent Event)
	{
		return false;
	}
	virtual TSharedPtr<SWidget> GenerateContextMenu() const;
	virtual bool IsVisualizingArchetype() const { return false; }
	virtual UActorComponent* GetEditedComponent() const { return nullptr; }
	/** A drag in a viewport begins and ends. */
	virtual void TrackingStarted(FEditorViewportClient* InViewportClient) {}
	virtual void TrackingStopped(FEditorViewportClient* InViewportClient, bool bInDidMove) {}

	/** Tells a component that a property was edited here. */
	static void NotifyPropertyModified(UActorComponent* Component, FProperty* Property,
		EPropertyChangeType::Type PropertyChangeType = EPropertyChangeType::Unspecified);
};
