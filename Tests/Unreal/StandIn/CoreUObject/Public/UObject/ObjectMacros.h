// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md sections 1 to 3, and the API pages of EObjectFlags,
// EClassFlags, EPropertyFlags and EInternalObjectFlags. The header tool gives GENERATED_BODY its meaning.
#pragma once

#include "CoreTypes.h"
#include "Misc/AssertionMacros.h"
#include "Misc/EnumClassFlags.h"

class FObjectInitializer;
class FReferenceCollector;
class UClass;
class UEnum;
class UFunction;
class UObject;
class UScriptStruct;

/** What an object is and where it stands in its life. */
enum EObjectFlags : uint32
{
	RF_NoFlags = 0x00000000,
	RF_Public = 0x00000001,
	RF_Standalone = 0x00000002,
	RF_MarkAsNative = 0x00000004,
	RF_Transactional = 0x00000008,
	RF_ClassDefaultObject = 0x00000010,
	RF_ArchetypeObject = 0x00000020,
	RF_Transient = 0x00000040,
	RF_NeedInitialization = 0x00000200,
	RF_BeginDestroyed = 0x00008000,
	RF_FinishDestroyed = 0x00010000,
	RF_DefaultSubObject = 0x00040000,
	RF_WasLoaded = 0x00080000,
	RF_DuplicateTransient = 0x00200000,
};
ENUM_CLASS_FLAGS(EObjectFlags)

/** Kept by the garbage collector beside the object. */
enum class EInternalObjectFlags : uint32
{
	None = 0,
	Garbage = 1 << 0,
	Unreachable = 1 << 1,
	RootSet = 1 << 2,
	Native = 1 << 3,
};
ENUM_CLASS_FLAGS(EInternalObjectFlags)

enum EClassFlags : uint32
{
	CLASS_None = 0x00000000,
	CLASS_Abstract = 0x00000001,
	CLASS_DefaultConfig = 0x00000002,
	CLASS_Config = 0x00000004,
	CLASS_Transient = 0x00000008,
	CLASS_Native = 0x00000080,
	CLASS_NotPlaceable = 0x00000200,
	CLASS_EditInlineNew = 0x00001000,
	CLASS_Interface = 0x00004000,
	CLASS_Const = 0x00010000,
	CLASS_MinimalAPI = 0x00080000,
	CLASS_DefaultToInstanced = 0x00200000,
	CLASS_Deprecated = 0x02000000,
	CLASS_Inherit = CLASS_Transient | CLASS_DefaultConfig | CLASS_Config | CLASS_NotPlaceable | CLASS_Const |
		CLASS_DefaultToInstanced | CLASS_Deprecated,
};
ENUM_CLASS_FLAGS(EClassFlags)

enum EPropertyFlags : uint64
{
	CPF_None = 0,
	CPF_Edit = 0x0000000000000001,
	CPF_ConstParm = 0x0000000000000002,
	CPF_BlueprintVisible = 0x0000000000000004,
	CPF_ExportObject = 0x0000000000000008,
	CPF_BlueprintReadOnly = 0x0000000000000010,
	CPF_Net = 0x0000000000000020,
	CPF_Parm = 0x0000000000000080,
	CPF_OutParm = 0x0000000000000100,
	CPF_ReturnParm = 0x0000000000000400,
	CPF_DisableEditOnTemplate = 0x0000000000000800,
	CPF_Transient = 0x0000000000002000,
	CPF_Config = 0x0000000000004000,
	CPF_DisableEditOnInstance = 0x0000000000010000,
	CPF_EditConst = 0x0000000000020000,
	CPF_GlobalConfig = 0x0000000000040000,
	CPF_InstancedReference = 0x0000000000080000,
	CPF_DuplicateTransient = 0x0000000000200000,
	CPF_SaveGame = 0x0000000001000000,
	CPF_ReferenceParm = 0x0000000008000000,
	CPF_BlueprintAssignable = 0x0000000010000000,
	CPF_RepNotify = 0x0000000100000000,
	CPF_EditorOnly = 0x0000000800000000,
	CPF_AdvancedDisplay = 0x0000040000000000,
	CPF_BlueprintCallable = 0x0000100000000000,
};
ENUM_CLASS_FLAGS(EPropertyFlags)

enum EFunctionFlags : uint32
{
	FUNC_None = 0x00000000,
	FUNC_Exec = 0x00000200,
	FUNC_Native = 0x00000400,
	FUNC_Event = 0x00000800,
	FUNC_Static = 0x00002000,
	FUNC_MulticastDelegate = 0x00010000,
	FUNC_Public = 0x00020000,
	FUNC_Private = 0x00040000,
	FUNC_Protected = 0x00080000,
	FUNC_Delegate = 0x00100000,
	FUNC_HasOutParms = 0x00400000,
	FUNC_BlueprintCallable = 0x04000000,
	FUNC_BlueprintEvent = 0x08000000,
	FUNC_BlueprintPure = 0x10000000,
	FUNC_Const = 0x40000000,
};
ENUM_CLASS_FLAGS(EFunctionFlags)

/** What a look at an asset found. */
enum class EDataValidationResult : uint8
{
	Invalid,
	Valid,
	NotValidated,
};

// Markup is read by the header tool; the compiler sees nothing of it.
#define UPROPERTY(...)
#define UFUNCTION(...)
#define UENUM(...)
#define UCLASS(...)
#define USTRUCT(...)
#define UINTERFACE(...)
#define UDELEGATE(...)
#define UMETA(...)
#define UPARAM(...)

// GENERATED_BODY() stands for a macro of the generated header, named after the file and the line.
#define BODY_MACRO_COMBINE_INNER(A, B, C, D) A##B##C##D
#define BODY_MACRO_COMBINE(A, B, C, D) BODY_MACRO_COMBINE_INNER(A, B, C, D)
#define GENERATED_BODY(...) BODY_MACRO_COMBINE(CURRENT_FILE_ID, _, __LINE__, _GENERATED_BODY)
#define GENERATED_USTRUCT_BODY(...) GENERATED_BODY()

/** True for enums that went through the header tool. */
template <typename EnumType>
struct TIsUEnumClass
{
	enum
	{
		Value = false
	};
};

// Each reflected type has a specialisation of one of these in its generated source.
template <typename T>
UClass* StaticClass();
template <typename T>
UScriptStruct* StaticStruct();
template <typename T>
UEnum* StaticEnum();
/** The signature of a dynamic delegate. */
template <typename T>
UFunction* StaticSignature();

/** The member functions that a class gives in by hand when the header tool does not read its header. */
#define DECLARE_CLASS_INTRINSIC(TClass, TSuperClass)                                                         \
public:                                                                                                      \
	typedef TSuperClass Super;                                                                               \
	typedef TClass ThisClass;                                                                                \
	static UClass* StaticClass();                                                                            \
	TClass(const TClass&) = delete;                                                                          \
	TClass& operator=(const TClass&) = delete;
