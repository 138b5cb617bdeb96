// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/Guid.h"

#include "Serialization/Archive.h"

#include <random>

bool FGuid::operator<(const FGuid& Other) const
{
	return ToString() < Other.ToString();
}

FString FGuid::ToString(EGuidFormats Format) const
{
	if (Format == EGuidFormats::Digits)
	{
		return FString::Printf(TEXT("%08X%08X%08X%08X"), A, B, C, D);
	}
	return FString::Printf(
		TEXT("%08X-%04X-%04X-%04X-%04X%08X"), A, B >> 16, B & 0xffff, C >> 16, C & 0xffff, D);
}

bool FGuid::Parse(const FString& Text, FGuid& OutGuid)
{
	const FString Digits = Text.Replace(TEXT("-"), TEXT(""));
	uint32 Parts[4] = {};
	for (int32 Index = 0; Index < Digits.Len(); ++Index)
	{
		const TCHAR Digit = FChar::ToLower(Digits[Index]);
		const bool bLetter = Digit >= u'a' && Digit <= u'f';
		if (Index >= 32 || (!bLetter && !FChar::IsDigit(Digit)))
		{
			return false;
		}
		Parts[Index / 8] = Parts[Index / 8] * 16 + uint32(bLetter ? Digit - u'a' + 10 : Digit - u'0');
	}
	if (Digits.Len() != 32)
	{
		return false;
	}
	OutGuid = FGuid(Parts[0], Parts[1], Parts[2], Parts[3]);
	return true;
}

FGuid FGuid::NewGuid()
{
	static thread_local std::mt19937 Engine{std::random_device{}()};
	return FGuid(uint32(Engine()), uint32(Engine()), uint32(Engine()), uint32(Engine()));
}

FArchive& operator<<(FArchive& Ar, FGuid& Guid)
{
	return Ar << Guid.A << Guid.B << Guid.C << Guid.D;
}
