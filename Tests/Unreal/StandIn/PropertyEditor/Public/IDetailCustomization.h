// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IDetailCustomization.
#pragma once

#include "CoreMinimal.h"

class IDetailLayoutBuilder;

/** Rearranges the details panel of a class. */
class IDetailCustomization : public TSharedFromThis<IDetailCustomization>
{
public:
	virtual ~IDetailCustomization() = default;
	virtual void CustomizeDetails(IDetailLayoutBuilder& DetailBuilder) = 0;
	/** As above, with a pointer that may be kept, weakly. */
	virtual void CustomizeDetails(const TSharedPtr<IDetailLayoutBuilder>& DetailBuilder)
	{
		CustomizeDetails(*DetailBuilder);
	}
	/** The panel goes, or shows something else. */
	virtual void PendingDelete() {}
};
