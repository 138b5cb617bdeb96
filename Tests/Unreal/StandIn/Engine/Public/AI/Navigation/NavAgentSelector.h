// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of FNavAgentSelector: which supported agents something concerns, sixteen at most.

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#include "NavAgentSelector.generated.h"

USTRUCT()
struct ENGINE_API FNavAgentSelector
{
	GENERATED_BODY()

	static constexpr uint32 InitializedBit = 0x80000000;
	static constexpr uint32 AllAgentsMask = 0x7fffffff;

	explicit FNavAgentSelector(const uint32 InBits = AllAgentsMask) : PackedBits(InBits) {}

	bool Contains(int32 AgentIndex) const
	{
		return AgentIndex >= 0 && AgentIndex < 16 && (PackedBits & (1u << AgentIndex)) != 0;
	}

	void Set(int32 AgentIndex)
	{
		if (AgentIndex >= 0 && AgentIndex < 16)
		{
			PackedBits |= 1u << AgentIndex;
		}
	}

	void Empty() { PackedBits &= InitializedBit; }
	uint32 GetAgentBits() const { return PackedBits & AllAgentsMask; }

	UPROPERTY()
	uint32 PackedBits;
};
