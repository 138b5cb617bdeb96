// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LayerRules.h"

#include "SourceText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

namespace NavStructure
{
namespace
{
constexpr std::string_view CoreFolder = "Source/NavCore";
constexpr std::string_view PublicRoot = "Source/NavCore/Public/";
constexpr std::string_view PrivateRoot = "Source/NavCore/Private/";
constexpr std::string_view ModuleFile = "Source/NavCore/Private/NavCoreModule.cpp";
constexpr std::string_view ApiHeader = "Source/NavCore/Public/NavCore/Base/Api.h";
/** What Api.h takes Unreal's export macro from. */
constexpr std::string_view PlatformHeader = "HAL/Platform.h";

/** Which folders of NavCore a folder may include besides itself. */
struct FolderRule
{
	std::string_view folder;
	std::string_view mayInclude;
};

constexpr std::array<FolderRule, 15> FolderRules{{
	{"Base", ""},
	{"Grid", "Base"},
	{"Regions", "Base Grid"},
	{"Links", "Base Grid Regions"},
	{"Path", "Base Grid Regions Links"},
	{"Search", "Base Grid Regions Links Path"},
	{"Spatial", "Base Grid Regions Path Search"},
	{"Hierarchy", "Base Grid Regions Path Search Spatial"},
	{"Graph", "Base Grid Regions Links Path Search Spatial Hierarchy"},
	{"Scheduling", "Base Grid Regions Links Search Spatial Hierarchy Path Graph"},
	{"Trace", "Base Grid"},
	{"Io", "Base Grid Links"},
	{"Capture", "Base Grid Links Path Search Graph Io"},
	{"Draw", "Base Grid Regions Links Path Search Hierarchy Graph Trace"},
	{"Preview", "Base Grid Regions Links Path Search Hierarchy Graph Trace Draw"},
}};

/** Plain data, the event interface and the budget of resumable work: every folder but Base may use them. */
constexpr std::array<std::string_view, 3> SharedHeaders{
	"NavCore/Path/Path.h", "NavCore/Trace/TraceSink.h", "NavCore/Search/WorkBudget.h"};

struct StandardHeader
{
	std::string_view name;
	/** Why it is here, where the house style does not list it. */
	std::string_view reason;
};

/** For public headers: every host pays for them, and all compile without exceptions and RTTI. */
constexpr std::array<StandardHeader, 16> PublicStandardHeaders{{
	{"array", "house style"},
	{"bit", "house style"},
	{"compare", "house style"},
	{"concepts", "house style"},
	{"cstddef", "std::size_t of sizes and spans"},
	{"cstdint", "house style"},
	{"cstring", "std::memcpy, the defined way to read a word at any byte"},
	{"limits", "house style"},
	{"memory", "house style"},
	{"optional", "house style"},
	{"span", "house style"},
	{"string", "owned text; Io only, see below"},
	{"string_view", "house style"},
	{"type_traits", "house style"},
	{"utility", "house style"},
	{"vector", "house style"},
}};

/** For sources and private headers, on top of the public ones. */
constexpr std::array<StandardHeader, 12> PrivateStandardHeaders{{
	{"algorithm", "sorting, filling, min and max"},
	{"atomic", "the assert handler, which any thread may read"},
	{"cctype", "letters of text formats"},
	{"charconv", "numbers without locale"},
	{"climits", "bits of a type"},
	{"cmath", "Euclidean estimates and rasterising"},
	{"cstdlib", "std::abs and std::abort"},
	{"iterator", "insertion into containers"},
	{"new", "allocation that reports failure instead of throwing"},
	{"numeric", "sums"},
	{"tuple", "std::tie, for orders by several keys"},
	{"unordered_map", "lookup tables off the hot path"},
}};

struct BannedWord
{
	std::string_view word;
	std::string_view reason;
};

constexpr std::array<BannedWord, 42> BannedWords{{
	{"throw", "exceptions"},
	{"try", "exceptions"},
	{"catch", "exceptions"},
	{"std::exception_ptr", "exceptions"},
	{"dynamic_cast", "RTTI"},
	{"typeid", "RTTI"},
	{"std::any", "RTTI"},
	{"thread_local", "threads"},
	{"std::thread", "threads"},
	{"std::jthread", "threads"},
	{"std::mutex", "threads"},
	{"std::async", "threads"},
	{"std::future", "threads"},
	{"std::call_once", "threads"},
	{"std::chrono", "clocks"},
	{"std::time", "clocks"},
	{"std::clock", "clocks"},
	{"clock_gettime", "clocks"},
	{"std::rand", "global state"},
	{"std::getenv", "global state"},
	{"std::setlocale", "global state"},
	{"std::cout", "printing"},
	{"std::cerr", "printing"},
	{"printf", "printing"},
	{"std::printf", "printing"},
	{"fprintf", "printing"},
	{"std::fprintf", "printing"},
	{"puts", "printing"},
	{"std::puts", "printing"},
	{"std::function", "hidden allocation"},
	{"check", "a macro in Unreal or Windows headers"},
	{"verify", "a macro in Unreal or Windows headers"},
	{"ensure", "a macro in Unreal or Windows headers"},
	{"near", "a macro in Unreal or Windows headers"},
	{"far", "a macro in Unreal or Windows headers"},
	{"small", "a macro in Unreal or Windows headers"},
	{"interface", "a macro in Unreal or Windows headers"},
	{"TEXT", "a macro in Unreal or Windows headers"},
	{"PI", "a macro in Unreal or Windows headers"},
	{"std::uniform_int_distribution", "results that differ between libraries"},
	{"std::shuffle", "results that differ between libraries"},
	{"std::unordered_set", "an order that differs between libraries"},
}};

template <std::size_t Size>
bool Lists(const std::array<StandardHeader, Size>& headers, std::string_view name)
{
	return std::any_of(
		headers.begin(), headers.end(), [name](const StandardHeader& header) { return header.name == name; });
}

bool ListsWord(std::string_view words, std::string_view word)
{
	const std::vector<std::string_view> names = FindNames(words);
	return std::find(names.begin(), names.end(), word) != names.end();
}

std::set<std::string> PathsOf(const SourceTree& tree)
{
	std::set<std::string> paths;
	for (const SourceFile& file : tree)
	{
		paths.insert(file.path);
	}
	return paths;
}

/** "Grid" for "Grid/Cell.h"; empty for a file outside any folder. */
std::string_view FirstFolder(std::string_view path)
{
	const std::size_t slash = path.find('/');
	return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

/** The folder of NavCore that a file of it belongs to. */
std::string_view CoreFolderOf(std::string_view path)
{
	constexpr std::string_view publicCore = "Source/NavCore/Public/NavCore/";
	if (path.starts_with(publicCore))
	{
		return FirstFolder(path.substr(publicCore.size()));
	}
	return path.starts_with(PrivateRoot) ? FirstFolder(path.substr(PrivateRoot.size())) : std::string_view();
}

/** Judges the includes of one file of NavCore. */
class CoreIncludeJudge
{
public:
	CoreIncludeJudge(const SourceFile& file, const std::set<std::string>& paths)
		: file_(file), paths_(paths), isPublic_(file.path.starts_with(PublicRoot)),
		  folder_(CoreFolderOf(file.path))
	{
	}

	/** What is wrong with an include; empty when nothing is. */
	[[nodiscard]] std::string Judge(const Include& include) const
	{
		if (include.angled)
		{
			return JudgeStandard(include.name);
		}
		if (file_.path == ApiHeader && include.name == PlatformHeader)
		{
			return "";
		}
		if (paths_.contains(std::string(PublicRoot) + include.name))
		{
			return JudgeFolder(include.name, include.name.substr(std::string_view("NavCore/").size()));
		}
		if (paths_.contains(std::string(PrivateRoot) + include.name))
		{
			return isPublic_ ? fmt::format("a public header includes the private \"{}\"", include.name)
							 : JudgeFolder(include.name, include.name);
		}
		return fmt::format("\"{}\" is not a file of NavCore", include.name);
	}

private:
	[[nodiscard]] std::string JudgeStandard(std::string_view name) const
	{
		if (isPublic_ && name == "string" && folder_ != "Io" && folder_ != "Capture")
		{
			return "<string> in a public header outside Io and Capture: use <string_view>";
		}
		if (Lists(PublicStandardHeaders, name) || (!isPublic_ && Lists(PrivateStandardHeaders, name)))
		{
			return "";
		}
		return fmt::format("<{}> is not allowed in {}", name, isPublic_ ? "public headers" : "NavCore");
	}

	[[nodiscard]] std::string JudgeFolder(std::string_view name, std::string_view pathInCore) const
	{
		const std::string_view target = FirstFolder(pathInCore);
		const auto rule = std::find_if(FolderRules.begin(), FolderRules.end(),
			[this](const FolderRule& candidate) { return candidate.folder == folder_; });
		if (rule == FolderRules.end())
		{
			return fmt::format("folder \"{}\" has no layer rule", folder_);
		}
		const bool shared = folder_ != "Base" &&
			std::find(SharedHeaders.begin(), SharedHeaders.end(), name) != SharedHeaders.end();
		if (target == folder_ || shared || ListsWord(rule->mayInclude, target))
		{
			return "";
		}
		return fmt::format("{} may not include {} (\"{}\")", folder_, target, name);
	}

	const SourceFile& file_;
	const std::set<std::string>& paths_;
	bool isPublic_;
	std::string_view folder_;
};

std::string BannedReason(std::string_view name)
{
	for (const BannedWord& banned : BannedWords)
	{
		// "std::chrono::seconds" is caught by "std::chrono".
		const bool same = name == banned.word ||
			(name.starts_with(banned.word) && name.substr(banned.word.size()).starts_with("::"));
		if (same)
		{
			return fmt::format("\"{}\": {} are banned from NavCore", banned.word, banned.reason);
		}
	}
	return "";
}

/** Windows headers define min and max as macros; parentheses around the name keep them away. */
bool CallsBareMinMax(std::string_view line)
{
	return line.find("::min(") != std::string_view::npos || line.find("::max(") != std::string_view::npos;
}

/** A condition on what Unreal defines: the core must be the same inside and outside. */
bool IsUnrealCondition(std::string_view line)
{
	const std::size_t start = line.find_first_not_of(" \t");
	if (start == std::string_view::npos || line[start] != '#' ||
		line.find("if", start) == std::string_view::npos)
	{
		return false;
	}
	const std::vector<std::string_view> names = FindNames(line);
	return std::any_of(names.begin(), names.end(),
		[](std::string_view name)
		{
			return name.starts_with("UE_") || name.starts_with("WITH_") || name.starts_with("PLATFORM_") ||
				name.starts_with("UE5_") || name == "NAVCORE_WITH_UNREAL";
		});
}

/** Unity builds merge sources, so unnamed namespaces collide; using-directives leak into what follows. */
std::string NamespaceFault(std::string_view line)
{
	const std::vector<std::string_view> names = FindNames(line);
	const bool unnamed = names.size() == 1 && names.front() == "namespace";
	if (unnamed)
	{
		return "an unnamed namespace: helpers go to NavCore::Detail::<FileName>";
	}
	const bool directive = names.size() >= 2 && names[0] == "using" && names[1] == "namespace";
	return directive ? "a using-directive" : "";
}

void FindWords(const SourceFile& file, std::vector<Finding>& outFindings)
{
	const std::string code = BlankOut(file.text, Blank::CommentsAndLiterals);
	int number = 0;
	for (const std::string_view line : SplitLines(code))
	{
		++number;
		for (const std::string_view name : FindNames(line))
		{
			const std::string reason = BannedReason(name);
			if (!reason.empty())
			{
				outFindings.push_back({file.path, number, reason});
			}
		}
		if (CallsBareMinMax(line))
		{
			outFindings.push_back(
				{file.path, number, "min or max without parentheses: write (std::min)(a, b)"});
		}
		if (file.path != ApiHeader && IsUnrealCondition(line))
		{
			outFindings.push_back({file.path, number, "a condition on an Unreal macro"});
		}
		const std::string fault = NamespaceFault(line);
		if (!fault.empty())
		{
			outFindings.push_back({file.path, number, fault});
		}
	}
}

/** For programs: a quoted include must lead to a file below one of the allowed folders. */
struct ProgramRule
{
	std::string_view folder;
	/** Not judged, and not to be included by the rest of the folder; may be empty. */
	std::string_view exceptFolder;
	/** Where the compiler looks for quoted includes. */
	std::vector<std::string> searchRoots;
	std::vector<std::string_view> allowedFolders;
};

bool MayInclude(const ProgramRule& rule, const std::set<std::string>& paths, const Include& include)
{
	for (const std::string& root : rule.searchRoots)
	{
		const std::string path = root + include.name;
		const bool allowed = std::any_of(rule.allowedFolders.begin(), rule.allowedFolders.end(),
			[&path](std::string_view folder) { return IsBelow(path, folder); });
		if (paths.contains(path) && allowed && !IsBelow(path, rule.exceptFolder))
		{
			return true;
		}
	}
	return false;
}

std::vector<Finding> FindProgramIncludes(const SourceTree& tree, const ProgramRule& rule)
{
	const std::set<std::string> paths = PathsOf(tree);
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		if (!IsBelow(file.path, rule.folder) || !IsCppFile(file.path) ||
			IsBelow(file.path, rule.exceptFolder))
		{
			continue;
		}
		for (const Include& include : FindIncludes(file.text))
		{
			if (!include.angled && !MayInclude(rule, paths, include))
			{
				findings.push_back({file.path, include.line,
					fmt::format("\"{}\" is not a file that {} may include", include.name, rule.folder)});
			}
		}
	}
	return findings;
}
} // namespace

std::vector<Finding> FindNavCoreIncludes(const SourceTree& tree)
{
	const std::set<std::string> paths = PathsOf(tree);
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		if (!IsBelow(file.path, CoreFolder) || !IsCppFile(file.path) || file.path == ModuleFile)
		{
			continue;
		}
		const CoreIncludeJudge judge(file, paths);
		for (const Include& include : FindIncludes(file.text))
		{
			const std::string fault = judge.Judge(include);
			if (!fault.empty())
			{
				findings.push_back({file.path, include.line, fault});
			}
		}
	}
	return findings;
}

std::vector<Finding> FindNavCoreWords(const SourceTree& tree)
{
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		if (IsBelow(file.path, CoreFolder) && IsCppFile(file.path) && file.path != ModuleFile)
		{
			FindWords(file, findings);
		}
	}
	return findings;
}

std::vector<Finding> FindNavReferenceIncludes(const SourceTree& tree)
{
	return FindProgramIncludes(tree,
		{"Source/Programs/NavReference", "Source/Programs/NavReference/Bridge", {"Source/Programs/"},
			{"Source/Programs/NavReference"}});
}

std::vector<Finding> FindNavLabIncludes(const SourceTree& tree)
{
	return FindProgramIncludes(tree,
		{"Source/Programs/NavLab", "", {"Source/Programs/", std::string(PublicRoot)},
			{"Source/Programs/NavLab", "Source/Programs/NavRecast", "Source/Programs/NavReference",
				"Source/NavCore/Public"}});
}

std::vector<Finding> FindNavRecastIncludes(const SourceTree& tree)
{
	return FindProgramIncludes(tree,
		{"Source/Programs/NavRecast", "", {"Source/Programs/", std::string(PublicRoot)},
			{"Source/Programs/NavRecast", "Source/NavCore/Public"}});
}
} // namespace NavStructure
