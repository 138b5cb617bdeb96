// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Class.h"

#include "StateTreeNodeBase.generated.h"

/** Whatever stands in a tree. Shared by all that run the tree: what changes is in its instance data. */
USTRUCT()
struct STATETREEMODULE_API FStateTreeNodeBase
{
	GENERATED_BODY()

	virtual ~FStateTreeNodeBase() = default;

	/** A struct of which every running tree has its own; null where none is needed. */
	virtual const UStruct* GetInstanceDataType() const { return nullptr; }
};
