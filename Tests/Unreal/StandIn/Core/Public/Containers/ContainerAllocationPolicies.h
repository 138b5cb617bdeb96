// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TInlineAllocator), and the API page of
// TInlineAllocator.
#pragma once

#include "Containers/ContainersFwd.h"
#include "HAL/UnrealMemory.h"
#include "Misc/AssertionMacros.h"
#include "Misc/NumericLimits.h"
#include "Templates/UnrealTemplate.h"

#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 4
/** Whether a container may give memory back when it gets smaller. */
enum class EAllowShrinking : uint8
{
	No,
	Yes,
	Default = Yes,
};
#endif

namespace StandIn
{
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 4
using EShrinking = EAllowShrinking;
#else
using EShrinking = bool;
#endif
inline constexpr EShrinking ShrinkingNo = EShrinking(0);
inline constexpr EShrinking ShrinkingYes = EShrinking(1);

/** Moves elements to raw memory by copying their bytes, as the engine's containers do: what points into
   itself (std::string, std::map) must not be kept in them by value. */
template <typename T>
void RelocateItems(T* Dest, T* Source, int32 Count)
{
	if (Count > 0)
	{
		FMemory::Memmove(
			static_cast<void*>(Dest), static_cast<const void*>(Source), sizeof(T) * SIZE_T(Count));
	}
}

/** How many elements to make room for, so that adding one by one takes few allocations. */
constexpr int32 GrownCapacity(int32 Needed)
{
	const int64 Grown = int64(Needed) + 3 * int64(Needed) / 8 + 16;
	return Needed <= 4 ? 4 : Grown < MAX_int32 ? int32(Grown) : MAX_int32;
}

/** Whether so much room for so few elements is worth giving back. */
constexpr bool IsWorthShrinking(int32 Num, int32 Capacity, SIZE_T ElementSize)
{
	const int32 Slack = Capacity - Num;
	const bool bLarge = SIZE_T(Slack) * ElementSize >= 16384 || 3 * int64(Num) < 2 * int64(Capacity);
	return bLarge && (Slack > 64 || Num == 0);
}
} // namespace StandIn

/** Memory from the heap. */
template <int IndexSize>
class TSizedDefaultAllocator
{
public:
	using SizeType = int32;

	template <typename T>
	class ForElementType
	{
	public:
		ForElementType() = default;
		~ForElementType() { FMemory::Free(Data); }
		ForElementType(const ForElementType&) = delete;
		ForElementType& operator=(const ForElementType&) = delete;

		T* GetAllocation() const { return Data; }
		int32 GetCapacity() const { return Capacity; }
		SIZE_T GetAllocatedSize() const { return sizeof(T) * SIZE_T(Capacity); }

		/** Makes room for so many elements and keeps the first Used. */
		void Resize(int32 NewCapacity, int32 Used)
		{
			T* NewData = nullptr;
			if (NewCapacity > 0)
			{
				NewData = static_cast<T*>(FMemory::Malloc(sizeof(T) * SIZE_T(NewCapacity), alignof(T)));
				StandIn::RelocateItems(NewData, Data, Used);
			}
			FMemory::Free(Data);
			Data = NewData;
			Capacity = NewCapacity;
		}

		void MoveFrom(ForElementType& Other, int32)
		{
			FMemory::Free(Data);
			Data = Other.Data;
			Capacity = Other.Capacity;
			Other.Data = nullptr;
			Other.Capacity = 0;
		}

	private:
		T* Data = nullptr;
		int32 Capacity = 0;
	};
};

/** Room for a few elements in the container itself, and the heap for more. */
template <uint32 InlineCount, typename SecondaryAllocator = FDefaultAllocator>
class TInlineAllocator
{
public:
	using SizeType = int32;

	template <typename T>
	class ForElementType
	{
	public:
		ForElementType() = default;
		~ForElementType() { FMemory::Free(Data); }
		ForElementType(const ForElementType&) = delete;
		ForElementType& operator=(const ForElementType&) = delete;

		T* GetAllocation() const { return Data != nullptr ? Data : GetInline(); }
		int32 GetCapacity() const { return Data != nullptr ? Capacity : int32(InlineCount); }
		SIZE_T GetAllocatedSize() const { return Data != nullptr ? sizeof(T) * SIZE_T(Capacity) : 0; }

		void Resize(int32 NewCapacity, int32 Used)
		{
			T* const OldData = Data;
			if (NewCapacity > int32(InlineCount))
			{
				T* const NewData =
					static_cast<T*>(FMemory::Malloc(sizeof(T) * SIZE_T(NewCapacity), alignof(T)));
				StandIn::RelocateItems(NewData, GetAllocation(), Used);
				Data = NewData;
				Capacity = NewCapacity;
			}
			else if (OldData != nullptr)
			{
				StandIn::RelocateItems(GetInline(), OldData, Used);
				Data = nullptr;
			}
			FMemory::Free(OldData);
		}

		void MoveFrom(ForElementType& Other, int32 Used)
		{
			FMemory::Free(Data);
			Data = Other.Data;
			Capacity = Other.Capacity;
			if (Data == nullptr)
			{
				StandIn::RelocateItems(GetInline(), Other.GetInline(), Used);
			}
			Other.Data = nullptr;
		}

	private:
		T* GetInline() const { return reinterpret_cast<T*>(const_cast<uint8*>(Storage)); }

		alignas(T) uint8 Storage[sizeof(T) * InlineCount];
		T* Data = nullptr;
		int32 Capacity = 0;
	};
};
