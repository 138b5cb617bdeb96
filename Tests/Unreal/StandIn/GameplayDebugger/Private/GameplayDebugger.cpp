// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameplayDebugger.h"

#include "GameplayDebuggerCategory.h"
#include "Modules/ModuleManager.h"

#if WITH_GAMEPLAY_DEBUGGER

namespace StandIn
{
struct FRegisteredCategory
{
	IGameplayDebugger::FOnGetCategory MakeInstance;
	bool bAnnounced = false;
};

class FGameplayDebuggerModule final : public IGameplayDebugger
{
public:
	virtual void RegisterCategory(FName CategoryName, FOnGetCategory MakeInstanceDelegate,
		EGameplayDebuggerCategoryState CategoryState, int32 SlotIdx) override
	{
		checkf(
			!Categories.Contains(CategoryName), TEXT("%s is registered already."), *CategoryName.ToString());
		Categories.Add(CategoryName, FRegisteredCategory{MoveTemp(MakeInstanceDelegate)});
	}
	virtual void UnregisterCategory(FName CategoryName) override { Categories.Remove(CategoryName); }
	virtual void NotifyCategoriesChanged() override
	{
		for (TPair<FName, FRegisteredCategory>& Entry : Categories)
		{
			Entry.Value.bAnnounced = true;
		}
	}

	TMap<FName, FRegisteredCategory> Categories;
};

static FGameplayDebuggerModule& GetModule()
{
	static FGameplayDebuggerModule Module;
	return Module;
}

TSharedPtr<FGameplayDebuggerCategory> MakeDebuggerCategory(FName CategoryName)
{
	const FRegisteredCategory* Found = GetModule().Categories.Find(CategoryName);
	return Found != nullptr && Found->bAnnounced
		? TSharedPtr<FGameplayDebuggerCategory>(Found->MakeInstance.Execute())
		: nullptr;
}
} // namespace StandIn

IGameplayDebugger& IGameplayDebugger::Get()
{
	return StandIn::GetModule();
}

bool IGameplayDebugger::IsAvailable()
{
	return true;
}

#endif
