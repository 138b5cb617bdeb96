// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/SoftObjectPath.h"

#include "Serialization/Archive.h"

FSoftObjectPath::FSoftObjectPath(const UObject* InObject)
	: Path(InObject != nullptr ? InObject->GetPathName() : FString())
{
}

UObject* FSoftObjectPath::ResolveObject() const
{
	return Path.IsEmpty() ? nullptr : StaticFindObject(nullptr, nullptr, *Path);
}

FSoftClassPath::FSoftClassPath(const UClass* InClass) : FSoftObjectPath(static_cast<const UObject*>(InClass))
{
}

UClass* FSoftClassPath::ResolveClass() const
{
	UObject* Object = ResolveObject();
	return Object != nullptr && Object->IsA(UClass::StaticClass()) ? static_cast<UClass*>(Object) : nullptr;
}

FArchive& operator<<(FArchive& Ar, FSoftObjectPath& This)
{
	return Ar << This.Path;
}
