// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Containers/StringConv.h"

namespace
{
constexpr uint32 BrokenSequence = '?';

/** The code point at Index, which moves behind it. */
uint32 TakeUtf16(const TCHAR* Source, int32 Length, int32& Index)
{
	const uint32 First = Source[Index++];
	if (First < 0xd800 || First > 0xdfff)
	{
		return First;
	}
	if (First > 0xdbff || Index == Length || Source[Index] < 0xdc00 || Source[Index] > 0xdfff)
	{
		return BrokenSequence;
	}
	const uint32 Second = Source[Index++];
	return 0x10000 + ((First - 0xd800) << 10) + (Second - 0xdc00);
}

void AddUtf8(uint32 Code, TArray<ANSICHAR>& Out)
{
	const int32 Following = Code < 0x80 ? 0 : Code < 0x800 ? 1 : Code < 0x10000 ? 2 : 3;
	constexpr uint32 Marks[] = {0, 0xc0, 0xe0, 0xf0};
	Out.Add(ANSICHAR(Marks[Following] | (Code >> (6 * Following))));
	for (int32 Byte = Following - 1; Byte >= 0; --Byte)
	{
		Out.Add(ANSICHAR(0x80 | ((Code >> (6 * Byte)) & 0x3f)));
	}
}

uint32 TakeUtf8(const ANSICHAR* Source, int32 Length, int32& Index)
{
	const uint32 First = uint8(Source[Index++]);
	if (First < 0x80)
	{
		return First;
	}
	const int32 Following = First >= 0xf0 ? 3 : First >= 0xe0 ? 2 : 1;
	if (First < 0xc2 || First > 0xf4)
	{
		return BrokenSequence;
	}
	uint32 Code = First & (0x3fu >> Following);
	for (int32 Byte = 0; Byte < Following; ++Byte)
	{
		if (Index == Length || (uint8(Source[Index]) & 0xc0) != 0x80)
		{
			return BrokenSequence;
		}
		Code = (Code << 6) | (uint8(Source[Index++]) & 0x3f);
	}
	return Code > 0x10ffff || (Code >= 0xd800 && Code <= 0xdfff) ? BrokenSequence : Code;
}

void AddUtf16(uint32 Code, TArray<TCHAR>& Out)
{
	if (Code < 0x10000)
	{
		Out.Add(TCHAR(Code));
		return;
	}
	Out.Add(TCHAR(0xd800 + ((Code - 0x10000) >> 10)));
	Out.Add(TCHAR(0xdc00 + ((Code - 0x10000) & 0x3ff)));
}
} // namespace

void StandIn::ConvertToUtf8(const TCHAR* Source, int32 Length, TArray<ANSICHAR>& Out)
{
	for (int32 Index = 0; Index < Length;)
	{
		AddUtf8(TakeUtf16(Source, Length, Index), Out);
	}
	Out.Add(0);
}

void StandIn::ConvertFromUtf8(const ANSICHAR* Source, int32 Length, TArray<TCHAR>& Out)
{
	for (int32 Index = 0; Index < Length;)
	{
		AddUtf16(TakeUtf8(Source, Length, Index), Out);
	}
	Out.Add(0);
}

int32 StandIn::AnsiLength(const ANSICHAR* Source)
{
	return int32(__builtin_strlen(Source));
}
