// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"

#include "UObject/Object.h"

FObjectAndNameAsStringProxyArchive::FObjectAndNameAsStringProxyArchive(
	FArchive& InInnerArchive, bool bInLoadIfFindFails)
	: InnerArchive(InInnerArchive)
{
	SetIsLoading(InnerArchive.IsLoading());
	SetIsSaving(InnerArchive.IsSaving());
	SetIsPersistent(InnerArchive.IsPersistent());
}

void FObjectAndNameAsStringProxyArchive::Serialize(void* V, int64 Length)
{
	InnerArchive.Serialize(V, Length);
	if (InnerArchive.IsError())
	{
		SetError();
	}
}

FArchive& FObjectAndNameAsStringProxyArchive::operator<<(UObject*& Value)
{
	FString Path = IsSaving() && Value != nullptr ? Value->GetPathName() : FString();
	FArchive& Self = *this;
	Self << Path;
	if (IsLoading())
	{
		Value = IsError() || Path.IsEmpty() ? nullptr : StaticFindObject(nullptr, nullptr, *Path);
	}
	return *this;
}

void FObjectAndNameAsStringProxyArchive::Seek(int64 InPos)
{
	InnerArchive.Seek(InPos);
	if (InnerArchive.IsError())
	{
		SetError();
	}
}
