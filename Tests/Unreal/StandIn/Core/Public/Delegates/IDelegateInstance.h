// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FDelegateHandle (Core/Delegates).
#pragma once

#include "Templates/TypeHash.h"

/** Names one binding of a multicast delegate. */
class FDelegateHandle
{
public:
	enum EGenerateNewHandleType
	{
		GenerateNewHandle
	};

	FDelegateHandle() = default;
	explicit FDelegateHandle(EGenerateNewHandleType) : ID(GenerateNewID()) {}

	bool IsValid() const { return ID != 0; }
	void Reset() { ID = 0; }
	bool operator==(const FDelegateHandle& Other) const { return ID == Other.ID; }
	friend uint32 GetTypeHash(const FDelegateHandle& Handle) { return GetTypeHash(Handle.ID); }

private:
	static uint64 GenerateNewID();

	uint64 ID = 0;
};
