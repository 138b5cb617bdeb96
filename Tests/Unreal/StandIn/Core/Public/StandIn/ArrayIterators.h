// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: how arrays are walked.
#pragma once

#include "Misc/AssertionMacros.h"

/** Walks an array in a ranged for, and says so when the array changes its size meanwhile. */
template <typename ElementType>
class TCheckedPointerIterator
{
public:
	TCheckedPointerIterator(const int32& InNum, ElementType* InElement)
		: Element(InElement), CurrentNum(InNum), InitialNum(InNum)
	{
	}

	ElementType& operator*() const { return *Element; }
	TCheckedPointerIterator& operator++()
	{
		++Element;
		return *this;
	}
	bool operator!=(const TCheckedPointerIterator& Other) const
	{
		ensureMsgf(CurrentNum == InitialNum, TEXT("Array has changed during ranged-for iteration!"));
		return Element != Other.Element;
	}

private:
	ElementType* Element;
	const int32& CurrentNum;
	int32 InitialNum;
};

/** Walks an array by index and may remove on the way. */
template <typename ContainerType, typename ElementType>
class TIndexedContainerIterator
{
public:
	explicit TIndexedContainerIterator(ContainerType& InContainer, int32 InIndex = 0)
		: Container(InContainer), Index(InIndex)
	{
	}

	TIndexedContainerIterator& operator++()
	{
		++Index;
		return *this;
	}
	ElementType& operator*() const { return Container[Index]; }
	ElementType* operator->() const { return &Container[Index]; }
	explicit operator bool() const { return Container.IsValidIndex(Index); }
	int32 GetIndex() const { return Index; }
	void RemoveCurrent() { Container.RemoveAt(Index--); }

private:
	ContainerType& Container;
	int32 Index;
};
