// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "ComponentVisualizer.h"
#include "CoreMinimal.h"
#include "Templates/UniquePtr.h"
#include "Visualizers/GridNavCellPreview.h"

class FScopedTransaction;
class IGridNavViewportTool;
class UGridNavGraphComponent;

/**
 * Shows selected grid components in the viewports: the box with a handle on each face, and the cells.
 *
 * A handle that was clicked gets the widget of the viewport; pulling at it resizes the box, in one step to
 * undo.
 */
class FGridNavGraphVisualizer final : public FComponentVisualizer
{
public:
	FGridNavGraphVisualizer();
	virtual ~FGridNavGraphVisualizer() override;

	/** Draws beside this, and is asked about clicks first. */
	void SetTool(const TWeakPtr<IGridNavViewportTool>& InTool) { Tool = InTool; }

	virtual void DrawVisualization(
		const UActorComponent* Component, const FSceneView* View, FPrimitiveDrawInterface* PDI) override;
	virtual bool VisProxyHandleClick(FEditorViewportClient* InViewportClient, HComponentVisProxy* VisProxy,
		const FViewportClick& Click) override;
	virtual void EndEditing() override;
	virtual bool GetWidgetLocation(
		const FEditorViewportClient* ViewportClient, FVector& OutLocation) const override;
	virtual bool HandleInputDelta(FEditorViewportClient* ViewportClient, FViewport* Viewport,
		FVector& DeltaTranslate, FRotator& DeltaRotate, FVector& DeltaScale) override;
	virtual UActorComponent* GetEditedComponent() const override;
	virtual void TrackingStarted(FEditorViewportClient* InViewportClient) override;
	virtual void TrackingStopped(FEditorViewportClient* InViewportClient, bool bInDidMove) override;

private:
	/** What is drawn of one of the selected components. */
	struct FShown
	{
		TWeakObjectPtr<const UGridNavGraphComponent> Component;
		FGridNavCellPreview Cells;
	};

	FGridNavCellPreview& PreviewOf(const UGridNavGraphComponent& Component);
	/** Null when nothing is edited, and when it went away. */
	UGridNavGraphComponent* Edited() const;

	TWeakPtr<IGridNavViewportTool> Tool;
	TArray<TUniquePtr<FShown>> Shown;
	TWeakObjectPtr<UGridNavGraphComponent> EditedGraph;
	int32 EditedFace = INDEX_NONE;
	/** From the first to the last move of a drag. */
	TUniquePtr<FScopedTransaction> Drag;
};
