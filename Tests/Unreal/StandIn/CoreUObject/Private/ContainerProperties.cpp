// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/ContainerProperties.h"

#include "PropertyText.h"
#include "Serialization/Archive.h"

#include <vector>

namespace StandIn
{
/** A value of a property outside of any struct. */
class FLooseValue
{
public:
	explicit FLooseValue(const FProperty& InProperty)
		: Property(InProperty), Block(SIZE_T(InProperty.GetSize()) / sizeof(uint64) + 1)
	{
		Property.InitializeValue(Get());
	}
	FLooseValue(const FLooseValue&) = delete;
	FLooseValue& operator=(const FLooseValue&) = delete;
	~FLooseValue() { Property.DestroyValue(Get()); }

	void* Get() { return Block.data(); }

private:
	const FProperty& Property;
	std::vector<uint64> Block;
};
} // namespace StandIn

// ---- arrays ----

FArrayProperty::FArrayProperty(
	FName InName, const StandIn::FValueOps& InOps, const StandIn::FArrayOps& InArrayOps, FProperty* InInner)
	: FProperty(InName, InOps), Inner(InInner), ArrayOps(InArrayOps)
{
}

FArrayProperty::~FArrayProperty()
{
	delete Inner;
}

FString FArrayProperty::GetTypeText() const
{
	return TEXT("ArrayProperty<") + Inner->GetTypeText() + TEXT(">");
}

bool FArrayProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	const FScriptArrayHelper Left(this, A);
	const FScriptArrayHelper Right(this, B);
	if (Left.Num() != Right.Num())
	{
		return false;
	}
	for (int32 Index = 0; Index < Left.Num(); ++Index)
	{
		if (!Inner->Identical(Left.GetRawPtr(Index), Right.GetRawPtr(Index), PortFlags))
		{
			return false;
		}
	}
	return true;
}

void FArrayProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	FScriptArrayHelper Array(this, Value);
	int32 Count = Array.Num();
	Ar << Count;
	if (!Ar.IsLoading())
	{
		for (int32 Index = 0; Index < Count; ++Index)
		{
			Inner->SerializeItem(Ar, Array.GetRawPtr(Index));
		}
		return;
	}
	// The count is not believed: the array grows as elements are really there.
	Array.EmptyValues();
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		Inner->SerializeItem(Ar, Array.GetRawPtr(Array.AddValue()));
	}
	if (Count < 0 || Ar.IsError())
	{
		Array.EmptyValues();
		Ar.SetError();
	}
}

