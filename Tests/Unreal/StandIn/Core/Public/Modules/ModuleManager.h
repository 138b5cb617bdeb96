// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md sections 3 and 4 and the API page "FModuleManager".
#pragma once

#include "HAL/Platform.h"
#include "Modules/ModuleInterface.h"
#include "UObject/NameTypes.h"

/** For modules that have nothing to do when they start. */
class FDefaultModuleImpl : public IModuleInterface
{
};

class FModuleManager
{
public:
	static FModuleManager& Get();

	/** Starts the module if need be; null when the program holds none of that name. */
	IModuleInterface* LoadModule(const FName InModuleName);
	/** Null when it is not loaded. */
	IModuleInterface* GetModule(const FName InModuleName);
	bool IsModuleLoaded(const FName InModuleName) const;
	bool UnloadModule(const FName InModuleName, bool bIsShutdown = false);

	template <typename TModuleInterface>
	static TModuleInterface* LoadModulePtr(const FName InModuleName)
	{
		return static_cast<TModuleInterface*>(Get().LoadModule(InModuleName));
	}

	template <typename TModuleInterface>
	static TModuleInterface* GetModulePtr(const FName ModuleName)
	{
		return static_cast<TModuleInterface*>(Get().GetModule(ModuleName));
	}

	// All modules are in one program, as in a monolithic game.
	using FInitializeStaticallyLinkedModule = IModuleInterface* (*)();
	void RegisterStaticallyLinkedModule(
		const FName InModuleName, FInitializeStaticallyLinkedModule Initializer);

private:
	struct FModuleInfo;

	FModuleManager();
	~FModuleManager();
	FModuleInfo* FindModule(const FName InModuleName) const;

	FModuleInfo* First = nullptr;
};

template <class ModuleClass>
class FStaticallyLinkedModuleRegistrant
{
public:
	explicit FStaticallyLinkedModuleRegistrant(const TCHAR* InModuleName)
	{
		FModuleManager::Get().RegisterStaticallyLinkedModule(InModuleName, &Initialize);
	}

private:
	static IModuleInterface* Initialize() { return new ModuleClass(); }
};

// Once a module. The function gives a linker something to ask for.
#define IMPLEMENT_MODULE(ModuleImplClass, ModuleName)                                                        \
	static FStaticallyLinkedModuleRegistrant<ModuleImplClass> ModuleRegistrant##ModuleName(                  \
		TEXT(#ModuleName));                                                                                  \
	extern "C" void IMPLEMENT_MODULE_##ModuleName() {}
