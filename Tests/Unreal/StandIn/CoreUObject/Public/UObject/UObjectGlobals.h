// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of NewObject, FObjectInitializer, FReferenceCollector, StaticFindObject and
// CollectGarbage.
#pragma once

#include "Containers/Array.h"
#include "Containers/ContainersFwd.h"
#include "UObject/NameTypes.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"

#include <type_traits>

class UPackage;

struct FStaticConstructObjectParameters
{
	explicit FStaticConstructObjectParameters(const UClass* InClass) : Class(InClass) {}

	const UClass* Class;
	UObject* Outer = nullptr;
	FName Name;
	EObjectFlags SetFlags = RF_NoFlags;
	UObject* Template = nullptr;
	bool bCopyTransientsFromClassDefaults = false;
};

/** Travels through the constructors of an object, and finishes the object after the last of them. */
class FObjectInitializer
{
public:
	/** The one of the object that is being constructed on this thread. */
	static FObjectInitializer& Get();

	FObjectInitializer(UObject* InObj, const FStaticConstructObjectParameters& InParams);
	FObjectInitializer(const FObjectInitializer&) = delete;
	FObjectInitializer& operator=(const FObjectInitializer&) = delete;
	/** Copies properties from the archetype, reads config and calls PostInitProperties. */
	~FObjectInitializer();

	UObject* GetObj() const { return Obj; }
	UObject* GetArchetype() const { return Params.Template; }
	UClass* GetClass() const { return const_cast<UClass*>(Params.Class); }
	const FStaticConstructObjectParameters& GetParams() const { return Params; }

	UObject* CreateDefaultSubobject(UObject* Outer, FName SubobjectFName, const UClass* ReturnType,
		const UClass* ClassToCreateByDefault, bool bIsRequired, bool bIsTransient) const;
	template <typename ReturnType>
	ReturnType* CreateDefaultSubobject(UObject* Outer, FName SubobjectName, bool bTransient = false) const
	{
		const UClass* Class = ReturnType::StaticClass();
		return static_cast<ReturnType*>(
			CreateDefaultSubobject(Outer, SubobjectName, Class, Class, true, bTransient));
	}

	/** Constructors of derived classes choose another class for a subobject of their base. */
	const FObjectInitializer& SetDefaultSubobjectClass(FName SubobjectName, const UClass* Class) const;
	template <typename T>
	const FObjectInitializer& SetDefaultSubobjectClass(FName SubobjectName) const
	{
		return SetDefaultSubobjectClass(SubobjectName, T::StaticClass());
	}

private:
	friend class UObject;

	struct FSubobjectClass
	{
		FName Name;
		const UClass* Class;
	};

	mutable UObject* Obj;
	const FStaticConstructObjectParameters& Params;
	mutable TArray<FSubobjectClass> SubobjectClasses;
	FObjectInitializer* Previous;
};

UObject* StaticConstructObject_Internal(const FStaticConstructObjectParameters& Params);
UPackage* GetTransientPackage();
FName MakeUniqueObjectName(UObject* Outer, const UClass* Class, FName BaseName = NAME_None);

namespace StandIn
{
UObject* NewObjectOf(UObject* Outer, const UClass* Class, FName Name, EObjectFlags Flags, UObject* Template);
void CheckDerives(const UClass* Class, const UClass* Base);
UObject* DefaultObjectOf(const UClass* Class);
} // namespace StandIn

template <typename T>
T* NewObject(UObject* Outer, const UClass* Class, FName Name = NAME_None, EObjectFlags Flags = RF_NoFlags,
	UObject* Template = nullptr, bool bCopyTransientsFromClassDefaults = false)
{
	StandIn::CheckDerives(Class, T::StaticClass());
	return static_cast<T*>(StandIn::NewObjectOf(Outer, Class, Name, Flags, Template));
}

template <typename T>
T* NewObject(UObject* Outer = reinterpret_cast<UObject*>(GetTransientPackage()))
{
	return static_cast<T*>(StandIn::NewObjectOf(Outer, T::StaticClass(), NAME_None, RF_NoFlags, nullptr));
}

