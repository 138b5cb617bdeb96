// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: the printf of the stand-in and its check at compile time
// (shared/unreal/module-build-test.md section 5).
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

namespace StandIn
{
/** What a printf argument can be. */
enum class EFormatArgument : uint8
{
	Unsupported,
	Int32,      // %d and %i
	UInt32,     // %u, %x and %X
	Int64,      // %lld
	UInt64,     // %llu and %llx
	Double,     // %f, %e and %g
	String,     // %s, const TCHAR*
	AnsiString, // %hs, const ANSICHAR*
	Character,  // %c
	Pointer,    // %p
};

template <typename T>
consteval EFormatArgument FormatArgumentOf()
{
	using Plain = std::remove_cv_t<T>;
	if constexpr (std::is_same_v<Plain, int8> || std::is_same_v<Plain, int16> || std::is_same_v<Plain, int32>)
	{
		return EFormatArgument::Int32;
	}
	else if constexpr (std::is_same_v<Plain, uint8> || std::is_same_v<Plain, uint16> ||
		std::is_same_v<Plain, uint32>)
	{
		return EFormatArgument::UInt32;
	}
	else if constexpr (std::is_same_v<Plain, int64>)
	{
		return EFormatArgument::Int64;
	}
	else if constexpr (std::is_same_v<Plain, uint64>)
	{
		return EFormatArgument::UInt64;
	}
	else if constexpr (std::is_same_v<Plain, float> || std::is_same_v<Plain, double>)
	{
		return EFormatArgument::Double;
	}
	else if constexpr (std::is_same_v<Plain, const TCHAR*> || std::is_same_v<Plain, TCHAR*>)
	{
		return EFormatArgument::String;
	}
	else if constexpr (std::is_same_v<Plain, const ANSICHAR*> || std::is_same_v<Plain, ANSICHAR*>)
	{
		return EFormatArgument::AnsiString;
	}
	else if constexpr (std::is_same_v<Plain, TCHAR>)
	{
		return EFormatArgument::Character;
	}
	else if constexpr (std::is_pointer_v<Plain> && !std::is_function_v<std::remove_pointer_t<Plain>>)
	{
		return EFormatArgument::Pointer;
	}
	else
	{
		return EFormatArgument::Unsupported;
	}
}

/** An argument as it is printed. */
struct FFormatArgument
{
	EFormatArgument Kind = EFormatArgument::Unsupported;
	union
	{
		int64 Signed = 0;
		uint64 Unsigned;
		double Real;
		const TCHAR* String;
		const ANSICHAR* AnsiString;
		const void* Pointer;
	};

	FFormatArgument() = default;

