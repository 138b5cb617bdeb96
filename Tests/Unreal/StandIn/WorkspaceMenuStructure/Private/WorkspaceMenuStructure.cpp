// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "WorkspaceMenuStructure.h"

#include "WorkspaceMenuStructureModule.h"

namespace StandIn
{
class FMenuStructure final : public IWorkspaceMenuStructure
{
public:
	virtual TSharedRef<FWorkspaceItem> GetToolsCategory() const override { return Tools; }

private:
	TSharedRef<FWorkspaceItem> Tools = MakeShared<FWorkspaceItem>(FText::FromString(TEXT("Tools")));
};
} // namespace StandIn

const IWorkspaceMenuStructure& WorkspaceMenu::GetMenuStructure()
{
	static const StandIn::FMenuStructure Structure;
	return Structure;
}
