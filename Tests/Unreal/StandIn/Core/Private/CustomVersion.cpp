// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Serialization/CustomVersion.h"

#include "HAL/CriticalSection.h"
#include "Misc/AssertionMacros.h"
#include "Misc/ScopeLock.h"
#include "Serialization/Archive.h"

namespace StandIn::Detail
{
/** Registrations are statics of other files, so the registry outlives them all. */
struct FVersionRegistry
{
	FCriticalSection Lock;
	FCustomVersionArray Registered;
};

FVersionRegistry& GetVersionRegistry()
{
	static FVersionRegistry* const Registry = new FVersionRegistry();
	return *Registry;
}

constexpr int32 MaxStoredVersions = 65536;
} // namespace StandIn::Detail

FArchive& operator<<(FArchive& Ar, FCustomVersion& Version)
{
	return Ar << Version.Key << Version.Version;
}

const FCustomVersion* FCustomVersionContainer::GetVersion(FGuid CustomKey) const
{
	for (const FCustomVersion& Version : Versions)
	{
		if (Version.Key == CustomKey)
		{
			return &Version;
		}
	}
	return nullptr;
}

void FCustomVersionContainer::SetVersion(FGuid CustomKey, int32 NewVersion, FName FriendlyName)
{
	for (FCustomVersion& Version : Versions)
	{
		if (Version.Key == CustomKey)
		{
			Version = FCustomVersion(CustomKey, NewVersion, FriendlyName);
			return;
		}
	}
	Versions.Add(FCustomVersion(CustomKey, NewVersion, FriendlyName));
}

void FCustomVersionContainer::Serialize(FArchive& Ar)
{
	int32 Num = Versions.Num();
	Ar << Num;
	if (Ar.IsLoading())
	{
		if (Num < 0 || Num > StandIn::Detail::MaxStoredVersions)
		{
			Ar.SetError();
			Num = 0;
		}
		Versions.Empty();
		for (int32 Index = 0; Index < Num && !Ar.IsError(); ++Index)
		{
			FCustomVersion Version;
			Ar << Version;
			Versions.Add(Version);
		}
		return;
	}
	for (FCustomVersion& Version : Versions)
	{
		Ar << Version;
	}
}

FCustomVersionContainer FCurrentCustomVersions::GetAll()
{
	StandIn::Detail::FVersionRegistry& Registry = StandIn::Detail::GetVersionRegistry();
	FScopeLock Guard(&Registry.Lock);
	FCustomVersionContainer All;
	for (const FCustomVersion& Version : Registry.Registered)
	{
		All.SetVersion(Version.Key, Version.Version, Version.GetFriendlyName());
	}
	return All;
}

TOptional<FCustomVersion> FCurrentCustomVersions::Get(const FGuid& Guid)
{
	const FCustomVersionContainer All = GetAll();
	const FCustomVersion* const Found = All.GetVersion(Guid);
	return Found ? TOptional<FCustomVersion>(*Found) : TOptional<FCustomVersion>();
}

FCustomVersionRegistration::FCustomVersionRegistration(FGuid InKey, int32 Version, FName InFriendlyName)
	: Key(InKey)
{
	StandIn::Detail::FVersionRegistry& Registry = StandIn::Detail::GetVersionRegistry();
	FScopeLock Guard(&Registry.Lock);
	checkf(!Registry.Registered.ContainsByPredicate(
			   [&InKey](const FCustomVersion& Other) { return Other.Key == InKey; }),
		TEXT("two custom versions have one key"));
	Registry.Registered.Add(FCustomVersion(InKey, Version, InFriendlyName));
}

FCustomVersionRegistration::~FCustomVersionRegistration()
{
	StandIn::Detail::FVersionRegistry& Registry = StandIn::Detail::GetVersionRegistry();
	FScopeLock Guard(&Registry.Lock);
	for (int32 Index = 0; Index < Registry.Registered.Num(); ++Index)
	{
		if (Registry.Registered[Index].Key == Key)
		{
			Registry.Registered.RemoveAt(Index);
			return;
		}
	}
}
