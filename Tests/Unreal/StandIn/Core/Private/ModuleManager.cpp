// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Modules/ModuleManager.h"

#include "CoreGlobals.h"
#include "Misc/AssertionMacros.h"

/** A module of the program; loaded while there is an interface. */
struct FModuleManager::FModuleInfo
{
	FName Name;
	FInitializeStaticallyLinkedModule Initializer = nullptr;
	IModuleInterface* Module = nullptr;
	FModuleInfo* Next = nullptr;
};

FModuleManager::FModuleManager() = default;
FModuleManager::~FModuleManager() = default;

FModuleManager& FModuleManager::Get()
{
	// Never destroyed: the entry points of modules are statics of other files.
	static FModuleManager* const Manager = new FModuleManager();
	return *Manager;
}

FModuleManager::FModuleInfo* FModuleManager::FindModule(const FName InModuleName) const
{
	for (FModuleInfo* Info = First; Info; Info = Info->Next)
	{
		if (Info->Name == InModuleName)
		{
			return Info;
		}
	}
	return nullptr;
}

void FModuleManager::RegisterStaticallyLinkedModule(
	const FName InModuleName, FInitializeStaticallyLinkedModule Initializer)
{
	checkf(!FindModule(InModuleName), TEXT("a module has two entry points"));
	First = new FModuleInfo{InModuleName, Initializer, nullptr, First};
}

IModuleInterface* FModuleManager::LoadModule(const FName InModuleName)
{
	check(IsInGameThread());
	FModuleInfo* const Info = FindModule(InModuleName);
	if (Info && !Info->Module)
	{
		Info->Module = Info->Initializer();
		Info->Module->StartupModule();
	}
	return Info ? Info->Module : nullptr;
}

IModuleInterface* FModuleManager::GetModule(const FName InModuleName)
{
	FModuleInfo* const Info = FindModule(InModuleName);
	return Info ? Info->Module : nullptr;
}

bool FModuleManager::IsModuleLoaded(const FName InModuleName) const
{
	const FModuleInfo* const Info = FindModule(InModuleName);
	return Info && Info->Module;
}

bool FModuleManager::UnloadModule(const FName InModuleName, bool bIsShutdown)
{
	check(IsInGameThread());
	FModuleInfo* const Info = FindModule(InModuleName);
	if (!Info || !Info->Module)
	{
		return false;
	}
	Info->Module->ShutdownModule();
	delete Info->Module;
	Info->Module = nullptr;
	return true;
}
