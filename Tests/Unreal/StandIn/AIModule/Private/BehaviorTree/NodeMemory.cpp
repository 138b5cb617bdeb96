// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/NodeMemory.h"

#include <cstring>
#include <new>

namespace
{
constexpr uint8 RubbishBefore = 0xcd;
constexpr uint8 RubbishAfter = 0xdd;
} // namespace

StandIn::FNodeMemory::~FNodeMemory()
{
	::operator delete(Block);
}

void StandIn::FNodeMemory::Allocate(int32 SpecialSize, int32 NodeSize)
{
	check(Block == nullptr && SpecialSize % 16 == 0);
	Special = SpecialSize;
	Size = SpecialSize + NodeSize;
	Block = static_cast<uint8*>(::operator new(static_cast<std::size_t>(Size)));
	std::memset(Block, 0, static_cast<std::size_t>(Special));
	std::memset(Block + Special, RubbishBefore, static_cast<std::size_t>(NodeSize));
}

void StandIn::FNodeMemory::Poison()
{
	std::memset(Block, RubbishAfter, static_cast<std::size_t>(Size));
}

void StandIn::FNodeMemory::CheckAndFree(const TCHAR* OwnerName)
{
	for (int32 Index = 0; Index < Size; ++Index)
	{
		checkf(Block[Index] == RubbishAfter,
			TEXT("A node of %s has written to its memory after the clean-up."), OwnerName);
	}
	::operator delete(Block);
	Block = nullptr;
	Size = 0;
}
