// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Containers/StringView.h"

#include "Misc/NumericLimits.h"
#include "Templates/TypeHash.h"

namespace
{
int32 CompareChars(TCHAR A, TCHAR B, ESearchCase::Type Case)
{
	return Case == ESearchCase::CaseSensitive ? int32(A) - int32(B)
											  : int32(FChar::ToLower(A)) - int32(FChar::ToLower(B));
}
} // namespace

FStringView FStringView::Mid(int32 Start, int32 Count) const
{
	Start = Clamped(Start);
	const int32 Rest = Length - Start;
	return FStringView(DataPtr + Start, Count < 0 ? 0 : Count < Rest ? Count : Rest);
}

FStringView FStringView::TrimStartAndEnd() const
{
	int32 First = 0;
	int32 Last = Length;
	while (First < Last && FChar::IsWhitespace(DataPtr[First]))
	{
		++First;
	}
	while (Last > First && FChar::IsWhitespace(DataPtr[Last - 1]))
	{
		--Last;
	}
	return Mid(First, Last - First);
}

int32 FStringView::Compare(FStringView Other, ESearchCase::Type Case) const
{
	const int32 Common = Length < Other.Length ? Length : Other.Length;
	for (int32 Index = 0; Index < Common; ++Index)
	{
		const int32 Difference = CompareChars(DataPtr[Index], Other.DataPtr[Index], Case);
		if (Difference != 0)
		{
			return Difference;
		}
	}
	return Length - Other.Length;
}

bool FStringView::StartsWith(FStringView Prefix, ESearchCase::Type Case) const
{
	return Prefix.Len() <= Length && Left(Prefix.Len()).Equals(Prefix, Case);
}

bool FStringView::EndsWith(FStringView Suffix, ESearchCase::Type Case) const
{
	return Suffix.Len() <= Length && Right(Suffix.Len()).Equals(Suffix, Case);
}

int32 FStringView::Find(FStringView Text, int32 Start, ESearchCase::Type Case) const
{
	for (int32 Index = Start < 0 ? 0 : Start; Index <= Length - Text.Len(); ++Index)
	{
		if (Mid(Index, Text.Len()).Equals(Text, Case))
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

int32 FStringView::FindLast(FStringView Text, ESearchCase::Type Case) const
{
	int32 Index = Length - Text.Len();
	while (Index >= 0 && !Mid(Index, Text.Len()).Equals(Text, Case))
	{
		--Index;
	}
	return Index < 0 ? INDEX_NONE : Index;
}

bool FStringView::FindChar(TCHAR Char, int32& OutIndex) const
{
	OutIndex = Find(FStringView(&Char, 1));
	return OutIndex != INDEX_NONE;
}

bool FStringView::FindLastChar(TCHAR Char, int32& OutIndex) const
{
	OutIndex = FindLast(FStringView(&Char, 1));
	return OutIndex != INDEX_NONE;
}

uint32 GetTypeHash(FStringView View)
{
	// Without regard to case, as strings compare.
	uint32 Hash = 2166136261u;
	for (const TCHAR Char : View)
	{
		Hash = (Hash ^ FChar::ToLower(Char)) * 16777619u;
	}
	return Hash;
}
