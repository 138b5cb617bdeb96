// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace NavStructure
{
/** A text file of the project. */
struct SourceFile
{
	/** From the project's root, with slashes. */
	std::string path;
	std::string text;
};

using SourceTree = std::vector<SourceFile>;

/** One broken rule. */
struct Finding
{
	std::string path;
	/** 0 when the whole file is meant. */
	int line = 0;
	std::string message;
};

/** Every text file below root in order of path, without build output and version control. */
[[nodiscard]] SourceTree LoadTree(const std::string& root);

/** One line each, as compilers print them; empty for none. */
[[nodiscard]] std::string Describe(const std::vector<Finding>& findings);

[[nodiscard]] bool IsCppFile(std::string_view path);

/** True for files below the folder, which is given without a slash at its end. Nothing is below "". */
[[nodiscard]] bool IsBelow(std::string_view path, std::string_view folder);
} // namespace NavStructure
