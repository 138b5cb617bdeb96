// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "HAL/UnrealMemory.h"
#include "Serialization/Archive.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/UnrealType.h"

FProperty::FProperty(FName InName, const StandIn::FValueOps& InOps)
	: FField(InName), ElementSize(InOps.Size), Ops(InOps)
{
}

UClass* FProperty::GetOwnerClass() const
{
	return Owner != nullptr && Owner->IsA(UClass::StaticClass()) ? static_cast<UClass*>(Owner) : nullptr;
}

void* FProperty::ValueAddress(void* Container, int32 ArrayIndex) const
{
	check(Container != nullptr);
	check(ArrayIndex >= 0 && ArrayIndex < ArrayDim);
	return static_cast<uint8*>(Container) + Offset + int64(ArrayIndex) * ElementSize;
}

void FProperty::InitializeValue(void* Dest) const
{
	FMemory::Memzero(Dest, SIZE_T(GetSize()));
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		Ops.Construct(static_cast<uint8*>(Dest) + int64(Index) * ElementSize);
	}
}

void FProperty::DestroyValue(void* Dest) const
{
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		Ops.Destruct(static_cast<uint8*>(Dest) + int64(Index) * ElementSize);
	}
}

void FProperty::CopyCompleteValue(void* Dest, const void* Src) const
{
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		const int64 Step = int64(Index) * ElementSize;
		CopySingleValue(static_cast<uint8*>(Dest) + Step, static_cast<const uint8*>(Src) + Step);
	}
}

void FProperty::CopyCompleteValue_InContainer(void* DestContainer, const void* SrcContainer) const
{
	CopyCompleteValue(
		ContainerPtrToValuePtr<void>(DestContainer), ContainerPtrToValuePtr<void>(SrcContainer));
}

bool FProperty::Identical_InContainer(const void* A, const void* B) const
{
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		if (!Identical(ContainerPtrToValuePtr<void>(A, Index), ContainerPtrToValuePtr<void>(B, Index)))
		{
			return false;
		}
	}
	return true;
}

// ---- enums and flags ----

FEnumProperty::FEnumProperty(
	FName InName, const StandIn::FValueOps& InOps, UEnum* InEnum, FNumericProperty* InUnderlying)
	: FProperty(InName, InOps), Enum(InEnum), Underlying(InUnderlying)
{
}

FEnumProperty::~FEnumProperty()
{
	delete Underlying;
}

FString FEnumProperty::GetTypeText() const
{
	return TEXT("EnumProperty<") + Enum->GetName() + TEXT(">");
}

bool FEnumProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return Underlying->Identical(A, B, PortFlags);
}

void FEnumProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	// By name, so that enumerators may be added and moved without breaking what was saved.
	FName Name = Enum->GetNameByValue(Underlying->GetSignedIntPropertyValue(Value));
	Ar << Name;
	if (Ar.IsLoading() && !Ar.IsError())
	{
		const int64 Known = Enum->GetValueByName(Name);
		Underlying->SetIntPropertyValue(Value, Known != INDEX_NONE ? Known : Enum->GetValueByIndex(0));
	}
}

bool FBoolProperty::GetPropertyValue(const void* A) const
{
	return (*static_cast<const uint8*>(A) & FieldMask) != 0;
}

void FBoolProperty::SetPropertyValue(void* A, bool Value) const
{
	uint8& Byte = *static_cast<uint8*>(A);
	if (IsNativeBool())
	{
		Byte = Value ? 1 : 0;
	}
	else
	{
		Byte = uint8(Value ? Byte | FieldMask : Byte & ~FieldMask);
	}
}

void FBoolProperty::CopySingleValue(void* Dest, const void* Src) const
{
	SetPropertyValue(Dest, GetPropertyValue(Src));
}

bool FBoolProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A) == GetPropertyValue(B);
}

void FBoolProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	uint8 Byte = GetPropertyValue(Value) ? 1 : 0;
	Ar << Byte;
	SetPropertyValue(Value, Byte != 0);
}

// ---- texts ----

bool FNameProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A) == GetPropertyValue(B);
}

void FNameProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	Ar << *GetPropertyValuePtr(Value);
}

