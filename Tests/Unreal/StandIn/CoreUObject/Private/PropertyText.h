// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

namespace StandIn
{
/** Reading and writing values the way ini files and the console spell them. */
const TCHAR* SkipBlanks(const TCHAR* Text);
/** A word up to a comma, a bracket or a blank, or anything in quotes. Null when nothing is there. */
const TCHAR* ReadToken(const TCHAR* Text, FString& OutToken);
FString Quoted(const FString& Text);
/** Reads "(..,..)": calls the reader at each element, with what it is to read; null as soon as one fails. */
template <typename ReaderType>
const TCHAR* ReadList(const TCHAR* Text, ReaderType Reader)
{
	Text = SkipBlanks(Text);
	if (*Text != TEXT('('))
	{
		return nullptr;
	}
	Text = SkipBlanks(Text + 1);
	while (*Text != TEXT(')'))
	{
		Text = Reader(Text);
		if (Text == nullptr)
		{
			return nullptr;
		}
		Text = SkipBlanks(Text);
		if (*Text == TEXT(','))
		{
			Text = SkipBlanks(Text + 1);
		}
		else if (*Text != TEXT(')'))
		{
			return nullptr;
		}
	}
	return Text + 1;
}
} // namespace StandIn
