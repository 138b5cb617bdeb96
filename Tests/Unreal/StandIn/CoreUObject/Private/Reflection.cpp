// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/Reflection.h"

#include "CoreGlobals.h"
#include "ObjectTable.h"
#include "ReflectionAccess.h"
#include "UObject/Interface.h"
#include "UObject/Package.h"

#include <new>
#include <vector>

namespace StandIn::Types
{
using FStep = void (*)(void*);

/** Something to do once the types that are being made can be found. */
struct FLater
{
	void* Type;
	void (*Run)(void* Type, void* Function);
	void* Function;
};

struct FBooks
{
	std::vector<UClass* (*)()> Classes;
	std::vector<UScriptStruct* (*)()> Structs;
	std::vector<UEnum* (*)()> Enums;
	std::vector<FLater> Later;
	int32 Depth = 0;
};

/** Never destroyed; filled before main starts. */
static FBooks& Books()
{
	static FBooks* Made = new FBooks;
	return *Made;
}

/** Makes an object without a class: classes are among the things made here. */
template <typename T>
static T* MakeBare(UObject* Outer, FName Name)
{
	check(IsInGameThread());
	void* Memory = ::operator new(sizeof(T), std::align_val_t(alignof(T)));
	FStaticConstructObjectParameters Params(nullptr);
	Params.Outer = Outer;
	Params.Name = Name;
	Params.SetFlags = RF_Public | RF_Standalone | RF_MarkAsNative | RF_Transient;
	T* Made = nullptr;
	{
		FObjectInitializer Initializer(static_cast<UObject*>(Memory), Params);
		Made = new (Memory) T(Initializer);
	}
	FStandInObjectAccess::SetInternalFlags(*Made, EInternalObjectFlags::Native);
	return Made;
}

static UPackage* PackageOf(const TCHAR* Name)
{
	if (UObject* Found = FObjectTable::Get().FindByName(nullptr, FName(Name)))
	{
		return static_cast<UPackage*>(Found);
	}
	UPackage* Made = MakeBare<UPackage>(nullptr, FName(Name));
	FStandInObjectAccess::SetClass(*Made, UPackage::StaticClass());
	return Made;
}

/** Types refer to each other, so all that are under way come into being before the first is described. */
class FMakingScope
{
public:
	FMakingScope() { ++Books().Depth; }
	~FMakingScope()
	{
		FBooks& All = Books();
		if (All.Depth == 1)
		{
			for (std::size_t Index = 0; Index < All.Later.size(); ++Index)
			{
				const FLater Step = All.Later[Index];
				Step.Run(Step.Type, Step.Function);
			}
			All.Later.clear();
		}
		--All.Depth;
	}
};

template <typename T>
static void DescribeLater(T* Type, void (*Describe)(T&))
{
	if (Describe != nullptr)
	{
		const auto Run = [](void* Known, void* Function)
		{
			reinterpret_cast<void (*)(T&)>(Function)(*static_cast<T*>(Known));
		};
		Books().Later.push_back({Type, Run, reinterpret_cast<void*>(Describe)});
	}
}

template <typename T>
static UObject* ConstructIntrinsic(void* Memory, const FObjectInitializer& Initializer)
{
	return new (Memory) T(Initializer);
}

template <typename T>
static UClass* MakeIntrinsic(
	UClass*& Made, const TCHAR* Name, UClass* (*Super)(), EClassFlags Flags = CLASS_None)
{
	if (Made == nullptr)
	{
		FClassParams Params;
		Params.Package = TEXT("/Script/CoreUObject");
		Params.Name = Name;
		Params.Prefix = TEXT("U");
		Params.Config = TEXT("");
		Params.Size = sizeof(T);
		Params.Alignment = alignof(T);
		Params.Flags = CLASS_Native | Flags;
		Params.Super = Super;
		Params.Construct = &ConstructIntrinsic<T>;
		Params.CollectReferences = &T::AddReferencedObjects;
		MakeClass(Made, Params);
	}
	return Made;
}
} // namespace StandIn::Types

// The classes that no header tool reads.
#define STANDIN_INTRINSIC_CLASS(TClass, Name, Super, Flags)                                                  \
	template <>                                                                                              \
	UClass* StaticClass<TClass>()                                                                            \
	{                                                                                                        \
		static UClass* Made = nullptr;                                                                       \
		return StandIn::Types::MakeIntrinsic<TClass>(Made, TEXT(Name), Super, Flags);                        \
	}                                                                                                        \
	UClass* TClass::StaticClass()                                                                            \
	{                                                                                                        \
		return ::StaticClass<TClass>();                                                                      \
	}
