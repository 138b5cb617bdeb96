// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of UObject, UObjectBaseUtility and UObjectBase, and
// shared/unreal/blueprint-reflection.md, section 8.
#pragma once

#include "Containers/UnrealString.h"
#include "UObject/NameTypes.h"
#include "UObject/ObjectMacros.h"
#include "UObject/UObjectGlobals.h"

class FArchive;
class UPackage;
class UWorld;

/** The base of everything that is reflected, found by name and collected as garbage. Lives on the game
 * thread. */
class UObject
{
public:
	typedef UObject ThisClass;

	UObject();
	explicit UObject(const FObjectInitializer& ObjectInitializer);
	UObject(const UObject&) = delete;
	UObject& operator=(const UObject&) = delete;
	virtual ~UObject();

	static UClass* StaticClass();
	/** A class that holds references outside of properties declares its own; the collector calls the nearest
	 * one. */
	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

	UClass* GetClass() const { return ClassPrivate; }
	FName GetFName() const { return NamePrivate; }
	FString GetName() const { return NamePrivate.ToString(); }
	UObject* GetOuter() const { return OuterPrivate; }
	uint32 GetUniqueID() const { return uint32(InternalIndex); }
	UPackage* GetPackage() const;
	UPackage* GetOutermost() const { return GetPackage(); }
	/** "/Script/Module.Class" for classes, "/Package.Outer.Object" for others. */
	FString GetPathName(const UObject* StopOuter = nullptr) const;
	FString GetFullName(const UObject* StopOuter = nullptr) const;
	UObject* GetTypedOuter(UClass* Target) const;
	template <typename T>
	T* GetTypedOuter() const
	{
		return static_cast<T*>(GetTypedOuter(T::StaticClass()));
	}
	bool IsIn(const UObject* SomeOuter) const;
	virtual bool Rename(const TCHAR* NewName = nullptr, UObject* NewOuter = nullptr, uint32 Flags = 0);

	bool IsA(const UClass* SomeBase) const;
	template <typename T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}
	/** Where the interface stands in this object; null when the class does not implement it. */
	void* GetInterfaceAddress(UClass* InterfaceClass);
	template <typename T>
	bool Implements() const
	{
		return const_cast<UObject*>(this)->GetInterfaceAddress(T::StaticClass()) != nullptr;
	}

	EObjectFlags GetFlags() const { return ObjectFlags; }
	bool HasAnyFlags(EObjectFlags Flags) const { return (ObjectFlags & Flags) != RF_NoFlags; }
	bool HasAllFlags(EObjectFlags Flags) const { return (ObjectFlags & Flags) == Flags; }
	void SetFlags(EObjectFlags Flags) { ObjectFlags |= Flags; }
	void ClearFlags(EObjectFlags Flags) { ObjectFlags &= ~Flags; }
	bool IsTemplate(EObjectFlags TemplateTypes = RF_ArchetypeObject | RF_ClassDefaultObject) const;
	bool IsDefaultSubobject() const { return HasAnyFlags(RF_DefaultSubObject); }

	void AddToRoot();
	void RemoveFromRoot();
	bool IsRooted() const { return HasAnyInternalFlags(EInternalObjectFlags::RootSet); }
	/** From now on IsValid says no, weak pointers are null, and the next collection takes it. */
	void MarkAsGarbage();
	void ClearGarbage();
	bool IsUnreachable() const { return HasAnyInternalFlags(EInternalObjectFlags::Unreachable); }
	bool HasAnyInternalFlags(EInternalObjectFlags Flags) const
	{
		return (InternalFlags & Flags) != EInternalObjectFlags::None;
	}
	bool IsValidLowLevel() const;

	virtual UWorld* GetWorld() const;
	virtual void PostInitProperties() {}
	virtual void PostLoad() {}
	virtual void Serialize(FArchive& Ar);
	/** Properties as tags, those that differ from the archetype only. */
	void SerializeScriptProperties(FArchive& Ar);
	virtual bool Modify(bool bAlwaysMarkDirty = true);
	bool MarkPackageDirty() const;
#if WITH_EDITOR
	virtual void PostEditChangeProperty(struct FPropertyChangedEvent& PropertyChangedEvent) {}
	/** An undo or redo has put back what this was like. */
	virtual void PostEditUndo();
	/** Whether it can be shipped as it is; what is wrong goes into the context. */
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const
	{
		return EDataValidationResult::NotValidated;
	}
#endif

	/** Lets go of what others need to know about; the first thing that happens to an unreachable object. */
	virtual void BeginDestroy();
	virtual bool IsReadyForFinishDestroy()
	{
		return true;
	}
	/** The last call before the destructor. */
	virtual void FinishDestroy();
	bool ConditionalBeginDestroy();
	bool ConditionalFinishDestroy();

	/** Calls a function with a block of parameters laid out as its properties say. */
	virtual void ProcessEvent(UFunction* Function, void* Parms);
	UFunction* FindFunction(FName InName) const;
	UFunction* FindFunctionChecked(FName InName) const;

	UObject* GetArchetype() const;
	UObject* GetDefaultSubobjectByName(FName ToFind);
	UObject* CreateDefaultSubobject(FName SubobjectFName, UClass* ReturnType, UClass* ClassToCreateByDefault,
		bool bIsRequired, bool bIsTransient);
	/** Only in constructors. */
	template <typename ReturnType>
	ReturnType* CreateDefaultSubobject(FName SubobjectName, bool bTransient = false)
	{
		UClass* Class = ReturnType::StaticClass();
		return static_cast<ReturnType*>(
			CreateDefaultSubobject(SubobjectName, Class, Class, true, bTransient));
	}
	template <typename ReturnType, typename ClassToConstructByDefault>
	ReturnType* CreateDefaultSubobject(FName SubobjectName, bool bTransient = false)
	{
		return static_cast<ReturnType*>(CreateDefaultSubobject(SubobjectName, ReturnType::StaticClass(),
			ClassToConstructByDefault::StaticClass(), true, bTransient));
	}

	/** Sets config properties from the ini file that the class names. */
	void LoadConfig(UClass* ConfigClass = nullptr, const TCHAR* Filename = nullptr);
	void ReloadConfig(UClass* ConfigClass = nullptr, const TCHAR* Filename = nullptr);
	void SaveConfig();

private:
	friend struct FStandInObjectAccess;

	void SetIdentity(const FObjectInitializer& ObjectInitializer);

	EObjectFlags ObjectFlags = RF_NoFlags;
	EInternalObjectFlags InternalFlags = EInternalObjectFlags::None;
	int32 InternalIndex = INDEX_NONE;
	UClass* ClassPrivate = nullptr;
	FName NamePrivate;
	UObject* OuterPrivate = nullptr;
};

/** False for null and for objects that were marked as garbage or found unreachable. */
inline bool IsValid(const UObject* Test)
{
	return Test != nullptr &&
		!Test->HasAnyInternalFlags(EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable);
}
