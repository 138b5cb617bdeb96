// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IGameplayDebugger.
#pragma once

#include "CoreMinimal.h"
#include "Modules/ModuleManager.h"

#if WITH_GAMEPLAY_DEBUGGER

#include "GameplayDebuggerTypes.h"

class FGameplayDebuggerCategory;

/** The module: knows the categories. */
class GAMEPLAYDEBUGGER_API IGameplayDebugger : public IModuleInterface
{
public:
	using FOnGetCategory = TDelegate<TSharedRef<FGameplayDebuggerCategory>()>;

	/** Loads the module where it is not. */
	static IGameplayDebugger& Get();
	static bool IsAvailable();

	virtual void RegisterCategory(FName CategoryName, FOnGetCategory MakeInstanceDelegate,
		EGameplayDebuggerCategoryState CategoryState = EGameplayDebuggerCategoryState::Disabled,
		int32 SlotIdx = INDEX_NONE) = 0;
	virtual void UnregisterCategory(FName CategoryName) = 0;
	virtual void NotifyCategoriesChanged() = 0;
};

namespace StandIn
{
/** A new instance of a category that is registered and was announced; null for others. */
GAMEPLAYDEBUGGER_API TSharedPtr<FGameplayDebuggerCategory> MakeDebuggerCategory(FName CategoryName);
} // namespace StandIn

#endif
