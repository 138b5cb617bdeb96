// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameplayDebuggerCategory.h"

#if WITH_GAMEPLAY_DEBUGGER

FGameplayDebuggerShape FGameplayDebuggerShape::MakePoint(
	const FVector& Location, const float Radius, const FColor& Color, const FString& Description)
{
	FGameplayDebuggerShape Shape;
	Shape.ShapeData = {Location, FVector(static_cast<double>(Radius), 0.0, 0.0)};
	Shape.Color = Color;
	Shape.Description = Description;
	Shape.Type = EGameplayDebuggerShape::Point;
	return Shape;
}

FGameplayDebuggerShape FGameplayDebuggerShape::MakeSegment(
	const FVector& StartLocation, const FVector& EndLocation, const FColor& Color, const FString& Description)
{
	FGameplayDebuggerShape Shape;
	Shape.ShapeData = {StartLocation, EndLocation};
	Shape.Color = Color;
	Shape.Description = Description;
	Shape.Type = EGameplayDebuggerShape::Segment;
	return Shape;
}

FGameplayDebuggerShape FGameplayDebuggerShape::MakeBox(
	const FVector& Center, const FVector& Extent, const FColor& Color, const FString& Description)
{
	FGameplayDebuggerShape Shape;
	Shape.ShapeData = {Center, Extent};
	Shape.Color = Color;
	Shape.Description = Description;
	Shape.Type = EGameplayDebuggerShape::Box;
	return Shape;
}

FString FGameplayDebuggerAddonBase::GetInputHandlerDescription(int32 HandlerId) const
{
	return InputHandlers.IsValidIndex(HandlerId) ? InputHandlers[HandlerId].KeyName.ToString() : FString();
}

void FGameplayDebuggerCategory::StandInCollect(APlayerController* OwnerPC, AActor* DebugActor)
{
	ReplicatedLines.Reset();
	ReplicatedShapes.Reset();
	if (DebugActor != nullptr || !bShowOnlyWithDebugActor)
	{
		CollectData(OwnerPC, DebugActor);
	}
}

#endif
