// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IPropertyHandle.
#pragma once

#include "CoreMinimal.h"
#include "Delegates/Delegate.h"
#include "UObject/UnrealType.h"

/** A property of the objects in a panel. */
class PROPERTYEDITOR_API IPropertyHandle : public TSharedFromThis<IPropertyHandle>
{
public:
	virtual ~IPropertyHandle() = default;

	virtual bool IsValidHandle() const = 0;
	virtual FProperty* GetProperty() const = 0;
	virtual FText GetPropertyDisplayName() const = 0;
	virtual void SetOnPropertyValueChanged(const FSimpleDelegate& InOnPropertyValueChanged) = 0;
	virtual void MarkHiddenByCustomization() = 0;
};
