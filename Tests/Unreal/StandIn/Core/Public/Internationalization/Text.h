// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "FText" page and the API page of FText (Core/Internationalization).
#pragma once

#include "Containers/UnrealString.h"
#include "UObject/NameTypes.h"

#include <type_traits>

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

	/** With thousands apart: "12,345". */
	static FText AsNumber(int64 Value);
	static FText AsNumber(int32 Value) { return AsNumber(int64(Value)); }
	/** With up to three digits behind the point. */
	static FText AsNumber(double Value);
	static FText AsNumber(float Value) { return AsNumber(double(Value)); }
	/** 0.25 is "25%". */
	static FText AsPercent(double Value);
	static FText AsPercent(float Value) { return AsPercent(double(Value)); }
	/** "1.5 MiB". */
	static FText AsMemory(uint64 NumBytes);

	/** Puts the values into a pattern at {0}, {1} and so on. */
	template <typename... Types>
	static FText Format(const FText& Pattern, const Types&... Values)
	{
		const FText Texts[] = {ToText(Values)..., FText()};
		return FormatOrdered(Pattern, Texts, int32(sizeof...(Types)));
	}

	const FString& ToString() const { return SourceString; }
	bool IsEmpty() const { return SourceString.IsEmpty(); }
	bool EqualTo(const FText& Other) const { return SourceString.Equals(Other.SourceString); }

private:
	explicit FText(const FString& InSource) : SourceString(InSource) {}

	static const FText& ToText(const FText& Value) { return Value; }
	static FText ToText(const FString& Value) = delete;
	template <typename NumberType>
	requires std::is_arithmetic_v<NumberType>
	static FText ToText(NumberType Value)
	{
		if constexpr (std::is_floating_point_v<NumberType>)
		{
			return AsNumber(double(Value));
		}
		else
		{
			return AsNumber(int64(Value));
		}
	}
	static FText FormatOrdered(const FText& Pattern, const FText* Values, int32 Num);

	FString SourceString;
};

#define NSLOCTEXT(Namespace, Key, Text) FText::FromString(FString(TEXT(Text)))
#define LOCTEXT(Key, Text) NSLOCTEXT(LOCTEXT_NAMESPACE, Key, Text)
#define INVTEXT(Text) FText::AsCultureInvariant(FString(TEXT(Text)))
