// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Samples/ObjectSamples.h"
#include "StandIn/Blueprint.h"
#include "UObject/UnrealType.h"

#include <gtest/gtest.h>

namespace
{
class ObjectReflectionTest : public testing::Test
{
protected:
	void TearDown() override { CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS); }

	FProperty* Find(const TCHAR* Name) { return Object->GetClass()->FindPropertyByName(Name); }

	/** Sets a property from text; says what it reads back, or "refused". */
	FString Import(const TCHAR* Name, const TCHAR* Text)
	{
		const FProperty* Property = Find(Name);
		void* Value = Property->ContainerPtrToValuePtr<void>(Object);
		if (Property->ImportText_Direct(Text, Value, Object, 0) == nullptr)
		{
			return TEXT("refused");
		}
		FString Result;
		Property->ExportTextItem_Direct(Result, Value, nullptr, Object, 0);
		return Result;
	}

	USampleObject* Object = NewObject<USampleObject>();
};

TEST_F(ObjectReflectionTest, PropertiesKnowTheirKindFlagsAndMetadata)
{
	const FFloatProperty* Width = FindFProperty<FFloatProperty>(USampleObject::StaticClass(), TEXT("Width"));
	ASSERT_NE(Width, nullptr);
	EXPECT_TRUE(Width->HasAllPropertyFlags(CPF_Edit | CPF_BlueprintVisible | CPF_Config));
	EXPECT_FALSE(Width->HasAnyPropertyFlags(CPF_Transient | CPF_BlueprintReadOnly));
	EXPECT_EQ(Width->GetMetaData(TEXT("Category")), TEXT("Sample|Size"));
	EXPECT_EQ(Width->GetMetaData(TEXT("ClampMin")), TEXT("1"));
	EXPECT_EQ(Width->GetMetaData(TEXT("ClampMax")), TEXT("500"));
	EXPECT_EQ(Width->GetMetaData(TEXT("Units")), TEXT("cm"));
	EXPECT_EQ(Width->GetToolTipText().ToString(), TEXT("How wide it is."));
	EXPECT_EQ(Width->GetOwnerClass(), USampleObject::StaticClass());
	EXPECT_TRUE(Find(TEXT("Scratch"))->HasAnyPropertyFlags(CPF_Transient));
	EXPECT_EQ(FindFProperty<FIntProperty>(USampleObject::StaticClass(), TEXT("Width")), nullptr);
	EXPECT_EQ(Find(TEXT("Plain")), nullptr);
}

TEST_F(ObjectReflectionTest, AClassListsItsPropertiesBeforeThoseOfItsBase)
{
	TArray<FString> Names;
	for (TFieldIterator<FProperty> Property(USampleChild::StaticClass()); Property; ++Property)
	{
		Names.Add(Property->GetName());
	}
	EXPECT_EQ(Names[0], TEXT("Part"));
	EXPECT_EQ(Names[1], TEXT("Width"));
	EXPECT_EQ(Names.Last(), TEXT("Secret"));
}

TEST_F(ObjectReflectionTest, ValuesAreReadAndWrittenByName)
{
	CastField<FFloatProperty>(Find(TEXT("Width")))->SetPropertyValue_InContainer(Object, 12.5f);
	EXPECT_EQ(Object->Width, 12.5f);
	*StandIn::FindPropertyValue<FVector>(Object, TEXT("Place")) = FVector(4.0, 5.0, 6.0);
	EXPECT_EQ(Object->Place, FVector(4.0, 5.0, 6.0));
	EXPECT_EQ(*StandIn::FindPropertyValue<int32>(Object, TEXT("Secret")), 42);
	EXPECT_EQ(StandIn::FindPropertyValue<int32>(Object, TEXT("Width")), nullptr);
	const FObjectProperty* Next = CastField<FObjectProperty>(Find(TEXT("Next")));
	Next->SetObjectPropertyValue_InContainer(Object, Object);
	EXPECT_EQ(Object->Next, Object);
	EXPECT_EQ(Next->PropertyClass, USampleObject::StaticClass());
	const FEnumProperty* Color = CastField<FEnumProperty>(Find(TEXT("Color")));
	void* ColorValue = Color->ContainerPtrToValuePtr<void>(Object);
	Color->GetUnderlyingProperty()->SetIntPropertyValue(ColorValue, 7);
	EXPECT_EQ(Object->Color, ESampleColor::Blue);
	EXPECT_EQ(CastField<FClassProperty>(Find(TEXT("Kind")))->MetaClass, USampleObject::StaticClass());
}

