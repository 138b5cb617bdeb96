// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TObjectPtr.
#pragma once

#include "Templates/TypeHash.h"
#include "UObject/ObjectMacros.h"

#include <type_traits>

/** A pointer to an object for members that carry UPROPERTY. The pointed-to class may be incomplete. */
template <typename T>
struct TObjectPtr
{
	using ElementType = T;

	TObjectPtr() = default;
	TObjectPtr(decltype(nullptr)) {}
	TObjectPtr(T* InObject) : Object(InObject) {}
	TObjectPtr(T& InObject) : Object(&InObject) {}
	template <typename U>
	requires(!std::is_same_v<U, T> && std::is_convertible_v<U*, T*>) TObjectPtr(const TObjectPtr<U>& Other)
		: Object(Other.Get())
	{
	}

	TObjectPtr& operator=(decltype(nullptr))
	{
		Object = nullptr;
		return *this;
	}
	TObjectPtr& operator=(T* InObject)
	{
		Object = InObject;
		return *this;
	}

	template <typename U>
	requires(!std::is_same_v<U, T> && std::is_convertible_v<U*, T*>) TObjectPtr& operator=(
		const TObjectPtr<U>& Other)
	{
		Object = Other.Get();
		return *this;
	}

	T* Get() const { return Object; }
	operator T*() const { return Object; }
	T* operator->() const { return Object; }
	T& operator*() const { return *Object; }
	explicit operator bool() const { return Object != nullptr; }

	template <typename U>
	bool operator==(const TObjectPtr<U>& Other) const
	{
		return Object == Other.Get();
	}
	template <typename U>
	bool operator==(U* Other) const
	{
		return Object == Other;
	}
	bool operator==(decltype(nullptr)) const { return Object == nullptr; }

	/** For the collector, which sets references to garbage to null. */
	T*& GetReferenceForCollector() { return Object; }

	friend uint32 GetTypeHash(const TObjectPtr& Pointer)
	{
		return GetTypeHash(static_cast<const void*>(Pointer.Object));
	}

private:
	T* Object = nullptr;
};
