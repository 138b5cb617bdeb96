// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "PluginRules.h"

#include "SourceText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace NavStructure
{
namespace
{
/** The modules of Unreal. */
constexpr std::array<std::string_view, 2> PluginFolders{"Source/NavPlugin", "Source/NavPluginEditor"};

struct BannedWord
{
	std::string_view word;
	std::string_view reason;
};

constexpr std::array<BannedWord, 12> BannedWords{{
	{"throw", "modules are built without exceptions"},
	{"try", "modules are built without exceptions"},
	{"catch", "modules are built without exceptions"},
	{"dynamic_cast", "modules are built without RTTI: use Cast"},
	{"typeid", "modules are built without RTTI"},
	{"thread_local", "does not survive live coding: keep scratch in the task"},
	{"std::thread", "use UE::Tasks"},
	{"std::mutex", "use FCriticalSection"},
	{"std::async", "use UE::Tasks"},
	{"std::chrono", "use FPlatformTime"},
	{"std::function", "use TFunction"},
	{"LogTemp", "modules log to LogGridNav or LogGridNavEditor"},
}};

std::string BannedReason(std::string_view name)
{
	for (const BannedWord& banned : BannedWords)
	{
		const bool same = name == banned.word ||
			(name.starts_with(banned.word) && name.substr(banned.word.size()).starts_with("::"));
		if (same)
		{
			return fmt::format("\"{}\": {}", banned.word, banned.reason);
		}
	}
	// In its own words: the modules are the same for the engine and for the stand-in.
	const bool knowsStandIn = name.find("STANDIN") != std::string_view::npos || name.starts_with("StandIn");
	return knowsStandIn ? "a word about the stand-in" : "";
}

std::string NamespaceFault(std::string_view line)
{
	const std::vector<std::string_view> names = FindNames(line);
	if (names.size() == 1 && names.front() == "namespace")
	{
		return "an unnamed namespace: unity builds merge sources, so give it the name of the file";
	}
	const bool directive = names.size() >= 2 && names[0] == "using" && names[1] == "namespace";
	return directive ? "a using-directive" : "";
}

void FindWords(const SourceFile& file, std::string_view folder, std::vector<Finding>& outFindings)
{
	const bool isPublic = IsBelow(file.path, std::string(folder) + "/Public");
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
			else if (isPublic && name.starts_with("std::"))
			{
				outFindings.push_back({file.path, number, fmt::format("\"{}\" in a public header", name)});
			}
		}
		const std::string fault = NamespaceFault(line);
		if (!fault.empty())
		{
			outFindings.push_back({file.path, number, fault});
		}
	}
	for (const Include& include : FindIncludes(file.text))
	{
		if (isPublic && include.angled)
		{
			outFindings.push_back(
				{file.path, include.line, fmt::format("<{}> in a public header", include.name)});
		}
	}
}
} // namespace

std::vector<Finding> FindNavPluginWords(const SourceTree& tree)
{
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		for (const std::string_view folder : PluginFolders)
		{
			if (IsBelow(file.path, folder) && IsCppFile(file.path))
			{
				FindWords(file, folder, findings);
			}
		}
	}
	return findings;
}
} // namespace NavStructure
