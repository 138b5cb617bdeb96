// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UCancellableAsyncAction (blueprint-reflection.md 6).
#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintAsyncActionBase.h"

#include "CancellableAsyncAction.generated.h"

class FTimerManager;

/** An action that whoever started it can end. */
UCLASS(Abstract, BlueprintType, meta = (ExposedAsyncProxy = AsyncAction))
class ENGINE_API UCancellableAsyncAction : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/** Ends the action; nothing is called back. Call it last when overriding. */
	UFUNCTION(BlueprintCallable, Category = "Async Action")
	virtual void Cancel();

	/** Still under way. */
	UFUNCTION(BlueprintCallable, Category = "Async Action")
	virtual bool IsActive() const;

	/** Callbacks make sense: neither the action nor its game instance is gone. */
	virtual bool ShouldBroadcastDelegates() const;
	/** Kept alive by a game instance. */
	bool IsRegistered() const;
	FTimerManager* GetTimerManager() const;

	virtual void BeginDestroy() override;
};
