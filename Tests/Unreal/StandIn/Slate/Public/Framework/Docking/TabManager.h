// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FGlobalTabmanager, FTabSpawnerEntry and FSpawnTabArgs.
#pragma once

#include "CoreMinimal.h"
#include "Framework/Docking/WorkspaceItem.h"
#include "Templates/SharedPointer.h"

class SDockTab;

/** Names a tab. */
struct FTabId
{
	FTabId(const FName InTabType) : TabType(InTabType) {}
	FName TabType;
};

/** What a spawner is told. */
class FSpawnTabArgs
{
public:
	explicit FSpawnTabArgs(const FTabId& InTabId) : TabId(InTabId) {}
	const FTabId& GetTabId() const { return TabId; }

private:
	FTabId TabId;
};

DECLARE_DELEGATE_RetVal_OneParam(TSharedRef<SDockTab>, FOnSpawnTab, const FSpawnTabArgs&);

/** How a tab is made, and where the menus show it. */
struct FTabSpawnerEntry
{
	FTabSpawnerEntry& SetDisplayName(const FText& InName)
	{
		DisplayName = InName;
		return *this;
	}
	FTabSpawnerEntry& SetTooltipText(const FText& InText)
	{
		TooltipText = InText;
		return *this;
	}
	FTabSpawnerEntry& SetGroup(const TSharedRef<FWorkspaceItem>& InGroup)
	{
		Group = InGroup;
		return *this;
	}

	// Not the engine's.
	FOnSpawnTab OnSpawn;
	FText DisplayName;
	FText TooltipText;
	TSharedPtr<FWorkspaceItem> Group;
	TWeakPtr<SDockTab> Live;
};

/** Tabs that are not bound to a window. */
class SLATE_API FGlobalTabmanager
{
public:
	static const TSharedRef<FGlobalTabmanager>& Get();

	FTabSpawnerEntry& RegisterNomadTabSpawner(const FName TabId, const FOnSpawnTab& OnSpawnTab);
	bool UnregisterNomadTabSpawner(const FName TabId);
	/** Opens a tab, or shows the one there is; null when nobody makes it. */
	TSharedPtr<SDockTab> TryInvokeTab(const FTabId& TabId);
	TSharedPtr<SDockTab> FindExistingLiveTab(const FTabId& TabId) const;

	/** Not the engine's: null when there is none. */
	const FTabSpawnerEntry* StandInFind(const FName TabId) const;

private:
	friend class SDockTab;
	void Close(const SDockTab& Tab);

	TMap<FName, TSharedPtr<FTabSpawnerEntry>> Spawners;
	TArray<TSharedRef<SDockTab>> Open;
};
