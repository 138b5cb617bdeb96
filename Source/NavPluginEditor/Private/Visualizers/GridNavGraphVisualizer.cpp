// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Visualizers/GridNavGraphVisualizer.h"

#include "Components/GridNavGraphComponent.h"
#include "GridNavEditorCompat.h"
#include "SceneManagement.h"
#include "ScopedTransaction.h"
#include "Visualizers/GridNavBoxHandles.h"
#include "Visualizers/GridNavViewportTool.h"

#define LOCTEXT_NAMESPACE "GridNavGraphVisualizer"

namespace GridNavGraphVisualizerPrivate
{
const FLinearColor BoxColor(0.3f, 0.9f, 0.45f);
/** The box of the built grid, where the settings have changed since. */
const FLinearColor BuiltColor(0.5f, 0.5f, 0.5f);
const FLinearColor HandleColor(0.9f, 0.95f, 1.0f);
const FLinearColor EditedColor(1.0f, 0.7f, 0.1f);
constexpr float HandleSize = 14.0f;
/** Grids whose cells are kept drawn; more are rarely selected together. */
constexpr int32 MostShown = 8;

FText DragName()
{
	return LOCTEXT("Resize", "Resize Navigation Grid");
}
} // namespace GridNavGraphVisualizerPrivate

FGridNavGraphVisualizer::FGridNavGraphVisualizer() = default;
FGridNavGraphVisualizer::~FGridNavGraphVisualizer() = default;

FGridNavCellPreview& FGridNavGraphVisualizer::PreviewOf(const UGridNavGraphComponent& Component)
{
	for (int32 Index = Shown.Num() - 1; Index >= 0; --Index)
	{
		if (!Shown[Index]->Component.IsValid())
		{
			Shown.RemoveAt(Index);
		}
		else if (Shown[Index]->Component.Get() == &Component)
		{
			return Shown[Index]->Cells;
		}
	}
	if (Shown.Num() >= GridNavGraphVisualizerPrivate::MostShown)
	{
		Shown.RemoveAt(0);
	}
	Shown.Add(MakeUnique<FShown>());
	Shown.Last()->Component = &Component;
	return Shown.Last()->Cells;
}

void FGridNavGraphVisualizer::DrawVisualization(
	const UActorComponent* Component, const FSceneView* View, FPrimitiveDrawInterface* PDI)
{
	const UGridNavGraphComponent* Graph = Cast<const UGridNavGraphComponent>(Component);
	if (Graph == nullptr || View == nullptr || PDI == nullptr)
	{
		return;
	}
	const FBox Box = UE::GridNavEditor::BoxOf(*Graph);
	if (Box.Min.ContainsNaN() || Box.Max.ContainsNaN())
	{
		return;
	}
	const FBox Built = Graph->GetGridBounds();
	if (!Built.Min.Equals(Box.Min, 1.0) || !Built.Max.Equals(Box.Max, 1.0))
	{
		DrawWireBox(PDI, Built, GridNavGraphVisualizerPrivate::BuiltColor, SDPG_World);
	}
	DrawWireBox(PDI, Box, GridNavGraphVisualizerPrivate::BoxColor, SDPG_World);
	const FVector Eye = UE::GridNavEditor::Compat::ViewOrigin(*View);
	FGridNavCellPreview::DrawNet(*Graph, Eye, *PDI);
	PreviewOf(*Graph).DrawCells(*Graph, Eye, *PDI);
	for (int32 Face = 0; Face < UE::GridNavEditor::BoxFaces; ++Face)
	{
		const bool bEdited = Graph == Edited() && Face == EditedFace;
		PDI->SetHitProxy(new HGridNavFaceProxy(Graph, Face));
		PDI->DrawPoint(UE::GridNavEditor::FaceCenter(Box, Face),
			bEdited ? GridNavGraphVisualizerPrivate::EditedColor : GridNavGraphVisualizerPrivate::HandleColor,
			GridNavGraphVisualizerPrivate::HandleSize, SDPG_Foreground);
		PDI->SetHitProxy(nullptr);
	}
	if (const TSharedPtr<IGridNavViewportTool> Beside = Tool.Pin())
	{
		Beside->Draw(*Graph, *PDI);
	}
}