void FArrayProperty::AddReferences(
	FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
{
	const FScriptArrayHelper Array(this, Value);
	for (int32 Index = 0; Index < Array.Num(); ++Index)
	{
		Inner->AddReferences(Collector, Array.GetRawPtr(Index), Referencer);
	}
}

// ---- sets and maps ----

namespace StandIn::Tables
{
struct FComparison
{
	const FTableOps& Ops;
	const void* Other;
	const FProperty* Value;
	bool bSame = true;
};

static void Compare(void* Context, void* Key, void* Value)
{
	FComparison& State = *static_cast<FComparison*>(Context);
	const void* Found = State.Ops.Find(State.Other, Key);
	State.bSame =
		State.bSame && Found != nullptr && (State.Value == nullptr || State.Value->Identical(Value, Found));
}

static bool Identical(const FTableOps& Ops, const FProperty* ValueProp, const void* A, const void* B)
{
	FComparison State = {Ops, B, ValueProp};
	Ops.Visit(const_cast<void*>(A), &State, &Compare);
	return State.bSame && Ops.Num(A) == Ops.Num(B);
}

struct FWriting
{
	FArchive& Ar;
	const FProperty& Key;
	const FProperty* Value;
};

static void Write(void* Context, void* Key, void* Value)
{
	FWriting& State = *static_cast<FWriting*>(Context);
	State.Key.SerializeItem(State.Ar, Key);
	if (State.Value != nullptr)
	{
		State.Value->SerializeItem(State.Ar, Value);
	}
}

static void ReadOne(
	const FTableOps& Ops, FArchive& Ar, void* Table, const FProperty& KeyProp, const FProperty* ValueProp)
{
	FLooseValue Key(KeyProp);
	KeyProp.SerializeItem(Ar, Key.Get());
	if (ValueProp == nullptr)
	{
		Ops.Add(Table, Key.Get(), nullptr);
		return;
	}
	FLooseValue Value(*ValueProp);
	ValueProp->SerializeItem(Ar, Value.Get());
	Ops.Add(Table, Key.Get(), Value.Get());
}

static void Serialize(
	const FTableOps& Ops, FArchive& Ar, void* Table, const FProperty& KeyProp, const FProperty* ValueProp)
{
	int32 Count = Ops.Num(Table);
	Ar << Count;
	if (!Ar.IsLoading())
	{
		FWriting State = {Ar, KeyProp, ValueProp};
		Ops.Visit(Table, &State, &Write);
		return;
	}
	Ops.Empty(Table);
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		ReadOne(Ops, Ar, Table, KeyProp, ValueProp);
	}
	if (Count < 0 || Ar.IsError())
	{
		Ops.Empty(Table);
		Ar.SetError();
	}
}

struct FCollecting
{
	FReferenceCollector& Collector;
	const FProperty& Key;
	const FProperty* Value;
	const UObject* Referencer;
	bool bKeysChanged = false;
};

static void Collect(void* Context, void* Key, void* Value)
{
	FCollecting& State = *static_cast<FCollecting*>(Context);
	if (State.Key.ContainsObjectReference())
	{
		FLooseValue Before(State.Key);
		State.Key.CopySingleValue(Before.Get(), Key);
		State.Key.AddReferences(State.Collector, Key, State.Referencer);
		State.bKeysChanged = State.bKeysChanged || !State.Key.Identical(Before.Get(), Key);
	}
	if (State.Value != nullptr && State.Value->ContainsObjectReference())
	{
		State.Value->AddReferences(State.Collector, Value, State.Referencer);
	}
}
} // namespace StandIn::Tables

FSetProperty::FSetProperty(
	FName InName, const StandIn::FValueOps& InOps, const StandIn::FTableOps& InTableOps, FProperty* InElement)
	: FProperty(InName, InOps), ElementProp(InElement), TableOps(InTableOps)
{
}

FSetProperty::~FSetProperty()
{
	delete ElementProp;
}

FString FSetProperty::GetTypeText() const
{
	return TEXT("SetProperty<") + ElementProp->GetTypeText() + TEXT(">");
}

bool FSetProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return StandIn::Tables::Identical(TableOps, nullptr, A, B);
}

void FSetProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	StandIn::Tables::Serialize(TableOps, Ar, Value, *ElementProp, nullptr);
}

