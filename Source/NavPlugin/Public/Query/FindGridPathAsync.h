// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/CancellableAsyncAction.h"
#include "Query/GridPathRequest.h"

#include "FindGridPathAsync.generated.h"

class UGridPathSubsystem;

/** How a Find Grid Path node ended: the path, and the reason where there is none. */
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FGridPathAsyncPin, EGridPathOutcome, Reason, const FGridPathResult&, Result);

/**
 * The Blueprint node Find Grid Path (Async). One of its pins is executed, exactly once.
 *
 * The node ends with its owner, with the grid and with the world. Nothing is executed once the owner is gone.
 */
UCLASS(meta = (DisplayName = "Find Grid Path (Async)"))
class NAVPLUGIN_API UFindGridPathAsync : public UCancellableAsyncAction
{
	GENERATED_BODY()

public:
	/** The path reaches the goal. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridPathAsyncPin Found;

	/** The goal cannot be reached; the path ends at the nearest place that can. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridPathAsyncPin Partial;

	/** There is no path. Reason tells why: none exists, a bad place, no grid, too many requests. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridPathAsyncPin Failed;

	/** The node was cancelled, or the grid went away or is being built anew. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridPathAsyncPin Cancelled;

	/**
	 * Finds a path on the grid over the next frames, without holding up any of them.
	 * @param Request Where from, where to and how. First legs do not apply, and the path is not kept live.
	 * @param Owner Nothing happens any more once this object is gone; none = the object that the node is in.
	 * @return Can be cancelled.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			AdvancedDisplay = "Owner", DisplayName = "Find Grid Path (Async)"))
	static UFindGridPathAsync* FindGridPathAsync(
		UObject* WorldContextObject, const FGridPathRequest& Request, UObject* Owner = nullptr);

	virtual void Activate() override;
	/** Executes Cancelled, unless another pin was. */
	virtual void Cancel() override;

private:
	void OnPathEvent(EGridPathEvent Event, const FGridPathResult& Result);
	/** Executes a pin, once, and lets go of the action. */
	void Finish(const FGridPathResult& Result);
	FGridPathAsyncPin& PinOf(EGridPathOutcome Outcome);

	FGridPathRequest Request;
	FGridPathHandle Handle;
	TWeakObjectPtr<UGridPathSubsystem> Subsystem;
	bool bIsFinished = false;
};