TEST_F(ObjectReflectionTest, BitsAreSetOneByOne)
{
	const FBoolProperty* First = CastField<FBoolProperty>(Find(TEXT("bFirst")));
	const FBoolProperty* Second = CastField<FBoolProperty>(Find(TEXT("bSecond")));
	EXPECT_TRUE(First->GetPropertyValue_InContainer(Object));
	EXPECT_FALSE(Second->GetPropertyValue_InContainer(Object));
	Second->SetPropertyValue_InContainer(Object, true);
	First->SetPropertyValue_InContainer(Object, false);
	EXPECT_FALSE(Object->bFirst);
	EXPECT_TRUE(Object->bSecond);
	EXPECT_FALSE(First->IsNativeBool());
}

TEST_F(ObjectReflectionTest, ArraysAreReachedThroughTheirProperty)
{
	const FArrayProperty* Items = CastField<FArrayProperty>(Find(TEXT("Items")));
	FScriptArrayHelper Array(Items, Items->ContainerPtrToValuePtr<void>(Object));
	const int32 Index = Array.AddValue();
	const FStructProperty* Inner = CastField<FStructProperty>(Items->Inner);
	EXPECT_EQ(Inner->Struct, FSampleItem::StaticStruct());
	const FProperty* Amounts = Inner->Struct->FindPropertyByName(TEXT("Amounts"));
	EXPECT_EQ(Amounts->ArrayDim, 3);
	*Amounts->ContainerPtrToValuePtr<int32>(Array.GetRawPtr(Index), 2) = 9;
	EXPECT_EQ(Object->Items[0].Amounts[2], 9);
	EXPECT_EQ(Object->Items[0].Amounts[1], 2);
}

TEST_F(ObjectReflectionTest, StructsInheritProperties)
{
	const UScriptStruct* Struct = StaticStruct<FSampleLabelledItem>();
	EXPECT_EQ(Struct->GetSuperStruct(), FSampleItem::StaticStruct());
	EXPECT_NE(Struct->FindPropertyByName(TEXT("Tag")), nullptr);
	EXPECT_EQ(Struct->FindPropertyByName(TEXT("NotReflected")), nullptr);
	EXPECT_EQ(Struct->GetStructureSize(), int32(sizeof(FSampleLabelledItem)));
	EXPECT_TRUE(Struct->HasObjectReferences());
	EXPECT_TRUE(Struct->HasMetaData(TEXT("BlueprintType")));
	EXPECT_EQ(TBaseStructure<FVector>::Get()->GetName(), TEXT("Vector"));
}

TEST_F(ObjectReflectionTest, EnumsKnowNamesValuesAndWhatPeopleRead)
{
	const UEnum* Enum = StaticEnum<ESampleColor>();
	EXPECT_EQ(Enum->GetNameStringByValue(7), TEXT("Blue"));
	EXPECT_EQ(Enum->GetNameByValue(7), FName(TEXT("ESampleColor::Blue")));
	EXPECT_EQ(Enum->GetValueByNameString(TEXT("ESampleColor::Green")), 1);
	EXPECT_EQ(Enum->GetValueByNameString(TEXT("green")), 1);
	EXPECT_EQ(Enum->GetValueByNameString(TEXT("Purple")), INDEX_NONE);
	EXPECT_FALSE(Enum->IsValidEnumValue(3));
	EXPECT_EQ(Enum->GetDisplayNameTextByValue(1).ToString(), TEXT("Go, \"now\""));
	EXPECT_EQ(Enum->GetToolTipTextByIndex(0).ToString(), TEXT("Stop."));
	EXPECT_EQ(UEnum::GetValueAsString(ESampleColor::Red), TEXT("ESampleColor::Red"));
	EXPECT_EQ(StaticEnum<ESampleSide::Type>()->GetValueByNameString(TEXT("Right")), 5);
	EXPECT_EQ(FindObject<UEnum>(nullptr, TEXT("/Script/StandInTests.ESampleColor")), Enum);
}

