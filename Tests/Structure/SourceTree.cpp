// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SourceTree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace NavStructure
{
namespace
{
namespace fs = std::filesystem;

/** As in .gitignore: these anywhere. */
constexpr std::array<std::string_view, 7> SkippedFolders{
	".git", "Binaries", "Intermediate", "Saved", "DerivedDataCache", ".vscode", ".idea"};
/** And these in the root: a module may have sources of its own in such a folder. */
constexpr std::array<std::string_view, 2> SkippedRootFolders{"Build", "Out"};

template <std::size_t Size>
bool Lists(const std::array<std::string_view, Size>& names, std::string_view name)
{
	return std::find(names.begin(), names.end(), name) != names.end();
}

/** Data in a format of its own. Nobody writes it by hand, and fuzz seeds are broken on purpose. */
bool IsData(const std::string& path)
{
	constexpr std::array<std::string_view, 5> endings{".map", ".scen", ".patch", ".png", ".swp"};
	return IsBelow(path, "Tests/Fuzz/Corpus") ||
		std::any_of(endings.begin(), endings.end(),
			[&path](std::string_view ending) { return path.ends_with(ending); });
}

std::string ReadText(const fs::path& path)
{
	std::ifstream stream(path, std::ios::binary);
	return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}
} // namespace

SourceTree LoadTree(const std::string& root)
{
	SourceTree tree;
	for (fs::recursive_directory_iterator entry(root), end; entry != end; ++entry)
	{
		const std::string name = entry->path().filename().string();
		if (entry->is_directory())
		{
			if (Lists(SkippedFolders, name) || (entry.depth() == 0 && Lists(SkippedRootFolders, name)))
			{
				entry.disable_recursion_pending();
			}
			continue;
		}
		const std::string path = entry->path().lexically_relative(root).generic_string();
		// In a worktree .git is a file that names a folder of this machine.
		if (!entry->is_regular_file() || IsData(path) || path == ".git")
		{
			continue;
		}
		std::string text = ReadText(entry->path());
		const bool binary = text.find('\0') != std::string::npos;
		if (!binary)
		{
			tree.push_back({path, std::move(text)});
		}
	}
	std::sort(
		tree.begin(), tree.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
	return tree;
}

std::string Describe(const std::vector<Finding>& findings)
{
	std::string text;
	for (const Finding& finding : findings)
	{
		const std::string line = finding.line > 0 ? fmt::format(":{}", finding.line) : "";
		text += fmt::format("{}{}: {}\n", finding.path, line, finding.message);
	}
	return text;
}

bool IsCppFile(std::string_view path)
{
	return path.ends_with(".h") || path.ends_with(".cpp");
}

bool IsBelow(std::string_view path, std::string_view folder)
{
	return !folder.empty() && path.size() > folder.size() && path.starts_with(folder) &&
		path[folder.size()] == '/';
}
} // namespace NavStructure
