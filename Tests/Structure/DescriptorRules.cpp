// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ModulePaths.h"
#include "ModuleRules.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <set>

namespace NavStructure
{
namespace
{
using Json = nlohmann::json;

/** A module of the engine that is there only with a plugin of the engine. */
struct PluginModule
{
	std::string_view name;
	std::string_view plugin;
};

constexpr std::array<PluginModule, 2> PluginModules{
	{{"StateTreeModule", "StateTree"}, {"GameplayStateTreeModule", "GameplayStateTree"}}};

std::string FaultOfModule(const Json& module, bool isCompanion)
{
	const std::string name = module.value("Name", "");
	const bool isEditor = name.ends_with("Editor");
	if (module.value("Type", "") != (isEditor ? "Editor" : "Runtime"))
	{
		return fmt::format("{} has the wrong type", name);
	}
	// Classes of navigation data must be known before the first world looks for them; a companion comes after
	// them, and with the plugin of the engine that it is for.
	const std::string phase = isEditor ? "PostEngineInit" : isCompanion ? "Default" : "PreDefault";
	if (module.value("LoadingPhase", "") != phase)
	{
		return fmt::format("{} has the wrong loading phase", name);
	}
	if (module.value("PlatformAllowList", Json()) != Json({"Win64", "Mac", "Linux"}))
	{
		return fmt::format("{} must be limited to the platforms we build for", name);
	}
	const std::set<std::string> known{"Name", "Type", "LoadingPhase", "PlatformAllowList"};
	for (const auto& [key, value] : module.items())
	{
		if (!known.contains(key))
		{
			return fmt::format("{} has the key {}, which Unreal ignores or we do not use", name, key);
		}
	}
	return "";
}

/** Unreal loads modules in this order within a phase, so those that others need come first. */
std::string FaultOfOrder(const std::vector<std::string>& names, const std::vector<BuildRules>& rules)
{
	for (const BuildRules& module : rules)
	{
		const auto self = std::find(names.begin(), names.end(), FolderName(module.path));
		for (auto later = self; later != names.end(); ++later)
		{
			if (later != self &&
				(Contains(module.publicModules, *later) || Contains(module.privateModules, *later)))
			{
				return fmt::format("{} comes before {}, which it needs", *self, *later);
			}
		}
	}
	return "";
}

/** Whose modules are listed by the modules of a plugin. */
std::set<std::string> NeededPlugins(
	const std::string& root, const std::vector<BuildRules>& rules, const std::vector<BuildRules>& allRules)
{
	std::vector<std::string> used;
	for (const BuildRules& module : rules)
	{
		used.insert(used.end(), module.publicModules.begin(), module.publicModules.end());
		used.insert(used.end(), module.privateModules.begin(), module.privateModules.end());
	}
	std::set<std::string> needed;
	for (const std::string& name : used)
	{
		const auto engine = std::find_if(PluginModules.begin(), PluginModules.end(),
			[&name](const PluginModule& candidate) { return candidate.name == name; });
		const auto ours = std::find_if(allRules.begin(), allRules.end(),
			[&name](const BuildRules& candidate) { return FolderName(candidate.path) == name; });
		if (engine != PluginModules.end())
		{
			needed.insert(std::string(engine->plugin));
		}
		else if (ours != allRules.end() && PluginRoot(ours->path) != root)
		{
			needed.insert(PluginName(PluginRoot(ours->path)));
		}
	}
	return needed;
}

/** Each module of another plugin is listed by a plugin that says so. */
std::string FaultOfPlugins(const Json& descriptor, const std::string& root,
	const std::vector<BuildRules>& rules, const std::vector<BuildRules>& allRules)
{
	std::set<std::string> named;
	for (const Json& plugin : descriptor.value("Plugins", Json::array()))
	{
		named.insert(plugin.value("Name", ""));
		if (!plugin.value("Enabled", false))
		{
			return fmt::format("{} is not enabled", plugin.value("Name", ""));
		}
	}
	const std::set<std::string> needed = NeededPlugins(root, rules, allRules);
	for (const std::string& name : needed)
	{
		if (!named.contains(name))
		{
			return fmt::format("a module needs the plugin {}, which is not listed", name);
		}
		if (name.starts_with(MainPlugin) && name != MainPlugin)
		{
			return fmt::format("needs {}, another companion", name);
		}
	}
	for (const std::string& name : named)
	{
		if (!needed.contains(name))
		{
			return fmt::format("lists the plugin {}, of which no module is needed", name);
		}
	}
	return "";
}

std::vector<Finding> FaultsOfDescriptor(const SourceTree& tree, const std::string& root)
{
	const std::string path = root + PluginName(root) + ".uplugin";
	const auto file = std::find_if(
		tree.begin(), tree.end(), [&path](const SourceFile& candidate) { return candidate.path == path; });
	const Json descriptor = file == tree.end() ? Json() : Json::parse(file->text, nullptr, false);
	if (!descriptor.is_object() || !descriptor.contains("Modules"))
	{
		return {{path, 0, "is not there, no JSON, or has no modules"}};
	}
	std::vector<Finding> findings;
	std::vector<std::string> names;
	for (const Json& module : descriptor.at("Modules"))
	{
		names.push_back(module.value("Name", ""));
		const std::string fault = FaultOfModule(module, !root.empty());
		if (!fault.empty())
		{
			findings.push_back({path, 0, fault});
		}
	}
	const std::vector<BuildRules> allRules = AllRules(tree);
	std::vector<BuildRules> rules = allRules;
	std::erase_if(rules, [&root](const BuildRules& module) { return PluginRoot(module.path) != root; });
	for (const BuildRules& module : rules)
	{
		if (!Contains(names, FolderName(module.path)))
		{
			findings.push_back({module.path, 0, "is not a module of the descriptor"});
		}
	}
	for (const std::string& name : names)
	{
		const std::string expected = fmt::format("{}Source/{}/{}.Build.cs", root, name, name);
		if (std::none_of(
				rules.begin(), rules.end(), [&expected](const BuildRules& r) { return r.path == expected; }))
		{
			findings.push_back({path, 0, fmt::format("{} has no {}", name, expected)});
		}
	}
	for (const std::string& fault :
		{FaultOfOrder(names, rules), FaultOfPlugins(descriptor, root, rules, allRules)})
	{
		if (!fault.empty())
		{
			findings.push_back({path, 0, fault});
		}
	}
	return findings;
}
} // namespace

std::vector<Finding> FindDescriptorFaults(const SourceTree& tree)
{
	std::set<std::string> roots{""};
	for (const SourceFile& file : tree)
	{
		roots.insert(PluginRoot(file.path));
	}
	std::vector<Finding> findings;
	for (const std::string& root : roots)
	{
		const std::vector<Finding> found = FaultsOfDescriptor(tree, root);
		findings.insert(findings.end(), found.begin(), found.end());
	}
	return findings;
}
} // namespace NavStructure