TEST_F(ObjectReflectionTest, TextBecomesValuesAndBack)
{
	EXPECT_EQ(Import(TEXT("Width"), TEXT("2.5")), TEXT("2.500000"));
	EXPECT_EQ(Import(TEXT("Big"), TEXT("-9000000000")), TEXT("-9000000000"));
	EXPECT_EQ(Import(TEXT("Color"), TEXT("Blue")), TEXT("Blue"));
	EXPECT_EQ(Import(TEXT("Side"), TEXT("Right")), TEXT("Right"));
	EXPECT_EQ(Import(TEXT("bSecond"), TEXT("True")), TEXT("True"));
	EXPECT_EQ(Import(TEXT("Greeting"), TEXT("\"a, \\\"b\\\"\"")), TEXT("\"a, \\\"b\\\"\""));
	EXPECT_EQ(Import(TEXT("Size"), TEXT("( X = 3 , Y=-4 )")), TEXT("(X=3,Y=-4)"));
	EXPECT_EQ(Import(TEXT("Names"), TEXT("(A,\"B\",C)")), TEXT("(\"A\",\"B\",\"C\")"));
	EXPECT_EQ(Import(TEXT("Counts"), TEXT("((A,1),(B,2))")), TEXT("((\"A\",1),(\"B\",2))"));
	EXPECT_EQ(Import(TEXT("Numbers"), TEXT("(3,5)")), TEXT("(3,5)"));
	EXPECT_EQ(Import(TEXT("Kind"), TEXT("/Script/StandInTests.SampleChild")),
		TEXT("\"/Script/StandInTests.SampleChild\""));
	EXPECT_EQ(Object->Kind.Get(), USampleChild::StaticClass());
	EXPECT_EQ(Import(TEXT("Next"), TEXT("None")), TEXT("None"));
}

TEST_F(ObjectReflectionTest, TextThatIsNoValueIsRefused)
{
	EXPECT_EQ(Import(TEXT("Width"), TEXT("wide")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Width"), TEXT("")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Color"), TEXT("Purple")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Color"), TEXT("3")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("bFirst"), TEXT("perhaps")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Size"), TEXT("(X=3,Q=4)")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Size"), TEXT("(X=3")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Names"), TEXT("A,B")), TEXT("refused"));
	EXPECT_EQ(Import(TEXT("Next"), TEXT("/Script/Nowhere.Nothing")), TEXT("refused"));
}

TEST_F(ObjectReflectionTest, FunctionsAreCalledByNameWithOutputsAndResult)
{
	StandIn::FBlueprintCall Call(Object, TEXT("Add"));
	const TArray<int32> Log = {7};
	Call.With(TEXT("A"), 30).With(TEXT("B"), 12).With(TEXT("Log"), Log);
	ASSERT_TRUE(Call.Run()) << TCHAR_TO_UTF8(*Call.GetError());
	EXPECT_TRUE(Call.GetResult<bool>());
	EXPECT_EQ(Call.Get<int32>(TEXT("OutSum")), 42);
	EXPECT_EQ(Call.Get<TArray<int32>>(TEXT("Log")), (TArray<int32>{7, 42}));
	EXPECT_EQ(Call.Get<int32>(TEXT("Limit")), 100);
}

