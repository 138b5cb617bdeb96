// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FArrayProperty, FSetProperty, FMapProperty and FScriptArrayHelper. Part of
// UnrealType.h.
#pragma once

#include "UObject/UnrealType.h"

namespace StandIn
{
struct FArrayOps
{
	int32 (*Num)(const void*) = nullptr;
	void* (*Data)(void*) = nullptr;
	void (*SetNum)(void*, int32) = nullptr;
};

/** For sets the value is always null. */
struct FTableOps
{
	typedef void (*FVisitor)(void* Context, void* Key, void* Value);

	int32 (*Num)(const void*) = nullptr;
	void (*Empty)(void*) = nullptr;
	void (*Add)(void*, const void* Key, const void* Value) = nullptr;
	/** The key for sets, the value for maps; null when there is none. */
	const void* (*Find)(const void*, const void* Key) = nullptr;
	void (*Visit)(void*, void* Context, FVisitor Visitor) = nullptr;
	/** After keys were changed in place. */
	void (*Rehash)(void*) = nullptr;
};
} // namespace StandIn

class FArrayProperty : public FProperty
{
	DECLARE_FIELD(FArrayProperty, FProperty)
	/** Takes ownership of the property of its elements. */
	FArrayProperty(FName InName, const StandIn::FValueOps& InOps, const StandIn::FArrayOps& InArrayOps,
		FProperty* InInner);
	virtual ~FArrayProperty() override;
	UE_PRIVATE_PROPERTY_OVERRIDES

	FProperty* Inner;
	const StandIn::FArrayOps& ArrayOps;

	virtual bool ContainsObjectReference() const override { return Inner->ContainsObjectReference(); }
	virtual void AddReferences(
		FReferenceCollector& Collector, void* Value, const UObject* Referencer) const override;
	virtual FString GetTypeText() const override;
};

/** The elements of an array that is known by its property only. */
class FScriptArrayHelper
{
public:
	FScriptArrayHelper(const FArrayProperty* InProperty, const void* InArray)
		: Property(InProperty), Array(const_cast<void*>(InArray))
	{
	}

	int32 Num() const { return Property->ArrayOps.Num(Array); }
	bool IsValidIndex(int32 Index) const { return Index >= 0 && Index < Num(); }
	uint8* GetRawPtr(int32 Index = 0) const
	{
		return static_cast<uint8*>(Property->ArrayOps.Data(Array)) +
			int64(Index) * Property->Inner->ElementSize;
	}
	void Resize(int32 Count) { Property->ArrayOps.SetNum(Array, Count); }
	void EmptyValues() { Resize(0); }
	int32 AddValue()
	{
		Resize(Num() + 1);
		return Num() - 1;
	}

private:
	const FArrayProperty* Property;
	void* Array;
};

class FSetProperty : public FProperty
{
	DECLARE_FIELD(FSetProperty, FProperty)
	FSetProperty(FName InName, const StandIn::FValueOps& InOps, const StandIn::FTableOps& InTableOps,
		FProperty* InElement);
	virtual ~FSetProperty() override;
	UE_PRIVATE_PROPERTY_OVERRIDES

	FProperty* ElementProp;
	const StandIn::FTableOps& TableOps;

	virtual bool ContainsObjectReference() const override { return ElementProp->ContainsObjectReference(); }
	virtual void AddReferences(
		FReferenceCollector& Collector, void* Value, const UObject* Referencer) const override;
	virtual FString GetTypeText() const override;
};

class FMapProperty : public FProperty
{
	DECLARE_FIELD(FMapProperty, FProperty)
	FMapProperty(FName InName, const StandIn::FValueOps& InOps, const StandIn::FTableOps& InTableOps,
		FProperty* InKey, FProperty* InValue);
	virtual ~FMapProperty() override;
	UE_PRIVATE_PROPERTY_OVERRIDES

	FProperty* KeyProp;
	FProperty* ValueProp;
	const StandIn::FTableOps& TableOps;

	virtual bool ContainsObjectReference() const override
	{
		return KeyProp->ContainsObjectReference() || ValueProp->ContainsObjectReference();
	}
	virtual void AddReferences(
		FReferenceCollector& Collector, void* Value, const UObject* Referencer) const override;
	virtual FString GetTypeText() const override;
};
