// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FProperty and of its kinds, and of TFieldIterator.
#pragma once

#include "Serialization/Archive.h"
#include "UObject/Class.h"
#include "UObject/Field.h"
#include "UObject/ScriptDelegates.h"
#include "UObject/WeakObjectPtr.h"

namespace StandIn
{
/** How values of a C++ type are made, copied and destroyed. */
struct FValueOps
{
	int32 Size = 0;
	int32 Alignment = 1;
	void (*Construct)(void*) = nullptr;
	void (*Destruct)(void*) = nullptr;
	void (*Copy)(void*, const void*) = nullptr;
};
} // namespace StandIn

/** Where a value stands in a struct, and what can be done with it without knowing its type. */
class FProperty : public FField
{
	DECLARE_FIELD(FProperty, FField)

	FProperty(FName InName, const StandIn::FValueOps& InOps);

	int32 ArrayDim = 1;
	int32 ElementSize = 0;
	EPropertyFlags PropertyFlags = CPF_None;

	int32 GetOffset_ForInternal() const { return Offset; }
	int32 GetSize() const { return ArrayDim * ElementSize; }
	int32 GetMinAlignment() const { return Ops.Alignment; }
	UStruct* GetOwnerStruct() const { return Owner; }
	UClass* GetOwnerClass() const;
	bool HasAnyPropertyFlags(EPropertyFlags Flags) const { return (PropertyFlags & Flags) != CPF_None; }
	bool HasAllPropertyFlags(EPropertyFlags Flags) const { return (PropertyFlags & Flags) == Flags; }

	template <typename ValueType>
	ValueType* ContainerPtrToValuePtr(void* ContainerPtr, int32 ArrayIndex = 0) const
	{
		return static_cast<ValueType*>(ValueAddress(ContainerPtr, ArrayIndex));
	}
	template <typename ValueType>
	const ValueType* ContainerPtrToValuePtr(const void* ContainerPtr, int32 ArrayIndex = 0) const
	{
		return static_cast<const ValueType*>(ValueAddress(const_cast<void*>(ContainerPtr), ArrayIndex));
	}

	void InitializeValue(void* Dest) const;
	void DestroyValue(void* Dest) const;
	virtual void CopySingleValue(void* Dest, const void* Src) const { Ops.Copy(Dest, Src); }
	void CopyCompleteValue(void* Dest, const void* Src) const;
	void CopyCompleteValue_InContainer(void* DestContainer, const void* SrcContainer) const;
	/** Of one element, as all below. */
	virtual bool Identical(const void* A, const void* B, uint32 PortFlags = 0) const = 0;
	bool Identical_InContainer(const void* A, const void* B) const;
	virtual void SerializeItem(FArchive& Ar, void* Value, const void* Defaults = nullptr) const = 0;
	/** Reads a value; returns where it ended, or null when the text is not one. */
	virtual const TCHAR* ImportText_Direct(
		const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const = 0;
	virtual void ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue, const void* DefaultValue,
		UObject* Parent, int32 PortFlags) const = 0;
	virtual bool ContainsObjectReference() const { return false; }
	virtual void AddReferences(FReferenceCollector& Collector, void* Value, const UObject* Referencer) const
	{
	}
	/** "IntProperty" and the like, with what it holds where that matters: what has to match when saved values
	 * are read. */
	virtual FString GetTypeText() const { return GetClass()->GetName(); }
	/** Same kind of value in the same layout. */
	bool SameType(const FProperty* Other) const { return Other && GetTypeText() == Other->GetTypeText(); }

protected:
	const StandIn::FValueOps& Ops;

private:
	friend struct FStandInReflectionAccess;

	void* ValueAddress(void* Container, int32 ArrayIndex) const;

	UStruct* Owner = nullptr;
	int32 Offset = 0;
};

namespace EPropertyChangeType
{
/** What happened to a property. */
enum Type : int
{
	Unspecified = 1 << 0,
	ArrayAdd = 1 << 1,
	ArrayRemove = 1 << 2,
	ArrayClear = 1 << 3,
	ValueSet = 1 << 4,
	Duplicate = 1 << 5,
	Interactive = 1 << 6,
	Redirected = 1 << 7,
};
} // namespace EPropertyChangeType

/** A property of an object was edited. */
struct FPropertyChangedEvent
{
	explicit FPropertyChangedEvent(
		FProperty* InProperty, uint32 InChangeType = EPropertyChangeType::Unspecified)
		: Property(InProperty), MemberProperty(InProperty), ChangeType(InChangeType)
	{
	}

	/** None when everything may have changed. */
	FName GetPropertyName() const { return Property != nullptr ? Property->GetFName() : FName(); }
	FName GetMemberPropertyName() const
	{
		return MemberProperty != nullptr ? MemberProperty->GetFName() : FName();
	}

