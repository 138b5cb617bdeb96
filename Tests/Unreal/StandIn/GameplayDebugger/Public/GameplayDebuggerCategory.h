// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FGameplayDebuggerCategory and FGameplayDebuggerAddonBase.
#pragma once

#include "CoreMinimal.h"
#include "GameplayDebuggerTypes.h"

#if WITH_GAMEPLAY_DEBUGGER

class AActor;
class APlayerController;

/** What categories and extensions share: keys. */
class GAMEPLAYDEBUGGER_API FGameplayDebuggerAddonBase : public TSharedFromThis<FGameplayDebuggerAddonBase>
{
public:
	virtual ~FGameplayDebuggerAddonBase() = default;

	int32 GetNumInputHandlers() const { return InputHandlers.Num(); }
	FGameplayDebuggerInputHandler& GetInputHandler(int32 HandlerId) { return InputHandlers[HandlerId]; }
	FString GetInputHandlerDescription(int32 HandlerId) const;

protected:
	template <class UserClass>
	bool BindKeyPress(FName KeyName, UserClass* KeyHandlerObject, void (UserClass::*KeyHandlerFunc)(),
		EGameplayDebuggerInputMode InputMode = EGameplayDebuggerInputMode::Local)
	{
		FGameplayDebuggerInputHandler& Handler = InputHandlers.AddDefaulted_GetRef();
		Handler.KeyName = KeyName;
		Handler.Mode = InputMode;
		Handler.Delegate.BindRaw(KeyHandlerObject, KeyHandlerFunc);
		return true;
	}

private:
	TArray<FGameplayDebuggerInputHandler> InputHandlers;
};

/** Looks at an actor: text and shapes are collected on the authority and shown where somebody looks. */
class GAMEPLAYDEBUGGER_API FGameplayDebuggerCategory : public FGameplayDebuggerAddonBase
{
public:
	virtual void CollectData(APlayerController* OwnerPC, AActor* DebugActor) {}
	virtual void DrawData(APlayerController* OwnerPC, FGameplayDebuggerCanvasContext& CanvasContext) {}

	void AddTextLine(const FString& TextLine) { ReplicatedLines.Add(TextLine); }
	void AddShape(const FGameplayDebuggerShape& Shape) { ReplicatedShapes.Add(Shape); }

	/** Not the engine's: collects as the replicator does, lines and shapes of before forgotten. */
	void StandInCollect(APlayerController* OwnerPC, AActor* DebugActor);
	const TArray<FString>& StandInLines() const { return ReplicatedLines; }
	const TArray<FGameplayDebuggerShape>& StandInShapes() const { return ReplicatedShapes; }

protected:
	/** Seconds between two collections. */
	float CollectDataInterval = 0.0f;
	bool bShowOnlyWithDebugActor = true;

private:
	TArray<FString> ReplicatedLines;
	TArray<FGameplayDebuggerShape> ReplicatedShapes;
};

#endif
