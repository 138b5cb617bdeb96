// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of UField, UStruct, UScriptStruct, UFunction, UEnum, UClass, TBaseStructure and
// TStructOpsTypeTraitsBase2.
#pragma once

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Internationalization/Text.h"
#include "UObject/Object.h"

class FArchive;
class FField;
class FProperty;

/** Something that a class is made of and that has metadata. */
class UField : public UObject
{
	DECLARE_CLASS_INTRINSIC(UField, UObject)

	explicit UField(const FObjectInitializer& Initializer) : UObject(Initializer) {}

	bool HasMetaData(const TCHAR* Key) const { return MetaData.Contains(FName(Key)); }
	FString GetMetaData(const TCHAR* Key) const { return MetaData.FindRef(FName(Key)); }
	void SetMetaData(const TCHAR* Key, const TCHAR* Value) { MetaData.Add(FName(Key), FString(Value)); }
	FText GetToolTipText() const { return FText::FromString(GetMetaData(TEXT("ToolTip"))); }

private:
	TMap<FName, FString> MetaData;
};

/** Anything with properties: a class, a struct, or a function with its parameters. */
class UStruct : public UField
{
	DECLARE_CLASS_INTRINSIC(UStruct, UField)

	explicit UStruct(const FObjectInitializer& Initializer) : UField(Initializer) {}
	virtual ~UStruct() override;

	UStruct* GetSuperStruct() const { return SuperStruct; }
	bool IsChildOf(const UStruct* SomeBase) const;
	template <typename T>
	bool IsChildOf() const
	{
		return IsChildOf(T::StaticClass());
	}
	int32 GetStructureSize() const { return PropertiesSize; }
	int32 GetMinAlignment() const { return MinAlignment; }
	/** Inherited ones too. */
	FProperty* FindPropertyByName(FName InName) const;
	/** Name with the prefix letter, as in C++. */
	FString GetPrefixedName() const;

	/** Those of this type alone, in the order of the header. */
	const TArray<FProperty*>& GetOwnProperties() const { return Properties; }
	void AddOwnProperty(FProperty* Property);
	bool HasObjectReferences() const { return GetReferenceProperties().Num() > 0; }

	/** Shows the collector every object that the properties of a value refer to. */
	void AddReferences(FReferenceCollector& Collector, void* Data, const UObject* Referencer) const;
	void SerializeTaggedProperties(FArchive& Ar, void* Data, const void* Defaults) const;
	/** Sets properties from "(A=1,B=(X=2))"; null on anything that cannot be read. */
	const TCHAR* ImportProperties(const TCHAR* Buffer, void* Data, UObject* OwnerObject) const;
	void ExportProperties(FString& ValueStr, const void* Data, UObject* OwnerObject) const;

protected:
	friend struct FStandInReflectionAccess;

	UStruct* SuperStruct = nullptr;
	int32 PropertiesSize = 0;
	int32 MinAlignment = 1;

private:
	/** Inherited ones too: all that the collector has to look at. */
	const TArray<FProperty*>& GetReferenceProperties() const;

	/** Owned. */
	TArray<FProperty*> Properties;
	TMap<FName, FProperty*> PropertiesByName;
	/** Found when first asked for, as by then all types are described. */
	mutable TArray<FProperty*> ReferenceProperties;
	mutable bool bReferencesAreKnown = false;
};

/** What a struct says about itself beyond its properties. */
template <typename CPPSTRUCT>
struct TStructOpsTypeTraitsBase2
{
	enum
	{
		WithSerializer = false,
		WithIdenticalViaEquality = false,
	};
};
template <typename CPPSTRUCT>
struct TStructOpsTypeTraits : TStructOpsTypeTraitsBase2<CPPSTRUCT>
{
};

class UScriptStruct : public UStruct
{
	DECLARE_CLASS_INTRINSIC(UScriptStruct, UStruct)

	/** What C++ alone knows of a struct. */
	struct ICppStructOps
	{
		void (*Construct)(void*) = nullptr;
		void (*Destruct)(void*) = nullptr;
		void (*Copy)(void*, const void*) = nullptr;
		/** Null where the properties have to say. */
		bool (*Identical)(const void*, const void*) = nullptr;
		bool (*Serialize)(FArchive&, void*) = nullptr;
	};

	explicit UScriptStruct(const FObjectInitializer& Initializer) : UStruct(Initializer) {}

	const ICppStructOps* GetCppStructOps() const { return &Ops; }
	void InitializeStruct(void* Dest) const { Ops.Construct(Dest); }
	void DestroyStruct(void* Dest) const { Ops.Destruct(Dest); }
	void CopyScriptStruct(void* Dest, const void* Source) const { Ops.Copy(Dest, Source); }
	bool CompareScriptStruct(const void* A, const void* B, uint32 PortFlags) const;
	void SerializeItem(FArchive& Ar, void* Value, const void* Defaults);

private:
	friend struct FStandInReflectionAccess;

	ICppStructOps Ops;
};

typedef void (*FNativeFuncPtr)(UObject* Context, void* Parms);

class UFunction : public UStruct
{
	DECLARE_CLASS_INTRINSIC(UFunction, UStruct)

