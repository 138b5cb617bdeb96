// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UUnrealEdEngine.
#pragma once

#include "CoreMinimal.h"
#include "Editor/EditorEngine.h"

#include "UnrealEdEngine.generated.h"

class FComponentVisualizer;

/** The editor with windows. */
UCLASS()
class UNREALED_API UUnrealEdEngine : public UEditorEngine
{
	GENERATED_BODY()

public:
	/** By the name of the component's class, without its prefix letter. */
	void RegisterComponentVisualizer(FName ComponentClassName, TSharedPtr<FComponentVisualizer> Visualizer);
	void UnregisterComponentVisualizer(FName ComponentClassName);
	TSharedPtr<FComponentVisualizer> FindComponentVisualizer(FName ComponentClassName) const;
	/** That of the class, or of the nearest class it derives from. */
	TSharedPtr<FComponentVisualizer> FindComponentVisualizer(const UClass* ComponentClass) const;

private:
	TMap<FName, TSharedPtr<FComponentVisualizer>> Visualizers;
};
