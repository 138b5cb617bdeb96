// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "StandIn/Reflection.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

/** Opens what only the makers of types may change. */
struct FStandInReflectionAccess
{
	static UObject* Construct(const UClass& Class, void* Memory, const FObjectInitializer& Initializer)
	{
		return Class.Construct(Memory, Initializer);
	}

	static void SetLayout(UStruct& Struct, UStruct* Super, SIZE_T Size, SIZE_T Alignment);
	static void SetClass(UClass& Class, const StandIn::FClassParams& Params, UClass* Super);
	static void SetOps(UScriptStruct& Struct, const UScriptStruct::ICppStructOps& Ops) { Struct.Ops = Ops; }
	static void SetForm(UEnum& Enum, UEnum::ECppForm Form) { Enum.CppForm = Form; }
	static int32 AddItem(UEnum& Enum, FName Name, int64 Value);
	static void SetItemMeta(UEnum& Enum, int32 Index, const TCHAR* Key, const TCHAR* Value);
	static void SetFunction(UFunction& Function, FNativeFuncPtr Func) { Function.Func = Func; }
	static void AddFunction(UClass& Class, UFunction* Function);
	static void SetPlace(FProperty& Property, UStruct& Owner, SIZE_T Offset);
	static void SetMask(FBoolProperty& Property, uint8 Mask) { Property.FieldMask = Mask; }
};
