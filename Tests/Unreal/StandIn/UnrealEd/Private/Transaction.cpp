// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Transaction.h"

#include "Components/SceneComponent.h"
#include "HAL/UnrealMemory.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "UObject/UnrealType.h"

namespace StandIn
{
FObjectRecord::FObjectRecord(UObject* InObject) : Object(InObject), Class(InObject->GetClass())
{
	int32 Size = 1;
	int32 Alignment = 1;
	for (TFieldIterator<FProperty> It(Class); It; ++It)
	{
		Size = FMath::Max(Size, It->GetOffset_ForInternal() + It->GetSize());
		Alignment = FMath::Max(Alignment, It->GetMinAlignment());
	}
	Values = FMemory::Malloc(SIZE_T(Size), uint32(Alignment));
	FMemory::Memzero(Values, SIZE_T(Size));
	for (TFieldIterator<FProperty> It(Class); It; ++It)
	{
		It->InitializeValue(It->ContainerPtrToValuePtr<void>(Values));
		It->CopyCompleteValue_InContainer(Values, InObject);
	}
	FMemoryWriter Writer(Bytes);
	FObjectAndNameAsStringProxyArchive Archive(Writer, false);
	InObject->Serialize(Archive);
	if (const USceneComponent* Component = Cast<USceneComponent>(InObject))
	{
		Place = Component->GetRelativeTransform();
	}
}

FObjectRecord::~FObjectRecord()
{
	for (TFieldIterator<FProperty> It(Class); It; ++It)
	{
		It->DestroyValue(It->ContainerPtrToValuePtr<void>(Values));
	}
	FMemory::Free(Values);
}

void FObjectRecord::Apply() const
{
	FMemoryReader Reader(Bytes);
	FObjectAndNameAsStringProxyArchive Archive(Reader, true);
	Object.Get()->Serialize(Archive);
	// Properties that are as their defaults are not among the bytes.
	for (TFieldIterator<FProperty> It(Class); It; ++It)
	{
		It->CopyCompleteValue_InContainer(Object.Get(), Values);
	}
	if (USceneComponent* Component = Cast<USceneComponent>(Object.Get()))
	{
		Component->SetRelativeScale3D(Place.GetScale3D());
		Component->SetRelativeRotation(Place.Rotator());
		Component->SetRelativeLocation(Place.GetLocation());
	}
}

void FObjectRecord::AddReferencedObjects(FReferenceCollector& Collector)
{
	Class->AddReferences(Collector, Values, nullptr);
}

void FTransaction::SaveObject(UObject* Object)
{
	for (const TSharedRef<FObjectRecord>& Record : Records)
	{
		if (Record->GetObject() == Object)
		{
			return;
		}
	}
	Records.Add(MakeShared<FObjectRecord>(Object));
}

void FTransaction::Swap()
{
	TArray<TSharedRef<FObjectRecord>> Replaced;
	for (const TSharedRef<FObjectRecord>& Record : Records)
	{
		if (Record->GetObject() != nullptr)
		{
			Replaced.Add(MakeShared<FObjectRecord>(Record->GetObject()));
			Record->Apply();
		}
	}
	Records = Replaced;
	for (const TSharedRef<FObjectRecord>& Record : Replaced)
	{
		if (UObject* Object = Record->GetObject())
		{
			Object->PostEditUndo();
		}
	}
}
} // namespace StandIn
