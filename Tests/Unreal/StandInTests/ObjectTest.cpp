// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Samples/ObjectSamples.h"
#include "StandIn/ObjectSystem.h"
#include "Templates/Casts.h"
#include "UObject/GCObject.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#include <gtest/gtest.h>

namespace
{
class ObjectTest : public testing::Test
{
protected:
	void TearDown() override
	{
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		EXPECT_EQ(StandIn::CountObjects(USampleObject::StaticClass()), 0);
		USampleObject::Diary.Empty();
	}
};

class Holder final : public FGCObject
{
public:
	void AddReferencedObjects(FReferenceCollector& Collector) override
	{
		Collector.AddReferencedObject(Object);
	}
	FString GetReferencerName() const override { return TEXT("Holder"); }

	TObjectPtr<USampleObject> Object;
};

USampleObject* Make()
{
	return NewObject<USampleObject>();
}

void Collect()
{
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

TEST_F(ObjectTest, HasClassNameOuterAndPath)
{
	USampleObject* Outer = NewObject<USampleObject>(GetTransientPackage(), TEXT("Tree"));
	USampleObject* Inner = NewObject<USampleObject>(Outer, TEXT("Leaf"));
	EXPECT_EQ(Inner->GetClass(), USampleObject::StaticClass());
	EXPECT_EQ(Inner->GetName(), TEXT("Leaf"));
	EXPECT_EQ(Inner->GetOuter(), Outer);
	EXPECT_EQ(Inner->GetPackage(), GetTransientPackage());
	EXPECT_EQ(Inner->GetPathName(), TEXT("/Engine/Transient.Tree:Leaf"));
	EXPECT_EQ(Inner->GetTypedOuter<USampleObject>(), Outer);
	EXPECT_EQ(Inner->GetTypedOuter<USampleChild>(), nullptr);
	EXPECT_EQ(FindObject<USampleObject>(Outer, TEXT("Leaf")), Inner);
	EXPECT_EQ(FindObject<USampleObject>(nullptr, TEXT("/Engine/Transient.Tree:Leaf")), Inner);
	EXPECT_EQ(FindObject<USampleChild>(Outer, TEXT("Leaf")), nullptr);
	EXPECT_EQ(Inner->GetWorld(), nullptr);
}

TEST_F(ObjectTest, ObjectsWithoutANameGetOneOfTheirOwn)
{
	EXPECT_NE(Make()->GetFName(), Make()->GetFName());
	EXPECT_TRUE(Make()->GetName().StartsWith(TEXT("SampleObject_")));
}

TEST_F(ObjectTest, ARenamedObjectIsFoundByItsNewName)
{
	USampleObject* Object = NewObject<USampleObject>(GetTransientPackage(), TEXT("Before"));
	EXPECT_TRUE(Object->Rename(TEXT("After")));
	EXPECT_EQ(FindObject<UObject>(GetTransientPackage(), TEXT("Before")), nullptr);
	EXPECT_EQ(FindObject<UObject>(GetTransientPackage(), TEXT("After")), Object);
}

TEST_F(ObjectTest, ClassesAreFoundByTheirPath)
{
	EXPECT_EQ(USampleChild::StaticClass()->GetPathName(), TEXT("/Script/StandInTests.SampleChild"));
	EXPECT_EQ(
		FindObject<UClass>(nullptr, TEXT("/Script/StandInTests.SampleChild")), USampleChild::StaticClass());
	EXPECT_EQ(USampleChild::StaticClass()->GetClass(), UClass::StaticClass());
	EXPECT_EQ(USampleChild::StaticClass()->GetSuperClass(), USampleObject::StaticClass());
	EXPECT_EQ(USampleChild::StaticClass()->GetPrefixedName(), TEXT("USampleChild"));
	EXPECT_EQ(UObject::StaticClass()->GetSuperClass(), nullptr);
	EXPECT_EQ(UClass::StaticClass()->GetClass(), UClass::StaticClass());
	EXPECT_TRUE(UClass::StaticClass()->IsChildOf(UObject::StaticClass()));
}

TEST_F(ObjectTest, DerivedClassesAreListedThoughNobodyNamedThem)
{
	TArray<UClass*> Classes;
	GetDerivedClasses(USampleObject::StaticClass(), Classes);
	EXPECT_EQ(Classes.Num(), 2);
	EXPECT_TRUE(Classes.Contains(USampleChild::StaticClass()));
	GetDerivedClasses(USampleChild::StaticClass(), Classes, false);
	EXPECT_EQ(Classes.Last(), USampleGrandchild::StaticClass());
}

TEST_F(ObjectTest, CastsFollowClassesAndInterfaces)
{
	UObject* Child = NewObject<USampleChild>();
	UObject* Other = Make();
	EXPECT_EQ(Cast<USampleObject>(Child), Child);
	EXPECT_EQ(Cast<USampleChild>(Other), nullptr);
	EXPECT_EQ(Cast<USampleChild>(static_cast<UObject*>(nullptr)), nullptr);
	EXPECT_EQ(ExactCast<USampleObject>(Child), nullptr);
	ISampleSpeaker* Speaker = Cast<ISampleSpeaker>(Child);
	ASSERT_NE(Speaker, nullptr);
	EXPECT_EQ(Speaker->Speak(), TEXT("Hello"));
	EXPECT_EQ(Cast<USampleChild>(Speaker), Child);
	EXPECT_EQ(Cast<ISampleSpeaker>(Other), nullptr);
	EXPECT_TRUE(Child->Implements<USampleSpeaker>());
	EXPECT_FALSE(Other->Implements<USampleSpeaker>());
	EXPECT_TRUE(Child->GetClass()->ImplementsInterface(USampleSpeaker::StaticClass()));
	const TObjectPtr<UObject> Pointer = Child;
	EXPECT_EQ(Cast<USampleChild>(Pointer), Child);
	EXPECT_EQ(CastChecked<USampleChild>(Child), Child);
}

TEST_F(ObjectTest, ASubclassPointerRefusesOtherClasses)
{
	const TSubclassOf<USampleChild> Right = USampleGrandchild::StaticClass();
	const TSubclassOf<USampleChild> Wrong = USampleObject::StaticClass();
	EXPECT_EQ(Right.Get(), USampleGrandchild::StaticClass());
	EXPECT_EQ(Wrong.Get(), nullptr);
	EXPECT_EQ(Right.GetDefaultObject(), GetDefault<USampleGrandchild>());
}

TEST_F(ObjectTest, TheDefaultObjectIsMadeOnceAndBeforeOthers)
{
	const USampleObject* Default = GetDefault<USampleObject>();
	EXPECT_TRUE(Default->HasAllFlags(RF_ClassDefaultObject | RF_ArchetypeObject));
	EXPECT_TRUE(Default->IsTemplate());
	EXPECT_EQ(Default->GetName(), TEXT("Default__SampleObject"));
	EXPECT_EQ(GetMutableDefault<USampleObject>(), Default);
	EXPECT_EQ(Make()->GetArchetype(), Default);
	EXPECT_EQ(Default->GetWorld(), nullptr);
	Collect();
	EXPECT_EQ(GetDefault<USampleObject>(), Default);
}

TEST_F(ObjectTest, ConstructorsMakePartsForEveryObject)
{
	USampleChild* Child = NewObject<USampleChild>();
	ASSERT_NE(Child->Part, nullptr);
	EXPECT_NE(Child->Part, GetDefault<USampleChild>()->Part);
	EXPECT_EQ(Child->Part->GetOuter(), Child);
	EXPECT_TRUE(Child->Part->IsDefaultSubobject());
	EXPECT_EQ(Child->GetDefaultSubobjectByName(TEXT("Part")), Child->Part);
	EXPECT_TRUE(GetDefault<USampleChild>()->Part->IsTemplate());
	EXPECT_FALSE(Child->Part->IsTemplate());
	EXPECT_EQ(Child->Part->GetArchetype(), GetDefault<USampleChild>()->Part);
}

TEST_F(ObjectTest, ADerivedClassChoosesTheClassOfAPart)
{
	const USampleGrandchild* Object = NewObject<USampleGrandchild>();
	EXPECT_EQ(Object->Part->GetClass(), USampleChild::StaticClass());
}

TEST_F(ObjectTest, AnObjectFromATemplateHasItsValuesAndItsOwnParts)
{
	USampleChild* Template = NewObject<USampleChild>();
	Template->Width = 33.0f;
	Template->Scratch = 5;
	Template->Part->Width = 44.0f;
	Template->Others.Add(Template->Part);
	const USampleChild* Copy =
		NewObject<USampleChild>(GetTransientPackage(), NAME_None, RF_NoFlags, Template);
	EXPECT_EQ(Copy->Width, 33.0f);
	EXPECT_EQ(Copy->Scratch, 0);
	EXPECT_EQ(Copy->Part->Width, 44.0f);
	EXPECT_EQ(Copy->Part->GetOuter(), Copy);
	EXPECT_EQ(Copy->Others[0], Copy->Part);
}

TEST_F(ObjectTest, ADuplicateIsAnotherObjectWithTheSameValues)
{
	USampleObject* Source = Make();
	Source->Counts.Add(TEXT("A"), 3);
	const USampleObject* Copy = DuplicateObject(Source, GetTransientPackage());
	EXPECT_NE(Copy, Source);
	EXPECT_EQ(Copy->Counts.FindRef(TEXT("A")), 3);
}

TEST_F(ObjectTest, WhatNothingRefersToIsCollected)
{
	const TWeakObjectPtr<USampleObject> Lost = Make();
	const TWeakObjectPtr<USampleObject> Rooted = Make();
	Rooted->AddToRoot();
	EXPECT_TRUE(Lost.IsValid());
	Collect();
	EXPECT_FALSE(Lost.IsValid());
	EXPECT_TRUE(Lost.IsStale());
	EXPECT_EQ(Lost.Get(), nullptr);
	EXPECT_TRUE(Rooted.IsValid());
	Rooted->RemoveFromRoot();
}

TEST_F(ObjectTest, NothingIsCollectedUnlessAskedFor)
{
	const TWeakObjectPtr<USampleObject> Object = Make();
	for (int32 Count = 0; Count < 1000; ++Count)
	{
		Make();
	}
	EXPECT_TRUE(Object.IsValid());
}

TEST_F(ObjectTest, EveryKindOfReferenceKeepsItsObject)
{
	USampleObject* Root = Make();
	Root->AddToRoot();
	TArray<TWeakObjectPtr<UObject>> Kept;
	const auto Track = [&Kept](UObject* Object)
	{
		Kept.Add(Object);
		return Object;
	};
	Root->Next = static_cast<USampleObject*>(Track(Make()));
	Root->Next->Next = static_cast<USampleObject*>(Track(Make()));
	Root->Others.Add(Track(Make()));
	Root->Item.Thing = Track(Make());
	Root->Items.AddDefaulted_GetRef().Thing = Track(Make());
	Root->Pairs.Add(Track(Make()), Track(Make()));
	Root->Held = Track(Make());
	const UObject* Inner = Track(NewObject<USampleObject>(Root->Next));
	Root->Next->Others.Add(const_cast<UObject*>(Inner));
	const TWeakObjectPtr<UObject> Plain = Root->Plain = Make();
	const TWeakObjectPtr<UObject> Seen = Root->Seen = Make();
	Collect();
	for (const TWeakObjectPtr<UObject>& Object : Kept)
	{
		EXPECT_TRUE(Object.IsValid()) << Kept.IndexOfByKey(Object);
	}
	EXPECT_FALSE(Plain.IsValid());
	EXPECT_FALSE(Seen.IsValid());
	EXPECT_EQ(Root->Seen.Get(), nullptr);
	Root->RemoveFromRoot();
	Collect();
	EXPECT_FALSE(Kept[0].IsValid());
}

TEST_F(ObjectTest, CyclesAreCollectedAndOutersAreKept)
{
	USampleObject* First = Make();
	USampleObject* Second = Make();
	First->Next = Second;
	Second->Next = First;
	const TWeakObjectPtr<USampleObject> Cycle = First;
	USampleObject* Inner = NewObject<USampleObject>(Make());
	Inner->AddToRoot();
	const TWeakObjectPtr<UObject> Outer = Inner->GetOuter();
	Collect();
	EXPECT_FALSE(Cycle.IsValid());
	EXPECT_TRUE(Outer.IsValid());
	Inner->RemoveFromRoot();
}

TEST_F(ObjectTest, PlainClassesAndStrongPointersKeepObjects)
{
	Holder Keeper;
	Keeper.Object = Make();
	TStrongObjectPtr<USampleObject> Strong(Make());
	const TWeakObjectPtr<USampleObject> Held = Keeper.Object;
	const TWeakObjectPtr<USampleObject> Copied = Strong.Get();
	{
		const TStrongObjectPtr<USampleObject> Copy = Strong;
		Strong.Reset();
		Collect();
		EXPECT_TRUE(Held.IsValid());
		EXPECT_TRUE(Copied.IsValid());
	}
	Collect();
	EXPECT_FALSE(Copied.IsValid());
	Keeper.Object = nullptr;
}

TEST_F(ObjectTest, GarbageIsInvalidAtOnceAndItsReferencesBecomeNull)
{
	USampleObject* Root = Make();
	Root->AddToRoot();
	USampleObject* Doomed = Make();
	Root->Next = Doomed;
	Root->Others.Add(Doomed);
	Root->Pairs.Add(Doomed, Root);
	Root->Held = Doomed;
	const TWeakObjectPtr<USampleObject> Weak = Doomed;
	Doomed->MarkAsGarbage();
	EXPECT_FALSE(IsValid(Doomed));
	EXPECT_FALSE(Weak.IsValid());
	EXPECT_EQ(Weak.Get(true), Doomed);
	EXPECT_EQ(Root->Next, Doomed);
	Collect();
	EXPECT_EQ(Root->Next, nullptr);
	ASSERT_EQ(Root->Others.Num(), 1);
	EXPECT_EQ(Root->Others[0], nullptr);
	EXPECT_EQ(Root->Held, nullptr);
	EXPECT_EQ(Root->Pairs.Num(), 1);
	EXPECT_TRUE(Root->Pairs.Contains(nullptr));
	Root->RemoveFromRoot();
}

TEST_F(ObjectTest, AWeakPointerDoesNotTakeTheNextObjectInTheSamePlaceForItsOwn)
{
	const TWeakObjectPtr<USampleObject> Old = Make();
	Collect();
	for (int32 Count = 0; Count < 10; ++Count)
	{
		EXPECT_NE(Old.Get(true), Make());
	}
	EXPECT_TRUE(Old.IsStale());
	EXPECT_TRUE(Old == nullptr);
	EXPECT_FALSE(Old.IsExplicitlyNull());
	EXPECT_TRUE(TWeakObjectPtr<USampleObject>().IsExplicitlyNull());
}

TEST_F(ObjectTest, AllBeginToBeDestroyedBeforeTheFirstIsFinished)
{
	NewObject<USampleObject>(GetTransientPackage(), TEXT("A"));
	NewObject<USampleObject>(GetTransientPackage(), TEXT("B"));
	USampleObject::Diary.Empty();
	Collect();
	const TArray<FString> Expected = {TEXT("begin A"), TEXT("begin B"), TEXT("finish A"), TEXT("finish B")};
	EXPECT_EQ(USampleObject::Diary, Expected);
}

TEST_F(ObjectTest, PostInitPropertiesComesOnceForPartsAndOwners)
{
	GetDefault<USampleChild>();
	USampleObject::Diary.Empty();
	NewObject<USampleChild>(GetTransientPackage(), TEXT("Owner"));
	const TArray<FString> Expected = {TEXT("init Part"), TEXT("init Owner")};
	EXPECT_EQ(USampleObject::Diary, Expected);
}

TEST_F(ObjectTest, NameIsFreeAgainOnceTheObjectIsGone)
{
	NewObject<USampleObject>(GetTransientPackage(), TEXT("Once"));
	Collect();
	EXPECT_EQ(FindObject<UObject>(GetTransientPackage(), TEXT("Once")), nullptr);
	EXPECT_NE(NewObject<USampleObject>(GetTransientPackage(), TEXT("Once")), nullptr);
}

TEST_F(ObjectTest, SoftPointersFindTheirObjectByPath)
{
	USampleObject* Object = NewObject<USampleObject>(GetTransientPackage(), TEXT("Far"));
	const TSoftObjectPtr<USampleObject> Soft = Object;
	EXPECT_EQ(Soft.ToString(), TEXT("/Engine/Transient.Far"));
	EXPECT_EQ(Soft.Get(), Object);
	Collect();
	EXPECT_EQ(Soft.Get(), nullptr);
	EXPECT_TRUE(Soft.IsPending());
	const FSoftClassPath ClassPath(TEXT("/Script/StandInTests.SampleChild"));
	EXPECT_EQ(ClassPath.TryLoadClass<USampleObject>(), USampleChild::StaticClass());
	EXPECT_EQ(ClassPath.TryLoadClass<USampleGrandchild>(), nullptr);
	const TSoftClassPtr<USampleObject> SoftClass = USampleChild::StaticClass();
	EXPECT_EQ(SoftClass.Get(), USampleChild::StaticClass());
}

using ObjectDeathTest = ObjectTest;

TEST_F(ObjectDeathTest, MisuseIsFatal)
{
	GTEST_FLAG_SET(death_test_style, "threadsafe");
	EXPECT_DEATH(NewObject<USampleAbstract>(), "abstract");
	EXPECT_DEATH(
		{
			NewObject<USampleObject>(GetTransientPackage(), TEXT("Twin"));
			NewObject<USampleObject>(GetTransientPackage(), TEXT("Twin"));
		},
		"Twin");
	EXPECT_DEATH(NewObject<USampleObject>(GetTransientPackage(), USampleListener::StaticClass()), "is not a");
	EXPECT_DEATH(Make()->CreateDefaultSubobject<USampleObject>(TEXT("Late")), "NewObject, not by new");
	EXPECT_DEATH(CastChecked<USampleChild>(Make()), "Cast of");
	EXPECT_DEATH(Make()->FindFunctionChecked(TEXT("Nothing")), "no function");
}
} // namespace
