// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TCString (Core/Misc).
#pragma once

#include "HAL/Platform.h"

/** What C does with strings, for TCHAR. */
struct FCString
{
	static int32 Strlen(const TCHAR* String);
	static int32 Strcmp(const TCHAR* A, const TCHAR* B);
	static int32 Stricmp(const TCHAR* A, const TCHAR* B);
	static int32 Atoi(const TCHAR* String);
	static int64 Atoi64(const TCHAR* String);
	static double Atod(const TCHAR* String);
	static bool ToBool(const TCHAR* String);
	static bool IsNumeric(const TCHAR* String);
};

/** What C does with characters, for TCHAR; ASCII only. */
struct FChar
{
	static constexpr bool IsUpper(TCHAR Char) { return Char >= u'A' && Char <= u'Z'; }
	static constexpr bool IsLower(TCHAR Char) { return Char >= u'a' && Char <= u'z'; }
	static constexpr bool IsDigit(TCHAR Char) { return Char >= u'0' && Char <= u'9'; }
	static constexpr bool IsWhitespace(TCHAR Char)
	{
		return Char == u' ' || (Char >= u'\t' && Char <= u'\r') || Char == 0xa0 || Char == 0x2028 ||
			Char == 0x2029;
	}
	static constexpr TCHAR ToUpper(TCHAR Char) { return IsLower(Char) ? TCHAR(Char - u'a' + u'A') : Char; }
	static constexpr TCHAR ToLower(TCHAR Char) { return IsUpper(Char) ? TCHAR(Char - u'A' + u'a') : Char; }
};
