// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows public uses of WorkspaceMenu::GetMenuStructure.
#pragma once

class IWorkspaceMenuStructure;

namespace WorkspaceMenu
{
WORKSPACEMENUSTRUCTURE_API const IWorkspaceMenuStructure& GetMenuStructure();
} // namespace WorkspaceMenu
