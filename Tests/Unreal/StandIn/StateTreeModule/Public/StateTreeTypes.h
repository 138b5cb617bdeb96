// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 5, and public tasks
// of games.

#include "CoreMinimal.h"

#include "StateTreeTypes.generated.h"

UENUM(BlueprintType)
enum class EStateTreeRunStatus : uint8
{
	Running,
	Stopped,
	Succeeded,
	Failed,
	Unset,
};

UENUM(BlueprintType)
enum class EStateTreeStateChangeType : uint8
{
	None,
	Changed,
	Sustained,
};

/** Why a state is entered or left. */
USTRUCT(BlueprintType)
struct STATETREEMODULE_API FStateTreeTransitionResult
{
	GENERATED_BODY()

	UPROPERTY(BlueprintReadOnly, Category = "Default")
	EStateTreeRunStatus CurrentRunStatus = EStateTreeRunStatus::Unset;

	UPROPERTY(BlueprintReadOnly, Category = "Default")
	EStateTreeStateChangeType ChangeType = EStateTreeStateChangeType::Changed;
};
