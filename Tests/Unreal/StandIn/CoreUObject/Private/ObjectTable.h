// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

/** Opens what only the object system may change. */
struct FStandInObjectAccess
{
	static void SetClass(UObject& Object, UClass* Class) { Object.ClassPrivate = Class; }
	static void SetName(UObject& Object, FName Name) { Object.NamePrivate = Name; }
	static void SetOuter(UObject& Object, UObject* Outer) { Object.OuterPrivate = Outer; }
	static int32 GetIndex(const UObject& Object) { return Object.InternalIndex; }
	static void SetIndex(UObject& Object, int32 Index) { Object.InternalIndex = Index; }
	static void SetInternalFlags(UObject& Object, EInternalObjectFlags Flags)
	{
		Object.InternalFlags |= Flags;
	}
	static void ClearInternalFlags(UObject& Object, EInternalObjectFlags Flags)
	{
		Object.InternalFlags &= ~Flags;
	}
	static void ForgetDefaultObject(UClass& Class);
	static int32 TakeNumber(const UClass& Class);
};

namespace StandIn
{
/**
 * All objects, by place and by name.
 *
 * A place is used again once its object is gone, with another serial number: that is how weak pointers tell.
 * Places never move, so a weak pointer may be copied and compared on any thread while objects are made.
 */
class FObjectTable
{
public:
	/** Never destroyed: other statics may hold weak pointers until the very end. */
	static FObjectTable& Get();

	int32 Add(UObject* Object);
	void Remove(UObject* Object);
	int32 GetSerial(int32 Index) const { return At(Index).Serial; }
	/** Null when the place is free or somebody else's. */
	UObject* Find(int32 Index, int32 Serial) const;

	void AddName(UObject* Object);
	void RemoveName(UObject* Object);
	/** Null when there is no such object directly below the outer. */
	UObject* FindByName(const UObject* Outer, FName Name) const;

	/** In the order they were made, as far as places were not used again. */
	template <typename VisitorType>
	void ForEach(VisitorType Visitor) const
	{
		for (int32 Index = 0; Index < Count; ++Index)
		{
			if (UObject* Object = At(Index).Object)
			{
				Visitor(Object);
			}
		}
	}
	int32 Num() const { return Count - int32(Free.size()); }

private:
	struct FPlace
	{
		UObject* Object = nullptr;
		int32 Serial = 0;
	};
	static constexpr int32 ChunkSize = 4096;
	static constexpr int32 MaxChunks = 1024;

	FPlace& At(int32 Index) const { return Chunks[Index / ChunkSize][Index % ChunkSize]; }

	FPlace* Chunks[MaxChunks] = {};
	int32 Count = 0;
	int32 NextSerial = 1;
	std::vector<int32> Free;
	std::unordered_multimap<std::uint64_t, UObject*> Names;
};
} // namespace StandIn