STANDIN_INTRINSIC_CLASS(UObject, "Object", nullptr, CLASS_Abstract)
STANDIN_INTRINSIC_CLASS(UField, "Field", &UObject::StaticClass, CLASS_Abstract)
STANDIN_INTRINSIC_CLASS(UStruct, "Struct", &UField::StaticClass, CLASS_Abstract)
STANDIN_INTRINSIC_CLASS(UScriptStruct, "ScriptStruct", &UStruct::StaticClass, CLASS_None)
STANDIN_INTRINSIC_CLASS(UFunction, "Function", &UStruct::StaticClass, CLASS_None)
STANDIN_INTRINSIC_CLASS(UEnum, "Enum", &UField::StaticClass, CLASS_None)
STANDIN_INTRINSIC_CLASS(UClass, "Class", &UStruct::StaticClass, CLASS_None)
STANDIN_INTRINSIC_CLASS(UPackage, "Package", &UObject::StaticClass, CLASS_None)
STANDIN_INTRINSIC_CLASS(UInterface, "Interface", &UObject::StaticClass, CLASS_Abstract | CLASS_Interface)
#undef STANDIN_INTRINSIC_CLASS

UPackage* GetTransientPackage()
{
	static UPackage* Made = StandIn::Types::PackageOf(TEXT("/Engine/Transient"));
	return Made;
}

UPackage* CreatePackage(const TCHAR* PackageName)
{
	if (UObject* Found = StandIn::FObjectTable::Get().FindByName(nullptr, FName(PackageName)))
	{
		return static_cast<UPackage*>(Found);
	}
	FStaticConstructObjectParameters Params(UPackage::StaticClass());
	Params.Name = FName(PackageName);
	return static_cast<UPackage*>(StaticConstructObject_Internal(Params));
}

