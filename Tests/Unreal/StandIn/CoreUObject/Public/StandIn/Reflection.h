// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: what generated sources build the tables of reflection with.
#pragma once

#include "StandIn/PropertyFactory.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

#include <new>
#include <type_traits>

namespace StandIn
{
/** Lets metadata be added to what was just made. */
template <typename FieldType>
struct TMade
{
	FieldType& Field;

	const TMade& Meta(const TCHAR* Key, const TCHAR* Value) const
	{
		Field.SetMetaData(Key, Value);
		return *this;
	}
};

struct FMadeEnumerator
{
	UEnum& Enum;
	int32 Index;

	const FMadeEnumerator& Meta(const TCHAR* Key, const TCHAR* Value) const;
};

/** Notes a type before main starts, so that types nobody asks for by name are known too. */
class FRegistrar
{
public:
	explicit FRegistrar(UClass* (*Make)());
	explicit FRegistrar(UScriptStruct* (*Make)());
	explicit FRegistrar(UEnum* (*Make)());
};

struct FClassParams
{
	const TCHAR* Package = nullptr;
	const TCHAR* Name = nullptr;
	const TCHAR* Prefix = nullptr;
	/** The ini file; empty to inherit it. */
	const TCHAR* Config = nullptr;
	SIZE_T Size = 0;
	SIZE_T Alignment = 0;
	EClassFlags Flags = CLASS_None;
	UClass* (*Super)() = nullptr;
	UClass::FConstructor Construct = nullptr;
	UClass::FReferenceAdder CollectReferences = nullptr;
	/** Called once the class itself can be found, so that properties may refer to it. */
	void (*Describe)(UClass&) = nullptr;
};

/** Makes every registered type. Called before the first object is made; types made late are added. */
void MakeRegisteredTypes();
void MakeClass(UClass*& Made, const FClassParams& Params);
UFunction* MakeSignature(UFunction*& Made, const TCHAR* Package, const TCHAR* Name, SIZE_T ParmsSize,
	EFunctionFlags Flags, void (*Describe)(UFunction&));
UEnum* MakeEnum(UEnum*& Made, const TCHAR* Package, const TCHAR* Name, const TCHAR* CppType,
	UEnum::ECppForm Form, void (*Describe)(UEnum&));
UScriptStruct* MakeStructOf(UScriptStruct*& Made, const TCHAR* Package, const TCHAR* Name,
	const FValueOps& Ops, UScriptStruct* (*Super)(), const UScriptStruct::ICppStructOps& StructOps,
	void (*Describe)(UScriptStruct&));

template <typename FieldType>
TMade<FieldType> Describe(FieldType& Field)
{
	return {Field};
}

FMadeEnumerator AddEnumerator(UEnum& Enum, const TCHAR* Name, int64 Value);
TMade<UFunction> AddFunction(UClass& Owner, const TCHAR* Name, FNativeFuncPtr Func, SIZE_T ParmsSize,
	EFunctionFlags Flags, void (*Describe)(UFunction&));
void AddInterface(UClass& Owner, UClass* (*Interface)(), void* (*Address)(UObject*));
void AttachProperty(UStruct& Owner, FProperty& Property, SIZE_T Offset, int32 Count, EPropertyFlags Flags);
TMade<FProperty> AddBit(
	UStruct& Owner, const TCHAR* Name, SIZE_T OwnerSize, void (*SetBit)(void*), EPropertyFlags Flags);

template <typename T>
TMade<FProperty> AddProperty(UStruct& Owner, const TCHAR* Name, SIZE_T Offset, EPropertyFlags Flags)
{
	using Element = std::remove_all_extents_t<T>;
	FProperty* Property = MakeProperty<Element>(FName(Name));
	AttachProperty(Owner, *Property, Offset, int32(sizeof(T) / sizeof(Element)), Flags);
	return {*Property};
}

template <typename T>
TMade<FProperty> AddBitField(
	UStruct& Owner, const TCHAR* Name, SIZE_T OwnerSize, void (*SetBit)(void*), EPropertyFlags Flags)
{
	return AddBit(Owner, Name, OwnerSize, SetBit, Flags);
}

template <typename T>
concept CHasEquality = requires(const T& A, const T& B)
{
	{
		A == B
		} -> std::convertible_to<bool>;
};

/** What only the compiler knows of a struct, by the traits that the struct chose. */
template <typename T>
UScriptStruct::ICppStructOps StructOpsOf()
{
	using Traits = TStructOpsTypeTraits<T>;
	UScriptStruct::ICppStructOps Made;
	const FValueOps& Values = ValueOpsOf<T>();
	Made.Construct = Values.Construct;
	Made.Destruct = Values.Destruct;
	Made.Copy = Values.Copy;
	if constexpr (bool(Traits::WithIdenticalViaEquality))
	{
		Made.Identical = [](const void* A, const void* B)
		{
			return *static_cast<const T*>(A) == *static_cast<const T*>(B);
		};
	}
	if constexpr (bool(Traits::WithSerializer))
	{
		Made.Serialize = [](FArchive& Ar, void* Value)
		{
			return static_cast<T*>(Value)->Serialize(Ar);
		};
	}
	return Made;
}

template <typename T>
UScriptStruct* MakeStruct(UScriptStruct*& Made, const TCHAR* Package, const TCHAR* Name,
	UScriptStruct* (*Super)(), void (*Describe)(UScriptStruct&))
{
	return Made != nullptr
		? Made
		: MakeStructOf(Made, Package, Name, ValueOpsOf<T>(), Super, StructOpsOf<T>(), Describe);
}
} // namespace StandIn
