// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HAL/UnrealMemory.h"
#include "ObjectTable.h"
#include "ReflectionAccess.h"
#include "StandIn/Reflection.h"
#include "UObject/Class.h"
#include "UObject/Object.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

#include <new>

namespace StandIn::Construction
{
/** Of the object that is being constructed; each knows the one around it. */
static FObjectInitializer* Current = nullptr;

/** After a copy of all properties, the subobjects of the template are replaced by those of the copy. */
class FSubobjectReplacer final : public FReferenceCollector
{
public:
	FSubobjectReplacer(UObject& InObject, const UObject& InTemplate) : Object(InObject), Template(InTemplate)
	{
	}

	virtual void HandleObjectReference(UObject*& InObject, const UObject* InReferencingObject) override
	{
		if (InObject != nullptr && InObject->GetOuter() == &Template)
		{
			if (UObject* Own = Object.GetDefaultSubobjectByName(InObject->GetFName()))
			{
				InObject = Own;
			}
		}
	}

private:
	UObject& Object;
	const UObject& Template;
};

static void CopyFromTemplate(UObject& Object, UObject& Template)
{
	const UClass* Class = Template.GetClass();
	for (TFieldIterator<FProperty> Property(Class); Property; ++Property)
	{
		const bool bTransient = Property->HasAnyPropertyFlags(CPF_Transient | CPF_DuplicateTransient);
		if (!bTransient)
		{
			Property->CopyCompleteValue_InContainer(&Object, &Template);
		}
	}
	FSubobjectReplacer Replacer(Object, Template);
	Class->AddReferences(Replacer, &Object, &Object);
}

/** The parts come after the owner's constructor, which may have set some of their values. */
static void CopyPartsFromTemplate(UObject& Object, UObject& Template)
{
	TArray<UObject*> Parts;
	GetObjectsWithOuter(&Object, Parts, false);
	for (UObject* Part : Parts)
	{
		UObject* TemplatePart = Template.GetDefaultSubobjectByName(Part->GetFName());
		if (Part->IsDefaultSubobject() && TemplatePart != nullptr &&
			Part->GetClass() == TemplatePart->GetClass())
		{
			CopyFromTemplate(*Part, *TemplatePart);
			CopyPartsFromTemplate(*Part, *TemplatePart);
		}
	}
}

/** A constructor sets all but what the ini files say: that only the default object has read. */
static void CopyConfig(UObject& Object, const UObject& DefaultObject)
{
	for (TFieldIterator<FProperty> Property(Object.GetClass()); Property; ++Property)
	{
		if (Property->HasAnyPropertyFlags(CPF_Config))
		{
			Property->CopyCompleteValue_InContainer(&Object, &DefaultObject);
		}
	}
}

static void InitProperties(UObject& Object, UObject* Template)
{
	UClass* Class = Object.GetClass();
	if (Object.HasAnyFlags(RF_ClassDefaultObject))
	{
		if (Class->HasAnyClassFlags(CLASS_Config))
		{
			Object.LoadConfig();
		}
	}
	else if (Template != nullptr && Template != Class->GetDefaultObject(false))
	{
		CopyFromTemplate(Object, *Template);
		CopyPartsFromTemplate(Object, *Template);
	}
	else if (Class->HasAnyClassFlags(CLASS_Config))
	{
		CopyConfig(Object, *Class->GetDefaultObject());
	}
}
} // namespace StandIn::Construction

FObjectInitializer& FObjectInitializer::Get()
{
	check(IsInGameThread());
	checkf(StandIn::Construction::Current != nullptr,
		TEXT("Objects are made by NewObject, not by new or on the stack"));
	return *StandIn::Construction::Current;
}

FObjectInitializer::FObjectInitializer(UObject* InObj, const FStaticConstructObjectParameters& InParams)
	: Obj(InObj), Params(InParams), Previous(StandIn::Construction::Current)
{
	StandIn::Construction::Current = this;
}

FObjectInitializer::~FObjectInitializer()
{
	check(StandIn::Construction::Current == this);
	StandIn::Construction::Current = Previous;
	// The types of reflection itself are made without a class at first, and have no properties.
	if (Params.Class != nullptr)
	{
		StandIn::Construction::InitProperties(*Obj, Params.Template);
		Obj->ClearFlags(RF_NeedInitialization);
		Obj->PostInitProperties();
	}
	else
	{
		Obj->ClearFlags(RF_NeedInitialization);
	}
}

const FObjectInitializer& FObjectInitializer::SetDefaultSubobjectClass(
	FName SubobjectName, const UClass* Class) const
{
	// Constructors of derived classes come first, and win.
	for (const FSubobjectClass& Known : SubobjectClasses)
	{
		if (Known.Name == SubobjectName)
		{
			return *this;
		}
	}
	SubobjectClasses.Add({SubobjectName, Class});
	return *this;
}

UObject* FObjectInitializer::CreateDefaultSubobject(UObject* Outer, FName SubobjectFName,
	const UClass* ReturnType, const UClass* ClassToCreateByDefault, bool bIsRequired, bool bIsTransient) const
{
	checkf(Outer == Obj, TEXT("Default subobjects are made in the constructor of their owner"));
	checkf(!SubobjectFName.IsNone(), TEXT("A default subobject needs a name"));
	const UClass* Class = ClassToCreateByDefault;
	for (const FSubobjectClass& Known : SubobjectClasses)
	{
		if (Known.Name == SubobjectFName)
		{
			Class = Known.Class;
		}
	}
	checkf(
		Class->IsChildOf(ReturnType), TEXT("%s is not of the class asked for"), *SubobjectFName.ToString());
	checkf(StaticFindObjectFast(nullptr, Outer, SubobjectFName) == nullptr,
		TEXT("The default subobject %s exists already"), *SubobjectFName.ToString());
	FStaticConstructObjectParameters SubParams(Class);
	SubParams.Outer = Outer;
	SubParams.Name = SubobjectFName;
	SubParams.SetFlags = RF_DefaultSubObject |
		(Outer->GetFlags() & (RF_Public | RF_ArchetypeObject | RF_Transactional | RF_Transient));
	if (bIsTransient)
	{
		SubParams.SetFlags |= RF_Transient;
	}
	return StaticConstructObject_Internal(SubParams);
}

