// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/Class.h"

FName UEnum::GetNameByIndex(int32 Index) const
{
	if (!Items.IsValidIndex(Index))
	{
		return NAME_None;
	}
	if (CppForm == ECppForm::Regular)
	{
		return Items[Index].Name;
	}
	return FName(*(GetName() + TEXT("::") + Items[Index].Name.ToString()));
}

FString UEnum::GetNameStringByIndex(int32 Index) const
{
	return Items.IsValidIndex(Index) ? Items[Index].Name.ToString() : FString();
}

FString UEnum::GetNameStringByValue(int64 InValue) const
{
	return GetNameStringByIndex(GetIndexByValue(InValue));
}

FName UEnum::GetNameByValue(int64 InValue) const
{
	return GetNameByIndex(GetIndexByValue(InValue));
}

int64 UEnum::GetValueByName(FName InName) const
{
	return GetValueByNameString(InName.ToString());
}

int64 UEnum::GetValueByNameString(const FString& Name) const
{
	FString Short = Name;
	FString Type;
	FString Rest;
	if (Name.Split(TEXT("::"), &Type, &Rest))
	{
		Short = Rest;
	}
	const FName Wanted(*Short);
	for (const FItem& Item : Items)
	{
		if (Item.Name == Wanted)
		{
			return Item.Value;
		}
	}
	return INDEX_NONE;
}

int32 UEnum::GetIndexByValue(int64 InValue) const
{
	for (int32 Index = 0; Index < Items.Num(); ++Index)
	{
		if (Items[Index].Value == InValue)
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

FText UEnum::GetDisplayNameTextByIndex(int32 Index) const
{
	if (!Items.IsValidIndex(Index))
	{
		return FText::GetEmpty();
	}
	const FString* Written = Items[Index].MetaData.Find(FName(TEXT("DisplayName")));
	return FText::FromString(Written != nullptr ? *Written : GetNameStringByIndex(Index));
}

FText UEnum::GetDisplayNameTextByValue(int64 InValue) const
{
	return GetDisplayNameTextByIndex(GetIndexByValue(InValue));
}

FText UEnum::GetToolTipTextByIndex(int32 Index) const
{
	return Items.IsValidIndex(Index)
		? FText::FromString(Items[Index].MetaData.FindRef(FName(TEXT("ToolTip"))))
		: FText::GetEmpty();
}
