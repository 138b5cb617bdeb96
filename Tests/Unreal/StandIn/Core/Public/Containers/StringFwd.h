// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FString and FStringView (Core/Containers): their declarations.
#pragma once

#include "HAL/Platform.h"

class FString;
class FStringView;

/** Whether letters differ by their case. */
namespace ESearchCase
{
enum Type
{
	CaseSensitive,
	IgnoreCase,
};
} // namespace ESearchCase

/** Which end a search begins at. */
namespace ESearchDir
{
enum Type
{
	FromStart,
	FromEnd,
};
} // namespace ESearchDir
