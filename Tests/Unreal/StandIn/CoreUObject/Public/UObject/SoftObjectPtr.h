// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSoftObjectPtr, TSoftObjectPtr and TSoftClassPtr.
#pragma once

#include "Templates/Casts.h"
#include "UObject/SoftObjectPath.h"

/** A path that finds its object when it is asked for. */
struct FSoftObjectPtr
{
	FSoftObjectPtr() = default;
	explicit FSoftObjectPtr(const FSoftObjectPath& InPath) : Path(InPath) {}
	explicit FSoftObjectPtr(const UObject* InObject) : Path(InObject) {}

	UObject* Get() const { return Path.ResolveObject(); }
	UObject* LoadSynchronous() const { return Path.TryLoad(); }
	const FSoftObjectPath& ToSoftObjectPath() const { return Path; }
	FString ToString() const { return Path.ToString(); }
	bool IsNull() const { return Path.IsNull(); }
	bool IsValid() const { return Get() != nullptr; }
	/** It names something that is not loaded. */
	bool IsPending() const { return !IsNull() && !IsValid(); }
	void Reset() { Path.Reset(); }
	bool operator==(const FSoftObjectPtr& Other) const { return Path == Other.Path; }
	friend uint32 GetTypeHash(const FSoftObjectPtr& This) { return GetTypeHash(This.Path); }
	friend FArchive& operator<<(FArchive& Ar, FSoftObjectPtr& This) { return Ar << This.Path; }

private:
	FSoftObjectPath Path;
};

template <typename T>
struct TSoftObjectPtr : private FSoftObjectPtr
{
	TSoftObjectPtr() = default;
	TSoftObjectPtr(decltype(nullptr)) {}
	TSoftObjectPtr(const T* Object) : FSoftObjectPtr(static_cast<const UObject*>(Object)) {}
	explicit TSoftObjectPtr(const FSoftObjectPath& InPath) : FSoftObjectPtr(InPath) {}

	T* Get() const { return Cast<T>(FSoftObjectPtr::Get()); }
	T* LoadSynchronous() const { return Cast<T>(FSoftObjectPtr::LoadSynchronous()); }
	T* operator->() const { return Get(); }
	explicit operator bool() const { return Get() != nullptr; }
	bool IsValid() const { return Get() != nullptr; }
	using FSoftObjectPtr::IsNull;
	using FSoftObjectPtr::IsPending;
	using FSoftObjectPtr::Reset;
	using FSoftObjectPtr::ToSoftObjectPath;
	using FSoftObjectPtr::ToString;
	bool operator==(const TSoftObjectPtr& Other) const { return FSoftObjectPtr::operator==(Other); }
	friend uint32 GetTypeHash(const TSoftObjectPtr& This) { return GetTypeHash(This.ToSoftObjectPath()); }
	friend FArchive& operator<<(FArchive& Ar, TSoftObjectPtr& This)
	{
		return Ar << static_cast<FSoftObjectPtr&>(This);
	}
};

template <typename T>
struct TSoftClassPtr : private FSoftObjectPtr
{
	TSoftClassPtr() = default;
	TSoftClassPtr(decltype(nullptr)) {}
	TSoftClassPtr(const UClass* Class) : FSoftObjectPtr(static_cast<const UObject*>(Class)) {}
	explicit TSoftClassPtr(const FSoftObjectPath& InPath) : FSoftObjectPtr(InPath) {}

	UClass* Get() const
	{
		UClass* Class = Cast<UClass>(FSoftObjectPtr::Get());
		return Class != nullptr && Class->IsChildOf(T::StaticClass()) ? Class : nullptr;
	}
	UClass* LoadSynchronous() const { return Get(); }
	explicit operator bool() const { return Get() != nullptr; }
	bool IsValid() const { return Get() != nullptr; }
	using FSoftObjectPtr::IsNull;
	using FSoftObjectPtr::IsPending;
	using FSoftObjectPtr::Reset;
	using FSoftObjectPtr::ToSoftObjectPath;
	using FSoftObjectPtr::ToString;
	bool operator==(const TSoftClassPtr& Other) const { return FSoftObjectPtr::operator==(Other); }
	friend uint32 GetTypeHash(const TSoftClassPtr& This) { return GetTypeHash(This.ToSoftObjectPath()); }
	friend FArchive& operator<<(FArchive& Ar, TSoftClassPtr& This)
	{
		return Ar << static_cast<FSoftObjectPtr&>(This);
	}
};
