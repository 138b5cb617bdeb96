// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TSubclassOf.
#pragma once

#include "UObject/Class.h"

/** A class that is, or derives from, a given one. Anything else counts as no class. */
template <typename T>
class TSubclassOf
{
public:
	TSubclassOf() = default;
	TSubclassOf(UClass* From) : Class(From) {}
	TSubclassOf(decltype(nullptr)) {}
	template <typename U>
	requires(std::is_convertible_v<U*, T*>) TSubclassOf(const TSubclassOf<U>& Other) : Class(*Other) {}

	UClass* operator*() const
	{
		return Class != nullptr && Class->IsChildOf(T::StaticClass()) ? Class : nullptr;
	}
	UClass* Get() const { return **this; }
	UClass* operator->() const { return **this; }
	operator UClass*() const { return **this; }

	T* GetDefaultObject() const
	{
		UClass* Known = **this;
		return Known != nullptr ? static_cast<T*>(Known->GetDefaultObject()) : nullptr;
	}

	friend uint32 GetTypeHash(const TSubclassOf& SubclassOf)
	{
		return GetTypeHash(static_cast<const void*>(SubclassOf.Class));
	}

private:
	UClass* Class = nullptr;
};
