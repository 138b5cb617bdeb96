// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of the delegates of the same names.
#pragma once

#include "Delegates/Delegate.h"
#include "Input/Reply.h"
#include "Styling/SlateTypes.h"

DECLARE_DELEGATE_RetVal(FReply, FOnClicked);
DECLARE_DELEGATE_OneParam(FOnCheckStateChanged, ECheckBoxState);
DECLARE_DELEGATE_OneParam(FOnFloatValueChanged, float);
