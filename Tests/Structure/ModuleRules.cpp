// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ModuleRules.h"

#include "SourceText.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>

namespace NavStructure
{
namespace
{
using Json = nlohmann::json;

constexpr std::string_view DescriptorPath = "NavPlugin.uplugin";
constexpr std::string_view StandInFolder = "Tests/Unreal/StandIn/";

constexpr std::string_view GeneratedSource = "UE_INLINE_GENERATED_CPP_BY_NAME(";

/** A packaged game has none of them. */
constexpr std::array<std::string_view, 12> EditorModules{"UnrealEd", "PropertyEditor", "EditorFramework",
	"EditorSubsystem", "LevelEditor", "ToolMenus", "ComponentVisualizers", "DetailCustomizations",
	"BlueprintGraph", "KismetCompiler", "Kismet", "AssetTools"};

/** A module that nothing includes and that is needed all the same, and for which other module. */
struct ImpliedModule
{
	std::string_view name;
	std::string_view neededBy;
};

/** AIController.h shows types of GameplayTasks; without it the linker complains. */
constexpr std::array<ImpliedModule, 1> ImpliedModules{{{"GameplayTasks", "AIModule"}}};

template <typename Container, typename Value>
bool Contains(const Container& container, const Value& value)
{
	return std::find(container.begin(), container.end(), value) != container.end();
}

/** The word that starts at a place; empty when none does. */
std::string WordAt(std::string_view text, std::size_t place)
{
	std::size_t end = place;
	while (
		end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
	{
		++end;
	}
	return std::string(text.substr(place, end - place));
}

/** The literals between a place and the end of the statement it is in. */
std::vector<std::string> LiteralsOfStatement(std::string_view text, std::size_t place)
{
	std::vector<std::string> literals;
	const std::string_view statement = text.substr(place, text.find(';', place) - place);
	for (std::size_t open = statement.find('"'); open != std::string_view::npos;)
	{
		const std::size_t close = statement.find('"', open + 1);
		if (close == std::string_view::npos)
		{
			break;
		}
		literals.emplace_back(statement.substr(open + 1, close - open - 1));
		open = statement.find('"', close + 1);
	}
	return literals;
}

std::vector<std::string> ListedModules(std::string_view code, std::string_view list)
{
	std::vector<std::string> modules;
	for (std::size_t place = code.find(list); place != std::string_view::npos;
		 place = code.find(list, place + list.size()))
	{
		const std::vector<std::string> names = LiteralsOfStatement(code, place);
		modules.insert(modules.end(), names.begin(), names.end());
	}
	return modules;
}

std::string WordAfter(std::string_view code, std::string_view text)
{
	const std::size_t place = code.find(text);
	return place == std::string_view::npos ? "" : WordAt(code, place + text.size());
}

/** The constructor is the only public member that is given the target. */
std::string ConstructorOf(std::string_view code)
{
	const std::size_t parameters = code.find("(ReadOnlyTargetRules ");
	if (parameters == std::string_view::npos)
	{
		return "";
	}
	const std::size_t before = code.substr(0, parameters).find_last_of(" \t\n");
	return WordAt(code, before + 1);
}

bool IsBuildRules(const SourceFile& file)
{
	return IsBelow(file.path, "Source") && file.path.ends_with(".Build.cs");
}

/** "NavPlugin" for "Source/NavPlugin/NavPlugin.Build.cs". */
std::string FolderName(std::string_view path)
{
	const std::string_view inSource = path.substr(std::string_view("Source/").size());
	return std::string(inSource.substr(0, inSource.find('/')));
}

std::string FileStem(std::string_view path)
{
	const std::string_view name = path.substr(path.rfind('/') + 1);
	return std::string(name.substr(0, name.find('.')));
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

// ---- the descriptor ----

std::string FaultOfModule(const Json& module)
{
	const std::string name = module.value("Name", "");
	const bool isEditor = name.ends_with("Editor");
	if (module.value("Type", "") != (isEditor ? "Editor" : "Runtime"))
	{
		return fmt::format("{} has the wrong type", name);
	}
	// Classes of navigation data must be known before the first world looks for them.
	if (module.value("LoadingPhase", "") != (isEditor ? "PostEngineInit" : "PreDefault"))
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

// ---- includes ----

/** Who owns a header, by the path it is included with. */
class HeaderOwners
{
public:
	explicit HeaderOwners(const SourceTree& tree)
	{
		for (const SourceFile& file : tree)
		{
			constexpr std::string_view publicPart = "/Public/";
			const std::size_t place = file.path.find(publicPart);
			const bool isEngine = file.path.starts_with(StandInFolder);
			if (place == std::string::npos || (!isEngine && !IsBelow(file.path, "Source")))
			{
				continue;
			}
			const std::size_t start = isEngine ? StandInFolder.size() : std::string_view("Source/").size();
			const std::string module = file.path.substr(start, place - start);
			owners_.emplace(file.path.substr(place + publicPart.size()), module);
		}
	}

	/** Empty when no module has such a header. */
	[[nodiscard]] std::string Find(const std::string& name) const
	{
		// What the header tool generates belongs to whoever includes it, and is made of CoreUObject.
		if (name.ends_with(".generated.h"))
		{
			return "CoreUObject";
		}
		const auto owner = owners_.find(name);
		return owner == owners_.end() ? "" : owner->second;
	}

private:
	std::map<std::string, std::string> owners_;
};

/** Holds the includes of one module against its rules. */
class DependencyJudge
{
public:
	DependencyJudge(const SourceTree& tree, const HeaderOwners& owners, const BuildRules& rules)
		: tree_(tree), owners_(owners), rules_(rules), module_(FolderName(rules.path)),
		  folder_("Source/" + module_)
	{
		for (const SourceFile& file : tree)
		{
			paths_.insert(file.path);
		}
	}

	[[nodiscard]] std::vector<Finding> Judge()
	{
		for (const SourceFile& file : tree_)
		{
			if (IsBelow(file.path, folder_) && IsCppFile(file.path))
			{
				JudgeFile(file);
			}
		}
		JudgeLists();
		return findings_;
	}

private:
	void JudgeFile(const SourceFile& file)
	{
		const bool isPublic = IsBelow(file.path, folder_ + "/Public");
		for (const Include& include : FindIncludes(file.text))
		{
			if (include.angled || IsOwn(file, include.name))
			{
				continue;
			}
			if (include.name.starts_with(GeneratedSource))
			{
				JudgeGeneratedSource(file, include);
				continue;
			}
			const std::string owner = owners_.Find(include.name);
			if (owner.empty())
			{
				Report(file, include.line, fmt::format("no module has \"{}\"", include.name));
				continue;
			}
			(isPublic ? publicUses_ : privateUses_).insert(owner);
			if (Contains(rules_.publicModules, owner) ||
				(!isPublic && Contains(rules_.privateModules, owner)))
			{
				continue;
			}
			Report(file, include.line,
				fmt::format("\"{}\" needs {} among the {} modules of {}", include.name, owner,
					isPublic ? "public" : "listed", rules_.path));
		}
	}

	/** The generated source of a header belongs into the source of the same name. */
	void JudgeGeneratedSource(const SourceFile& file, const Include& include)
	{
		privateUses_.insert("CoreUObject");
		const std::string expected = fmt::format("{}{})", GeneratedSource, FileStem(file.path));
		if (include.name != expected)
		{
			Report(file, include.line,
				fmt::format("includes the generated source of another file: {}", include.name));
		}
	}

	[[nodiscard]] bool IsOwn(const SourceFile& file, const std::string& name) const
	{
		const std::string beside = file.path.substr(0, file.path.rfind('/') + 1) + name;
		return paths_.contains(beside) || paths_.contains(folder_ + "/Public/" + name) ||
			paths_.contains(folder_ + "/Private/" + name);
	}

	[[nodiscard]] bool IsImplied(const std::string& name) const
	{
		return std::any_of(ImpliedModules.begin(), ImpliedModules.end(),
			[this, &name](const ImpliedModule& implied)
			{ return implied.name == name && IsUsed(std::string(implied.neededBy)); });
	}

	[[nodiscard]] bool IsUsed(const std::string& name) const
	{
		return publicUses_.contains(name) || privateUses_.contains(name);
	}

	void JudgeLists()
	{
		for (const std::string& name : rules_.publicModules)
		{
			if (!IsUsed(name) && !IsImplied(name))
			{
				findings_.push_back({rules_.path, 0, fmt::format("lists {}, which nothing includes", name)});
			}
			else if (!publicUses_.contains(name))
			{
				findings_.push_back(
					{rules_.path, 0, fmt::format("{} can be private: no public header needs it", name)});
			}
		}
		for (const std::string& name : rules_.privateModules)
		{
			if (!IsUsed(name) && !IsImplied(name))
			{
				findings_.push_back({rules_.path, 0, fmt::format("lists {}, which nothing includes", name)});
			}
		}
	}

	void Report(const SourceFile& file, int line, const std::string& message)
	{
		findings_.push_back({file.path, line, message});
	}

	const SourceTree& tree_;
	const HeaderOwners& owners_;
	const BuildRules& rules_;
	std::string module_;
	std::string folder_;
	std::set<std::string> paths_;
	std::set<std::string> publicUses_;
	std::set<std::string> privateUses_;
	std::vector<Finding> findings_;
};
} // namespace

BuildRules ParseBuildRules(const std::string& path, std::string_view text)
{
	const std::string code = BlankOut(text, Blank::Comments);
	BuildRules rules;
	rules.path = path;
	rules.className = WordAfter(code, "public class ");
	rules.constructorName = ConstructorOf(code);
	rules.publicModules = ListedModules(code, "PublicDependencyModuleNames");
	rules.privateModules = ListedModules(code, "PrivateDependencyModuleNames");
	return rules;
}

std::vector<Finding> FindDescriptorFaults(const SourceTree& tree)
{
	const std::string path(DescriptorPath);
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
		const std::string fault = FaultOfModule(module);
		if (!fault.empty())
		{
			findings.push_back({path, 0, fault});
		}
	}
	const std::vector<BuildRules> rules = AllRules(tree);
	for (const BuildRules& module : rules)
	{
		if (!Contains(names, FolderName(module.path)))
		{
			findings.push_back({module.path, 0, "is not a module of the descriptor"});
		}
	}
	for (const std::string& name : names)
	{
		const std::string expected = fmt::format("Source/{}/{}.Build.cs", name, name);
		if (std::none_of(
				rules.begin(), rules.end(), [&expected](const BuildRules& r) { return r.path == expected; }))
		{
			findings.push_back({path, 0, fmt::format("{} has no {}", name, expected)});
		}
	}
	const std::string order = FaultOfOrder(names, rules);
	if (!order.empty())
	{
		findings.push_back({path, 0, order});
	}
	return findings;
}

std::vector<Finding> FindBuildRulesFaults(const SourceTree& tree)
{
	std::vector<Finding> findings;
	for (const BuildRules& rules : AllRules(tree))
	{
		const std::string folder = FolderName(rules.path);
		if (rules.className != folder || rules.constructorName != folder || FileStem(rules.path) != folder)
		{
			findings.push_back({rules.path, 0, "file, class, constructor and folder must have one name"});
		}
		std::set<std::string> seen;
		for (const std::vector<std::string>* const list : {&rules.publicModules, &rules.privateModules})
		{
			for (const std::string& name : *list)
			{
				if (!seen.insert(name).second)
				{
					findings.push_back({rules.path, 0, fmt::format("lists {} twice", name)});
				}
				// Our own editor module is nobody's, and a packaged game has none at all.
				const bool isEditor = Contains(EditorModules, name) || name.ends_with("Editor");
				if (isEditor && (!folder.ends_with("Editor") || name == "NavPluginEditor"))
				{
					findings.push_back({rules.path, 0,
						fmt::format("{} needs {}",
							folder.ends_with("Editor") ? "a module" : "a runtime module", name)});
				}
			}
		}
	}
	return findings;
}

std::vector<Finding> FindDependencyFaults(const SourceTree& tree)
{
	const HeaderOwners owners(tree);
	std::vector<Finding> findings;
	for (const BuildRules& rules : AllRules(tree))
	{
		const std::vector<Finding> found = DependencyJudge(tree, owners, rules).Judge();
		findings.insert(findings.end(), found.begin(), found.end());
	}
	return findings;
}
} // namespace NavStructure
