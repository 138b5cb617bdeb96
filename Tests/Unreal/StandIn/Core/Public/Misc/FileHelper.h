// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FFileHelper".
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"

/** False, and a warning in the log, when a file cannot be read or written. */
struct FFileHelper
{
	static bool LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags = 0);
	static bool LoadFileToString(FString& Result, const TCHAR* Filename);
	static bool SaveArrayToFile(const TArray<uint8>& Array, const TCHAR* Filename);
	static bool SaveStringToFile(const FString& String, const TCHAR* Filename);
};
