// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Result.h"
#include "NavCore/Io/IoError.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace NavCoreTests
{
/** Expects a refusal of this kind on this line whose reason contains the words. */
template <class T>
void ExpectError(const NavCore::Result<T, NavCore::IoError>& result, NavCore::IoErrorKind kind,
	std::int64_t line, std::string_view words)
{
	ASSERT_FALSE(result.HasValue());
	const NavCore::IoError& error = result.Error();
	EXPECT_EQ(error.kind, kind) << Describe(error);
	EXPECT_EQ(error.line, line) << Describe(error);
	EXPECT_NE(error.reason.find(words), std::string::npos) << Describe(error);
	EXPECT_EQ(error.reason.find('\n'), std::string::npos) << "a reason is one line";
}

/** The text with CRLF line ends. */
inline std::string WithCrLf(std::string_view text)
{
	std::string out;
	for (const char c : text)
	{
		out += c == '\n' ? "\r\n" : std::string(1, c);
	}
	return out;
}
} // namespace NavCoreTests
