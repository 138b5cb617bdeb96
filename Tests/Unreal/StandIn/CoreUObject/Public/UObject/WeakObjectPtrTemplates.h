// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TWeakObjectPtr.
#pragma once

#include "UObject/ObjectPtr.h"
#include "UObject/WeakObjectPtr.h"

#include <type_traits>

template <typename T>
struct TWeakObjectPtr : private FWeakObjectPtr
{
	using ElementType = T;

	TWeakObjectPtr() = default;
	TWeakObjectPtr(decltype(nullptr)) {}
	template <typename U>
	requires(std::is_convertible_v<U*, T*>) TWeakObjectPtr(U* Object)
		: FWeakObjectPtr(static_cast<const UObject*>(Object))
	{
	}
	template <typename U>
	requires(std::is_convertible_v<U*, T*>) TWeakObjectPtr(const TObjectPtr<U>& Object)
		: TWeakObjectPtr(Object.Get())
	{
	}
	template <typename U>
	requires(!std::is_same_v<U, T> && std::is_convertible_v<U*, T*>)
		TWeakObjectPtr(const TWeakObjectPtr<U>& Other)
		: FWeakObjectPtr(Other.GetUntyped())
	{
	}

	T* Get(bool bEvenIfGarbage = false) const { return static_cast<T*>(FWeakObjectPtr::Get(bEvenIfGarbage)); }
	T* GetEvenIfUnreachable() const { return static_cast<T*>(FWeakObjectPtr::GetEvenIfUnreachable()); }
	T* operator->() const { return Get(); }
	T& operator*() const { return *Get(); }
	explicit operator bool() const { return FWeakObjectPtr::IsValid(); }

	using FWeakObjectPtr::IsExplicitlyNull;
	using FWeakObjectPtr::IsStale;
	using FWeakObjectPtr::IsValid;
	using FWeakObjectPtr::Reset;

	const FWeakObjectPtr& GetUntyped() const { return *this; }
	template <typename U>
	bool HasSameIndexAndSerialNumber(const TWeakObjectPtr<U>& Other) const
	{
		return FWeakObjectPtr::HasSameIndexAndSerialNumber(Other.GetUntyped());
	}

	template <typename U>
	bool operator==(const TWeakObjectPtr<U>& Other) const
	{
		return GetUntyped() == Other.GetUntyped();
	}
	template <typename U>
	requires(std::is_convertible_v<const U*, const UObject*>) bool operator==(const U* Other) const
	{
		return Get() == Other;
	}
	bool operator==(decltype(nullptr)) const { return !FWeakObjectPtr::IsValid(); }

	friend uint32 GetTypeHash(const TWeakObjectPtr& Pointer) { return GetTypeHash(Pointer.GetUntyped()); }
};
