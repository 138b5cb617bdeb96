// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 5, and public tasks
// of games.

#include "StateTreeTaskBase.h"

#include "StateTreeAITask.generated.h"

/** For tasks that can only be used in trees of AI controllers. */
USTRUCT(meta = (Hidden, Category = "AI"))
struct GAMEPLAYSTATETREEMODULE_API FStateTreeAITaskBase : public FStateTreeTaskBase
{
	GENERATED_BODY()
};

/** The same for tasks that do something with the pawn. */
USTRUCT(meta = (Hidden, Category = "AI|Action"))
struct GAMEPLAYSTATETREEMODULE_API FStateTreeAIActionTaskBase : public FStateTreeAITaskBase
{
	GENERATED_BODY()
};
