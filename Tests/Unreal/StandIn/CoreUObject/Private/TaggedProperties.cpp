// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Properties are saved one by one, each with its name, type and size: properties that are new keep their
// defaults when old data is read, and those that are gone, or are of another type now, are skipped.
#include "Serialization/Archive.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

namespace StandIn::Tags
{
static bool IsSaved(const FProperty& Property)
{
	return !Property.HasAnyPropertyFlags(CPF_Transient);
}

static void SaveOne(FArchive& Ar, const FProperty& Property, void* Data)
{
	FName Name = Property.GetFName();
	FString Type = Property.GetTypeText();
	int32 Size = 0;
	Ar << Name;
	Ar << Type;
	const int64 SizePlace = Ar.Tell();
	Ar << Size;
	const int64 Start = Ar.Tell();
	for (int32 Index = 0; Index < Property.ArrayDim; ++Index)
	{
		Property.SerializeItem(Ar, Property.ContainerPtrToValuePtr<void>(Data, Index));
	}
	const int64 End = Ar.Tell();
	Size = int32(End - Start);
	Ar.Seek(SizePlace);
	Ar << Size;
	Ar.Seek(End);
}

static void Save(FArchive& Ar, const UStruct& Struct, void* Data, const void* Defaults)
{
	for (TFieldIterator<FProperty> Property(&Struct); Property; ++Property)
	{
		const bool bDiffers = Defaults == nullptr || !Property->Identical_InContainer(Data, Defaults);
		if (bDiffers && IsSaved(**Property))
		{
			SaveOne(Ar, **Property, Data);
		}
	}
	FName End = NAME_None;
	Ar << End;
}

static void LoadOne(FArchive& Ar, const UStruct& Struct, void* Data, FName Name)
{
	FString Type;
	int32 Size = 0;
	Ar << Type;
	Ar << Size;
	const int64 Start = Ar.Tell();
	if (Ar.IsError() || Size < 0 || Size > Ar.TotalSize() - Start)
	{
		Ar.SetError();
		return;
	}
	const FProperty* Property = Struct.FindPropertyByName(Name);
	if (Property != nullptr && IsSaved(*Property) && Property->GetTypeText().Equals(Type))
	{
		for (int32 Index = 0; Index < Property->ArrayDim && !Ar.IsError(); ++Index)
		{
			Property->SerializeItem(Ar, Property->ContainerPtrToValuePtr<void>(Data, Index));
		}
		if (!Ar.IsError() && Ar.Tell() != Start + Size)
		{
			Ar.SetError();
		}
	}
	else
	{
		Ar.Seek(Start + Size);
	}
}

static void Load(FArchive& Ar, const UStruct& Struct, void* Data)
{
	while (!Ar.IsError())
	{
		FName Name;
		Ar << Name;
		if (Ar.IsError() || Name.IsNone())
		{
			return;
		}
		LoadOne(Ar, Struct, Data, Name);
	}
}
} // namespace StandIn::Tags

void UStruct::SerializeTaggedProperties(FArchive& Ar, void* Data, const void* Defaults) const
{
	if (Ar.IsLoading())
	{
		StandIn::Tags::Load(Ar, *this, Data);
	}
	else if (Ar.IsSaving())
	{
		StandIn::Tags::Save(Ar, *this, Data, Defaults);
	}
}

void UObject::Serialize(FArchive& Ar)
{
	SerializeScriptProperties(Ar);
}

void UObject::SerializeScriptProperties(FArchive& Ar)
{
	const UObject* Archetype = GetArchetype();
	// The archetype of a default object is that of its base class, which lacks the properties of this one.
	const bool bSameClass = Archetype != nullptr && Archetype->GetClass() == GetClass();
	GetClass()->SerializeTaggedProperties(Ar, this, bSameClass ? Archetype : nullptr);
}
