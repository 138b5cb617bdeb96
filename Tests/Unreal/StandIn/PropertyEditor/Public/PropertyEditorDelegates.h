// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FOnGetDetailCustomizationInstance.
#pragma once

#include "CoreMinimal.h"
#include "Delegates/Delegate.h"

class IDetailCustomization;

DECLARE_DELEGATE_RetVal(TSharedRef<IDetailCustomization>, FOnGetDetailCustomizationInstance);
