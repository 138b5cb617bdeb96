// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"
#include "UObject/Object.h"

#include "GridPathTestObjects.generated.h"

/** What a Blueprint would do with the answers: its functions are bound by name. */
UCLASS()
class UGridPathTestListener : public UObject
{
	GENERATED_BODY()

public:
	TArray<FGridPathResult> Ended;
	/** Which pins were executed, in order: F, P, X (failed), C. */
	FString Pins;
	EGridPathOutcome Reason = EGridPathOutcome::Pending;

	UFUNCTION()
	void OnEnded(const FGridPathResult& Result) { Ended.Add(Result); }
	UFUNCTION()
	void OnFound(EGridPathOutcome InReason, const FGridPathResult& Result)
	{
		Note(TEXT("F"), InReason, Result);
	}
	UFUNCTION()
	void OnPartial(EGridPathOutcome InReason, const FGridPathResult& Result)
	{
		Note(TEXT("P"), InReason, Result);
	}
	UFUNCTION()
	void OnFailed(EGridPathOutcome InReason, const FGridPathResult& Result)
	{
		Note(TEXT("X"), InReason, Result);
	}
	UFUNCTION()
	void OnCancelled(EGridPathOutcome InReason, const FGridPathResult& Result)
	{
		Note(TEXT("C"), InReason, Result);
	}

	/** A native listener, too. */
	void OnEvent(EGridPathEvent Event, const FGridPathResult& Result)
	{
		if (Event == EGridPathEvent::Ended)
		{
			Ended.Add(Result);
		}
	}

private:
	void Note(const TCHAR* Pin, EGridPathOutcome InReason, const FGridPathResult& Result)
	{
		Pins += Pin;
		Reason = InReason;
		Ended.Add(Result);
	}
};
