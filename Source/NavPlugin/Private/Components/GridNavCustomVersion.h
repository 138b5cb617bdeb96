// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/Guid.h"

/** Versions of what the plugin saves in packages. */
struct FGridNavCustomVersion
{
	enum Type : int32
	{
		/** Size and bytes of a baked grid. */
		Initial = 0,

		// New versions go above this line.
		VersionPlusOne,
		Latest = VersionPlusOne - 1,
	};

	static const FGuid GUID;

	FGridNavCustomVersion() = delete;
};
