// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of ECheckBoxState.
#pragma once

#include "CoreMinimal.h"

enum class ECheckBoxState : uint8
{
	Unchecked,
	Checked,
	Undetermined
};
