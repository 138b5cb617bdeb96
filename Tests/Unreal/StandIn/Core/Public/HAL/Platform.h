// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md sections 4 and 5, and the "Epic C++ Coding Standard" page
// (portable types).
#pragma once

#include <stddef.h>

#include "Misc/Build.h"

// Integers of the engine: the 64-bit ones are not std::int64_t on Linux, and overloads see the difference.
using int8 = signed char;
using int16 = short;
using int32 = int;
using int64 = long long;
using uint8 = unsigned char;
using uint16 = unsigned short;
using uint32 = unsigned int;
using uint64 = unsigned long long;

using SIZE_T = size_t;

// As on Linux targets, where mixing TCHAR with char or wchar_t does not compile.
using ANSICHAR = char;
using TCHAR = char16_t;

static_assert(sizeof(int16) == 2 && sizeof(int32) == 4 && sizeof(int64) == 8);

#define TEXT_PASTE(x) u##x
#define TEXT(x) TEXT_PASTE(x)

// One program holds all modules here, as in a monolithic game.
#define DLLEXPORT
#define DLLIMPORT

#define FORCEINLINE inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
