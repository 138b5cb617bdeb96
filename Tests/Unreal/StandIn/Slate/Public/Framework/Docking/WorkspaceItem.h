// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FWorkspaceItem.
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** A group of the menus that tabs are offered in. */
class FWorkspaceItem : public TSharedFromThis<FWorkspaceItem>
{
public:
	explicit FWorkspaceItem(const FText& InDisplayName) : DisplayName(InDisplayName) {}
	const FText& GetDisplayName() const { return DisplayName; }

private:
	FText DisplayName;
};
