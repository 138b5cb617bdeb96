// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the page on the editor's globals.
#pragma once

#include "CoreMinimal.h"

class UUnrealEdEngine;

/** Null in commandlets, and outside of the editor. */
extern UNREALED_API UUnrealEdEngine* GUnrealEd;
