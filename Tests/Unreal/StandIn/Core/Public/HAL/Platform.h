// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md sections 4 and 5, and the "Epic C++ Coding Standard" page (portable types).
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
using SSIZE_T = ptrdiff_t;
using PTRINT = int64;
using UPTRINT = uint64;

// As on Linux targets, where mixing TCHAR with char or wchar_t does not compile.
using ANSICHAR = char;
using UTF8CHAR = char8_t;
using WIDECHAR = char16_t;
using TCHAR = char16_t;

static_assert(sizeof(int16) == 2 && sizeof(int32) == 4 && sizeof(int64) == 8);

#define TEXT_PASTE(x) u##x
#define TEXT(x) TEXT_PASTE(x)

#define PLATFORM_WINDOWS 0
#define PLATFORM_MAC 0
#define PLATFORM_LINUX 1
#define PLATFORM_UNIX 1
#define PLATFORM_DESKTOP 1
#define PLATFORM_64BITS 1
#define PLATFORM_LITTLE_ENDIAN 1
#define PLATFORM_CACHE_LINE_SIZE 64

// One program holds all modules here, as in a monolithic game.
#define DLLEXPORT
#define DLLIMPORT

#define FORCEINLINE inline __attribute__((always_inline))
#define FORCENOINLINE __attribute__((noinline))
#define RESTRICT __restrict
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define UE_NODISCARD [[nodiscard]]
#define UE_DEPRECATED(Version, Message) [[deprecated(Message)]]

#define THIRD_PARTY_INCLUDES_START _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"")
#define THIRD_PARTY_INCLUDES_END _Pragma("GCC diagnostic pop")