template <typename T>
T* NewObject(UObject* Outer, FName Name, EObjectFlags Flags = RF_NoFlags, UObject* Template = nullptr,
	bool bCopyTransientsFromClassDefaults = false)
{
	return static_cast<T*>(StandIn::NewObjectOf(Outer, T::StaticClass(), Name, Flags, Template));
}

template <typename T>
T* DuplicateObject(const T* SourceObject, UObject* Outer, FName Name = NAME_None)
{
	T* Source = const_cast<T*>(SourceObject);
	return Source ? static_cast<T*>(StandIn::NewObjectOf(Outer, Source->GetClass(), Name, RF_NoFlags, Source))
				  : nullptr;
}

UObject* StaticFindObjectFast(UClass* Class, UObject* InOuter, FName InName, bool bExactClass = false);
/** By path where no outer is given: "/Script/Module.Class". */
UObject* StaticFindObject(UClass* Class, UObject* InOuter, const TCHAR* Name, bool bExactClass = false);

template <typename T>
T* FindObject(UObject* Outer, const TCHAR* Name, bool bExactClass = false)
{
	return static_cast<T*>(StaticFindObject(T::StaticClass(), Outer, Name, bExactClass));
}

/** There are no files to load objects from, so this finds what is there already. */
template <typename T>
T* LoadObject(UObject* Outer, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = 0)
{
	return FindObject<T>(Outer, Name);
}

template <typename T>
const T* GetDefault()
{
	return static_cast<const T*>(StandIn::DefaultObjectOf(T::StaticClass()));
}
template <typename T>
const T* GetDefault(const UClass* Class)
{
	StandIn::CheckDerives(Class, T::StaticClass());
	return static_cast<const T*>(StandIn::DefaultObjectOf(Class));
}
template <typename T>
T* GetMutableDefault()
{
	return static_cast<T*>(StandIn::DefaultObjectOf(T::StaticClass()));
}
template <typename T>
T* GetMutableDefault(const UClass* Class)
{
	StandIn::CheckDerives(Class, T::StaticClass());
	return static_cast<T*>(StandIn::DefaultObjectOf(Class));
}

/** Objects directly below an outer, or anywhere below. */
void GetObjectsWithOuter(const UObject* Outer, TArray<UObject*>& Results, bool bIncludeNestedObjects = true);
/** All classes below one, known so far. */
void GetDerivedClasses(const UClass* ClassToLookFor, TArray<UClass*>& Results, bool bRecursive = true);

inline constexpr EObjectFlags GARBAGE_COLLECTION_KEEPFLAGS = RF_NoFlags;
/** Destroys what nothing refers to any more. Only when asked, and never while properties are being changed.
 */
void CollectGarbage(EObjectFlags KeepFlags, bool bPerformFullPurge = true);
bool IsGarbageCollecting();

/** Is shown the references that no property holds. */
class FReferenceCollector
{
public:
	virtual ~FReferenceCollector() = default;

	/** References to garbage are set to null. */
	template <typename T>
	void AddReferencedObject(T*& Object, const UObject* ReferencingObject = nullptr)
	{
		UObject* Seen = reinterpret_cast<UObject*>(const_cast<std::remove_const_t<T>*>(Object));
		HandleObjectReference(Seen, ReferencingObject);
		if (Seen == nullptr)
		{
			Object = nullptr;
		}
	}
	template <typename T>
	void AddReferencedObject(TObjectPtr<T>& Object, const UObject* ReferencingObject = nullptr)
	{
		AddReferencedObject(Object.GetReferenceForCollector(), ReferencingObject);
	}
	template <typename T>
	void AddReferencedObjects(TArray<T>& Objects, const UObject* ReferencingObject = nullptr)
	{
		for (T& Object : Objects)
		{
			AddReferencedObject(Object, ReferencingObject);
		}
	}
	template <typename T>
	void AddReferencedObjects(TSet<T>& Objects, const UObject* ReferencingObject = nullptr)
	{
		for (T& Object : Objects)
		{
			AddReferencedObject(Object, ReferencingObject);
		}
	}

	virtual void HandleObjectReference(UObject*& InObject, const UObject* InReferencingObject) = 0;
};
