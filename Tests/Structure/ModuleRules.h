// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "SourceTree.h"

#include <string>
#include <string_view>
#include <vector>

// What Unreal Build Tool would complain about, or what would break only in a packaged game: the plugin
// descriptor, the build rules of modules, and what modules include.
namespace NavStructure
{
/** The rules of a module, as its .Build.cs states them. */
struct BuildRules
{
	std::string path;
	std::string className;
	/** What the constructor is named. */
	std::string constructorName;
	std::vector<std::string> publicModules;
	std::vector<std::string> privateModules;
};

/** Reads a .Build.cs: the class, and every name added to the two lists of modules. */
[[nodiscard]] BuildRules ParseBuildRules(const std::string& path, std::string_view text);

/**
 * Modules of a descriptor and folders with build rules are the same, with the right names, types and phases,
 * and the plugins whose modules are needed are listed. The plugin in the root, and each in a folder of
 * Plugins.
 */
[[nodiscard]] std::vector<Finding> FindDescriptorFaults(const SourceTree& tree);

/** A class named as its file, its folder and its constructor; nothing listed twice. */
[[nodiscard]] std::vector<Finding> FindBuildRulesFaults(const SourceTree& tree);

/**
 * Every include leads to the module itself or to a module that its rules list: publicly if a public header
 * includes it. A listed module that nothing includes is reported, as is a public one that only private files
 * need. Headers of the engine are looked up in the folders of the stand-in.
 */
[[nodiscard]] std::vector<Finding> FindDependencyFaults(const SourceTree& tree);
} // namespace NavStructure
