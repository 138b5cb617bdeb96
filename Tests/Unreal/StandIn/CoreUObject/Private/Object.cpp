// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/Object.h"

#include "CoreGlobals.h"
#include "Misc/ITransaction.h"
#include "ObjectTable.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

namespace StandIn::ObjectLife
{
/** The object whose BeginDestroy or FinishDestroy has not reached UObject yet. */
static UObject* AwaitedInBase = nullptr;
} // namespace StandIn::ObjectLife

UObject::UObject()
{
	SetIdentity(FObjectInitializer::Get());
}

UObject::UObject(const FObjectInitializer& ObjectInitializer)
{
	SetIdentity(ObjectInitializer);
}

void UObject::SetIdentity(const FObjectInitializer& ObjectInitializer)
{
	check(IsInGameThread());
	checkf(ObjectInitializer.GetObj() == this,
		TEXT("Objects are made by NewObject, each with its own initializer"));
	const FStaticConstructObjectParameters& Params = ObjectInitializer.GetParams();
	ClassPrivate = const_cast<UClass*>(Params.Class);
	NamePrivate = Params.Name;
	OuterPrivate = Params.Outer;
	ObjectFlags = Params.SetFlags | RF_NeedInitialization;
	InternalIndex = StandIn::FObjectTable::Get().Add(this);
	StandIn::FObjectTable::Get().AddName(this);
}

UObject::~UObject()
{
	StandIn::FObjectTable::Get().Remove(this);
}

void UObject::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector) {}

UPackage* UObject::GetPackage() const
{
	const UObject* Top = this;
	while (Top->OuterPrivate != nullptr)
	{
		Top = Top->OuterPrivate;
	}
	return Top->IsA(UPackage::StaticClass()) ? static_cast<UPackage*>(const_cast<UObject*>(Top)) : nullptr;
}

FString UObject::GetPathName(const UObject* StopOuter) const
{
	if (OuterPrivate == nullptr || OuterPrivate == StopOuter)
	{
		return GetName();
	}
	// What stands inside of an asset is set off by a colon; the asset itself, and anything deeper, by a
	// point.
	const bool bBelowAsset = !OuterPrivate->IsA(UPackage::StaticClass()) &&
		OuterPrivate->OuterPrivate != nullptr && OuterPrivate->OuterPrivate->IsA(UPackage::StaticClass());
	return OuterPrivate->GetPathName(StopOuter) + (bBelowAsset ? TEXT(":") : TEXT(".")) + GetName();
}

FString UObject::GetFullName(const UObject* StopOuter) const
{
	return GetClass()->GetName() + TEXT(" ") + GetPathName(StopOuter);
}

UObject* UObject::GetTypedOuter(UClass* Target) const
{
	for (UObject* Outer = OuterPrivate; Outer != nullptr; Outer = Outer->OuterPrivate)
	{
		if (Outer->IsA(Target))
		{
			return Outer;
		}
	}
	return nullptr;
}

bool UObject::IsIn(const UObject* SomeOuter) const
{
	for (const UObject* Outer = OuterPrivate; Outer != nullptr; Outer = Outer->OuterPrivate)
	{
		if (Outer == SomeOuter)
		{
			return true;
		}
	}
	return SomeOuter == nullptr;
}

bool UObject::Rename(const TCHAR* NewName, UObject* NewOuter, uint32 Flags)
{
	check(IsInGameThread());
	UObject* Outer = NewOuter != nullptr ? NewOuter : OuterPrivate;
	FName Name = NewName != nullptr ? FName(NewName) : NamePrivate;
	UObject* Other = StandIn::FObjectTable::Get().FindByName(Outer, Name);
	if (Other != nullptr && Other != this)
	{
		checkf(NewName == nullptr, TEXT("An object of this name is there already"));
		Name = MakeUniqueObjectName(Outer, GetClass());
	}
	StandIn::FObjectTable::Get().RemoveName(this);
	NamePrivate = Name;
	OuterPrivate = Outer;
	StandIn::FObjectTable::Get().AddName(this);
	return true;
}

bool UObject::IsA(const UClass* SomeBase) const
{
	return GetClass()->IsChildOf(SomeBase);
}

