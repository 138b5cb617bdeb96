// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: which property a C++ type is reflected as.
#pragma once

#include "Containers/Array.h"
#include "Containers/EnumAsByte.h"
#include "Containers/Map.h"
#include "Containers/Set.h"
#include "Templates/SubclassOf.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/UnrealType.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <new>
#include <type_traits>

namespace StandIn
{
template <typename T>
const FValueOps& ValueOpsOf()
{
	static const FValueOps Ops = {
		int32(sizeof(T)),
		int32(alignof(T)),
		[](void* Value) { new (Value) T(); },
		[](void* Value) { static_cast<T*>(Value)->~T(); },
		[](void* Dest, const void* Src) { *static_cast<T*>(Dest) = *static_cast<const T*>(Src); },
	};
	return Ops;
}

template <typename T>
struct TPropertyMaker;

/** The property of a type. Fails to compile for what cannot be reflected. */
template <typename T>
FProperty* MakeProperty(FName Name)
{
	return TPropertyMaker<T>::Make(Name);
}

template <typename T, typename PropertyType>
struct TPlainMaker
{
	static FProperty* Make(FName Name) { return new PropertyType(Name, ValueOpsOf<T>()); }
};

// clang-format off
template <> struct TPropertyMaker<bool> : TPlainMaker<bool, FBoolProperty> {};
template <> struct TPropertyMaker<int8> : TPlainMaker<int8, FInt8Property> {};
template <> struct TPropertyMaker<int16> : TPlainMaker<int16, FInt16Property> {};
template <> struct TPropertyMaker<int32> : TPlainMaker<int32, FIntProperty> {};
template <> struct TPropertyMaker<int64> : TPlainMaker<int64, FInt64Property> {};
template <> struct TPropertyMaker<uint8> : TPlainMaker<uint8, FByteProperty> {};
template <> struct TPropertyMaker<uint16> : TPlainMaker<uint16, FUInt16Property> {};
template <> struct TPropertyMaker<uint32> : TPlainMaker<uint32, FUInt32Property> {};
template <> struct TPropertyMaker<uint64> : TPlainMaker<uint64, FUInt64Property> {};
template <> struct TPropertyMaker<float> : TPlainMaker<float, FFloatProperty> {};
template <> struct TPropertyMaker<double> : TPlainMaker<double, FDoubleProperty> {};
template <> struct TPropertyMaker<FName> : TPlainMaker<FName, FNameProperty> {};
template <> struct TPropertyMaker<FString> : TPlainMaker<FString, FStrProperty> {};
template <> struct TPropertyMaker<FText> : TPlainMaker<FText, FTextProperty> {};
// clang-format on

/** Enums, dynamic delegates, and structs, which are whatever is left. */
template <typename T>
struct TPropertyMaker
{
	static FProperty* Make(FName Name)
	{
		if constexpr (std::is_enum_v<T>)
		{
			auto* Number = static_cast<FNumericProperty*>(MakeProperty<std::underlying_type_t<T>>(Name));
			return new FEnumProperty(Name, ValueOpsOf<T>(), StaticEnum<T>(), Number);
		}
		else if constexpr (std::is_base_of_v<FMulticastScriptDelegate, T>)
		{
			auto* Made = new FMulticastDelegateProperty(Name, ValueOpsOf<T>());
			Made->SignatureFunction = StaticSignature<T>();
			return Made;
		}
		else if constexpr (std::is_base_of_v<FScriptDelegate, T>)
		{
			auto* Made = new FDelegateProperty(Name, ValueOpsOf<T>());
			Made->SignatureFunction = StaticSignature<T>();
			return Made;
		}
		else
		{
			auto* Made = new FStructProperty(Name, ValueOpsOf<T>());
			Made->Struct = TBaseStructure<T>::Get();
			return Made;
		}
	}
};

template <typename EnumType>
struct TPropertyMaker<TEnumAsByte<EnumType>>
{
	static FProperty* Make(FName Name)
	{
		auto* Made = new FByteProperty(Name, ValueOpsOf<TEnumAsByte<EnumType>>());
		if constexpr (bool(TIsUEnumClass<EnumType>::Value))
		{
			Made->Enum = StaticEnum<EnumType>();
		}
		return Made;
	}
};

template <typename PropertyType>
FProperty* MakeObjectProperty(FName Name, const FValueOps& Ops, UClass* Class)
{
	auto* Made = new PropertyType(Name, Ops);
	Made->PropertyClass = Class;
	return Made;
}

template <typename T>
struct TPropertyMaker<T*>
{
	using Object = std::remove_const_t<T>;

