// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "FText" page and the API page of FText (Core/Internationalization).
#pragma once

#include "Containers/UnrealString.h"

/** Text for people. Here every culture reads the source string. */
class FText
{
public:
	FText() = default;

	static FText GetEmpty() { return FText(); }
	static FText FromString(const FString& String) { return FText(String); }
	static FText FromString(FString&& String) { return FText(MoveTemp(String)); }
	static FText AsCultureInvariant(const FString& String) { return FText(String); }
	static FText AsNumber(int32 Number) { return FText(FString::FromInt(Number)); }

	const FString& ToString() const { return SourceString; }
	bool IsEmpty() const { return SourceString.IsEmpty(); }
	bool EqualTo(const FText& Other) const { return SourceString.Equals(Other.SourceString); }

	/** Puts the arguments where the pattern has {0}, {1} and so on. */
	template <typename... ArgumentTypes>
	static FText Format(const FText& Pattern, const ArgumentTypes&... Arguments)
	{
		const FText Values[] = {AsArgument(Arguments)...};
		return FormatOrdered(Pattern, Values, int32(sizeof...(ArgumentTypes)));
	}

private:
	explicit FText(const FString& InSource) : SourceString(InSource) {}

	static FText AsArgument(const FText& Text) { return Text; }
	static FText AsArgument(int32 Number) { return AsNumber(Number); }
	static FText FormatOrdered(const FText& Pattern, const FText* Values, int32 Count);

	FString SourceString;
};

#define NSLOCTEXT(Namespace, Key, Text) FText::FromString(FString(TEXT(Text)))
#define LOCTEXT(Key, Text) NSLOCTEXT(LOCTEXT_NAMESPACE, Key, Text)
#define INVTEXT(Text) FText::AsCultureInvariant(FString(TEXT(Text)))