namespace StandIn
{
FRegistrar::FRegistrar(UClass* (*Make)())
{
	Types::Books().Classes.push_back(Make);
}

FRegistrar::FRegistrar(UScriptStruct* (*Make)())
{
	Types::Books().Structs.push_back(Make);
}

FRegistrar::FRegistrar(UEnum* (*Make)())
{
	Types::Books().Enums.push_back(Make);
}

void MakeRegisteredTypes()
{
	Types::FBooks& All = Types::Books();
	// Taken out first, as making one type may make others.
	const std::vector<UEnum* (*)()> Enums = std::move(All.Enums);
	const std::vector<UScriptStruct* (*)()> Structs = std::move(All.Structs);
	const std::vector<UClass* (*)()> Classes = std::move(All.Classes);
	All.Enums.clear();
	All.Structs.clear();
	All.Classes.clear();
	for (auto* Make : Enums)
	{
		Make();
	}
	for (auto* Make : Structs)
	{
		Make();
	}
	for (auto* Make : Classes)
	{
		Make();
	}
}

void MakeClass(UClass*& Made, const FClassParams& Params)
{
	const Types::FMakingScope Scope;
	UClass* Super = Params.Super != nullptr ? Params.Super() : nullptr;
	if (Made != nullptr)
	{
		// The base needed this class itself, as UObject does UClass.
		return;
	}
	Made = Types::MakeBare<UClass>(nullptr, FName(Params.Name));
	FStandInObjectAccess::SetClass(*Made, UClass::StaticClass());
	FObjectTable::Get().RemoveName(Made);
	FStandInObjectAccess::SetOuter(*Made, Types::PackageOf(Params.Package));
	FObjectTable::Get().AddName(Made);
	FStandInReflectionAccess::SetClass(*Made, Params, Super);
	Types::DescribeLater(Made, Params.Describe);
}

UFunction* MakeSignature(UFunction*& Made, const TCHAR* Package, const TCHAR* Name, SIZE_T ParmsSize,
	EFunctionFlags Flags, void (*Describe)(UFunction&))
{
	if (Made == nullptr)
	{
		const Types::FMakingScope Scope;
		const FString FullName = FString(Name) + TEXT("__DelegateSignature");
		Made = Types::MakeBare<UFunction>(Types::PackageOf(Package), FName(*FullName));
		FStandInObjectAccess::SetClass(*Made, UFunction::StaticClass());
		FStandInReflectionAccess::SetLayout(*Made, nullptr, ParmsSize, 16);
		Made->FunctionFlags = Flags;
		Made->ParmsSize = uint16(ParmsSize);
		Types::DescribeLater(Made, Describe);
	}
	return Made;
}

UEnum* MakeEnum(UEnum*& Made, const TCHAR* Package, const TCHAR* Name, const TCHAR* CppType,
	UEnum::ECppForm Form, void (*Describe)(UEnum&))
{
	if (Made == nullptr)
	{
		const Types::FMakingScope Scope;
		Made = Types::MakeBare<UEnum>(Types::PackageOf(Package), FName(Name));
		FStandInObjectAccess::SetClass(*Made, UEnum::StaticClass());
		Made->CppType = CppType;
		FStandInReflectionAccess::SetForm(*Made, Form);
		// Enumerators refer to nothing, so there is no need to wait.
		Describe(*Made);
	}
	return Made;
}

UScriptStruct* MakeStructOf(UScriptStruct*& Made, const TCHAR* Package, const TCHAR* Name,
	const FValueOps& Ops, UScriptStruct* (*Super)(), const UScriptStruct::ICppStructOps& StructOps,
	void (*Describe)(UScriptStruct&))
{
	const Types::FMakingScope Scope;
	UScriptStruct* Base = Super != nullptr ? Super() : nullptr;
	Made = Types::MakeBare<UScriptStruct>(Types::PackageOf(Package), FName(Name));
	FStandInObjectAccess::SetClass(*Made, UScriptStruct::StaticClass());
	FStandInReflectionAccess::SetLayout(*Made, Base, SIZE_T(Ops.Size), SIZE_T(Ops.Alignment));
	FStandInReflectionAccess::SetOps(*Made, StructOps);
	Types::DescribeLater(Made, Describe);
	return Made;
}

const FMadeEnumerator& FMadeEnumerator::Meta(const TCHAR* Key, const TCHAR* Value) const
{
	FStandInReflectionAccess::SetItemMeta(Enum, Index, Key, Value);
	return *this;
}

FMadeEnumerator AddEnumerator(UEnum& Enum, const TCHAR* Name, int64 Value)
{
	return {Enum, FStandInReflectionAccess::AddItem(Enum, FName(Name), Value)};
}

TMade<UFunction> AddFunction(UClass& Owner, const TCHAR* Name, FNativeFuncPtr Func, SIZE_T ParmsSize,
	EFunctionFlags Flags, void (*Describe)(UFunction&))
{
	UFunction* Made = Types::MakeBare<UFunction>(&Owner, FName(Name));
	FStandInObjectAccess::SetClass(*Made, UFunction::StaticClass());
	FStandInReflectionAccess::SetLayout(*Made, nullptr, ParmsSize, 16);
	Made->FunctionFlags = Flags;
	Made->ParmsSize = uint16(ParmsSize);
	check(ParmsSize <= MAX_uint16);
	FStandInReflectionAccess::SetFunction(*Made, Func);
	FStandInReflectionAccess::AddFunction(Owner, Made);
	Describe(*Made);
	return {*Made};
}

void AddInterface(UClass& Owner, UClass* (*Interface)(), void* (*Address)(UObject*))
{
	FImplementedInterface Made;
	Made.Class = Interface();
	Made.Address = Address;
	Owner.Interfaces.Add(Made);
}

void AttachProperty(UStruct& Owner, FProperty& Property, SIZE_T Offset, int32 Count, EPropertyFlags Flags)
{
	Property.ArrayDim = Count;
	Property.PropertyFlags = Flags;
	FStandInReflectionAccess::SetPlace(Property, Owner, Offset);
	Owner.AddOwnProperty(&Property);
	if (Owner.GetClass() == UFunction::StaticClass())
	{
		++static_cast<UFunction&>(Owner).NumParms;
	}
}

TMade<FProperty> AddBit(
	UStruct& Owner, const TCHAR* Name, SIZE_T OwnerSize, void (*SetBit)(void*), EPropertyFlags Flags)
{
	// Bits have no address: one is set in an empty block, and then looked for.
	std::vector<uint64> Block(OwnerSize / sizeof(uint64) + 1);
	SetBit(Block.data());
	const uint8* Bytes = reinterpret_cast<const uint8*>(Block.data());
	SIZE_T Offset = 0;
	while (Bytes[Offset] == 0)
	{
		++Offset;
		check(Offset < OwnerSize);
	}
	FBoolProperty* Made = new FBoolProperty(FName(Name), ValueOpsOf<uint8>());
	FStandInReflectionAccess::SetMask(*Made, Bytes[Offset]);
	AttachProperty(Owner, *Made, Offset, 1, Flags);
	return {*Made};
}
} // namespace StandIn
