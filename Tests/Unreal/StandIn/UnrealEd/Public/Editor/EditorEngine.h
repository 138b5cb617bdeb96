// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UEditorEngine.
#pragma once

#include "CoreMinimal.h"
#include "Engine/Engine.h"
#include "Templates/SharedPointer.h"

#include "EditorEngine.generated.h"

class UWorld;

namespace StandIn
{
class FTransaction;
} // namespace StandIn

/** The engine of an editor. */
UCLASS()
class UNREALED_API UEditorEngine : public UEngine
{
	GENERATED_BODY()

public:
	/** Null where nothing is played. */
	TObjectPtr<UWorld> PlayWorld;

	/** The place of the transaction in the undo list. Within another one it is a part of that. */
	int32 BeginTransaction(const FText& Description);
	int32 EndTransaction();
	void CancelTransaction(int32 Index);
	bool UndoTransaction(bool bCanRedo = true);
	bool RedoTransaction();

	/** Draws all level viewports again soon. */
	void RedrawLevelEditingViewports(bool bInvalidateHitProxies = true) { ++Redraws; }

	// Not the engine's.
	int32 StandInRedraws() const { return Redraws; }
	int32 StandInTransactions() const { return UndoList.Num(); }
	FText StandInLastTransaction() const;
	void StandInForgetTransactions();

private:
	TArray<TSharedRef<StandIn::FTransaction>> UndoList;
	TArray<TSharedRef<StandIn::FTransaction>> RedoList;
	TSharedPtr<StandIn::FTransaction> Active;
	int32 Depth = 0;
	int32 Redraws = 0;
};
