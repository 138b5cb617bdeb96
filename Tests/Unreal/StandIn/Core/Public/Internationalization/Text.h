// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "FText" page and the API page of FText (Core/Internationalization).
#pragma once

#include "Containers/UnrealString.h"
#include "UObject/NameTypes.h"

/** Text for people. Here every culture reads the source string. */
class FText
{
public:
	FText() = default;

	static FText GetEmpty() { return FText(); }
	static FText FromString(const FString& String) { return FText(String); }
	static FText FromString(FString&& String) { return FText(MoveTemp(String)); }
	static FText FromName(const FName& Name) { return FText(Name.ToString()); }
	static FText AsCultureInvariant(const FString& String) { return FText(String); }

	const FString& ToString() const { return SourceString; }
	bool IsEmpty() const { return SourceString.IsEmpty(); }
	bool EqualTo(const FText& Other) const { return SourceString.Equals(Other.SourceString); }

private:
	explicit FText(const FString& InSource) : SourceString(InSource) {}

	FString SourceString;
};

#define NSLOCTEXT(Namespace, Key, Text) FText::FromString(FString(TEXT(Text)))
#define LOCTEXT(Key, Text) NSLOCTEXT(LOCTEXT_NAMESPACE, Key, Text)
#define INVTEXT(Text) FText::AsCultureInvariant(FString(TEXT(Text)))
