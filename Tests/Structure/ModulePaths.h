// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "ModuleRules.h"
#include "SourceTree.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

// Which plugin and which module a file belongs to.
namespace NavStructure
{
/** The plugin in the root of the project. Companions begin with its name. */
inline constexpr std::string_view MainPlugin = "NavPlugin";

/** Empty for what belongs to the main plugin, "Plugins/NavPluginStateTree/" for what belongs to a companion.
 */
[[nodiscard]] std::string PluginRoot(std::string_view path);
/** "NavPluginStateTree" for such a root; "NavPlugin" for the root of the project. */
[[nodiscard]] std::string PluginName(std::string_view root);
/** Where the modules of the plugin are to which a file belongs; empty for a file of no module. */
[[nodiscard]] std::string SourceFolder(std::string_view path);
/** "NavPlugin" for "Source/NavPlugin/NavPlugin.Build.cs". */
[[nodiscard]] std::string FolderName(std::string_view path);
/** The build rules of all modules. */
[[nodiscard]] std::vector<BuildRules> AllRules(const SourceTree& tree);

template <typename Container, typename Value>
bool Contains(const Container& container, const Value& value)
{
	return std::find(container.begin(), container.end(), value) != container.end();
}
} // namespace NavStructure
