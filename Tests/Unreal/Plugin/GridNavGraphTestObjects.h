// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraphComponent.h"
#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "GridNavGraphTestObjects.generated.h"

/** What a Blueprint hears of a grid. */
UCLASS()
class UGridNavGraphTestListener : public UObject
{
	GENERATED_BODY()

public:
	int32 ReadyCount = 0;
	int32 FailedCount = 0;
	FString LastReason;
	/** Destroys the actor of a grid from within the event. */
	bool bDestroyOnEvent = false;

	UFUNCTION()
	void OnReady(UGridNavGraphComponent* Graph)
	{
		++ReadyCount;
		DestroyIfAsked(Graph);
	}
	UFUNCTION()
	void OnFailed(UGridNavGraphComponent* Graph, const FText& Reason)
	{
		++FailedCount;
		LastReason = Reason.ToString();
		DestroyIfAsked(Graph);
	}

private:
	void DestroyIfAsked(UGridNavGraphComponent* Graph);
};