	FProperty* Property;
	FProperty* MemberProperty;
	uint32 ChangeType;
};

/** Typed access; the base says what the type means. */
template <typename InTCppType, typename TPropertyBaseClass>
class TProperty : public TPropertyBaseClass
{
public:
	typedef InTCppType TCppType;
	using TPropertyBaseClass::TPropertyBaseClass;

	static const TCppType& GetPropertyValue(const void* A) { return *static_cast<const TCppType*>(A); }
	static TCppType* GetPropertyValuePtr(void* A) { return static_cast<TCppType*>(A); }
	static void SetPropertyValue(void* A, const TCppType& Value) { *static_cast<TCppType*>(A) = Value; }
	const TCppType& GetPropertyValue_InContainer(const void* A, int32 ArrayIndex = 0) const
	{
		return *this->template ContainerPtrToValuePtr<TCppType>(A, ArrayIndex);
	}
	void SetPropertyValue_InContainer(void* A, const TCppType& Value, int32 ArrayIndex = 0) const
	{
		*this->template ContainerPtrToValuePtr<TCppType>(A, ArrayIndex) = Value;
	}
};

class FNumericProperty : public FProperty
{
	DECLARE_FIELD(FNumericProperty, FProperty)
	using FProperty::FProperty;

	virtual bool IsFloatingPoint() const = 0;
	bool IsInteger() const { return !IsFloatingPoint(); }
	virtual int64 GetSignedIntPropertyValue(const void* Data) const = 0;
	virtual double GetFloatingPointPropertyValue(const void* Data) const = 0;
	virtual void SetIntPropertyValue(void* Data, int64 Value) const = 0;
	virtual void SetFloatingPointPropertyValue(void* Data, double Value) const = 0;
	FString GetNumericPropertyValueToString(const void* Data) const;

	virtual const TCHAR* ImportText_Direct(
		const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const override;
	virtual void ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue, const void* DefaultValue,
		UObject* Parent, int32 PortFlags) const override;
};

template <typename T>
class TProperty_Numeric : public TProperty<T, FNumericProperty>
{
public:
	using TProperty<T, FNumericProperty>::TProperty;

	virtual bool IsFloatingPoint() const override { return T(0.5) != T(0); }
	virtual int64 GetSignedIntPropertyValue(const void* Data) const override
	{
		return int64(this->GetPropertyValue(Data));
	}
	virtual double GetFloatingPointPropertyValue(const void* Data) const override
	{
		return double(this->GetPropertyValue(Data));
	}
	virtual void SetIntPropertyValue(void* Data, int64 Value) const override
	{
		this->SetPropertyValue(Data, T(Value));
	}
	virtual void SetFloatingPointPropertyValue(void* Data, double Value) const override
	{
		this->SetPropertyValue(Data, T(Value));
	}
	virtual bool Identical(const void* A, const void* B, uint32 PortFlags) const override
	{
		return this->GetPropertyValue(A) == this->GetPropertyValue(B);
	}
	virtual void SerializeItem(FArchive& Ar, void* Value, const void* Defaults) const override
	{
		Ar << *this->GetPropertyValuePtr(Value);
	}
};

#define UE_PRIVATE_NUMERIC_PROPERTY(TClass, TCpp)                                                            \
	class TClass : public TProperty_Numeric<TCpp>                                                            \
	{                                                                                                        \
		DECLARE_FIELD(TClass, FNumericProperty)                                                              \
		using TProperty_Numeric<TCpp>::TProperty_Numeric;                                                    \
	};
UE_PRIVATE_NUMERIC_PROPERTY(FInt8Property, int8)
UE_PRIVATE_NUMERIC_PROPERTY(FInt16Property, int16)
UE_PRIVATE_NUMERIC_PROPERTY(FIntProperty, int32)
UE_PRIVATE_NUMERIC_PROPERTY(FInt64Property, int64)
UE_PRIVATE_NUMERIC_PROPERTY(FUInt16Property, uint16)
UE_PRIVATE_NUMERIC_PROPERTY(FUInt32Property, uint32)
UE_PRIVATE_NUMERIC_PROPERTY(FUInt64Property, uint64)
UE_PRIVATE_NUMERIC_PROPERTY(FFloatProperty, float)
UE_PRIVATE_NUMERIC_PROPERTY(FDoubleProperty, double)
#undef UE_PRIVATE_NUMERIC_PROPERTY

/** A number, or an enumerator in a TEnumAsByte. */
class FByteProperty : public TProperty_Numeric<uint8>
{
	DECLARE_FIELD(FByteProperty, FNumericProperty)
	using TProperty_Numeric<uint8>::TProperty_Numeric;

