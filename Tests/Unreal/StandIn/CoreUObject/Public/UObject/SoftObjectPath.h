// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSoftObjectPath and FSoftClassPath.
#pragma once

#include "Containers/UnrealString.h"
#include "UObject/Class.h"

/** Names an object by its path, whether it is loaded or not. */
struct FSoftObjectPath
{
	FSoftObjectPath() = default;
	explicit FSoftObjectPath(const FString& InPath) : Path(InPath) {}
	explicit FSoftObjectPath(const TCHAR* InPath) : Path(InPath) {}
	explicit FSoftObjectPath(const UObject* InObject);

	FString ToString() const { return Path; }
	void SetPath(const FString& InPath) { Path = InPath; }
	bool IsNull() const { return Path.IsEmpty(); }
	bool IsValid() const { return !Path.IsEmpty(); }
	void Reset() { Path.Reset(); }
	UObject* ResolveObject() const;
	UObject* TryLoad() const { return ResolveObject(); }

	bool operator==(const FSoftObjectPath& Other) const { return Path == Other.Path; }
	friend uint32 GetTypeHash(const FSoftObjectPath& This) { return GetTypeHash(This.Path); }
	friend FArchive& operator<<(FArchive& Ar, FSoftObjectPath& This);

private:
	FString Path;
};

struct FSoftClassPath : public FSoftObjectPath
{
	FSoftClassPath() = default;
	explicit FSoftClassPath(const FString& InPath) : FSoftObjectPath(InPath) {}
	explicit FSoftClassPath(const TCHAR* InPath) : FSoftObjectPath(InPath) {}
	explicit FSoftClassPath(const UClass* InClass);

	UClass* ResolveClass() const;
	template <typename T>
	UClass* TryLoadClass() const
	{
		UClass* Class = ResolveClass();
		return Class != nullptr && Class->IsChildOf(T::StaticClass()) ? Class : nullptr;
	}
};

template <>
UScriptStruct* StaticStruct<FSoftObjectPath>();
template <>
UScriptStruct* StaticStruct<FSoftClassPath>();
