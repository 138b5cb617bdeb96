// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FWeakObjectPtr.
#pragma once

#include "UObject/ObjectMacros.h"

/** Names an object without keeping it: a place in the table of objects and the serial number of who had it
 * then. */
struct FWeakObjectPtr
{
	FWeakObjectPtr() = default;
	FWeakObjectPtr(decltype(nullptr)) {}
	FWeakObjectPtr(const UObject* Object) { *this = Object; }
	FWeakObjectPtr& operator=(const UObject* Object);

	/** Null once the object is garbage, unreachable or gone. */
	UObject* Get(bool bEvenIfGarbage = false) const;
	UObject* GetEvenIfUnreachable() const;
	bool IsValid() const { return Get() != nullptr; }
	/** It was set once, and what it named is gone. */
	bool IsStale() const { return ObjectIndex != INDEX_NONE && Get() == nullptr; }
	bool IsExplicitlyNull() const { return ObjectIndex == INDEX_NONE; }
	void Reset() { *this = FWeakObjectPtr(); }

	/** Stale pointers are equal to null pointers, as both name nothing. */
	bool operator==(const FWeakObjectPtr& Other) const;
	bool HasSameIndexAndSerialNumber(const FWeakObjectPtr& Other) const
	{
		return ObjectIndex == Other.ObjectIndex && ObjectSerialNumber == Other.ObjectSerialNumber;
	}

	friend uint32 GetTypeHash(const FWeakObjectPtr& Pointer)
	{
		return uint32(Pointer.ObjectIndex) ^ uint32(Pointer.ObjectSerialNumber);
	}

private:
	int32 ObjectIndex = INDEX_NONE;
	int32 ObjectSerialNumber = 0;
};
