// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <cstdio>

namespace StandIn
{
namespace
{
/** One conversion with the C library's printf, which knows the flags; the text of a string is put in by hand.
 */
class FConversion
{
public:
	FConversion(const FFormatPiece& Piece, const FFormatArgument*& Arguments)
	{
		for (const TCHAR* Char = Piece.Begin; Char != Piece.End - 1; ++Char)
		{
			if (*Char == u'*')
			{
				AddNumber((Arguments++)->Signed);
			}
			else if (!IsOneOf(*Char, u"lh"))
			{
				Add(ANSICHAR(*Char));
			}
		}
		Letter = ANSICHAR(Piece.Letter);
	}

	template <typename ValueType>
	FString Print(const ANSICHAR* Modifier, ValueType Value)
	{
		for (const ANSICHAR* Char = Modifier; *Char != 0; ++Char)
		{
			Add(*Char);
		}
		Add(Letter);
		Add(0);
		const int32 Length = std::snprintf(nullptr, 0, Format, Value);
		TArray<ANSICHAR> Text;
		Text.SetNumZeroed(Length + 1);
		std::snprintf(Text.GetData(), SIZE_T(Length) + 1, Format, Value);
		return FString(Text.GetData());
	}

	/** Width and precision of strings count characters of the string, so they are put in here. */
	FString PrintString(FStringView Text) const
	{
		const ANSICHAR* Char = Format + 1;
		bool bLeft = false;
		for (; *Char != 0 && IsOneOf(TCHAR(*Char), u"-+ #0"); ++Char)
		{
			bLeft |= *Char == '-';
		}
		const int32 Width = TakeNumber(Char);
		if (*Char == '.')
		{
			++Char;
			Text = Text.Left(TakeNumber(Char));
		}
		FString Result(Text);
		FString Padding;
		for (int32 Index = Text.Len(); Index < Width; ++Index)
		{
			Padding.AppendChar(u' ');
		}
		return bLeft ? Result + Padding : Padding + Result;
	}

private:
	void Add(ANSICHAR Char)
	{
		check(Used < int32(sizeof(Format)) - 1);
		Format[Used++] = Char;
		Format[Used] = 0;
	}
	void AddNumber(int64 Number)
	{
		Used += std::snprintf(Format + Used, sizeof(Format) - SIZE_T(Used), "%lld", Number);
		check(Used < int32(sizeof(Format)) - 1);
	}
	static int32 TakeNumber(const ANSICHAR*& Char)
	{
		int32 Number = 0;
		for (; *Char >= '0' && *Char <= '9'; ++Char)
		{
			Number = Number * 10 + (*Char - '0');
		}
		return Number;
	}

	ANSICHAR Format[64] = {};
	int32 Used = 0;
	ANSICHAR Letter = 0;
};

FString PrintConversion(const FFormatPiece& Piece, const FFormatArgument*& Arguments)
{
	FConversion Conversion(Piece, Arguments);
	const FFormatArgument& Argument = *Arguments++;
	switch (WantedArgument(Piece))
	{
	case EFormatArgument::Int32:
	case EFormatArgument::Int64:
		return Conversion.Print("ll", Argument.Signed);
	case EFormatArgument::UInt32:
	case EFormatArgument::UInt64:
		return Conversion.Print("ll", Argument.Unsigned);
	case EFormatArgument::Double:
		return Conversion.Print("", Argument.Real);
	case EFormatArgument::Pointer:
		return Conversion.Print("", Argument.Pointer);
	case EFormatArgument::String:
		return Conversion.PrintString(Argument.String != nullptr ? Argument.String : TEXT("(null)"));
	case EFormatArgument::AnsiString:
		return Conversion.PrintString(
			Argument.AnsiString != nullptr ? *FString(Argument.AnsiString) : TEXT("(null)"));
	case EFormatArgument::Character:
	{
		const TCHAR Character = TCHAR(Argument.Unsigned);
		return Conversion.PrintString(FStringView(&Character, 1));
	}
	case EFormatArgument::Unsupported:
		break;
	}
	checkNoEntry();
	return FString();
}
} // namespace

void AppendFormatted(FString& Out, const TCHAR* Format, const FFormatArgument* Arguments)
{
	while (*Format != 0)
	{
		const FFormatPiece Piece = NextFormatPiece(Format);
		Format = Piece.End;
		if (!Piece.bConversion)
		{
			Out.Append(Piece.Begin, int32(Piece.End - Piece.Begin));
		}
		else if (Piece.Letter == u'%')
		{
			Out.AppendChar(u'%');
		}
		else
		{
			Out += PrintConversion(Piece, Arguments);
		}
	}
}
} // namespace StandIn