UGridNavGraphComponent* FGridNavGraphVisualizer::Edited() const
{
	return EditedFace != INDEX_NONE ? EditedGraph.Get() : nullptr;
}

UActorComponent* FGridNavGraphVisualizer::GetEditedComponent() const
{
	return Edited();
}

bool FGridNavGraphVisualizer::VisProxyHandleClick(
	FEditorViewportClient* InViewportClient, HComponentVisProxy* VisProxy, const FViewportClick& Click)
{
	const TSharedPtr<IGridNavViewportTool> Beside = Tool.Pin();
	if (Beside.IsValid() && VisProxy != nullptr && Beside->HandleClick(*VisProxy, Click))
	{
		return true;
	}
	const HGridNavFaceProxy* Face = HitProxyCast<HGridNavFaceProxy>(VisProxy);
	const UActorComponent* Clicked = Face != nullptr ? Face->Component.Get() : nullptr;
	const UGridNavGraphComponent* Graph = Cast<const UGridNavGraphComponent>(Clicked);
	if (Graph == nullptr)
	{
		EndEditing();
		return false;
	}
	// The proxy names what is drawn; it is edited here because it is selected.
	EditedGraph = const_cast<UGridNavGraphComponent*>(Graph);
	EditedFace = Face->Face;
	UE::GridNavEditor::Compat::RedrawViewports();
	return true;
}

void FGridNavGraphVisualizer::EndEditing()
{
	Drag.Reset();
	EditedGraph.Reset();
	EditedFace = INDEX_NONE;
}

bool FGridNavGraphVisualizer::GetWidgetLocation(
	const FEditorViewportClient* ViewportClient, FVector& OutLocation) const
{
	const UGridNavGraphComponent* Graph = Edited();
	if (Graph == nullptr)
	{
		return false;
	}
	OutLocation = UE::GridNavEditor::FaceCenter(UE::GridNavEditor::BoxOf(*Graph), EditedFace);
	return true;
}

void FGridNavGraphVisualizer::TrackingStarted(FEditorViewportClient* InViewportClient)
{
	if (Edited() != nullptr && !Drag.IsValid())
	{
		Drag = MakeUnique<FScopedTransaction>(GridNavGraphVisualizerPrivate::DragName());
	}
}

bool FGridNavGraphVisualizer::HandleInputDelta(FEditorViewportClient* ViewportClient, FViewport* Viewport,
	FVector& DeltaTranslate, FRotator& DeltaRotate, FVector& DeltaScale)
{
	UGridNavGraphComponent* Graph = Edited();
	if (Graph == nullptr)
	{
		return false;
	}
	if (!DeltaTranslate.IsZero())
	{
		// Within that of the drag, if there is one.
		const FScopedTransaction Transaction(GridNavGraphVisualizerPrivate::DragName());
		Graph->Modify();
		UE::GridNavEditor::MoveFace(*Graph, EditedFace, DeltaTranslate);
		UE::GridNavEditor::Compat::NotifyEdited(*Graph,
			GET_MEMBER_NAME_CHECKED(UGridNavGraphComponent, Extent), EPropertyChangeType::Interactive);
		UE::GridNavEditor::Compat::RedrawViewports();
	}
	// Turning and scaling do nothing to a box, and must not reach the actor instead.
	return true;
}

void FGridNavGraphVisualizer::TrackingStopped(FEditorViewportClient* InViewportClient, bool bInDidMove)
{
	if (UGridNavGraphComponent* Graph = bInDidMove ? Edited() : nullptr)
	{
		UE::GridNavEditor::Compat::NotifyEdited(
			*Graph, GET_MEMBER_NAME_CHECKED(UGridNavGraphComponent, Extent), EPropertyChangeType::ValueSet);
	}
	Drag.Reset();
}

#undef LOCTEXT_NAMESPACE
