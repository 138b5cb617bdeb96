// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/Class.h"

#include "CoreGlobals.h"
#include "ObjectTable.h"
#include "ReflectionAccess.h"
#include "UObject/UnrealType.h"

// ---- making ----

void FStandInReflectionAccess::SetLayout(UStruct& Struct, UStruct* Super, SIZE_T Size, SIZE_T Alignment)
{
	Struct.SuperStruct = Super;
	Struct.PropertiesSize = int32(Size);
	Struct.MinAlignment = int32(Alignment);
}

void FStandInReflectionAccess::SetClass(UClass& Class, const StandIn::FClassParams& Params, UClass* Super)
{
	SetLayout(Class, Super, Params.Size, Params.Alignment);
	Class.ClassFlags = Params.Flags;
	Class.ClassConfigName = FName(Params.Config);
	if (Super != nullptr)
	{
		Class.ClassFlags |= Super->ClassFlags & CLASS_Inherit;
		if (Class.ClassConfigName.IsNone())
		{
			Class.ClassConfigName = Super->ClassConfigName;
		}
	}
	Class.Construct = Params.Construct;
	Class.ReferenceAdder = Params.CollectReferences;
	Class.SetMetaData(TEXT("Prefix"), Params.Prefix);
}

int32 FStandInReflectionAccess::AddItem(UEnum& Enum, FName Name, int64 Value)
{
	UEnum::FItem Item;
	Item.Name = Name;
	Item.Value = Value;
	return Enum.Items.Add(Item);
}

void FStandInReflectionAccess::SetItemMeta(UEnum& Enum, int32 Index, const TCHAR* Key, const TCHAR* Value)
{
	Enum.Items[Index].MetaData.Add(FName(Key), FString(Value));
}

void FStandInReflectionAccess::AddFunction(UClass& Class, UFunction* Function)
{
	Class.Functions.Add(Function);
	Class.FunctionsByName.Add(Function->GetFName(), Function);
}

void FStandInReflectionAccess::SetPlace(FProperty& Property, UStruct& Owner, SIZE_T Offset)
{
	Property.Owner = &Owner;
	Property.Offset = int32(Offset);
}

void FStandInObjectAccess::ForgetDefaultObject(UClass& Class)
{
	Class.ClassDefaultObject = nullptr;
}

int32 FStandInObjectAccess::TakeNumber(const UClass& Class)
{
	return Class.NextNumber++;
}

// ---- UStruct ----

UStruct::~UStruct()
{
	for (FProperty* Property : Properties)
	{
		delete Property;
	}
}

bool UStruct::IsChildOf(const UStruct* SomeBase) const
{
	const UStruct* Struct = this;
	while (Struct != nullptr && Struct != SomeBase)
	{
		Struct = Struct->SuperStruct;
	}
	return Struct != nullptr;
}

FProperty* UStruct::FindPropertyByName(FName InName) const
{
	for (const UStruct* Struct = this; Struct != nullptr; Struct = Struct->SuperStruct)
	{
		if (FProperty* const* Found = Struct->PropertiesByName.Find(InName))
		{
			return *Found;
		}
	}
	return nullptr;
}

FString UStruct::GetPrefixedName() const
{
	return GetMetaData(TEXT("Prefix")) + GetName();
}

void UStruct::AddOwnProperty(FProperty* Property)
{
	Properties.Add(Property);
	PropertiesByName.Add(Property->GetFName(), Property);
	bReferencesAreKnown = false;
}

const TArray<FProperty*>& UStruct::GetReferenceProperties() const
{
	if (!bReferencesAreKnown)
	{
		// Set first: a struct may hold an array of itself.
		bReferencesAreKnown = true;
		ReferenceProperties.Reset();
		for (TFieldIterator<FProperty> Property(this); Property; ++Property)
		{
			if (Property->ContainsObjectReference())
			{
				ReferenceProperties.Add(*Property);
			}
		}
	}
	return ReferenceProperties;
}

void UStruct::AddReferences(FReferenceCollector& Collector, void* Data, const UObject* Referencer) const
{
	for (const FProperty* Property : GetReferenceProperties())
	{
		for (int32 Index = 0; Index < Property->ArrayDim; ++Index)
		{
			Property->AddReferences(
				Collector, Property->ContainerPtrToValuePtr<void>(Data, Index), Referencer);
		}
	}
}

// ---- UScriptStruct ----

bool UScriptStruct::CompareScriptStruct(const void* A, const void* B, uint32 PortFlags) const
{
	if (Ops.Identical != nullptr)
	{
		return Ops.Identical(A, B);
	}
	for (TFieldIterator<FProperty> Property(this); Property; ++Property)
	{
		if (!Property->Identical_InContainer(A, B))
		{
			return false;
		}
	}
	return true;
}

void UScriptStruct::SerializeItem(FArchive& Ar, void* Value, const void* Defaults)
{
	if (Ops.Serialize == nullptr || !Ops.Serialize(Ar, Value))
	{
		SerializeTaggedProperties(Ar, Value, Defaults);
	}
}

// ---- UFunction ----

