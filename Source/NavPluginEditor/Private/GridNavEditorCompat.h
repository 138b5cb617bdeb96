// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What differs between the engine versions that we serve, or could not be verified against a page of Epic's,
// in one place: when a version of the engine does not compile the module, look here first. Beside these:
// FComponentVisualizer::TrackingStarted and TrackingStopped, which the visualizer overrides.
#pragma once

#include "ComponentVisualizer.h"
#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "Editor.h"
#include "SceneView.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

namespace UE::GridNavEditor::Compat
{
/** Tells a component and the open panels that a property was edited in a viewport. */
inline void NotifyEdited(UActorComponent& Component, FName PropertyName, EPropertyChangeType::Type Type)
{
	FComponentVisualizer::NotifyPropertyModified(
		&Component, Component.GetClass()->FindPropertyByName(PropertyName), Type);
}

/** Commandlets have no viewports. */
inline void RedrawViewports()
{
	if (GEditor != nullptr)
	{
		GEditor->RedrawLevelEditingViewports(true);
	}
}

inline FVector ViewOrigin(const FSceneView& View)
{
	return View.ViewMatrices.GetViewOrigin();
}
} // namespace UE::GridNavEditor::Compat
