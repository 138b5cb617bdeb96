// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 4 (conversions), and the "String Conversions" page.
#pragma once

#include "Containers/Array.h"
#include "Misc/CString.h"

namespace StandIn
{
/** Each appends the converted text and its terminator. Broken sequences become '?'. */
void ConvertToUtf8(const TCHAR* Source, int32 Length, TArray<ANSICHAR>& Out);
void ConvertFromUtf8(const ANSICHAR* Source, int32 Length, TArray<TCHAR>& Out);
int32 AnsiLength(const ANSICHAR* Source);
} // namespace StandIn

/** The UTF-8 form of a string, for as long as it lives. */
class FTCHARToUTF8
{
public:
	explicit FTCHARToUTF8(const TCHAR* Source) : FTCHARToUTF8(Source, FCString::Strlen(Source)) {}
	FTCHARToUTF8(const TCHAR* Source, int32 Length) { StandIn::ConvertToUtf8(Source, Length, Buffer); }

	const ANSICHAR* Get() const { return Buffer.GetData(); }
	int32 Length() const { return Buffer.Num() - 1; }

private:
	TArray<ANSICHAR> Buffer;
};

/** The TCHAR form of UTF-8, for as long as it lives. */
class FUTF8ToTCHAR
{
public:
	explicit FUTF8ToTCHAR(const ANSICHAR* Source) : FUTF8ToTCHAR(Source, StandIn::AnsiLength(Source)) {}
	FUTF8ToTCHAR(const ANSICHAR* Source, int32 Length) { StandIn::ConvertFromUtf8(Source, Length, Buffer); }

	const TCHAR* Get() const { return Buffer.GetData(); }
	int32 Length() const { return Buffer.Num() - 1; }

private:
	TArray<TCHAR> Buffer;
};

// The result lives until the end of the whole expression.
#define TCHAR_TO_UTF8(String) (FTCHARToUTF8(static_cast<const TCHAR*>(String)).Get())
#define UTF8_TO_TCHAR(String) (FUTF8ToTCHAR(static_cast<const ANSICHAR*>(String)).Get())