void FSetProperty::AddReferences(FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
{
	StandIn::Tables::FCollecting State = {Collector, *ElementProp, nullptr, Referencer};
	TableOps.Visit(Value, &State, &StandIn::Tables::Collect);
	if (State.bKeysChanged)
	{
		TableOps.Rehash(Value);
	}
}

FMapProperty::FMapProperty(FName InName, const StandIn::FValueOps& InOps,
	const StandIn::FTableOps& InTableOps, FProperty* InKey, FProperty* InValue)
	: FProperty(InName, InOps), KeyProp(InKey), ValueProp(InValue), TableOps(InTableOps)
{
}

FMapProperty::~FMapProperty()
{
	delete KeyProp;
	delete ValueProp;
}

FString FMapProperty::GetTypeText() const
{
	return TEXT("MapProperty<") + KeyProp->GetTypeText() + TEXT(",") + ValueProp->GetTypeText() + TEXT(">");
}

bool FMapProperty::Identical(const void* A, const void* B, uint32 PortFlags) const
{
	return StandIn::Tables::Identical(TableOps, ValueProp, A, B);
}

void FMapProperty::SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const
{
	StandIn::Tables::Serialize(TableOps, Ar, Value, *KeyProp, ValueProp);
}

void FMapProperty::AddReferences(FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
{
	StandIn::Tables::FCollecting State = {Collector, *KeyProp, ValueProp, Referencer};
	TableOps.Visit(Value, &State, &StandIn::Tables::Collect);
	if (State.bKeysChanged)
	{
		TableOps.Rehash(Value);
	}
}

// ---- text ----

const TCHAR* FArrayProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FScriptArrayHelper Array(this, PropertyPtr);
	Array.EmptyValues();
	return StandIn::ReadList(Buffer,
		[&](const TCHAR* Text) {
			return Inner->ImportText_Direct(Text, Array.GetRawPtr(Array.AddValue()), OwnerObject, PortFlags);
		});
}

void FArrayProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	const FScriptArrayHelper Array(this, PropertyValue);
	ValueStr += TEXT("(");
	for (int32 Index = 0; Index < Array.Num(); ++Index)
	{
		ValueStr += Index > 0 ? TEXT(",") : TEXT("");
		Inner->ExportTextItem_Direct(ValueStr, Array.GetRawPtr(Index), nullptr, Parent, PortFlags);
	}
	ValueStr += TEXT(")");
}

const TCHAR* FSetProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	TableOps.Empty(PropertyPtr);
	return StandIn::ReadList(Buffer,
		[&](const TCHAR* Text)
		{
			StandIn::FLooseValue Element(*ElementProp);
			Text = ElementProp->ImportText_Direct(Text, Element.Get(), OwnerObject, PortFlags);
			if (Text != nullptr)
			{
				TableOps.Add(PropertyPtr, Element.Get(), nullptr);
			}
			return Text;
		});
}

namespace StandIn::TableText
{
struct FContext
{
	FString& Out;
	const FProperty& Key;
	const FProperty* Value;
	bool bFirst = true;
};

static void Export(void* Context, void* Key, void* Value)
{
	FContext& State = *static_cast<FContext*>(Context);
	State.Out += State.bFirst ? TEXT("") : TEXT(",");
	State.bFirst = false;
	State.Out += State.Value != nullptr ? TEXT("(") : TEXT("");
	State.Key.ExportTextItem_Direct(State.Out, Key, nullptr, nullptr, 0);
	if (State.Value != nullptr)
	{
		State.Out += TEXT(",");
		State.Value->ExportTextItem_Direct(State.Out, Value, nullptr, nullptr, 0);
		State.Out += TEXT(")");
	}
}
} // namespace StandIn::TableText

void FSetProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += TEXT("(");
	StandIn::TableText::FContext Context = {ValueStr, *ElementProp, nullptr};
	TableOps.Visit(const_cast<void*>(PropertyValue), &Context, &StandIn::TableText::Export);
	ValueStr += TEXT(")");
}

const TCHAR* FMapProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	TableOps.Empty(PropertyPtr);
	return StandIn::ReadList(Buffer,
		[&](const TCHAR* Text)
		{
			StandIn::FLooseValue Key(*KeyProp);
			StandIn::FLooseValue Value(*ValueProp);
			bool bKeyRead = false;
			Text = StandIn::ReadList(Text,
				[&](const TCHAR* Part)
				{
					const FProperty& Property = bKeyRead ? *ValueProp : *KeyProp;
					void* Target = bKeyRead ? Value.Get() : Key.Get();
					bKeyRead = true;
					return Property.ImportText_Direct(Part, Target, OwnerObject, PortFlags);
				});
			if (Text != nullptr)
			{
				TableOps.Add(PropertyPtr, Key.Get(), Value.Get());
			}
			return Text;
		});
}

void FMapProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += TEXT("(");
	StandIn::TableText::FContext Context = {ValueStr, *KeyProp, ValueProp};
	TableOps.Visit(const_cast<void*>(PropertyValue), &Context, &StandIn::TableText::Export);
	ValueStr += TEXT(")");
}
