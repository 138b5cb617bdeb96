// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavCustomVersion.h"

#include "Serialization/CustomVersion.h"

const FGuid FGridNavCustomVersion::GUID(0x6D2B14F9, 0x3C5A4E07, 0x9B8D21A6, 0x50E7C3D4);

namespace GridNavCustomVersionPrivate
{
FCustomVersionRegistration Registration(
	FGridNavCustomVersion::GUID, FGridNavCustomVersion::Latest, TEXT("GridNavVer"));
} // namespace GridNavCustomVersionPrivate
