// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Serialization/Archive.h"

#include "Containers/Array.h"
#include "Misc/AssertionMacros.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

#include <cstring>
#include <limits>

FArchive& FArchive::operator<<(FName& Value)
{
	FString Text = Value.ToString();
	*this << Text;
	if (IsLoading())
	{
		Value = FName(*Text);
	}
	return *this;
}

FArchive& FArchive::operator<<(UObject*& Value)
{
	checkf(false, TEXT("%s cannot hold objects"), *GetArchiveName());
	SetError();
	return *this;
}

FString FArchive::GetArchiveName() const
{
	return TEXT("FArchive");
}

bool FArchive::AtEnd()
{
	const int64 Position = Tell();
	return Position != INDEX_NONE && Position >= TotalSize();
}

void FArchive::UsingCustomVersion(const FGuid& Guid)
{
	if (IsLoading())
	{
		return;
	}
	const TOptional<FCustomVersion> Registered = FCurrentCustomVersions::Get(Guid);
	checkf(Registered.IsSet(), TEXT("an archive uses a custom version that is not registered"));
	GetCustomVersions();
	CustomVersions.SetVersion(Guid, Registered->Version, Registered->GetFriendlyName());
}

int32 FArchive::CustomVer(const FGuid& Key) const
{
	const FCustomVersion* const Version = GetCustomVersions().GetVersion(Key);
	// Asking without UsingCustomVersion would write data that claims to have no version.
	checkf(IsLoading() || Version, TEXT("CustomVer without UsingCustomVersion"));
	return Version ? Version->Version : -1;
}

const FCustomVersionContainer& FArchive::GetCustomVersions() const
{
	if (bCustomVersionsAreReset)
	{
		bCustomVersionsAreReset = false;
		CustomVersions = IsLoading() ? FCurrentCustomVersions::GetAll() : FCustomVersionContainer();
	}
	return CustomVersions;
}

void FArchive::SetCustomVersions(const FCustomVersionContainer& CustomVersionContainer)
{
	CustomVersions = CustomVersionContainer;
	bCustomVersionsAreReset = false;
}

void FArchive::SetCustomVersion(const FGuid& Key, int32 Version, FName FriendlyName)
{
	GetCustomVersions();
	CustomVersions.SetVersion(Key, Version, FriendlyName);
}

void FArchive::ResetCustomVersions()
{
	bCustomVersionsAreReset = true;
}

FArchive& operator<<(FArchive& Ar, bool& Value)
{
	uint32 Word = Value ? 1 : 0;
	Ar << Word;
	if (Ar.IsLoading())
	{
		if (Word > 1)
		{
			Ar.SetError();
		}
		Value = Word != 0;
	}
	return Ar;
}

namespace StandIn::Detail
{
/** A count of letters with the terminator, negative for TCHAR letters, then the letters. */
void LoadString(FArchive& Ar, FString& Value)
{
	int32 SavedNum = 0;
	Ar << SavedNum;
	Value.Empty();
	const bool bSane = SavedNum != std::numeric_limits<int32>::min();
	const int64 Num = bSane ? (SavedNum < 0 ? -SavedNum : SavedNum) : 0;
	const int64 Left = Ar.TotalSize() - Ar.Tell();
	if (!bSane || Num * (SavedNum < 0 ? 2 : 1) > Left)
	{
		Ar.SetError();
		return;
	}
	for (int64 Index = 0; Index < Num && !Ar.IsError(); ++Index)
	{
		TCHAR Letter = 0;
		if (SavedNum < 0)
		{
			Ar << Letter;
		}
		else
		{
			ANSICHAR Narrow = 0;
			Ar << Narrow;
			Letter = static_cast<uint8>(Narrow);
		}
		if (Index + 1 < Num)
		{
			Value.AppendChar(Letter);
		}
		else if (Letter != 0)
		{
			Ar.SetError();
		}
	}
}

void SaveString(FArchive& Ar, const FString& Value)
{
	const int32 Length = Value.Len();
	int32 SavedNum = Length == 0 ? 0 : -(Length + 1);
	Ar << SavedNum;
	for (int32 Index = 0; Index < Length; ++Index)
	{
		TCHAR Letter = Value[Index];
		Ar << Letter;
	}
	if (Length != 0)
	{
		TCHAR Terminator = 0;
		Ar << Terminator;
	}
}
} // namespace StandIn::Detail

FArchive& operator<<(FArchive& Ar, FString& Value)
{
	if (Ar.IsLoading())
	{
		StandIn::Detail::LoadString(Ar, Value);
	}
	else
	{
		StandIn::Detail::SaveString(Ar, Value);
	}
	return Ar;
}

FString FMemoryArchive::GetArchiveName() const
{
	return TEXT("FMemoryArchive");
}

FMemoryReader::FMemoryReader(const TArray<uint8>& InBytes, bool bIsPersistent) : Bytes(InBytes)
{
	SetIsLoading(true);
	SetIsPersistent(bIsPersistent);
}

FString FMemoryReader::GetArchiveName() const
{
	return TEXT("FMemoryReader");
}

void FMemoryReader::Serialize(void* Data, int64 Num)
{
	if (Num == 0)
	{
		return;
	}
	const bool bEnough = Num > 0 && Offset >= 0 && Offset <= TotalSize() && Num <= TotalSize() - Offset;
	if (IsError() || !bEnough)
	{
		SetError();
		if (Num > 0)
		{
			std::memset(Data, 0, static_cast<SIZE_T>(Num));
		}
		return;
	}
	std::memcpy(Data, Bytes.GetData() + Offset, static_cast<SIZE_T>(Num));
	Offset += Num;
}

FMemoryWriter::FMemoryWriter(
	TArray<uint8>& InBytes, bool bIsPersistent, bool bSetOffset, const FName InArchiveName)
	: Bytes(InBytes), ArchiveName(InArchiveName)
{
	SetIsSaving(true);
	SetIsPersistent(bIsPersistent);
	if (bSetOffset)
	{
		Offset = InBytes.Num();
	}
}

FString FMemoryWriter::GetArchiveName() const
{
	return ArchiveName == NAME_None ? FString(TEXT("FMemoryWriter")) : ArchiveName.ToString();
}

void FMemoryWriter::Serialize(void* Data, int64 Num)
{
	check(Num >= 0 && Offset >= 0);
	const int64 End = Offset + Num;
	if (IsError() || End > std::numeric_limits<int32>::max())
	{
		SetError();
		return;
	}
	if (End > Bytes.Num())
	{
		Bytes.SetNumZeroed(static_cast<int32>(End));
	}
	if (Num > 0)
	{
		std::memcpy(Bytes.GetData() + Offset, Data, static_cast<SIZE_T>(Num));
	}
	Offset = End;
}
