// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 10 and the API page "FMemoryReader".
#pragma once

#include "Containers/Array.h"
#include "Serialization/MemoryArchive.h"

/** The bytes are not copied: they must outlive the reader. */
class FMemoryReader final : public FMemoryArchive
{
public:
	explicit FMemoryReader(const TArray<uint8>& InBytes, bool bIsPersistent = false);

	virtual FString GetArchiveName() const override;
	virtual int64 TotalSize() override { return Bytes.Num(); }
	/** Asked for more than there is, it gives zeroes and sets the error. */
	virtual void Serialize(void* Data, int64 Num) override;

private:
	const TArray<uint8>& Bytes;
};
