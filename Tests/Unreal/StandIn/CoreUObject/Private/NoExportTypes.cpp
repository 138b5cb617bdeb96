// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/NoExportTypes.h"

#include "Serialization/Archive.h"
#include "StandIn/Reflection.h"
#include "UObject/SoftObjectPath.h"

namespace StandIn::BaseStructs
{
template <typename T>
concept CArchived = requires(FArchive& Ar, T& Value)
{
	Ar << Value;
};

/** A struct of Core: compared and saved as a whole where its header says how. */
template <typename T>
static UScriptStruct* Make(UScriptStruct*& Made, const TCHAR* Name, void (*Describe)(UScriptStruct&))
{
	if (Made == nullptr)
	{
		UScriptStruct::ICppStructOps Ops = StructOpsOf<T>();
		if constexpr (CHasEquality<T>)
		{
			Ops.Identical = [](const void* A, const void* B)
			{
				return *static_cast<const T*>(A) == *static_cast<const T*>(B);
			};
		}
		if constexpr (CArchived<T>)
		{
			Ops.Serialize = [](FArchive& Ar, void* Value)
			{
				Ar << *static_cast<T*>(Value);
				return true;
			};
		}
		MakeStructOf(Made, TEXT("/Script/CoreUObject"), Name, ValueOpsOf<T>(), nullptr, Ops, Describe);
	}
	return Made;
}
} // namespace StandIn::BaseStructs

#define STANDIN_FIELD(Name)                                                                                  \
	StandIn::AddProperty<decltype(Self::Name)>(                                                              \
		Struct, TEXT(#Name), offsetof(Self, Name), CPF_Edit | CPF_BlueprintVisible);
#define STANDIN_BASE_STRUCT(Type, StructName, Fields)                                                        \
	template <>                                                                                              \
	UScriptStruct* StaticStruct<Type>()                                                                      \
	{                                                                                                        \
		static UScriptStruct* Made = nullptr;                                                                \
		return StandIn::BaseStructs::Make<Type>(Made, TEXT(StructName),                                      \
			[](UScriptStruct& Struct)                                                                        \
			{                                                                                                \
				using Self = Type;                                                                           \
				Fields StandIn::Describe(Struct).Meta(TEXT("BlueprintType"), TEXT("true"));                  \
			});                                                                                              \
	}
#define STANDIN_NOTHING static_assert(sizeof(Self) > 0);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
// clang-format off
STANDIN_BASE_STRUCT(FVector, "Vector", STANDIN_FIELD(X) STANDIN_FIELD(Y) STANDIN_FIELD(Z))
STANDIN_BASE_STRUCT(FVector2D, "Vector2D", STANDIN_FIELD(X) STANDIN_FIELD(Y))
STANDIN_BASE_STRUCT(FRotator, "Rotator", STANDIN_FIELD(Pitch) STANDIN_FIELD(Yaw) STANDIN_FIELD(Roll))
STANDIN_BASE_STRUCT(FQuat, "Quat", STANDIN_FIELD(X) STANDIN_FIELD(Y) STANDIN_FIELD(Z) STANDIN_FIELD(W))
STANDIN_BASE_STRUCT(FTransform, "Transform", STANDIN_NOTHING)
STANDIN_BASE_STRUCT(FBox, "Box", STANDIN_FIELD(Min) STANDIN_FIELD(Max) STANDIN_FIELD(IsValid))
STANDIN_BASE_STRUCT(FIntPoint, "IntPoint", STANDIN_FIELD(X) STANDIN_FIELD(Y))
STANDIN_BASE_STRUCT(FIntVector, "IntVector", STANDIN_FIELD(X) STANDIN_FIELD(Y) STANDIN_FIELD(Z))
STANDIN_BASE_STRUCT(FColor, "Color", STANDIN_FIELD(B) STANDIN_FIELD(G) STANDIN_FIELD(R) STANDIN_FIELD(A))
STANDIN_BASE_STRUCT(FLinearColor, "LinearColor", STANDIN_FIELD(R) STANDIN_FIELD(G) STANDIN_FIELD(B) STANDIN_FIELD(A))
STANDIN_BASE_STRUCT(FGuid, "Guid", STANDIN_FIELD(A) STANDIN_FIELD(B) STANDIN_FIELD(C) STANDIN_FIELD(D))
STANDIN_BASE_STRUCT(FSoftObjectPath, "SoftObjectPath", STANDIN_NOTHING)
STANDIN_BASE_STRUCT(FSoftClassPath, "SoftClassPath", STANDIN_NOTHING)
// clang-format on
#pragma GCC diagnostic pop