	explicit UFunction(const FObjectInitializer& Initializer) : UStruct(Initializer) {}

	EFunctionFlags FunctionFlags = FUNC_None;
	uint8 NumParms = 0;
	uint16 ParmsSize = 0;

	bool HasAnyFunctionFlags(EFunctionFlags Flags) const { return (FunctionFlags & Flags) != FUNC_None; }
	bool HasAllFunctionFlags(EFunctionFlags Flags) const { return (FunctionFlags & Flags) == Flags; }
	UClass* GetOwnerClass() const;
	FProperty* GetReturnProperty() const;
	void Invoke(UObject* Object, void* Parms) const { Func(Object, Parms); }
	/** Same parameters in the same order: one's block can be given to the other. */
	bool IsSignatureCompatibleWith(const UFunction* Other) const;

private:
	friend struct FStandInReflectionAccess;

	FNativeFuncPtr Func = nullptr;
};

class UEnum : public UField
{
	DECLARE_CLASS_INTRINSIC(UEnum, UField)

	enum class ECppForm
	{
		Regular,
		Namespaced,
		EnumClass
	};

	explicit UEnum(const FObjectInitializer& Initializer) : UField(Initializer) {}

	FString CppType;

	int32 NumEnums() const { return Items.Num(); }
	FName GetNameByIndex(int32 Index) const;
	FString GetNameStringByIndex(int32 Index) const;
	FString GetNameStringByValue(int64 InValue) const;
	FName GetNameByValue(int64 InValue) const;
	int64 GetValueByIndex(int32 Index) const { return Items[Index].Value; }
	/** By short or by full name; INDEX_NONE when there is none. */
	int64 GetValueByName(FName InName) const;
	int64 GetValueByNameString(const FString& Name) const;
	int32 GetIndexByValue(int64 InValue) const;
	bool IsValidEnumValue(int64 InValue) const { return GetIndexByValue(InValue) != INDEX_NONE; }
	FText GetDisplayNameTextByIndex(int32 Index) const;
	FText GetDisplayNameTextByValue(int64 InValue) const;
	FText GetToolTipTextByIndex(int32 Index) const;

	/** "EFoo::Bar" for an enum class. */
	template <typename EnumType>
	static FString GetValueAsString(EnumType Value)
	{
		return StaticEnum<EnumType>()->GetNameByValue(int64(Value)).ToString();
	}
	template <typename EnumType>
	static FText GetDisplayValueAsText(EnumType Value)
	{
		return StaticEnum<EnumType>()->GetDisplayNameTextByValue(int64(Value));
	}

private:
	friend struct FStandInReflectionAccess;

	struct FItem
	{
		FName Name;
		int64 Value = 0;
		TMap<FName, FString> MetaData;
	};

	ECppForm CppForm = ECppForm::EnumClass;
	TArray<FItem> Items;
};

struct FImplementedInterface
{
	UClass* Class = nullptr;
	/** From an object to the interface inside it. */
	void* (*Address)(UObject*) = nullptr;
};

class UClass : public UStruct
{
	DECLARE_CLASS_INTRINSIC(UClass, UStruct)

	typedef UObject* (*FConstructor)(void* Memory, const FObjectInitializer& Initializer);
	typedef void (*FReferenceAdder)(UObject* Object, FReferenceCollector& Collector);

	explicit UClass(const FObjectInitializer& Initializer) : UStruct(Initializer) {}

	EClassFlags ClassFlags = CLASS_None;
	FName ClassConfigName;
	TArray<FImplementedInterface> Interfaces;

	UClass* GetSuperClass() const { return static_cast<UClass*>(GetSuperStruct()); }
	bool HasAnyClassFlags(EClassFlags Flags) const { return (ClassFlags & Flags) != CLASS_None; }
	bool ImplementsInterface(const UClass* SomeInterface) const;
	UObject* GetDefaultObject(bool bCreateIfNeeded = true) const;
	template <typename T>
	T* GetDefaultObject() const
	{
		check(IsChildOf(T::StaticClass()));
		return static_cast<T*>(GetDefaultObject());
	}
	FName GetDefaultObjectName() const;
	/** Searches base classes and interfaces too. */
	UFunction* FindFunctionByName(FName InName) const;
	const TArray<UFunction*>& GetOwnFunctions() const { return Functions; }
	/** The ini file of the class. */
	FString GetConfigName() const;

	void CallAddReferencedObjects(UObject* Object, FReferenceCollector& Collector) const;

private:
	friend class FObjectInitializer;
	friend struct FStandInObjectAccess;
	friend struct FStandInReflectionAccess;

	FConstructor Construct = nullptr;
	FReferenceAdder ReferenceAdder = nullptr;
	mutable UObject* ClassDefaultObject = nullptr;
	mutable int32 NextNumber = 0;
	TArray<UFunction*> Functions;
	TMap<FName, UFunction*> FunctionsByName;
};

/** Structs of Core that are reflected without markup, as their headers know nothing of objects. */
template <typename T>
struct TBaseStructure
{
	static UScriptStruct* Get() { return StaticStruct<T>(); }
};