void* UObject::GetInterfaceAddress(UClass* InterfaceClass)
{
	for (const UClass* Class = GetClass(); Class != nullptr; Class = Class->GetSuperClass())
	{
		for (const FImplementedInterface& Interface : Class->Interfaces)
		{
			if (Interface.Class->IsChildOf(InterfaceClass))
			{
				return Interface.Address(this);
			}
		}
	}
	return nullptr;
}

bool UObject::IsTemplate(EObjectFlags TemplateTypes) const
{
	for (const UObject* Object = this; Object != nullptr; Object = Object->OuterPrivate)
	{
		if (Object->HasAnyFlags(TemplateTypes))
		{
			return true;
		}
	}
	return false;
}

void UObject::AddToRoot()
{
	InternalFlags |= EInternalObjectFlags::RootSet;
}

void UObject::RemoveFromRoot()
{
	InternalFlags &= ~EInternalObjectFlags::RootSet;
}

void UObject::MarkAsGarbage()
{
	check(IsInGameThread());
	checkf(!IsRooted(), TEXT("A rooted object cannot be garbage"));
	InternalFlags |= EInternalObjectFlags::Garbage;
}

void UObject::ClearGarbage()
{
	InternalFlags &= ~EInternalObjectFlags::Garbage;
}

bool UObject::IsValidLowLevel() const
{
	return ClassPrivate != nullptr && !HasAnyFlags(RF_FinishDestroyed);
}

UWorld* UObject::GetWorld() const
{
	return OuterPrivate != nullptr ? OuterPrivate->GetWorld() : nullptr;
}

ITransaction* GUndo = nullptr;

bool UObject::Modify(bool bAlwaysMarkDirty)
{
	const bool bSaved = GUndo != nullptr && HasAnyFlags(RF_Transactional);
	if (bSaved)
	{
		GUndo->SaveObject(this);
	}
	const bool bMarked = bAlwaysMarkDirty && MarkPackageDirty();
	return bSaved || bMarked;
}

#if WITH_EDITOR
void UObject::PostEditUndo()
{
	// As after any edit that does not say what it changed.
	FPropertyChangedEvent Event(nullptr);
	PostEditChangeProperty(Event);
}
#endif

bool UObject::MarkPackageDirty() const
{
	UPackage* Package = GetPackage();
	if (Package == nullptr || HasAnyFlags(RF_Transient))
	{
		return false;
	}
	Package->SetDirtyFlag(true);
	return true;
}

void UObject::BeginDestroy()
{
	StandIn::ObjectLife::AwaitedInBase = nullptr;
	// From here on nobody finds it by its name.
	StandIn::FObjectTable::Get().RemoveName(this);
}

void UObject::FinishDestroy()
{
	StandIn::ObjectLife::AwaitedInBase = nullptr;
}

bool UObject::ConditionalBeginDestroy()
{
	if (HasAnyFlags(RF_BeginDestroyed))
	{
		return false;
	}
	SetFlags(RF_BeginDestroyed);
	StandIn::ObjectLife::AwaitedInBase = this;
	BeginDestroy();
	checkf(StandIn::ObjectLife::AwaitedInBase != this, TEXT("%s failed to route BeginDestroy"),
		*GetClass()->GetName());
	return true;
}

bool UObject::ConditionalFinishDestroy()
{
	if (HasAnyFlags(RF_FinishDestroyed))
	{
		return false;
	}
	SetFlags(RF_FinishDestroyed);
	StandIn::ObjectLife::AwaitedInBase = this;
	FinishDestroy();
	checkf(StandIn::ObjectLife::AwaitedInBase != this, TEXT("%s failed to route FinishDestroy"),
		*GetClass()->GetName());
	return true;
}

void UObject::ProcessEvent(UFunction* Function, void* Parms)
{
	check(IsInGameThread());
	check(Function != nullptr);
	checkf(
		!IsUnreachable(), TEXT("%s was called on an object that is being destroyed"), *Function->GetName());
	Function->Invoke(this, Parms);
}

UFunction* UObject::FindFunction(FName InName) const
{
	return GetClass()->FindFunctionByName(InName);
}

UFunction* UObject::FindFunctionChecked(FName InName) const
{
	UFunction* Function = FindFunction(InName);
	checkf(Function != nullptr, TEXT("%s has no function %s"), *GetClass()->GetName(), *InName.ToString());
	return Function;
}
