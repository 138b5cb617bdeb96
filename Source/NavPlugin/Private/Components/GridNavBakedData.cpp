// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavBakedData.h"

#include "Components/GridNavCustomVersion.h"
#include "EditorFramework/AssetImportData.h"
#include "GridNavLog.h"
#include "Serialization/Archive.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavBakedData)

void FGridNavBakedBlob::Set(TArray<uint8>&& NewBytes)
{
	Known.Reset();
	Bytes = MoveTemp(NewBytes);
	State = Bytes.IsEmpty() ? EGridNavBlobState::Empty : EGridNavBlobState::Loaded;
}

void FGridNavBakedBlob::Serialize(FArchive& Ar)
{
	Ar.UsingCustomVersion(FGridNavCustomVersion::GUID);
	if (Ar.IsObjectReferenceCollector())
	{
		return;
	}
	// The size comes first, so that a version that cannot read the bytes can step over them.
	int64 Size = Bytes.Num();
	Ar << Size;
	if (!Ar.IsLoading())
	{
		Ar.Serialize(Bytes.GetData(), Size);
		return;
	}
	Known.Reset();
	Bytes.Empty();
	const int64 Left = Ar.TotalSize() - Ar.Tell();
	if (Ar.IsError() || Size < 0 || Size > MAX_int32 || (Ar.TotalSize() >= 0 && Size > Left))
	{
		State = EGridNavBlobState::Truncated;
		Ar.SetError();
		return;
	}
	if (Ar.CustomVer(FGridNavCustomVersion::GUID) > FGridNavCustomVersion::Latest)
	{
		State = EGridNavBlobState::Newer;
		Ar.Seek(Ar.Tell() + Size);
		return;
	}
	Bytes.SetNumUninitialized(static_cast<int32>(Size));
	Ar.Serialize(Bytes.GetData(), Size);
	State = Size == 0 ? EGridNavBlobState::Empty : EGridNavBlobState::Loaded;
	if (Ar.IsError())
	{
		Bytes.Empty();
		State = EGridNavBlobState::Truncated;
	}
}

void UGridNavBakedData::Serialize(FArchive& Ar)
{
	Super::Serialize(Ar);
	Blob.Serialize(Ar);
	if (Blob.State == EGridNavBlobState::Truncated)
	{
		UE_LOG(LogGridNav, Error, TEXT("%s: the baked grid is cut short"), *GetPathName());
	}
}
