// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace NavLab
{
struct FileVerdict
{
	bool ok = false;
	/** map, scen, dynamic-scen, patch, bake, capture or unknown. */
	std::string kind = "unknown";
	/** What is in the file; or what is wrong with it, with file, line and reason. */
	std::string message;
};

/**
 * Reads a file with the reader of its kind. A scenario is also checked against its map or patches when
 * they lie beside it: sizes, starts and goals must fit. Never throws for bad input.
 */
[[nodiscard]] FileVerdict CheckFile(const std::string& path);
} // namespace NavLab