	static FProperty* Make(FName Name)
	{
		if constexpr (std::is_same_v<Object, UClass>)
		{
			return MakeObjectProperty<FClassProperty>(Name, ValueOpsOf<T*>(), StaticClass<UClass>());
		}
		else
		{
			return MakeObjectProperty<FObjectProperty>(Name, ValueOpsOf<T*>(), StaticClass<Object>());
		}
	}
};

template <typename T>
struct TPropertyMaker<TObjectPtr<T>>
{
	static FProperty* Make(FName Name)
	{
		UClass* Class = StaticClass<std::remove_const_t<T>>();
		return MakeObjectProperty<FObjectProperty>(Name, ValueOpsOf<TObjectPtr<T>>(), Class);
	}
};

template <typename T>
struct TPropertyMaker<TWeakObjectPtr<T>>
{
	static FProperty* Make(FName Name)
	{
		UClass* Class = StaticClass<std::remove_const_t<T>>();
		return MakeObjectProperty<FWeakObjectProperty>(Name, ValueOpsOf<TWeakObjectPtr<T>>(), Class);
	}
};

template <typename T>
struct TPropertyMaker<TSubclassOf<T>>
{
	static FProperty* Make(FName Name)
	{
		auto* Made = new FClassProperty(Name, ValueOpsOf<TSubclassOf<T>>());
		Made->PropertyClass = StaticClass<UClass>();
		Made->MetaClass = StaticClass<T>();
		return Made;
	}
};

template <typename T>
struct TPropertyMaker<TSoftObjectPtr<T>>
{
	static FProperty* Make(FName Name)
	{
		return MakeObjectProperty<FSoftObjectProperty>(
			Name, ValueOpsOf<TSoftObjectPtr<T>>(), StaticClass<T>());
	}
};

template <typename T>
struct TPropertyMaker<TSoftClassPtr<T>>
{
	static FProperty* Make(FName Name)
	{
		auto* Made = new FSoftClassProperty(Name, ValueOpsOf<TSoftClassPtr<T>>());
		Made->PropertyClass = StaticClass<UClass>();
		Made->MetaClass = StaticClass<T>();
		return Made;
	}
};

template <typename T>
struct TPropertyMaker<TArray<T>>
{
	static FProperty* Make(FName Name)
	{
		static const FArrayOps Ops = {
			[](const void* Array) { return static_cast<const TArray<T>*>(Array)->Num(); },
			[](void* Array) -> void* { return static_cast<TArray<T>*>(Array)->GetData(); },
			[](void* Array, int32 Count) { static_cast<TArray<T>*>(Array)->SetNum(Count); },
		};
		return new FArrayProperty(Name, ValueOpsOf<TArray<T>>(), Ops, MakeProperty<T>(Name));
	}
};

template <typename T>
struct TPropertyMaker<TSet<T>>
{
	using Set = TSet<T>;

	static FProperty* Make(FName Name)
	{
		static const FTableOps Ops = {
			[](const void* Table) { return static_cast<const Set*>(Table)->Num(); },
			[](void* Table) { static_cast<Set*>(Table)->Empty(); },
			[](void* Table, const void* Key, const void*)
			{ static_cast<Set*>(Table)->Add(*static_cast<const T*>(Key)); },
			[](const void* Table, const void* Key) -> const void*
			{ return static_cast<const Set*>(Table)->Find(*static_cast<const T*>(Key)); },
			[](void* Table, void* Context, FTableOps::FVisitor Visitor)
			{
				for (const T& Key : *static_cast<const Set*>(Table))
				{
					Visitor(Context, const_cast<T*>(&Key), nullptr);
				}
			},
			[](void* Table)
			{
				Set Fresh;
				for (const T& Key : *static_cast<const Set*>(Table))
				{
					Fresh.Add(Key);
				}
				*static_cast<Set*>(Table) = MoveTemp(Fresh);
			},
		};
		return new FSetProperty(Name, ValueOpsOf<Set>(), Ops, MakeProperty<T>(Name));
	}
};

template <typename KeyType, typename ValueType>
struct TPropertyMaker<TMap<KeyType, ValueType>>
{
	using Map = TMap<KeyType, ValueType>;

	static FProperty* Make(FName Name)
	{
		static const FTableOps Ops = {
			[](const void* Table) { return static_cast<const Map*>(Table)->Num(); },
			[](void* Table) { static_cast<Map*>(Table)->Empty(); },
			[](void* Table, const void* Key, const void* Value) {
				static_cast<Map*>(Table)->Add(
					*static_cast<const KeyType*>(Key), *static_cast<const ValueType*>(Value));
			},
			[](const void* Table, const void* Key) -> const void*
			{ return static_cast<const Map*>(Table)->Find(*static_cast<const KeyType*>(Key)); },
			[](void* Table, void* Context, FTableOps::FVisitor Visitor)
			{
				for (auto& Pair : *static_cast<Map*>(Table))
				{
					Visitor(Context, const_cast<KeyType*>(&Pair.Key), &Pair.Value);
				}
			},
			[](void* Table)
			{
				Map Fresh;
				for (auto& Pair : *static_cast<Map*>(Table))
				{
					Fresh.Add(Pair.Key, Pair.Value);
				}
				*static_cast<Map*>(Table) = MoveTemp(Fresh);
			},
		};
		return new FMapProperty(
			Name, ValueOpsOf<Map>(), Ops, MakeProperty<KeyType>(Name), MakeProperty<ValueType>(Name));
	}
};
} // namespace StandIn
