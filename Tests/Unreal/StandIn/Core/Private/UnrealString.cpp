// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

FString::FString(const TCHAR* Source)
{
	Append(FStringView(Source));
}

FString::FString(const ANSICHAR* Source)
{
	if (Source != nullptr)
	{
		Append(FStringView(UTF8_TO_TCHAR(Source)));
	}
}

FString& FString::Append(const TCHAR* Text, int32 Count)
{
	check(Count >= 0);
	if (Count == 0)
	{
		return *this;
	}
	const bool bOwnText = Text >= Data.GetData() && Text < Data.GetData() + Data.Num();
	if (bOwnText)
	{
		const FString Copy(Count, Text);
		return Append(*Copy, Count);
	}
	const int32 Old = Len();
	Data.Reserve(Data.Num() > 0 || Count > 64 ? Old + Count + 1 : Count + 1);
	Data.SetNumUninitialized(Old + Count + 1, StandIn::ShrinkingNo);
	FMemory::Memcpy(Data.GetData() + Old, Text, sizeof(TCHAR) * SIZE_T(Count));
	Data.Last() = 0;
	return *this;
}

void FString::AppendInt(int32 Number)
{
	Append(FromInt(Number));
}

void FString::RemoveAt(int32 Index, int32 Count)
{
	*this = Left(Index) + Mid(Index + Count);
}

int32 FString::Find(FStringView Text, ESearchCase::Type Case, ESearchDir::Type Direction, int32 Start) const
{
	const FStringView View(*this);
	if (Direction == ESearchDir::FromStart)
	{
		return View.Find(Text, Start, Case);
	}
	return (Start == INDEX_NONE ? View : View.Left(Start + Text.Len())).FindLast(Text, Case);
}

FString FString::ToUpper() const
{
	FString Result = *this;
	for (TCHAR& Char : Result)
	{
		Char = FChar::ToUpper(Char);
	}
	return Result;
}

FString FString::ToLower() const
{
	FString Result = *this;
	for (TCHAR& Char : Result)
	{
		Char = FChar::ToLower(Char);
	}
	return Result;
}

FString FString::Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type Case) const
{
	const FStringView Old(From);
	FStringView Rest(*this);
	FString Result;
	while (!Old.IsEmpty())
	{
		const int32 Index = Rest.Find(Old, 0, Case);
		if (Index == INDEX_NONE)
		{
			break;
		}
		Result += Rest.Left(Index);
		Result += FStringView(To);
		Rest = Rest.Mid(Index + Old.Len());
	}
	return Result += Rest;
}

bool FString::RemoveFromStart(FStringView Prefix, ESearchCase::Type Case)
{
	if (Prefix.IsEmpty() || !StartsWith(Prefix, Case))
	{
		return false;
	}
	*this = RightChop(Prefix.Len());
	return true;
}

bool FString::RemoveFromEnd(FStringView Suffix, ESearchCase::Type Case)
{
	if (Suffix.IsEmpty() || !EndsWith(Suffix, Case))
	{
		return false;
	}
	*this = LeftChop(Suffix.Len());
	return true;
}

bool FString::Split(const FString& Text, FString* OutLeft, FString* OutRight, ESearchCase::Type Case,
	ESearchDir::Type Direction) const
{
	const int32 Index = Find(Text, Case, Direction);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	const FString LeftPart = Left(Index);
	const FString RightPart = Mid(Index + Text.Len());
	if (OutLeft != nullptr)
	{
		*OutLeft = LeftPart;
	}
	if (OutRight != nullptr)
	{
		*OutRight = RightPart;
	}
	return true;
}

int32 FString::ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty) const
{
	OutArray.Reset();
	const FStringView Separator(Delimiter);
	check(!Separator.IsEmpty());
	FStringView Rest(*this);
	for (bool bMore = !Rest.IsEmpty(); bMore;)
	{
		const int32 Index = Rest.Find(Separator);
		bMore = Index != INDEX_NONE;
		const FStringView Part = bMore ? Rest.Left(Index) : Rest;
		if (!Part.IsEmpty() || !bCullEmpty)
		{
			OutArray.Add(FString(Part));
		}
		Rest = bMore ? Rest.Mid(Index + Separator.Len()) : FStringView();
	}
	return OutArray.Num();
}

int32 FString::ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty) const
{
	const FString Lines = Replace(TEXT("\r\n"), TEXT("\n")).Replace(TEXT("\r"), TEXT("\n"));
	return Lines.ParseIntoArray(OutArray, TEXT("\n"), bCullEmpty);
}

FString FString::FromInt(int32 Number)
{
	return Printf(TEXT("%d"), Number);
}

FString FString::SanitizeFloat(double Number, int32 MinFractionalDigits)
{
	FString Text = Printf(TEXT("%f"), Number);
	int32 Point = INDEX_NONE;
	if (!Text.FindChar(u'.', Point))
	{
		return Text;
	}
	while (Text.Len() - Point - 1 > MinFractionalDigits && Text[Text.Len() - 1] == u'0')
	{
		Text = Text.LeftChop(1);
	}
	while (Text.Len() - Point - 1 < MinFractionalDigits)
	{
		Text.AppendChar(u'0');
	}
	return Text.EndsWith(TEXT(".")) ? Text.LeftChop(1) : Text;
}

FString FString::JoinedPath(FStringView Other) const
{
	FString Result = *this;
	if (!Result.IsEmpty() && !Result.EndsWith(TEXT("/")) && !Other.StartsWith(TEXT("/")))
	{
		Result.AppendChar(u'/');
	}
	return Result += Other;
}

FString LexToString(int32 Value)
{
	return FString::Printf(TEXT("%d"), Value);
}

FString LexToString(int64 Value)
{
	return FString::Printf(TEXT("%lld"), Value);
}

FString LexToString(uint32 Value)
{
	return FString::Printf(TEXT("%u"), Value);
}

FString LexToString(uint64 Value)
{
	return FString::Printf(TEXT("%llu"), Value);
}

FString LexToString(float Value)
{
	return FString::Printf(TEXT("%f"), Value);
}

FString LexToString(double Value)
{
	return FString::Printf(TEXT("%f"), Value);
}

FString LexToString(bool bValue)
{
	return bValue ? TEXT("true") : TEXT("false");
}

void LexFromString(int32& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atoi(Text);
}

void LexFromString(int64& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atoi64(Text);
}

void LexFromString(float& OutValue, const TCHAR* Text)
{
	OutValue = float(FCString::Atod(Text));
}

void LexFromString(double& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atod(Text);
}

void LexFromString(bool& bOutValue, const TCHAR* Text)
{
	bOutValue = FCString::ToBool(Text);
}

void LexFromString(FString& OutValue, const TCHAR* Text)
{
	OutValue = Text;
}
