// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TArrayView), and the API page of TArrayView.
#pragma once

#include "Containers/Array.h"

namespace StandIn
{
template <typename RangeType>
using TElementOf = std::remove_pointer_t<decltype(std::declval<RangeType&>().GetData())>;

template <typename RangeType, typename ElementType>
concept CArrayOf = std::is_convertible_v < TElementOf<RangeType>(*)
[], ElementType (*)[] > ;
} // namespace StandIn

/** A stretch of elements that somebody else owns. */
template <typename InElementType, typename InSizeType>
class TArrayView
{
public:
	using ElementType = InElementType;
	using SizeType = InSizeType;

	TArrayView() = default;
	TArrayView(ElementType* InData, SizeType InCount) : Data(InData), Count(InCount) { check(InCount >= 0); }
	template <SIZE_T ArraySize>
	TArrayView(ElementType (&Array)[ArraySize]) : TArrayView(Array, SizeType(ArraySize))
	{
	}
	TArrayView(
		std::initializer_list<std::remove_const_t<ElementType>> Items) requires std::is_const_v<ElementType>
		: TArrayView(Items.begin(), SizeType(Items.size()))
	{
	}
	/** From arrays and views whose elements need no conversion but const. */
	template <StandIn::CArrayOf<ElementType> RangeType>
	TArrayView(RangeType&& Range) : TArrayView(Range.GetData(), SizeType(Range.Num()))
	{
	}

	ElementType* GetData() const { return Data; }
	SizeType Num() const { return Count; }
	SIZE_T NumBytes() const { return sizeof(ElementType) * SIZE_T(Count); }
	bool IsEmpty() const { return Count == 0; }
	bool IsValidIndex(SizeType Index) const { return Index >= 0 && Index < Count; }
	ElementType& operator[](SizeType Index) const
	{
		checkf(
			IsValidIndex(Index), TEXT("Array index out of bounds: %d into a view of size %d"), Index, Count);
		return Data[Index];
	}
	ElementType& Last(SizeType IndexFromTheEnd = 0) const { return (*this)[Count - IndexFromTheEnd - 1]; }
	TArrayView Slice(SizeType Index, SizeType InCount) const
	{
		check(Index >= 0 && InCount >= 0 && Index <= Count - InCount);
		return TArrayView(Data + Index, InCount);
	}
	template <typename KeyType>
	bool Contains(const KeyType& Key) const
	{
		for (const ElementType& Element : *this)
		{
			if (Element == Key)
			{
				return true;
			}
		}
		return false;
	}

	ElementType* begin() const { return Data; }
	ElementType* end() const { return Data + Count; }

private:
	ElementType* Data = nullptr;
	SizeType Count = 0;
};

template <typename ElementType>
TArrayView<ElementType> MakeArrayView(ElementType* Data, int32 Count)
{
	return TArrayView<ElementType>(Data, Count);
}

template <typename RangeType>
auto MakeArrayView(RangeType&& Range)
{
	return TArrayView<std::remove_pointer_t<decltype(Range.GetData())>>(Range);
}
