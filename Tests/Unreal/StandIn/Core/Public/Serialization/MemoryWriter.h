// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 10 and the API page "FMemoryWriter".
#pragma once

#include "Containers/Array.h"
#include "Serialization/MemoryArchive.h"

/** Writes at its position, over what is there, and lets the array grow. */
class FMemoryWriter final : public FMemoryArchive
{
public:
	explicit FMemoryWriter(TArray<uint8>& InBytes, bool bIsPersistent = false, bool bSetOffset = false,
		const FName InArchiveName = NAME_None);

	virtual FString GetArchiveName() const override;
	virtual int64 TotalSize() override { return Bytes.Num(); }
	virtual void Serialize(void* Data, int64 Num) override;

private:
	TArray<uint8>& Bytes;
	FName ArchiveName;
};