TEST_F(ObjectReflectionTest, StaticVirtualAndProtectedFunctionsAreCalledByName)
{
	USampleChild* Child = NewObject<USampleChild>();
	StandIn::FBlueprintCall Static(GetMutableDefault<USampleObject>(), TEXT("MakeItem"));
	Static.With(TEXT("Tag"), FName(TEXT("T"))).With(TEXT("Place"), FVector(0.0, 8.0, 0.0));
	ASSERT_TRUE(Static.With(TEXT("Thing"), static_cast<UObject*>(Child)).Run());
	const FSampleItem Item = Static.GetResult<FSampleItem>();
	EXPECT_EQ(Item.Tag, FName(TEXT("T")));
	EXPECT_EQ(Item.Thing, Child);
	EXPECT_EQ(Item.Amounts[1], 8);

	StandIn::FBlueprintCall Virtual(Child, TEXT("Describe"));
	ASSERT_TRUE(Virtual.Run());
	EXPECT_EQ(Virtual.GetResult<FString>(), TEXT("child ESampleColor::Blue"));

	StandIn::FBlueprintCall Protected(Child, TEXT("Double"));
	ASSERT_TRUE(Protected.With(TEXT("Value"), 21).Run());
	EXPECT_EQ(Protected.GetResult<int32>(), 42);
}

TEST_F(ObjectReflectionTest, CallsThatCannotWorkSayWhy)
{
	EXPECT_EQ(StandIn::FBlueprintCall(Object, TEXT("Nothing")).GetError(),
		TEXT("SampleObject has no function Nothing"));
	StandIn::FBlueprintCall Hidden(Object, TEXT("NotForBlueprints"));
	EXPECT_FALSE(Hidden.Run());
	StandIn::FBlueprintCall WrongType(Object, TEXT("Add"));
	EXPECT_FALSE(WrongType.With(TEXT("A"), 1.0f).Run());
	EXPECT_EQ(WrongType.GetError(), TEXT("the pin A is IntProperty, not FloatProperty"));
	StandIn::FBlueprintCall WrongPin(Object, TEXT("Add"));
	EXPECT_FALSE(WrongPin.With(TEXT("Z"), 1).Run());
}

TEST_F(ObjectReflectionTest, FunctionsKnowTheirFlagsParametersAndTooltip)
{
	const UFunction* Add = Object->FindFunction(TEXT("Add"));
	ASSERT_NE(Add, nullptr);
	EXPECT_TRUE(
		Add->HasAllFunctionFlags(FUNC_BlueprintCallable | FUNC_Const | FUNC_HasOutParms | FUNC_Public));
	EXPECT_EQ(Add->NumParms, 6);
	EXPECT_EQ(Add->GetToolTipText().ToString(), TEXT("Adds up, and says whether it fitted."));
	EXPECT_EQ(Add->GetMetaData(TEXT("Category")), TEXT("Sample"));
	EXPECT_EQ(Add->GetReturnProperty()->GetName(), TEXT("ReturnValue"));
	EXPECT_TRUE(Add->FindPropertyByName(TEXT("OutSum"))->HasAnyPropertyFlags(CPF_OutParm));
	EXPECT_FALSE(Add->FindPropertyByName(TEXT("OutSum"))->HasAnyPropertyFlags(CPF_ReferenceParm));
	EXPECT_TRUE(Add->FindPropertyByName(TEXT("Log"))->HasAllPropertyFlags(CPF_OutParm | CPF_ReferenceParm));
	EXPECT_TRUE(
		Object->FindFunction(TEXT("MakeItem"))->HasAllFunctionFlags(FUNC_Static | FUNC_BlueprintPure));
	EXPECT_EQ(Object->FindFunction(TEXT("BeginDestroy")), nullptr);
	EXPECT_EQ(USampleChild::StaticClass()->FindFunctionByName(TEXT("Add")), Add);
}

TEST_F(ObjectReflectionTest, NativeEventsReachTheImplementationOfTheObjectsClass)
{
	EXPECT_EQ(Object->Weigh(4), 5);
	EXPECT_EQ(NewObject<USampleChild>()->Weigh(4), 50);
	Object->Celebrate(3);
	EXPECT_TRUE(Object->FindFunction(TEXT("Celebrate"))->HasAnyFunctionFlags(FUNC_BlueprintEvent));
}
} // namespace
