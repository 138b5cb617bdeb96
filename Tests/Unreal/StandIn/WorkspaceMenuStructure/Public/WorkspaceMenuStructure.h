// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IWorkspaceMenuStructure.
#pragma once

#include "CoreMinimal.h"
#include "Framework/Docking/WorkspaceItem.h"

/** The groups of the menus. */
class IWorkspaceMenuStructure
{
public:
	virtual ~IWorkspaceMenuStructure() = default;
	virtual TSharedRef<FWorkspaceItem> GetToolsCategory() const = 0;
};
