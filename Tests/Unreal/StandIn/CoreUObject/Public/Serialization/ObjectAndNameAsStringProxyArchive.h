// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FObjectAndNameAsStringProxyArchive.
#pragma once

#include "Serialization/Archive.h"

/** Lets objects be kept in an archive that knows none: by their path. */
class FObjectAndNameAsStringProxyArchive final : public FArchive
{
public:
	/** There are no files to load from, so objects are found or they are null. */
	FObjectAndNameAsStringProxyArchive(FArchive& InInnerArchive, bool bInLoadIfFindFails);

	virtual void Serialize(void* V, int64 Length) override;
	using FArchive::operator<<;
	virtual FArchive& operator<<(UObject*& Value) override;
	virtual FString GetArchiveName() const override { return InnerArchive.GetArchiveName(); }
	virtual int64 Tell() override { return InnerArchive.Tell(); }
	virtual int64 TotalSize() override { return InnerArchive.TotalSize(); }
	virtual void Seek(int64 InPos) override;
	virtual bool AtEnd() override { return InnerArchive.AtEnd(); }
	virtual void UsingCustomVersion(const FGuid& Guid) override { InnerArchive.UsingCustomVersion(Guid); }
	virtual const FCustomVersionContainer& GetCustomVersions() const override
	{
		return InnerArchive.GetCustomVersions();
	}

private:
	FArchive& InnerArchive;
};