UClass* UFunction::GetOwnerClass() const
{
	UObject* Owner = GetOuter();
	return Owner != nullptr && Owner->IsA(UClass::StaticClass()) ? static_cast<UClass*>(Owner) : nullptr;
}

FProperty* UFunction::GetReturnProperty() const
{
	for (FProperty* Property : GetOwnProperties())
	{
		if (Property->HasAnyPropertyFlags(CPF_ReturnParm))
		{
			return Property;
		}
	}
	return nullptr;
}

bool UFunction::IsSignatureCompatibleWith(const UFunction* Other) const
{
	const TArray<FProperty*>& Mine = GetOwnProperties();
	const TArray<FProperty*>& Theirs = Other->GetOwnProperties();
	if (Mine.Num() != Theirs.Num())
	{
		return false;
	}
	for (int32 Index = 0; Index < Mine.Num(); ++Index)
	{
		if (!Mine[Index]->SameType(Theirs[Index]))
		{
			return false;
		}
	}
	return true;
}

// ---- UClass ----

bool UClass::ImplementsInterface(const UClass* SomeInterface) const
{
	for (const UClass* Class = this; Class != nullptr; Class = Class->GetSuperClass())
	{
		for (const FImplementedInterface& Interface : Class->Interfaces)
		{
			if (Interface.Class->IsChildOf(SomeInterface))
			{
				return true;
			}
		}
	}
	return false;
}

FName UClass::GetDefaultObjectName() const
{
	return FName(*(TEXT("Default__") + GetName()));
}

UFunction* UClass::FindFunctionByName(FName InName) const
{
	for (const UClass* Class = this; Class != nullptr; Class = Class->GetSuperClass())
	{
		if (UFunction* const* Found = Class->FunctionsByName.Find(InName))
		{
			return *Found;
		}
		for (const FImplementedInterface& Interface : Class->Interfaces)
		{
			if (UFunction* Found = Interface.Class->FindFunctionByName(InName))
			{
				return Found;
			}
		}
	}
	return nullptr;
}

FString UClass::GetConfigName() const
{
	if (ClassConfigName == FName(TEXT("Engine")))
	{
		return GEngineIni;
	}
	return ClassConfigName == FName(TEXT("Game")) ? GGameIni : ClassConfigName.ToString();
}

void UClass::CallAddReferencedObjects(UObject* Object, FReferenceCollector& Collector) const
{
	ReferenceAdder(Object, Collector);
}

// ---- finding ----

namespace StandIn::Finding
{
static bool Fits(const UObject* Object, const UClass* Class, bool bExactClass)
{
	return Object != nullptr &&
		(Class == nullptr || (bExactClass ? Object->GetClass() == Class : Object->IsA(Class)));
}

/** Walks down a path such as "/Script/Module.Class:Part". */
static UObject* ByPath(UObject* Outer, const FString& Path)
{
	UObject* Found = Outer;
	FString Part;
	for (int32 Index = 0; Index <= Path.Len(); ++Index)
	{
		const bool bEnds = Index == Path.Len() || Path[Index] == TEXT('.') || Path[Index] == TEXT(':');
		if (!bEnds)
		{
			Part.AppendChar(Path[Index]);
			continue;
		}
		Found = FObjectTable::Get().FindByName(Found, FName(*Part));
		if (Found == nullptr)
		{
			return nullptr;
		}
		Part.Reset();
	}
	return Found;
}
} // namespace StandIn::Finding

UObject* StaticFindObjectFast(UClass* Class, UObject* InOuter, FName InName, bool bExactClass)
{
	UObject* Found = StandIn::FObjectTable::Get().FindByName(InOuter, InName);
	return StandIn::Finding::Fits(Found, Class, bExactClass) ? Found : nullptr;
}

UObject* StaticFindObject(UClass* Class, UObject* InOuter, const TCHAR* Name, bool bExactClass)
{
	StandIn::MakeRegisteredTypes();
	UObject* Found = StandIn::Finding::ByPath(InOuter, FString(Name));
	return StandIn::Finding::Fits(Found, Class, bExactClass) ? Found : nullptr;
}

void GetObjectsWithOuter(const UObject* Outer, TArray<UObject*>& Results, bool bIncludeNestedObjects)
{
	StandIn::FObjectTable::Get().ForEach(
		[&](UObject* Object)
		{
			if (Object->GetOuter() == Outer || (bIncludeNestedObjects && Object->IsIn(Outer)))
			{
				Results.Add(Object);
			}
		});
}

void GetDerivedClasses(const UClass* ClassToLookFor, TArray<UClass*>& Results, bool bRecursive)
{
	StandIn::MakeRegisteredTypes();
	StandIn::FObjectTable::Get().ForEach(
		[&](UObject* Object)
		{
			if (Object->GetClass() != UClass::StaticClass())
			{
				return;
			}
			UClass* Class = static_cast<UClass*>(Object);
			const bool bDerives = bRecursive ? Class != ClassToLookFor && Class->IsChildOf(ClassToLookFor)
											 : Class->GetSuperClass() == ClassToLookFor;
			if (bDerives)
			{
				Results.Add(Class);
			}
		});
}
