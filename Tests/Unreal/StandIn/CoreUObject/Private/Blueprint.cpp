// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/Blueprint.h"

#include "HAL/UnrealMemory.h"

namespace StandIn
{
FBlueprintCall::FBlueprintCall(UObject* InObject, const TCHAR* FunctionName) : Object(InObject)
{
	Function = Object->FindFunction(FName(FunctionName));
	if (Function == nullptr)
	{
		Error = FString::Printf(TEXT("%s has no function %s"), *Object->GetClass()->GetName(), FunctionName);
		return;
	}
	if (!Function->HasAnyFunctionFlags(FUNC_BlueprintCallable | FUNC_BlueprintEvent))
	{
		Error = FString::Printf(TEXT("%s is not for Blueprints"), FunctionName);
	}
	Parms = FMemory::Malloc(SIZE_T(Function->ParmsSize) + 1);
	FMemory::Memzero(Parms, SIZE_T(Function->ParmsSize) + 1);
	for (const FProperty* Property : Function->GetOwnProperties())
	{
		void* Value = Property->ContainerPtrToValuePtr<void>(Parms);
		Property->InitializeValue(Value);
		if (Property->HasMetaData(TEXT("CPP_Default")))
		{
			Property->ImportText_Direct(*Property->GetMetaData(TEXT("CPP_Default")), Value, nullptr, 0);
		}
	}
}

FBlueprintCall::~FBlueprintCall()
{
	if (Parms == nullptr)
	{
		return;
	}
	for (const FProperty* Property : Function->GetOwnProperties())
	{
		Property->DestroyValue(Property->ContainerPtrToValuePtr<void>(Parms));
	}
	FMemory::Free(Parms);
}

bool FBlueprintCall::Run()
{
	if (Error.IsEmpty())
	{
		Object->ProcessEvent(Function, Parms);
	}
	return Error.IsEmpty();
}

FProperty* FBlueprintCall::FindPin(const TCHAR* Pin, const FString& TypeText)
{
	if (Function == nullptr)
	{
		return nullptr;
	}
	FProperty* Property = Function->FindPropertyByName(FName(Pin));
	if (Property == nullptr)
	{
		Error = FString::Printf(TEXT("%s has no pin %s"), *Function->GetName(), Pin);
		return nullptr;
	}
	if (!Property->GetTypeText().Equals(TypeText))
	{
		Error = FString::Printf(TEXT("the pin %s is %s, not %s"), Pin, *Property->GetTypeText(), *TypeText);
		return nullptr;
	}
	return Property;
}
} // namespace StandIn
