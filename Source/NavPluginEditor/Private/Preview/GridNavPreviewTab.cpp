// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/GridNavPreviewTab.h"

#include "Framework/Application/SlateApplication.h"
#include "Framework/Docking/TabManager.h"
#include "Preview/SGridNavPreviewPanel.h"
#include "Widgets/Docking/SDockTab.h"
#include "WorkspaceMenuStructure.h"
#include "WorkspaceMenuStructureModule.h"

#define LOCTEXT_NAMESPACE "GridNavPreviewTab"

const FName FGridNavPreviewTab::TabName(TEXT("GridNavSearchPreview"));

FGridNavPreviewTab::FGridNavPreviewTab(const TSharedRef<FGridNavPreview>& InPreview) : Preview(InPreview)
{
	// The spawner is gone before this is.
	FGlobalTabmanager::Get()
		->RegisterNomadTabSpawner(TabName, FOnSpawnTab::CreateRaw(this, &FGridNavPreviewTab::Spawn))
		.SetDisplayName(LOCTEXT("Title", "Grid Nav Search Preview"))
		.SetTooltipText(LOCTEXT("Hint", "Shows step by step how algorithms search the selected grid."))
		.SetGroup(WorkspaceMenu::GetMenuStructure().GetToolsCategory());
}

FGridNavPreviewTab::~FGridNavPreviewTab()
{
	// At the very end of the editor there are no windows any more.
	if (FSlateApplication::IsInitialized())
	{
		if (const TSharedPtr<SDockTab> Open = FGlobalTabmanager::Get()->FindExistingLiveTab(FTabId(TabName)))
		{
			Open->RequestCloseTab();
		}
		FGlobalTabmanager::Get()->UnregisterNomadTabSpawner(TabName);
	}
}

TSharedRef<SDockTab> FGridNavPreviewTab::Spawn(const FSpawnTabArgs& Args)
{
	return SNew(SDockTab).TabRole(ETabRole::NomadTab)[SNew(SGridNavPreviewPanel, Preview)];
}

#undef LOCTEXT_NAMESPACE