	UEnum* Enum = nullptr;

	virtual const TCHAR* ImportText_Direct(
		const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const override;
	virtual void ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue, const void* DefaultValue,
		UObject* Parent, int32 PortFlags) const override;
};

/** The overrides that every kind of property has. */
#define UE_PRIVATE_PROPERTY_OVERRIDES                                                                        \
	virtual bool Identical(const void* A, const void* B, uint32 PortFlags = 0) const override;               \
	virtual void SerializeItem(FArchive& Ar, void* Value, const void* Defaults = nullptr) const override;    \
	virtual const TCHAR* ImportText_Direct(                                                                  \
		const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const override;       \
	virtual void ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,                         \
		const void* DefaultValue, UObject* Parent, int32 PortFlags) const override;

/** An enum class, kept as the number below it. */
class FEnumProperty : public FProperty
{
	DECLARE_FIELD(FEnumProperty, FProperty)
	/** Takes ownership of the number. */
	FEnumProperty(
		FName InName, const StandIn::FValueOps& InOps, UEnum* InEnum, FNumericProperty* InUnderlying);
	virtual ~FEnumProperty() override;
	UE_PRIVATE_PROPERTY_OVERRIDES

	UEnum* GetEnum() const { return Enum; }
	FNumericProperty* GetUnderlyingProperty() const { return Underlying; }
	virtual FString GetTypeText() const override;

private:
	UEnum* Enum;
	FNumericProperty* Underlying;
};

/** A bool, or one bit of an integer. */
class FBoolProperty : public FProperty
{
	DECLARE_FIELD(FBoolProperty, FProperty)
	using FProperty::FProperty;
	UE_PRIVATE_PROPERTY_OVERRIDES

	bool GetPropertyValue(const void* A) const;
	void SetPropertyValue(void* A, bool Value) const;
	bool GetPropertyValue_InContainer(const void* A, int32 ArrayIndex = 0) const
	{
		return GetPropertyValue(ContainerPtrToValuePtr<void>(A, ArrayIndex));
	}
	void SetPropertyValue_InContainer(void* A, bool Value, int32 ArrayIndex = 0) const
	{
		SetPropertyValue(ContainerPtrToValuePtr<void>(A, ArrayIndex), Value);
	}
	virtual void CopySingleValue(void* Dest, const void* Src) const override;
	bool IsNativeBool() const { return FieldMask == 0xff; }

private:
	friend struct FStandInReflectionAccess;

	uint8 FieldMask = 0xff;
};

#define UE_PRIVATE_TEXT_PROPERTY(TClass, TCpp)                                                               \
	class TClass : public TProperty<TCpp, FProperty>                                                         \
	{                                                                                                        \
		DECLARE_FIELD(TClass, FProperty)                                                                     \
		using TProperty<TCpp, FProperty>::TProperty;                                                         \
		UE_PRIVATE_PROPERTY_OVERRIDES                                                                        \
	};
UE_PRIVATE_TEXT_PROPERTY(FNameProperty, FName)
UE_PRIVATE_TEXT_PROPERTY(FStrProperty, FString)
UE_PRIVATE_TEXT_PROPERTY(FTextProperty, FText)
#undef UE_PRIVATE_TEXT_PROPERTY

class FStructProperty : public FProperty
{
	DECLARE_FIELD(FStructProperty, FProperty)
	using FProperty::FProperty;
	UE_PRIVATE_PROPERTY_OVERRIDES

	UScriptStruct* Struct = nullptr;

	virtual bool ContainsObjectReference() const override { return Struct->HasObjectReferences(); }
	virtual void AddReferences(
		FReferenceCollector& Collector, void* Value, const UObject* Referencer) const override;
	virtual FString GetTypeText() const override { return Struct->GetName(); }
};

/** Anything that names an object. */
class FObjectPropertyBase : public FProperty
{
	DECLARE_FIELD(FObjectPropertyBase, FProperty)
	using FProperty::FProperty;
	UE_PRIVATE_PROPERTY_OVERRIDES

	UClass* PropertyClass = nullptr;

	virtual UObject* GetObjectPropertyValue(const void* Address) const = 0;
	virtual void SetObjectPropertyValue(void* Address, UObject* Value) const = 0;
	UObject* GetObjectPropertyValue_InContainer(const void* Container, int32 ArrayIndex = 0) const;
	void SetObjectPropertyValue_InContainer(void* Container, UObject* Value, int32 ArrayIndex = 0) const;
	virtual FString GetTypeText() const override;
};