	template <typename T>
	explicit FFormatArgument(T Value) : Kind(FormatArgumentOf<T>())
	{
		static_assert(FormatArgumentOf<T>() != EFormatArgument::Unsupported,
			"not a printf argument: cast it, or give *FString");
		if constexpr (FormatArgumentOf<T>() == EFormatArgument::Double)
		{
			Real = Value;
		}
		else if constexpr (FormatArgumentOf<T>() == EFormatArgument::String)
		{
			String = Value;
		}
		else if constexpr (FormatArgumentOf<T>() == EFormatArgument::AnsiString)
		{
			AnsiString = Value;
		}
		else if constexpr (FormatArgumentOf<T>() == EFormatArgument::Pointer)
		{
			Pointer = Value;
		}
		else if constexpr (std::is_signed_v<T>)
		{
			Signed = Value;
		}
		else
		{
			Unsigned = Value;
		}
	}
};

/** A piece of a format: literal text, or a conversion with its flags. */
struct FFormatPiece
{
	const TCHAR* Begin = nullptr;
	const TCHAR* End = nullptr;
	bool bConversion = false;
	bool bStarWidth = false;     // Takes an int32 argument for the width.
	bool bStarPrecision = false; // Takes an int32 argument for the precision.
	uint8 LongCount = 0;         // How many l.
	bool bShort = false;         // h.
	TCHAR Letter = 0;            // The conversion; 0 when the format ends within it.
};

constexpr bool IsOneOf(TCHAR Character, const TCHAR* Set)
{
	for (; *Set != 0; ++Set)
	{
		if (*Set == Character)
		{
			return true;
		}
	}
	return false;
}

/** The piece that starts at Text, which must not be at its terminator. */
constexpr FFormatPiece NextFormatPiece(const TCHAR* Text)
{
	FFormatPiece Piece;
	Piece.Begin = Text;
	if (*Text != u'%')
	{
		while (*Text != 0 && *Text != u'%')
		{
			++Text;
		}
		Piece.End = Text;
		return Piece;
	}
	Piece.bConversion = true;
	++Text;
	while (*Text != 0 && IsOneOf(*Text, u"-+ #0"))
	{
		++Text;
	}
	for (; *Text != 0 && IsOneOf(*Text, u"0123456789*"); ++Text)
	{
		Piece.bStarWidth |= *Text == u'*';
	}
	if (*Text == u'.')
	{
		++Text;
		for (; *Text != 0 && IsOneOf(*Text, u"0123456789*"); ++Text)
		{
			Piece.bStarPrecision |= *Text == u'*';
		}
	}
	for (; *Text == u'l'; ++Text)
	{
		++Piece.LongCount;
	}
	if (*Text == u'h')
	{
		Piece.bShort = true;
		++Text;
	}
	Piece.Letter = *Text;
	Piece.End = *Text != 0 ? Text + 1 : Text;
	return Piece;
}

/** Which argument a conversion takes; Unsupported when there is no such conversion. */
constexpr EFormatArgument WantedArgument(const FFormatPiece& Piece)
{
	const bool bPlain = Piece.LongCount == 0 && !Piece.bShort;
	const bool bWide = Piece.LongCount == 2 && !Piece.bShort;
	if (IsOneOf(Piece.Letter, u"di") && (bPlain || bWide))
	{
		return bWide ? EFormatArgument::Int64 : EFormatArgument::Int32;
	}
	if (IsOneOf(Piece.Letter, u"uxX") && (bPlain || bWide))
	{
		return bWide ? EFormatArgument::UInt64 : EFormatArgument::UInt32;
	}
	if (Piece.Letter == u's' && Piece.LongCount == 0)
	{
		return Piece.bShort ? EFormatArgument::AnsiString : EFormatArgument::String;
	}
	if (!bPlain)
	{
		return EFormatArgument::Unsupported;
	}
	if (IsOneOf(Piece.Letter, u"fFeEgG"))
	{
		return EFormatArgument::Double;
	}
	if (Piece.Letter == u'c')
	{
		return EFormatArgument::Character;
	}
	return Piece.Letter == u'p' ? EFormatArgument::Pointer : EFormatArgument::Unsupported;
}

// Not constant expressions: a format that reaches one of them does not compile, and the error shows the name.
void FormatHasUnknownConversion();
void FormatHasTooFewArguments();
void FormatHasTooManyArguments();
void FormatWantsAnotherTypeOfArgument();

constexpr bool Accepts(EFormatArgument Wanted, EFormatArgument Given)
{
	const bool bAnyPointer = Given == EFormatArgument::String || Given == EFormatArgument::AnsiString;
	return Wanted == Given || (Wanted == EFormatArgument::Pointer && bAnyPointer);
}

/** Holds one argument against what the format wants of it. */
constexpr void CheckArgument(
	EFormatArgument Wanted, const EFormatArgument* Given, SIZE_T Count, SIZE_T& Index)
{
	if (Index >= Count)
	{
		FormatHasTooFewArguments();
	}
	else if (!Accepts(Wanted, Given[Index]))
	{
		FormatWantsAnotherTypeOfArgument();
	}
	++Index;
}

/** Does not compile when the format and the arguments differ. */
constexpr void CheckFormat(const TCHAR* Text, const EFormatArgument* Given, SIZE_T Count)
{
	SIZE_T Index = 0;
	while (*Text != 0)
	{
		const FFormatPiece Piece = NextFormatPiece(Text);
		Text = Piece.End;
		if (!Piece.bConversion || Piece.Letter == u'%')
		{
			continue;
		}
		if (Piece.bStarWidth)
		{
			CheckArgument(EFormatArgument::Int32, Given, Count, Index);
		}
		if (Piece.bStarPrecision)
		{
			CheckArgument(EFormatArgument::Int32, Given, Count, Index);
		}
		const EFormatArgument Wanted = WantedArgument(Piece);
		if (Wanted == EFormatArgument::Unsupported)
		{
			FormatHasUnknownConversion();
		}
		CheckArgument(Wanted, Given, Count, Index);
	}
	if (Index < Count)
	{
		FormatHasTooManyArguments();
	}
}

/** The arguments of a call, ready to be printed. */
template <typename... Types>
struct TFormatArguments
{
	FFormatArgument Values[sizeof...(Types) + 1];

	explicit TFormatArguments(Types... Arguments) : Values{FFormatArgument(Arguments)..., FFormatArgument()}
	{
	}
};
} // namespace StandIn

namespace UE::Core
{
/** A literal format whose conversions fit the types; anything else does not compile. */
template <typename... Types>
class TCheckedFormatString
{
public:
	template <SIZE_T Count>
	consteval TCheckedFormatString(const TCHAR (&Format)[Count]) : Text(Format)
	{
		const StandIn::EFormatArgument Given[] = {
			StandIn::FormatArgumentOf<Types>()..., StandIn::EFormatArgument::Unsupported};
		StandIn::CheckFormat(Format, Given, sizeof...(Types));
	}

	const TCHAR* operator*() const { return Text; }

private:
	const TCHAR* Text;
};
} // namespace UE::Core
