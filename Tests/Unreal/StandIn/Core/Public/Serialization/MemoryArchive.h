// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FMemoryArchive".
#pragma once

#include "Serialization/Archive.h"

class FMemoryArchive : public FArchive
{
public:
	virtual FString GetArchiveName() const override;
	virtual int64 Tell() final override { return Offset; }
	virtual void Seek(int64 InPos) final override { Offset = InPos; }

protected:
	FMemoryArchive() = default;

	int64 Offset = 0;
};
