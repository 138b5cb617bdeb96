// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Internationalization/Text.h"

FText FText::FormatOrdered(const FText& Pattern, const FText* Values, int32 Count)
{
	FString Result;
	FStringView Rest(Pattern.SourceString);
	int32 Open = INDEX_NONE;
	int32 Close = INDEX_NONE;
	while (Rest.FindChar(u'{', Open) && Rest.FindChar(u'}', Close) && Close > Open)
	{
		const FString Name(Rest.Mid(Open + 1, Close - Open - 1));
		const int32 Index = Name.IsNumeric() ? FCString::Atoi(*Name) : INDEX_NONE;
		const bool bKnown = Index >= 0 && Index < Count;
		Result += Rest.Left(bKnown ? Open : Close + 1);
		Result += bKnown ? FStringView(Values[Index].SourceString) : FStringView();
		Rest = Rest.Mid(Close + 1);
	}
	return FText(Result += Rest);
}
