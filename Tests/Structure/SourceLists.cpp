// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SourceLists.h"

#include "SourceText.h"

namespace NavStructure
{
std::set<std::string> SourcesBelow(const SourceTree& tree, std::string_view folder)
{
	std::set<std::string> paths;
	for (const SourceFile& file : tree)
	{
		if (IsBelow(file.path, folder) && file.path.ends_with(".cpp"))
		{
			paths.insert(file.path);
		}
	}
	return paths;
}

std::set<std::string> ParseSourceList(std::string_view text, std::string_view root)
{
	std::set<std::string> paths;
	for (const std::string_view line : SplitLines(text))
	{
		if (IsBelow(line, root))
		{
			paths.insert(std::string(line.substr(root.size() + 1)));
		}
	}
	return paths;
}

std::vector<Finding> CompareSources(const std::set<std::string>& found, const std::set<std::string>& listed)
{
	std::vector<Finding> findings;
	for (const std::string& path : found)
	{
		if (!listed.contains(path))
		{
			findings.push_back({path, 0, "is in the folder, but not in the CMake list"});
		}
	}
	for (const std::string& path : listed)
	{
		if (!found.contains(path))
		{
			findings.push_back({path, 0, "is in the CMake list, but not in the folder"});
		}
	}
	return findings;
}
} // namespace NavStructure