bool FStrProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A).Equals(GetPropertyValue(B));
}

void FStrProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	Ar << *GetPropertyValuePtr(Value);
}

bool FTextProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A).EqualTo(GetPropertyValue(B));
}

void FTextProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	FString Text = GetPropertyValue(Value).ToString();
	Ar << Text;
	if (Ar.IsLoading())
	{
		SetPropertyValue(Value, FText::FromString(Text));
	}
}

// ---- structs ----

bool FStructProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return Struct->CompareScriptStruct(A, B, PortFlags);
}

void FStructProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	Struct->SerializeItem(Ar, Value, Defaults);
}

void FStructProperty::AddReferences(
	FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
{
	Struct->AddReferences(Collector, Value, Referencer);
}

// ---- objects ----

UObject* FObjectPropertyBase::GetObjectPropertyValue_InContainer(
	const void* Container, int32 ArrayIndex) const
{
	return GetObjectPropertyValue(ContainerPtrToValuePtr<void>(Container, ArrayIndex));
}

void FObjectPropertyBase::SetObjectPropertyValue_InContainer(
	void* Container, UObject* Value, int32 ArrayIndex) const
{
	SetObjectPropertyValue(ContainerPtrToValuePtr<void>(Container, ArrayIndex), Value);
}

FString FObjectPropertyBase::GetTypeText() const
{
	return GetClass()->GetName() + TEXT("<") + PropertyClass->GetName() + TEXT(">");
}

bool FObjectPropertyBase::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetObjectPropertyValue(A) == GetObjectPropertyValue(B);
}

void FObjectPropertyBase::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	UObject* Object = GetObjectPropertyValue(Value);
	Ar << Object;
	if (Ar.IsLoading() && !Ar.IsError())
	{
		SetObjectPropertyValue(Value, Object != nullptr && Object->IsA(PropertyClass) ? Object : nullptr);
	}
}

// Pointers to objects of any class, and TObjectPtr and TSubclassOf, are all one pointer to the object.

UObject* FObjectProperty::GetObjectPropertyValue(const void* Address) const
{
	UObject* Object = nullptr;
	FMemory::Memcpy(&Object, Address, sizeof(Object));
	return Object;
}

void FObjectProperty::SetObjectPropertyValue(void* Address, UObject* Value) const
{
	FMemory::Memcpy(Address, &Value, sizeof(Value));
}

void FObjectProperty::AddReferences(
	FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
{
	UObject* const Before = GetObjectPropertyValue(Value);
	UObject* Object = Before;
	Collector.HandleObjectReference(Object, Referencer);
	if (Object != Before)
	{
		SetObjectPropertyValue(Value, Object);
	}
}

UObject* FWeakObjectProperty::GetObjectPropertyValue(const void* Address) const
{
	return static_cast<const FWeakObjectPtr*>(Address)->Get();
}

void FWeakObjectProperty::SetObjectPropertyValue(void* Address, UObject* Value) const
{
	*static_cast<FWeakObjectPtr*>(Address) = Value;
}

UObject* FSoftObjectProperty::GetObjectPropertyValue(const void* Address) const
{
	return static_cast<const FSoftObjectPtr*>(Address)->Get();
}

void FSoftObjectProperty::SetObjectPropertyValue(void* Address, UObject* Value) const
{
	*static_cast<FSoftObjectPtr*>(Address) = FSoftObjectPtr(Value);
}

bool FSoftObjectProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return *static_cast<const FSoftObjectPtr*>(A) == *static_cast<const FSoftObjectPtr*>(B);
}

void FSoftObjectProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	Ar << *static_cast<FSoftObjectPtr*>(Value);
}

// ---- delegates: what is bound is not saved ----

bool FDelegateProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A) == GetPropertyValue(B);
}

void FDelegateProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const {}

bool FMulticastDelegateProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return GetPropertyValue(A) == GetPropertyValue(B);
}

void FMulticastDelegateProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const {}

void FMulticastDelegateProperty::AddDelegate(FScriptDelegate ScriptDelegate, UObject* Parent) const
{
	ContainerPtrToValuePtr<FMulticastScriptDelegate>(Parent)->AddUnique(ScriptDelegate);
}
