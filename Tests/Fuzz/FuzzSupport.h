// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Io/IoError.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace NavCoreFuzz
{
/** Ends the run, which makes the fuzzer keep the input. */
inline void Require(bool condition, const char* what)
{
	if (!condition)
	{
		std::fprintf(stderr, "broken promise: %s\n", what);
		std::abort();
	}
}

inline std::string_view AsText(const std::uint8_t* data, std::size_t size)
{
	return {reinterpret_cast<const char*>(data), size};
}

/** What every refusal must be: typed, named, and one short line of printable text. */
inline void RequireGoodError(const NavCore::IoError& error)
{
	Require(error.IsError(), "a refusal has a kind");
	Require(error.file == "fuzz" && error.line >= 0, "a refusal names file and line");
	Require(!error.reason.empty() && error.reason.size() < 400, "a refusal has a short reason");
	for (const char c : error.reason)
	{
		Require(c >= ' ' && c <= '~', "a reason is printable");
	}
}
} // namespace NavCoreFuzz
