// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Framework/Docking/TabManager.h"

#include "Framework/Application/SlateApplication.h"
#include "Widgets/Docking/SDockTab.h"

namespace StandIn
{
static bool bSlateInitialized = true;
} // namespace StandIn

bool FSlateApplication::IsInitialized()
{
	return StandIn::bSlateInitialized;
}

void FSlateApplication::StandInSetInitialized(bool bInitialized)
{
	StandIn::bSlateInitialized = bInitialized;
}

const TSharedRef<FGlobalTabmanager>& FGlobalTabmanager::Get()
{
	static const TSharedRef<FGlobalTabmanager> Manager = MakeShared<FGlobalTabmanager>();
	return Manager;
}

FTabSpawnerEntry& FGlobalTabmanager::RegisterNomadTabSpawner(const FName TabId, const FOnSpawnTab& OnSpawnTab)
{
	checkf(!Spawners.Contains(TabId), TEXT("There is a spawner of this name already"));
	const TSharedPtr<FTabSpawnerEntry> Entry = MakeShared<FTabSpawnerEntry>();
	Entry->OnSpawn = OnSpawnTab;
	Spawners.Add(TabId, Entry);
	return *Entry;
}

bool FGlobalTabmanager::UnregisterNomadTabSpawner(const FName TabId)
{
	return Spawners.Remove(TabId) > 0;
}

TSharedPtr<SDockTab> FGlobalTabmanager::TryInvokeTab(const FTabId& TabId)
{
	const TSharedPtr<FTabSpawnerEntry>* Entry = Spawners.Find(TabId.TabType);
	if (Entry == nullptr)
	{
		return nullptr;
	}
	if (!(*Entry)->Live.IsValid())
	{
		const TSharedRef<SDockTab> Tab = (*Entry)->OnSpawn.Execute(FSpawnTabArgs(TabId));
		(*Entry)->Live = Tab;
		Open.Add(Tab);
	}
	return (*Entry)->Live.Pin();
}

TSharedPtr<SDockTab> FGlobalTabmanager::FindExistingLiveTab(const FTabId& TabId) const
{
	const TSharedPtr<FTabSpawnerEntry>* Entry = Spawners.Find(TabId.TabType);
	return Entry != nullptr ? (*Entry)->Live.Pin() : nullptr;
}

const FTabSpawnerEntry* FGlobalTabmanager::StandInFind(const FName TabId) const
{
	const TSharedPtr<FTabSpawnerEntry>* Entry = Spawners.Find(TabId);
	return Entry != nullptr ? Entry->Get() : nullptr;
}

void FGlobalTabmanager::Close(const SDockTab& Tab)
{
	for (int32 Index = Open.Num() - 1; Index >= 0; --Index)
	{
		if (&Open[Index].Get() == &Tab)
		{
			Open.RemoveAt(Index);
		}
	}
}

bool SDockTab::RequestCloseTab()
{
	// The manager may hold the last reference.
	const TSharedRef<SWidget> Self = AsShared();
	FGlobalTabmanager::Get()->Close(*this);
	Content = SNullWidget::NullWidget;
	return true;
}
