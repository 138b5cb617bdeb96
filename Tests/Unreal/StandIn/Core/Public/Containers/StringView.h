// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FStringView (Core/Containers).
#pragma once

#include "Containers/StringFwd.h"
#include "Misc/AssertionMacros.h"
#include "Misc/CString.h"
#include "Misc/CoreMiscDefines.h"
#include "Templates/UnrealTypeTraits.h"

/** Characters that somebody else owns, without a terminator. */
class FStringView
{
public:
	constexpr FStringView() = default;
	FStringView(const TCHAR* InData) : FStringView(InData, InData != nullptr ? FCString::Strlen(InData) : 0)
	{
	}
	constexpr FStringView(const TCHAR* InData, int32 InLength) : DataPtr(InData), Length(InLength) {}
	FStringView(const FString& String);

	const TCHAR* GetData() const { return DataPtr; }
	int32 Len() const { return Length; }
	bool IsEmpty() const { return Length == 0; }
	const TCHAR& operator[](int32 Index) const
	{
		check(Index >= 0 && Index < Length);
		return DataPtr[Index];
	}

	FStringView Left(int32 Count) const { return Mid(0, Count); }
	FStringView Right(int32 Count) const { return Mid(Length - Clamped(Count)); }
	FStringView LeftChop(int32 Count) const { return Left(Length - Clamped(Count)); }
	FStringView RightChop(int32 Count) const { return Mid(Clamped(Count)); }
	FStringView Mid(int32 Start, int32 Count = 0x7fffffff) const;
	FStringView TrimStartAndEnd() const;

	bool Equals(FStringView Other, ESearchCase::Type Case = ESearchCase::CaseSensitive) const
	{
		return Compare(Other, Case) == 0;
	}
	int32 Compare(FStringView Other, ESearchCase::Type Case = ESearchCase::CaseSensitive) const;
	bool StartsWith(FStringView Prefix, ESearchCase::Type Case = ESearchCase::IgnoreCase) const;
	bool EndsWith(FStringView Suffix, ESearchCase::Type Case = ESearchCase::IgnoreCase) const;
	/** Where the text begins, or INDEX_NONE. */
	int32 Find(FStringView Text, int32 Start = 0, ESearchCase::Type Case = ESearchCase::CaseSensitive) const;
	int32 FindLast(FStringView Text, ESearchCase::Type Case = ESearchCase::CaseSensitive) const;
	bool FindChar(TCHAR Char, int32& OutIndex) const;
	bool FindLastChar(TCHAR Char, int32& OutIndex) const;

	const TCHAR* begin() const { return DataPtr; }
	const TCHAR* end() const { return DataPtr + Length; }

private:
	int32 Clamped(int32 Count) const { return Count < 0 ? 0 : Count < Length ? Count : Length; }

	const TCHAR* DataPtr = nullptr;
	int32 Length = 0;
};

uint32 GetTypeHash(FStringView View);
