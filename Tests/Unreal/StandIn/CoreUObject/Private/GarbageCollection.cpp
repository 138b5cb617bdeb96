// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "ObjectTable.h"
#include "StandIn/ObjectSystem.h"
#include "UObject/Class.h"
#include "UObject/GCObject.h"
#include "UObject/Object.h"
#include "UObject/Package.h"

#include <algorithm>
#include <new>
#include <vector>

namespace StandIn::Collection
{
static bool bCollecting = false;

/** Plain classes that hold objects. Never destroyed, as statics may be among them. */
static std::vector<FGCObject*>& Holders()
{
	static std::vector<FGCObject*>* Made = new std::vector<FGCObject*>;
	return *Made;
}

/** Marks what it is shown, and sets references to garbage to null. */
class FMarker final : public FReferenceCollector
{
public:
	virtual void HandleObjectReference(UObject*& InObject, const UObject* InReferencingObject) override
	{
		if (InObject == nullptr)
		{
			return;
		}
		if (InObject->HasAnyInternalFlags(EInternalObjectFlags::Garbage))
		{
			InObject = nullptr;
			return;
		}
		Mark(InObject);
	}

	void Mark(UObject* Object)
	{
		if (Object->IsUnreachable())
		{
			FStandInObjectAccess::ClearInternalFlags(*Object, EInternalObjectFlags::Unreachable);
			Pending.push_back(Object);
		}
	}

	void Run()
	{
		while (!Pending.empty())
		{
			UObject* Object = Pending.back();
			Pending.pop_back();
			// Even a garbage outer stays for as long as something lives in it.
			if (UObject* Outer = Object->GetOuter())
			{
				Mark(Outer);
			}
			const UClass* Class = Object->GetClass();
			Class->AddReferences(*this, Object, Object);
			Class->CallAddReferencedObjects(Object, *this);
		}
	}

private:
	std::vector<UObject*> Pending;
};

static bool IsRoot(const UObject& Object, EObjectFlags KeepFlags)
{
	return Object.HasAnyInternalFlags(EInternalObjectFlags::RootSet | EInternalObjectFlags::Native) ||
		Object.HasAnyFlags(RF_ClassDefaultObject | KeepFlags);
}

static void MarkAll(EObjectFlags KeepFlags)
{
	FObjectTable& Table = FObjectTable::Get();
	Table.ForEach([](UObject* Object)
		{ FStandInObjectAccess::SetInternalFlags(*Object, EInternalObjectFlags::Unreachable); });
	FMarker Marker;
	Table.ForEach(
		[&](UObject* Object)
		{
			if (IsRoot(*Object, KeepFlags))
			{
				Marker.Mark(Object);
			}
		});
	for (FGCObject* Holder : Holders())
	{
		Holder->AddReferencedObjects(Marker);
	}
	Marker.Run();
}

static void Free(UObject* Object, int32 Alignment)
{
	Object->~UObject();
	::operator delete(static_cast<void*>(Object), std::align_val_t(Alignment));
}

/** All let go of each other before the first is gone. */
static void Destroy(const std::vector<UObject*>& Objects)
{
	for (UObject* Object : Objects)
	{
		Object->ConditionalBeginDestroy();
	}
	for (UObject* Object : Objects)
	{
		checkf(Object->IsReadyForFinishDestroy(), TEXT("%s is never ready to be destroyed"),
			*Object->GetClass()->GetName());
		Object->ConditionalFinishDestroy();
	}
	for (UObject* Object : Objects)
	{
		Free(Object, Object->GetClass()->GetMinAlignment());
	}
}
} // namespace StandIn::Collection

void FGCObject::Register()
{
	check(IsInGameThread());
	StandIn::Collection::Holders().push_back(this);
}

FGCObject::~FGCObject()
{
	check(IsInGameThread());
	std::vector<FGCObject*>& Holders = StandIn::Collection::Holders();
	const auto Place = std::find(Holders.begin(), Holders.end(), this);
	check(Place != Holders.end());
	*Place = Holders.back();
	Holders.pop_back();
}

void CollectGarbage(EObjectFlags KeepFlags, bool bPerformFullPurge)
{
	check(IsInGameThread());
	checkf(!StandIn::Collection::bCollecting, TEXT("Garbage is being collected already"));
	StandIn::Collection::bCollecting = true;
	StandIn::Collection::MarkAll(KeepFlags);
	std::vector<UObject*> Unreachable;
	StandIn::FObjectTable::Get().ForEach(
		[&](UObject* Object)
		{
			if (Object->IsUnreachable())
			{
				Unreachable.push_back(Object);
			}
		});
	// In the order they were made, whatever places they have.
	const StandIn::FObjectTable& Table = StandIn::FObjectTable::Get();
	std::sort(Unreachable.begin(), Unreachable.end(),
		[&Table](const UObject* A, const UObject* B)
		{
			return Table.GetSerial(FStandInObjectAccess::GetIndex(*A)) <
				Table.GetSerial(FStandInObjectAccess::GetIndex(*B));
		});
	StandIn::Collection::Destroy(Unreachable);
	StandIn::Collection::bCollecting = false;
}

bool IsGarbageCollecting()
{
	return StandIn::Collection::bCollecting;
}

namespace StandIn
{
int32 CountObjects(const UClass* Class)
{
	int32 Count = 0;
	FObjectTable::Get().ForEach(
		[&](UObject* Object)
		{
			const bool bNative = Object->HasAnyInternalFlags(EInternalObjectFlags::Native);
			if (!bNative && !Object->IsTemplate() && (Class == nullptr || Object->IsA(Class)))
			{
				++Count;
			}
		});
	return Count;
}

void ForgetDefaultObject(UClass* Class)
{
	checkf(CountObjects(Class) == 0, TEXT("Objects of %s are still there"), *Class->GetName());
	UObject* Old = Class->GetDefaultObject(false);
	if (Old == nullptr)
	{
		return;
	}
	FStandInObjectAccess::ForgetDefaultObject(*Class);
	Old->ClearFlags(RF_ClassDefaultObject | RF_ArchetypeObject);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

void DestroyAllObjects()
{
	std::vector<UObject*> Objects;
	std::vector<UObject*> Types;
	FObjectTable::Get().ForEach(
		[&](UObject* Object)
		{
			(Object->HasAnyInternalFlags(EInternalObjectFlags::Native) ? Types : Objects).push_back(Object);
			FStandInObjectAccess::SetInternalFlags(*Object, EInternalObjectFlags::Unreachable);
		});
	Collection::bCollecting = true;
	Collection::Destroy(Objects);
	// Types are described by each other, so none may be asked for once the first is gone.
	std::vector<int32> Alignments;
	for (UObject* Type : Types)
	{
		Alignments.push_back(Type->GetClass()->GetMinAlignment());
	}
	for (SIZE_T Index = 0; Index < Types.size(); ++Index)
	{
		Collection::Free(Types[Index], Alignments[Index]);
	}
	Collection::bCollecting = false;
	check(FObjectTable::Get().Num() == 0);
}
} // namespace StandIn
