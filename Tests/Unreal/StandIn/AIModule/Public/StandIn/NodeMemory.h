// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Not the engine's: the memory of one agent for one node.

#include "CoreMinimal.h"

namespace StandIn
{
/**
 * A block of its own for each node, so that whoever writes past it is seen by the sanitizers.
 *
 * Filled with rubbish before it is initialised and after it is cleaned up; writing to it after that is fatal.
 */
class AIMODULE_API FNodeMemory
{
public:
	FNodeMemory() = default;
	FNodeMemory(FNodeMemory&& Other) noexcept : Block(Other.Block), Size(Other.Size)
	{
		Other.Block = nullptr;
	}
	FNodeMemory& operator=(FNodeMemory&& Other) = delete;
	~FNodeMemory();

	/** SpecialSize bytes of zeroes come before the memory. */
	void Allocate(int32 SpecialSize, int32 NodeSize);
	/** Makes it rubbish. It stays allocated until it is checked. */
	void Poison();
	/** Fatal if somebody wrote to it since it became rubbish. */
	void CheckAndFree(const TCHAR* OwnerName);

	uint8* Get() const { return Block != nullptr ? Block + Special : nullptr; }

private:
	uint8* Block = nullptr;
	int32 Special = 0;
	int32 Size = 0;
};
} // namespace StandIn