UObject* UObject::CreateDefaultSubobject(FName SubobjectFName, UClass* ReturnType,
	UClass* ClassToCreateByDefault, bool bIsRequired, bool bIsTransient)
{
	const FObjectInitializer& Initializer = FObjectInitializer::Get();
	return Initializer.CreateDefaultSubobject(
		this, SubobjectFName, ReturnType, ClassToCreateByDefault, bIsRequired, bIsTransient);
}

UObject* UObject::GetDefaultSubobjectByName(FName ToFind)
{
	UObject* Found = StaticFindObjectFast(nullptr, this, ToFind);
	return Found != nullptr && Found->IsDefaultSubobject() ? Found : nullptr;
}

UObject* UObject::GetArchetype() const
{
	if (HasAnyFlags(RF_ClassDefaultObject))
	{
		UClass* Super = GetClass()->GetSuperClass();
		return Super != nullptr ? Super->GetDefaultObject() : nullptr;
	}
	if (IsDefaultSubobject() && OuterPrivate != nullptr)
	{
		UObject* Template = OuterPrivate->GetArchetype()->GetDefaultSubobjectByName(NamePrivate);
		if (Template != nullptr && Template->GetClass() == GetClass())
		{
			return Template;
		}
	}
	return GetClass()->GetDefaultObject();
}

UObject* StaticConstructObject_Internal(const FStaticConstructObjectParameters& InParams)
{
	check(IsInGameThread());
	checkf(!IsGarbageCollecting(), TEXT("No objects can be made while garbage is collected"));
	FStaticConstructObjectParameters Params = InParams;
	const UClass* Class = Params.Class;
	check(Class != nullptr);
	const bool bIsDefaultObject = (Params.SetFlags & RF_ClassDefaultObject) != RF_NoFlags;
	checkf(bIsDefaultObject || !Class->HasAnyClassFlags(CLASS_Abstract), TEXT("%s is abstract"),
		*Class->GetName());
	if (!bIsDefaultObject)
	{
		// As in the engine, the default object is there before any other.
		Class->GetDefaultObject();
	}
	if (Params.Name.IsNone())
	{
		Params.Name = MakeUniqueObjectName(Params.Outer, Class);
	}
	[[maybe_unused]] UObject* Existing = StaticFindObjectFast(nullptr, Params.Outer, Params.Name);
	checkf(Existing == nullptr, TEXT("There is an object named %s already"), *Params.Name.ToString());
	const std::align_val_t Alignment = std::align_val_t(Class->GetMinAlignment());
	void* Memory = ::operator new(SIZE_T(Class->GetStructureSize()), Alignment);
	FMemory::Memzero(Memory, SIZE_T(Class->GetStructureSize()));
	UObject* Object = static_cast<UObject*>(Memory);
	{
		FObjectInitializer Initializer(Object, Params);
		FStandInReflectionAccess::Construct(*Class, Memory, Initializer);
	}
	return Object;
}

FName MakeUniqueObjectName(UObject* Outer, const UClass* Class, FName BaseName)
{
	const FName Base = BaseName.IsNone() ? FName(Class->GetFName(), 0) : BaseName;
	FName Made;
	do
	{
		Made = FName(Base, FStandInObjectAccess::TakeNumber(*Class) + 1);
	} while (StaticFindObjectFast(nullptr, Outer, Made) != nullptr);
	return Made;
}

UObject* UClass::GetDefaultObject(bool bCreateIfNeeded) const
{
	if (ClassDefaultObject == nullptr && bCreateIfNeeded)
	{
		StandIn::MakeRegisteredTypes();
		if (const UClass* Base = GetSuperClass())
		{
			Base->GetDefaultObject();
		}
		FStaticConstructObjectParameters Params(this);
		Params.Outer = GetOuter();
		Params.Name = GetDefaultObjectName();
		Params.SetFlags = RF_Public | RF_ClassDefaultObject | RF_ArchetypeObject;
		ClassDefaultObject = StaticConstructObject_Internal(Params);
	}
	return ClassDefaultObject;
}

namespace StandIn
{
UObject* NewObjectOf(UObject* Outer, const UClass* Class, FName Name, EObjectFlags Flags, UObject* Template)
{
	checkf(Outer != nullptr, TEXT("NewObject needs an outer"));
	FStaticConstructObjectParameters Params(Class);
	Params.Outer = Outer;
	Params.Name = Name;
	Params.SetFlags = Flags;
	Params.Template = Template;
	return StaticConstructObject_Internal(Params);
}

void CheckDerives(const UClass* Class, const UClass* Base)
{
	checkf(Class != nullptr, TEXT("No class was given for an object of %s"), *Base->GetName());
	checkf(Class->IsChildOf(Base), TEXT("%s is not a %s"), *Class->GetName(), *Base->GetName());
}

UObject* DefaultObjectOf(const UClass* Class)
{
	return Class->GetDefaultObject();
}

void ReportFailedCast(const UObject* Object)
{
	checkf(Object != nullptr, TEXT("Cast of nullptr to a class failed"));
	checkf(false, TEXT("Cast of %s failed"), *Object->GetFullName());
}
} // namespace StandIn
