// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/ScriptDelegates.h"

#include "CoreGlobals.h"
#include "UObject/Class.h"
#include "UObject/Object.h"

void FScriptDelegate::BindUFunction(UObject* InObject, const FName& InFunctionName)
{
	Object = InObject;
	FunctionName = InFunctionName;
}

void FScriptDelegate::Unbind()
{
	Object.Reset();
	FunctionName = NAME_None;
}

bool FScriptDelegate::IsBound() const
{
	const UObject* Bound = FunctionName.IsNone() ? nullptr : Object.Get();
	return Bound != nullptr && Bound->FindFunction(FunctionName) != nullptr;
}

bool FScriptDelegate::IsBoundToObject(const void* InUserObject) const
{
	return InUserObject != nullptr && Object.Get() == InUserObject;
}

void FScriptDelegate::ProcessDelegate(void* Parameters) const
{
	UObject* Bound = Object.Get();
	checkf(
		Bound != nullptr, TEXT("A delegate was executed whose object is gone: %s"), *FunctionName.ToString());
	Bound->ProcessEvent(Bound->FindFunctionChecked(FunctionName), Parameters);
}

bool FMulticastScriptDelegate::IsBound() const
{
	for (const FScriptDelegate& Delegate : InvocationList)
	{
		if (Delegate.IsBound())
		{
			return true;
		}
	}
	return false;
}

bool FMulticastScriptDelegate::Contains(const UObject* InObject, FName InFunctionName) const
{
	FScriptDelegate Wanted;
	Wanted.BindUFunction(const_cast<UObject*>(InObject), InFunctionName);
	return InvocationList.Contains(Wanted);
}

void FMulticastScriptDelegate::Add(const FScriptDelegate& InDelegate)
{
	RemoveStale();
	ensureMsgf(!InvocationList.Contains(InDelegate),
		TEXT("The delegate %s is bound already; see AddUniqueDynamic"),
		*InDelegate.GetFunctionName().ToString());
	InvocationList.Add(InDelegate);
}

void FMulticastScriptDelegate::AddUnique(const FScriptDelegate& InDelegate)
{
	RemoveStale();
	InvocationList.AddUnique(InDelegate);
}

void FMulticastScriptDelegate::Remove(const UObject* InObject, FName InFunctionName)
{
	FScriptDelegate Wanted;
	Wanted.BindUFunction(const_cast<UObject*>(InObject), InFunctionName);
	InvocationList.Remove(Wanted);
}

void FMulticastScriptDelegate::RemoveAll(const UObject* InObject)
{
	InvocationList.RemoveAll(
		[InObject](const FScriptDelegate& Delegate) { return Delegate.IsBoundToObject(InObject); });
	RemoveStale();
}

TArray<UObject*> FMulticastScriptDelegate::GetAllObjects() const
{
	TArray<UObject*> Objects;
	for (const FScriptDelegate& Delegate : InvocationList)
	{
		if (UObject* Object = Delegate.GetUObject())
		{
			Objects.Add(Object);
		}
	}
	return Objects;
}

void FMulticastScriptDelegate::ProcessMulticastDelegate(void* Parameters) const
{
	check(IsInGameThread());
	if (InvocationList.Num() == 0)
	{
		return;
	}
	// Listeners may change the list, or destroy who owns it.
	const TArray<FScriptDelegate> Calls = InvocationList;
	for (const FScriptDelegate& Delegate : Calls)
	{
		if (Delegate.IsBound())
		{
			Delegate.ProcessDelegate(Parameters);
		}
	}
}

void FMulticastScriptDelegate::RemoveStale()
{
	InvocationList.RemoveAll([](const FScriptDelegate& Delegate) { return Delegate.Object.IsStale(); });
}

namespace StandIn
{
bool BindFunction(FScriptDelegate& Delegate, UObject* Object, FName FunctionName)
{
	Delegate.BindUFunction(Object, FunctionName);
	return ensureMsgf(Delegate.IsBound(),
		TEXT("Unable to bind delegate to '%s' (function might not be marked as a UFUNCTION or object may be "
			 "pending "
			 "kill)"),
		*FunctionName.ToString());
}

FName FunctionNameOf(const TCHAR* MethodText)
{
	FString Name(MethodText);
	int32 Colon = INDEX_NONE;
	checkf(Name.FindLastChar(TEXT(':'), Colon), TEXT("Write &Class::Function, not %s"), MethodText);
	return FName(*Name.RightChop(Colon + 1));
}
} // namespace StandIn
