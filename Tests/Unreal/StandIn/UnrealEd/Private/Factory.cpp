// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Factories/Factory.h"

#include "EditorReimportHandler.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(Factory)

UFactory::UFactory(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

FReimportHandler::FReimportHandler()
{
	FReimportManager::Instance()->Handlers.Add(this);
}

FReimportHandler::~FReimportHandler()
{
	FReimportManager::Instance()->Handlers.Remove(this);
}

int32 FReimportHandler::GetPriority() const
{
	return 0;
}

FReimportManager* FReimportManager::Instance()
{
	// Handlers that are destroyed at the very end still find it.
	static FReimportManager* const Manager = new FReimportManager();
	return Manager;
}

FReimportHandler* FReimportManager::FindHandler(UObject* Obj) const
{
	FReimportHandler* Best = nullptr;
	for (FReimportHandler* Handler : Handlers)
	{
		TArray<FString> Files;
		if (Handler->CanReimport(Obj, Files) &&
			(Best == nullptr || Handler->GetPriority() > Best->GetPriority()))
		{
			Best = Handler;
		}
	}
	return Best;
}

bool FReimportManager::CanReimport(UObject* Obj) const
{
	return FindHandler(Obj) != nullptr;
}

bool FReimportManager::Reimport(UObject* Obj)
{
	FReimportHandler* const Handler = FindHandler(Obj);
	return Handler != nullptr && Handler->Reimport(Obj) == EReimportResult::Succeeded;
}
