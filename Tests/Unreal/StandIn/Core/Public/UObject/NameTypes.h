// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "FName" page and the API page of FName (Core/UObject).
#pragma once

#include "Containers/UnrealString.h"

/** What to do with a name that is not known yet. */
enum EFindName
{
	FNAME_Find, // Becomes None.
	FNAME_Add,
};

/** Names that the engine knows by number. */
enum class EName : uint32
{
	None = 0,
};
inline constexpr EName NAME_None = EName::None;

#define NAME_NO_NUMBER_INTERNAL 0
#define NAME_SIZE 1024

/** A name in a table that all share: compares by number, without regard to case. "Tree_3" is "Tree" and a
 * number. */
class FName
{
public:
	constexpr FName() = default;
	constexpr FName(EName Name) : Index(uint32(Name)) {}
	FName(const TCHAR* Name, EFindName FindType = FNAME_Add) : FName(FStringView(Name), FindType) {}
	explicit FName(FStringView Name, EFindName FindType = FNAME_Add);
	explicit FName(const FString& Name, EFindName FindType = FNAME_Add) : FName(FStringView(Name), FindType)
	{
	}
	/** The number counts from one; zero is none. */
	FName(const FName& Other, int32 InNumber) : Index(Other.Index), Number(InNumber) {}

	FString ToString() const;
	void ToString(FString& Out) const { Out = ToString(); }
	FString GetPlainNameString() const;
	int32 GetNumber() const { return Number; }
	bool IsNone() const { return Index == 0 && Number == 0; }
	bool IsValid() const { return true; }

	bool operator==(const FName& Other) const { return Index == Other.Index && Number == Other.Number; }
	bool operator==(EName Name) const { return *this == FName(Name); }
	/** Negative when this comes first in the alphabet. */
	int32 Compare(const FName& Other) const;
	bool LexicalLess(const FName& Other) const { return Compare(Other) < 0; }
	friend uint32 GetTypeHash(const FName& Name) { return HashCombine(Name.Index, uint32(Name.Number)); }

private:
	uint32 Index = 0;
	int32 Number = NAME_NO_NUMBER_INTERNAL;
};

inline FString LexToString(const FName& Name)
{
	return Name.ToString();
}
