// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ComponentVisualizer.h"

#include "Editor/UnrealEdEngine.h"
#include "UnrealEdGlobals.h"
#include "Widgets/SWidget.h"

UUnrealEdEngine* GUnrealEd = nullptr;

IMPLEMENT_HIT_PROXY(HComponentVisProxy, HHitProxy)

TSharedPtr<SWidget> FComponentVisualizer::GenerateContextMenu() const
{
	return nullptr;
}

void FComponentVisualizer::NotifyPropertyModified(
	UActorComponent* Component, FProperty* Property, EPropertyChangeType::Type PropertyChangeType)
{
	if (Component != nullptr)
	{
		FPropertyChangedEvent Event(Property, uint32(PropertyChangeType));
		Component->PostEditChangeProperty(Event);
	}
}

void UUnrealEdEngine::RegisterComponentVisualizer(
	FName ComponentClassName, TSharedPtr<FComponentVisualizer> Visualizer)
{
	ensureMsgf(!ComponentClassName.IsNone(), TEXT("A visualizer is registered for a class"));
	if (Visualizer.IsValid())
	{
		Visualizers.Add(ComponentClassName, Visualizer);
	}
}

void UUnrealEdEngine::UnregisterComponentVisualizer(FName ComponentClassName)
{
	Visualizers.Remove(ComponentClassName);
}

TSharedPtr<FComponentVisualizer> UUnrealEdEngine::FindComponentVisualizer(FName ComponentClassName) const
{
	const TSharedPtr<FComponentVisualizer>* Found = Visualizers.Find(ComponentClassName);
	return Found != nullptr ? *Found : nullptr;
}

TSharedPtr<FComponentVisualizer> UUnrealEdEngine::FindComponentVisualizer(const UClass* ComponentClass) const
{
	TSharedPtr<FComponentVisualizer> Found;
	for (const UClass* Class = ComponentClass; Class != nullptr && !Found.IsValid();
		 Class = Class->GetSuperClass())
	{
		Found = FindComponentVisualizer(Class->GetFName());
	}
	return Found;
}
