// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ObjectSamples.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(ObjectSamples)

TArray<FString> USampleObject::Diary;

void USampleObject::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	Super::AddReferencedObjects(InThis, Collector);
	Collector.AddReferencedObject(static_cast<USampleObject*>(InThis)->Held, InThis);
}

void USampleObject::PostInitProperties()
{
	Super::PostInitProperties();
	Diary.Add(TEXT("init ") + GetName());
}

void USampleObject::BeginDestroy()
{
	Diary.Add(TEXT("begin ") + GetName());
	Super::BeginDestroy();
}

void USampleObject::FinishDestroy()
{
	Diary.Add(TEXT("finish ") + GetName());
	Super::FinishDestroy();
}

bool USampleObject::Add(int32 A, int32 B, int32& OutSum, TArray<int32>& Log, int32 Limit) const
{
	OutSum = A + B;
	Log.Add(OutSum);
	return OutSum <= Limit;
}

FSampleItem USampleObject::MakeItem(FName Tag, const FVector& Place, UObject* Thing)
{
	FSampleItem Item;
	Item.Tag = Tag;
	Item.Thing = Thing;
	Item.Amounts[1] = int32(Place.Y);
	return Item;
}

FString USampleObject::Describe(ESampleColor Of) const
{
	return TEXT("plain ") + UEnum::GetValueAsString(Of);
}

void USampleObject::Ask(FSampleAsked Callback)
{
	Callback.ExecuteIfBound(true, 1LL << 40, TEXT("Why?"));
}

int32 USampleObject::Weigh_Implementation(int32 Load)
{
	return Load + 1;
}

USampleChild::USampleChild(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	Part = CreateDefaultSubobject<USampleObject>(TEXT("Part"));
	Part->Width = 20.0f;
	Width = 15.0f;
}

FString USampleChild::Describe(ESampleColor Of) const
{
	return TEXT("child ") + UEnum::GetValueAsString(Of);
}

int32 USampleChild::Weigh_Implementation(int32 Load)
{
	return 10 * Super::Weigh_Implementation(Load);
}

USampleGrandchild::USampleGrandchild(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer.SetDefaultSubobjectClass<USampleChild>(TEXT("Part")))
{
}

void USampleListener::OnReported(ESampleColor Color, const TArray<FVector>& Points)
{
	Heard.Add(FString::Printf(TEXT("%d points in %s"), Points.Num(), *UEnum::GetValueAsString(Color)));
}

void USampleListener::OnPinged()
{
	Heard.Add(TEXT("ping"));
	if (bLeavesWhenPinged)
	{
		Source->OnPinged.RemoveDynamic(this, &USampleListener::OnPinged);
	}
}

void USampleListener::OnAsked(bool bLoud, int64 Number, const FString& Text)
{
	Heard.Add(FString::Printf(TEXT("%s %lld %s"), bLoud ? TEXT("LOUD") : TEXT("low"), Number, *Text));
}
