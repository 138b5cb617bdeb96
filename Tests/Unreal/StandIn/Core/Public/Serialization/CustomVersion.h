// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 10 and the API pages "FCustomVersion",
// "FCustomVersionContainer", "FCurrentCustomVersions" and "FCustomVersionRegistration".
#pragma once

#include "Containers/Array.h"
#include "Misc/Guid.h"
#include "Misc/Optional.h"
#include "UObject/NameTypes.h"

class FArchive;

/** How far one kind of data has come. */
struct FCustomVersion
{
	FGuid Key;
	int32 Version = 0;
	int32 ReferenceCount = 0;

	FCustomVersion() = default;
	FCustomVersion(FGuid InKey, int32 InVersion, FName InFriendlyName)
		: Key(InKey), Version(InVersion), ReferenceCount(1), FriendlyName(InFriendlyName)
	{
	}

	const FName GetFriendlyName() const { return FriendlyName; }

	friend FArchive& operator<<(FArchive& Ar, FCustomVersion& Version);

private:
	FName FriendlyName;
};

using FCustomVersionArray = TArray<FCustomVersion>;

/** The versions of all kinds of data in one archive. */
class FCustomVersionContainer
{
public:
	const FCustomVersionArray& GetAllVersions() const { return Versions; }
	/** Null when there is none of that key. */
	const FCustomVersion* GetVersion(FGuid CustomKey) const;
	void SetVersion(FGuid CustomKey, int32 NewVersion, FName FriendlyName);
	/** As a package does in its summary. */
	void Serialize(FArchive& Ar);
	void Empty() { Versions.Empty(); }

private:
	FCustomVersionArray Versions;
};

/** What this build writes. */
class FCurrentCustomVersions
{
public:
	static FCustomVersionContainer GetAll();
	static TOptional<FCustomVersion> Get(const FGuid& Guid);
};

/** Registers a version for as long as it lives; a key can be registered once. */
class FCustomVersionRegistration
{
public:
	FCustomVersionRegistration(FGuid InKey, int32 Version, FName InFriendlyName);
	~FCustomVersionRegistration();
	FCustomVersionRegistration(const FCustomVersionRegistration&) = delete;
	FCustomVersionRegistration& operator=(const FCustomVersionRegistration&) = delete;

private:
	FGuid Key;
};
