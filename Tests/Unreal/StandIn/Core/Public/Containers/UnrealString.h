// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "FString" page and the API page of FString (Core/Containers).
#pragma once

#include "Containers/Array.h"
#include "Containers/StringConv.h"
#include "Containers/StringView.h"
#include "StandIn/CheckedFormat.h"

class FArchive;
class FString;

namespace StandIn
{
/** Prints the arguments as the format says, behind the string. Both were held against each other before. */
void AppendFormatted(FString& Out, const TCHAR* Format, const FFormatArgument* Arguments);
} // namespace StandIn

/** A string that owns its characters. Compares without regard to case unless told otherwise. */
class FString
{
public:
	using ElementType = TCHAR;

	FString() = default;
	FString(const TCHAR* Source);
	explicit FString(const ANSICHAR* Source);
	explicit FString(FStringView Source) { Append(Source); }
	FString(int32 Count, const TCHAR* Source) { Append(Source, Count); }
	FString& operator=(const TCHAR* Source) { return *this = FString(Source); }

	const TCHAR* operator*() const { return Data.Num() > 0 ? Data.GetData() : TEXT(""); }
	int32 Len() const { return Data.Num() > 0 ? Data.Num() - 1 : 0; }
	bool IsEmpty() const { return Data.Num() <= 1; }
	TCHAR& operator[](int32 Index)
	{
		check(Index >= 0 && Index < Len());
		return Data.GetData()[Index];
	}
	const TCHAR& operator[](int32 Index) const
	{
		check(Index >= 0 && Index < Len());
		return Data.GetData()[Index];
	}
	SIZE_T GetAllocatedSize() const { return Data.GetAllocatedSize(); }
	void Empty(int32 Slack = 0) { Data.Empty(Slack); }
	void Reset(int32 NewCapacity = 0) { Data.Reset(NewCapacity); }
	void Reserve(int32 Count) { Data.Reserve(Count + 1); }

	// Adding.
	FString& Append(const TCHAR* Text, int32 Count);
	FString& Append(FStringView Text) { return Append(Text.GetData(), Text.Len()); }
	FString& AppendChar(TCHAR Char) { return Append(&Char, 1); }
	void AppendInt(int32 Number);
	template <typename... Types>
	FString& Appendf(UE::Core::TCheckedFormatString<TIdentity_T<Types>...> Format, Types... Arguments)
	{
		StandIn::AppendFormatted(*this, *Format, StandIn::TFormatArguments<Types...>(Arguments...).Values);
		return *this;
	}
	void RemoveAt(int32 Index, int32 Count = 1);
	FString& operator+=(FStringView Text) { return Append(Text); }
	FString& operator+=(TCHAR Char) { return AppendChar(Char); }

	friend FString operator+(const FString& A, const FString& B) { return FString(A) += FStringView(B); }
	friend FString operator+(FString&& A, const FString& B)
	{
		return MoveTemp(MoveTemp(A) += FStringView(B));
	}
	friend FString operator+(const FString& A, const TCHAR* B) { return FString(A) += FStringView(B); }
	friend FString operator+(FString&& A, const TCHAR* B) { return MoveTemp(MoveTemp(A) += FStringView(B)); }
	friend FString operator+(const TCHAR* A, const FString& B) { return FString(A) += FStringView(B); }
	friend FString operator+(const FString& A, TCHAR B) { return FString(A) += B; }
	/** Joins paths with one slash. */
	friend FString operator/(const FString& A, const FString& B) { return A.JoinedPath(B); }
	friend FString operator/(const FString& A, const TCHAR* B) { return A.JoinedPath(B); }
	friend FString operator/(const TCHAR* A, const FString& B) { return FString(A).JoinedPath(B); }

	// Comparing.
	bool Equals(const FString& Other, ESearchCase::Type Case = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Compare(Other, Case) == 0;
	}
	int32 Compare(const FString& Other, ESearchCase::Type Case = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Compare(Other, Case);
	}
	bool operator==(const FString& Other) const { return Equals(Other, ESearchCase::IgnoreCase); }
	bool operator==(const TCHAR* Other) const { return Equals(Other, ESearchCase::IgnoreCase); }
	bool operator<(const FString& Other) const { return Compare(Other, ESearchCase::IgnoreCase) < 0; }
	friend uint32 GetTypeHash(const FString& String) { return GetTypeHash(FStringView(String)); }

