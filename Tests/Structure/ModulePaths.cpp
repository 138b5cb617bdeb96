// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ModulePaths.h"

namespace NavStructure
{
namespace
{
constexpr std::string_view CompanionFolder = "Plugins/";

bool IsBuildRules(const SourceFile& file)
{
	return !SourceFolder(file.path).empty() && file.path.ends_with(".Build.cs");
}
} // namespace

std::string PluginRoot(std::string_view path)
{
	const std::size_t end = path.find('/', CompanionFolder.size());
	const bool isCompanion = path.starts_with(CompanionFolder) && end != std::string_view::npos;
	return isCompanion ? std::string(path.substr(0, end + 1)) : "";
}

std::string PluginName(std::string_view root)
{
	return std::string(root.empty()
			? MainPlugin
			: root.substr(CompanionFolder.size(), root.size() - CompanionFolder.size() - 1));
}

std::string SourceFolder(std::string_view path)
{
	const std::string folder = PluginRoot(path) + "Source";
	return IsBelow(path, folder) ? folder + "/" : "";
}

std::string FolderName(std::string_view path)
{
	const std::string_view inSource = path.substr(SourceFolder(path).size());
	return std::string(inSource.substr(0, inSource.find('/')));
}

std::vector<BuildRules> AllRules(const SourceTree& tree)
{
	std::vector<BuildRules> rules;
	for (const SourceFile& file : tree)
	{
		if (IsBuildRules(file))
		{
			rules.push_back(ParseBuildRules(file.path, file.text));
		}
	}
	return rules;
}
} // namespace NavStructure
