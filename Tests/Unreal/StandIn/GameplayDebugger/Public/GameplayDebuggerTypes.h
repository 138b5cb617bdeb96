// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FGameplayDebuggerShape, FGameplayDebuggerCanvasContext and
// FGameplayDebuggerInputHandler.
#pragma once

#include "CoreMinimal.h"

#if WITH_GAMEPLAY_DEBUGGER

enum class EGameplayDebuggerCategoryState : uint8
{
	EnabledInGameAndSimulate,
	EnabledInGame,
	EnabledInSimulate,
	Disabled,
	Hidden,
};

enum class EGameplayDebuggerInputMode : uint8
{
	/** Where the key was pressed. */
	Local,
	/** On the authority. */
	Replicated,
};

enum class EGameplayDebuggerShape : uint8
{
	Invalid,
	Point,
	Segment,
	Box,
};

/** Something to draw in the world, sent to whoever looks. */
struct FGameplayDebuggerShape
{
	TArray<FVector> ShapeData;
	FString Description;
	FColor Color = FColor(255, 255, 255);
	EGameplayDebuggerShape Type = EGameplayDebuggerShape::Invalid;

	static FGameplayDebuggerShape MakePoint(const FVector& Location, const float Radius, const FColor& Color,
		const FString& Description = FString());
	static FGameplayDebuggerShape MakeSegment(const FVector& StartLocation, const FVector& EndLocation,
		const FColor& Color, const FString& Description = FString());
	static FGameplayDebuggerShape MakeBox(const FVector& Center, const FVector& Extent, const FColor& Color,
		const FString& Description = FString());
};

/** What is printed on the screen of whoever looks. */
class FGameplayDebuggerCanvasContext
{
public:
	template <typename... Types>
	void Printf(UE::Core::TCheckedFormatString<TIdentity_T<Types>...> Format, Types... Arguments)
	{
		Lines.Add(FString::Printf<Types...>(Format, Arguments...));
	}

	/** Not the engine's. */
	TArray<FString> Lines;
};

DECLARE_DELEGATE(FGameplayDebuggerInputDelegate);

/** A key and what it does. */
struct FGameplayDebuggerInputHandler
{
	FName KeyName;
	EGameplayDebuggerInputMode Mode = EGameplayDebuggerInputMode::Local;
	FGameplayDebuggerInputDelegate Delegate;
};

#endif