	// Searching.
	bool StartsWith(FStringView Prefix, ESearchCase::Type Case = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).StartsWith(Prefix, Case);
	}
	bool EndsWith(FStringView Suffix, ESearchCase::Type Case = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).EndsWith(Suffix, Case);
	}
	bool Contains(FStringView Text, ESearchCase::Type Case = ESearchCase::IgnoreCase,
		ESearchDir::Type Direction = ESearchDir::FromStart) const
	{
		return Find(Text, Case, Direction) != INDEX_NONE;
	}
	int32 Find(FStringView Text, ESearchCase::Type Case = ESearchCase::IgnoreCase,
		ESearchDir::Type Direction = ESearchDir::FromStart, int32 Start = INDEX_NONE) const;
	bool FindChar(TCHAR Char, int32& OutIndex) const { return FStringView(*this).FindChar(Char, OutIndex); }
	bool FindLastChar(TCHAR Char, int32& OutIndex) const
	{
		return FStringView(*this).FindLastChar(Char, OutIndex);
	}
	bool IsNumeric() const { return FCString::IsNumeric(**this); }
	bool ToBool() const { return FCString::ToBool(**this); }

	// Parts and changed copies.
	FString Left(int32 Count) const { return FString(FStringView(*this).Left(Count)); }
	FString Right(int32 Count) const { return FString(FStringView(*this).Right(Count)); }
	FString LeftChop(int32 Count) const { return FString(FStringView(*this).LeftChop(Count)); }
	FString RightChop(int32 Count) const { return FString(FStringView(*this).RightChop(Count)); }
	FString Mid(int32 Start, int32 Count = MAX_int32) const
	{
		return FString(FStringView(*this).Mid(Start, Count));
	}
	FString TrimStartAndEnd() const { return FString(FStringView(*this).TrimStartAndEnd()); }
	FString ToUpper() const;
	FString ToLower() const;
	FString Replace(
		const TCHAR* From, const TCHAR* To, ESearchCase::Type Case = ESearchCase::IgnoreCase) const;
	bool RemoveFromStart(FStringView Prefix, ESearchCase::Type Case = ESearchCase::IgnoreCase);
	bool RemoveFromEnd(FStringView Suffix, ESearchCase::Type Case = ESearchCase::IgnoreCase);
	/** The parts before and after the first (or last) place of the text; false without one. */
	bool Split(const FString& Text, FString* OutLeft, FString* OutRight,
		ESearchCase::Type Case = ESearchCase::IgnoreCase,
		ESearchDir::Type Direction = ESearchDir::FromStart) const;
	int32 ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty = true) const;
	int32 ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty = true) const;

	// Making.
	template <typename... Types>
	static FString Printf(UE::Core::TCheckedFormatString<TIdentity_T<Types>...> Format, Types... Arguments)
	{
		FString Result;
		StandIn::AppendFormatted(Result, *Format, StandIn::TFormatArguments<Types...>(Arguments...).Values);
		return Result;
	}
	static FString FromInt(int32 Number);
	/** Without trailing zeroes, but with so many digits behind the point. */
	static FString SanitizeFloat(double Number, int32 MinFractionalDigits = 1);
	template <typename RangeType>
	static FString Join(const RangeType& Range, const TCHAR* Separator)
	{
		FString Result;
		bool bFirst = true;
		for (const auto& Element : Range)
		{
			Result.Append(FStringView(bFirst ? TEXT("") : Separator));
			Result.Append(FStringView(Element));
			bFirst = false;
		}
		return Result;
	}

	TCHAR* begin() { return Data.GetData(); }
	const TCHAR* begin() const { return **this; }
	TCHAR* end() { return Data.GetData() + Len(); }
	const TCHAR* end() const { return **this + Len(); }

	friend FArchive& operator<<(FArchive& Ar, FString& String);

private:
	FString JoinedPath(FStringView Other) const;

	TArray<TCHAR> Data; // Empty, or with a terminator.
};

inline FStringView::FStringView(const FString& String) : FStringView(*String, String.Len()) {}

FString LexToString(int32 Value);
FString LexToString(int64 Value);
FString LexToString(uint32 Value);
FString LexToString(uint64 Value);
FString LexToString(float Value);
FString LexToString(double Value);
FString LexToString(bool bValue);
inline FString LexToString(const FString& Value)
{
	return Value;
}
inline FString LexToString(const TCHAR* Value)
{
	return FString(Value);
}

void LexFromString(int32& OutValue, const TCHAR* Text);
void LexFromString(int64& OutValue, const TCHAR* Text);
void LexFromString(float& OutValue, const TCHAR* Text);
void LexFromString(double& OutValue, const TCHAR* Text);
void LexFromString(bool& bOutValue, const TCHAR* Text);
void LexFromString(FString& OutValue, const TCHAR* Text);
