// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Reads C++ as text, just well enough to look for includes and words in it.
namespace NavStructure
{
/** Which parts of a source are blanked out. */
enum class Blank
{
	Comments,
	CommentsAndLiterals,
};

/** The same text with blanks in place of comments, and of literals if asked for. Lines stay in place. */
[[nodiscard]] std::string BlankOut(std::string_view text, Blank parts);

struct Include
{
	int line = 0;
	std::string name;
	/** True for <name>, false for "name". */
	bool angled = false;
};

/** The include directives of a source; those in comments and raw strings do not count. */
[[nodiscard]] std::vector<Include> FindIncludes(std::string_view text);

/** Lines without their ends. */
[[nodiscard]] std::vector<std::string_view> SplitLines(std::string_view text);

/** The identifiers of a line of code, qualified names in one piece: "std::min", "x". */
[[nodiscard]] std::vector<std::string_view> FindNames(std::string_view line);
} // namespace NavStructure
