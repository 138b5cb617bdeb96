// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Samples/ObjectSamples.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "UObject/Package.h"

#include <gtest/gtest.h>

namespace
{
class ObjectSerializeTest : public testing::Test
{
protected:
	void TearDown() override { CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS); }

	static TArray<uint8> Save(UObject* Object)
	{
		TArray<uint8> Bytes;
		FMemoryWriter Writer(Bytes);
		FObjectAndNameAsStringProxyArchive Archive(Writer, false);
		Object->Serialize(Archive);
		EXPECT_FALSE(Archive.IsError());
		return Bytes;
	}

	/** Whether the reader got through without an error. */
	static bool Load(UObject* Object, const TArray<uint8>& Bytes)
	{
		FMemoryReader Reader(Bytes);
		FObjectAndNameAsStringProxyArchive Archive(Reader, false);
		Object->Serialize(Archive);
		return !Archive.IsError();
	}

	static USampleObject* Filled()
	{
		USampleObject* Object = NewObject<USampleObject>();
		Object->Width = 3.5f;
		Object->Color = ESampleColor::Blue;
		Object->Greeting = TEXT("Grüße");
		Object->bSecond = true;
		Object->Big = -5;
		Object->Place = FVector(7.0, 8.0, 9.0);
		Object->Title = FText::FromString(TEXT("Title"));
		Object->Side = ESampleSide::Right;
		Object->Item.Label = TEXT("L");
		Object->Item.Amounts[1] = 20;
		Object->Items.AddDefaulted_GetRef().Tag = TEXT("First");
		Object->Counts.Add(TEXT("A"), 1);
		Object->Numbers.Add(11);
		Object->Soft = TSoftObjectPtr<UObject>(FSoftObjectPath(TEXT("/Game/Thing.Thing")));
		Object->Scratch = 99;
		return Object;
	}
};

TEST_F(ObjectSerializeTest, WhatIsSavedIsLoaded)
{
	const TArray<uint8> Bytes = Save(Filled());
	USampleObject* Loaded = NewObject<USampleObject>();
	ASSERT_TRUE(Load(Loaded, Bytes));
	EXPECT_EQ(Loaded->Width, 3.5f);
	EXPECT_EQ(Loaded->Color, ESampleColor::Blue);
	EXPECT_EQ(Loaded->Greeting, TEXT("Grüße"));
	EXPECT_TRUE(Loaded->bFirst);
	EXPECT_TRUE(Loaded->bSecond);
	EXPECT_EQ(Loaded->Big, -5);
	EXPECT_EQ(Loaded->Place, FVector(7.0, 8.0, 9.0));
	EXPECT_EQ(Loaded->Title.ToString(), TEXT("Title"));
	EXPECT_EQ(Loaded->Side, ESampleSide::Right);
	EXPECT_EQ(Loaded->Item.Label, TEXT("L"));
	EXPECT_EQ(Loaded->Item.Amounts[1], 20);
	EXPECT_EQ(Loaded->Items[0].Tag, FName(TEXT("First")));
	EXPECT_EQ(Loaded->Counts.FindRef(TEXT("A")), 1);
	EXPECT_TRUE(Loaded->Numbers.Contains(11));
	EXPECT_EQ(Loaded->Soft.ToString(), TEXT("/Game/Thing.Thing"));
	EXPECT_EQ(Loaded->Scratch, 0) << "transient";
}

TEST_F(ObjectSerializeTest, OnlyWhatDiffersFromTheDefaultsIsSaved)
{
	const TArray<uint8> Nothing = Save(NewObject<USampleObject>());
	USampleObject* Changed = NewObject<USampleObject>();
	Changed->Width = 11.0f;
	EXPECT_LT(Nothing.Num(), Save(Changed).Num());
	EXPECT_LT(Save(Changed).Num(), Save(Filled()).Num());
	USampleObject* Loaded = NewObject<USampleObject>();
	Loaded->Big = 8;
	ASSERT_TRUE(Load(Loaded, Save(Changed)));
	EXPECT_EQ(Loaded->Big, 8);
}

TEST_F(ObjectSerializeTest, PropertiesThatAreNotThereAreSkipped)
{
	USampleChild* Child = NewObject<USampleChild>();
	Child->Width = 2.0f;
	Child->Big = 6;
	USampleObject* Loaded = NewObject<USampleObject>();
	ASSERT_TRUE(Load(Loaded, Save(Child)));
	EXPECT_EQ(Loaded->Width, 2.0f);
	EXPECT_EQ(Loaded->Big, 6);
}

TEST_F(ObjectSerializeTest, ObjectsAreSavedByTheirPath)
{
	USampleObject* Object = NewObject<USampleObject>();
	Object->Next = NewObject<USampleObject>(GetTransientPackage(), TEXT("Next"));
	Object->Kind = USampleChild::StaticClass();
	Object->Others.Add(nullptr);
	const TArray<uint8> Bytes = Save(Object);
	USampleObject* Loaded = NewObject<USampleObject>();
	ASSERT_TRUE(Load(Loaded, Bytes));
	EXPECT_EQ(Loaded->Next, Object->Next);
	EXPECT_EQ(Loaded->Kind.Get(), USampleChild::StaticClass());
	EXPECT_EQ(Loaded->Others.Num(), 1);
	Object->Next->Rename(TEXT("Elsewhere"));
	ASSERT_TRUE(Load(Loaded, Bytes));
	EXPECT_EQ(Loaded->Next, nullptr);
}

TEST_F(ObjectSerializeTest, DamagedBytesAreAnErrorAndNothingWorse)
{
	const TArray<uint8> Good = Save(Filled());
	for (int32 Length = 0; Length < Good.Num(); ++Length)
	{
		const TArray<uint8> Short(Good.GetData(), Length);
		EXPECT_FALSE(Load(NewObject<USampleObject>(), Short)) << Length;
	}
	for (int32 Index = 0; Index < Good.Num(); ++Index)
	{
		TArray<uint8> Flipped = Good;
		Flipped[Index] = uint8(Flipped[Index] ^ 0xff);
		Load(NewObject<USampleObject>(), Flipped);
	}
}
} // namespace
