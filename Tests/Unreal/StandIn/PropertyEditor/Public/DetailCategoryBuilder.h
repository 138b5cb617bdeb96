// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IDetailCategoryBuilder.
#pragma once

#include "CoreMinimal.h"
#include "DetailWidgetRow.h"

/** One group of rows. */
class IDetailCategoryBuilder
{
public:
	virtual ~IDetailCategoryBuilder() = default;

	/** The filter is what people find the row by; properties of a class come after such rows. */
	virtual FDetailWidgetRow& AddCustomRow(const FText& FilterString, bool bForAdvanced = false) = 0;
	virtual IDetailCategoryBuilder& InitiallyCollapsed(bool bInShouldBeInitiallyCollapsed) = 0;
};