/** A raw pointer or a TObjectPtr: keeps its object alive. */
class FObjectProperty : public FObjectPropertyBase
{
	DECLARE_FIELD(FObjectProperty, FObjectPropertyBase)
	using FObjectPropertyBase::FObjectPropertyBase;

	virtual UObject* GetObjectPropertyValue(const void* Address) const override;
	virtual void SetObjectPropertyValue(void* Address, UObject* Value) const override;
	virtual bool ContainsObjectReference() const override { return true; }
	virtual void AddReferences(
		FReferenceCollector& Collector, void* Value, const UObject* Referencer) const override;
};

/** A UClass* or a TSubclassOf. */
class FClassProperty : public FObjectProperty
{
	DECLARE_FIELD(FClassProperty, FObjectProperty)
	using FObjectProperty::FObjectProperty;

	UClass* MetaClass = nullptr;
};

class FWeakObjectProperty : public FObjectPropertyBase
{
	DECLARE_FIELD(FWeakObjectProperty, FObjectPropertyBase)
	using FObjectPropertyBase::FObjectPropertyBase;

	virtual UObject* GetObjectPropertyValue(const void* Address) const override;
	virtual void SetObjectPropertyValue(void* Address, UObject* Value) const override;
};

/** A TSoftObjectPtr: the path of an object. */
class FSoftObjectProperty : public FObjectPropertyBase
{
	DECLARE_FIELD(FSoftObjectProperty, FObjectPropertyBase)
	using FObjectPropertyBase::FObjectPropertyBase;
	UE_PRIVATE_PROPERTY_OVERRIDES

	virtual UObject* GetObjectPropertyValue(const void* Address) const override;
	virtual void SetObjectPropertyValue(void* Address, UObject* Value) const override;
};

class FSoftClassProperty : public FSoftObjectProperty
{
	DECLARE_FIELD(FSoftClassProperty, FSoftObjectProperty)
	using FSoftObjectProperty::FSoftObjectProperty;

	UClass* MetaClass = nullptr;
};

class FDelegateProperty : public TProperty<FScriptDelegate, FProperty>
{
	DECLARE_FIELD(FDelegateProperty, FProperty)
	using TProperty<FScriptDelegate, FProperty>::TProperty;
	UE_PRIVATE_PROPERTY_OVERRIDES

	UFunction* SignatureFunction = nullptr;
};

class FMulticastDelegateProperty : public TProperty<FMulticastScriptDelegate, FProperty>
{
	DECLARE_FIELD(FMulticastDelegateProperty, FProperty)
	using TProperty<FMulticastScriptDelegate, FProperty>::TProperty;
	UE_PRIVATE_PROPERTY_OVERRIDES

	UFunction* SignatureFunction = nullptr;

	void AddDelegate(FScriptDelegate ScriptDelegate, UObject* Parent) const;
};
#include "UObject/ContainerProperties.h"

/** Walks the properties or functions of a struct, those of derived classes first. */
template <typename T>
class TFieldIterator;

template <typename T>
requires(std::is_base_of_v<FProperty, T>) class TFieldIterator<T>
{
public:
	explicit TFieldIterator(const UStruct* InStruct) : Struct(InStruct) { Settle(); }

	explicit operator bool() const { return Struct != nullptr; }
	TFieldIterator& operator++()
	{
		++Index;
		Settle();
		return *this;
	}
	T* operator*() const { return static_cast<T*>(Struct->GetOwnProperties()[Index]); }
	T* operator->() const { return **this; }

private:
	void Settle()
	{
		while (Struct != nullptr)
		{
			for (; Index < Struct->GetOwnProperties().Num(); ++Index)
			{
				if (Struct->GetOwnProperties()[Index]->template IsA<T>())
				{
					return;
				}
			}
			Struct = Struct->GetSuperStruct();
			Index = 0;
		}
	}

	const UStruct* Struct;
	int32 Index = 0;
};

template <>
class TFieldIterator<UFunction>
{
public:
	explicit TFieldIterator(const UClass* InClass) : Class(InClass) { Settle(); }

	explicit operator bool() const { return Class != nullptr; }
	TFieldIterator& operator++()
	{
		++Index;
		Settle();
		return *this;
	}
	UFunction* operator*() const { return Class->GetOwnFunctions()[Index]; }
	UFunction* operator->() const { return **this; }

private:
	void Settle()
	{
		while (Class != nullptr && Index >= Class->GetOwnFunctions().Num())
		{
			Class = Class->GetSuperClass();
			Index = 0;
		}
	}

	const UClass* Class;
	int32 Index = 0;
};

/** Finds by name, or returns null when the property is of another kind. */
template <typename T>
T* FindFProperty(const UStruct* Owner, FName FieldName)
{
	return CastField<T>(Owner->FindPropertyByName(FieldName));
}
