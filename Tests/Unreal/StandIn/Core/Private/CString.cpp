// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/CString.h"

#include "Containers/StringConv.h"
#include "Containers/StringView.h"

#include <cstdlib>

int32 FCString::Strlen(const TCHAR* String)
{
	int32 Length = 0;
	while (String[Length] != 0)
	{
		++Length;
	}
	return Length;
}

int32 FCString::Strcmp(const TCHAR* A, const TCHAR* B)
{
	return FStringView(A).Compare(B);
}

int32 FCString::Stricmp(const TCHAR* A, const TCHAR* B)
{
	return FStringView(A).Compare(B, ESearchCase::IgnoreCase);
}

int32 FCString::Atoi(const TCHAR* String)
{
	return int32(Atoi64(String));
}

int64 FCString::Atoi64(const TCHAR* String)
{
	return std::strtoll(TCHAR_TO_UTF8(String), nullptr, 10);
}

double FCString::Atod(const TCHAR* String)
{
	return std::strtod(TCHAR_TO_UTF8(String), nullptr);
}

bool FCString::ToBool(const TCHAR* String)
{
	for (const TCHAR* Yes : {TEXT("True"), TEXT("Yes"), TEXT("On")})
	{
		if (Stricmp(String, Yes) == 0)
		{
			return true;
		}
	}
	return Atoi(String) != 0;
}

bool FCString::IsNumeric(const TCHAR* String)
{
	String += *String == u'-' || *String == u'+' ? 1 : 0;
	bool bPoint = false;
	bool bDigit = false;
	for (; *String != 0; ++String)
	{
		if (*String == u'.' && !bPoint)
		{
			bPoint = true;
		}
		else if (FChar::IsDigit(*String))
		{
			bDigit = true;
		}
		else
		{
			return false;
		}
	}
	return bDigit;
}
