// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Long tests do everything in an optimised build and a sample of it elsewhere.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NAVTEST_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define NAVTEST_SANITIZED 1
#endif
#endif
#ifndef NAVTEST_SANITIZED
#define NAVTEST_SANITIZED 0
#endif

namespace NavCore::Tests
{
inline constexpr bool IsSanitized = NAVTEST_SANITIZED != 0;

/** True in Release builds without sanitizers. */
#ifdef NDEBUG
inline constexpr bool IsThorough = !IsSanitized;
#else
inline constexpr bool IsThorough = false;
#endif

/** The first number in a thorough build, the second one elsewhere. */
template <class T>
[[nodiscard]] constexpr T ByBuild(T thorough, T sample)
{
	return IsThorough ? thorough : sample;
}
} // namespace NavCore::Tests
