// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "UObject/NameTypes.h"

#include "Containers/Map.h"

#include <mutex>

namespace
{
/** All names of the process, without their numbers. Never shrinks. */
class FNameTable
{
public:
	FNameTable() { Find(TEXT("None"), FNAME_Add); }

	/** Zero, which is None, when it is not there and must not be added. */
	uint32 Find(FStringView Text, EFindName FindType)
	{
		const std::lock_guard<std::mutex> Lock(Mutex);
		const FString Name(Text);
		if (const uint32* Known = Indices.Find(Name))
		{
			return *Known;
		}
		return FindType == FNAME_Find ? 0 : Indices.Add(Name, uint32(Names.Add(Name)));
	}
	FString Get(uint32 Index)
	{
		const std::lock_guard<std::mutex> Lock(Mutex);
		return Names[int32(Index)];
	}

private:
	std::mutex Mutex;
	TArray<FString> Names;
	TMap<FString, uint32> Indices;
};

FNameTable& GetTable()
{
	// Lives for ever, as statics of other files may be names.
	static FNameTable* const Table = new FNameTable();
	return *Table;
}

/** Takes "_12" off the end and gives 13, or nothing and zero. "_012" stays. */
int32 TakeNumber(FStringView& Name)
{
	int32 Underscore = INDEX_NONE;
	if (!Name.FindLastChar(u'_', Underscore) || Underscore == 0)
	{
		return NAME_NO_NUMBER_INTERNAL;
	}
	const FStringView Digits = Name.Mid(Underscore + 1);
	if (Digits.IsEmpty() || Digits.Len() > 9 || (Digits.Len() > 1 && Digits[0] == u'0'))
	{
		return NAME_NO_NUMBER_INTERNAL;
	}
	int32 Number = 0;
	for (const TCHAR Digit : Digits)
	{
		if (!FChar::IsDigit(Digit))
		{
			return NAME_NO_NUMBER_INTERNAL;
		}
		Number = Number * 10 + (Digit - u'0');
	}
	Name = Name.Left(Underscore);
	return Number + 1;
}
} // namespace

FName::FName(FStringView Name, EFindName FindType)
{
	check(Name.Len() < NAME_SIZE);
	if (Name.IsEmpty())
	{
		return;
	}
	const int32 FoundNumber = TakeNumber(Name);
	Index = GetTable().Find(Name, FindType);
	Number = Index != 0 || Name.Equals(TEXT("None"), ESearchCase::IgnoreCase) ? FoundNumber : 0;
}

FString FName::GetPlainNameString() const
{
	return GetTable().Get(Index);
}

FString FName::ToString() const
{
	FString Result = GetPlainNameString();
	if (Number != NAME_NO_NUMBER_INTERNAL)
	{
		Result.Appendf(TEXT("_%d"), Number - 1);
	}
	return Result;
}

int32 FName::Compare(const FName& Other) const
{
	if (Index == Other.Index)
	{
		return Number - Other.Number;
	}
	return GetPlainNameString().Compare(Other.GetPlainNameString(), ESearchCase::IgnoreCase);
}
