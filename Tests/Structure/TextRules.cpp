// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "TextRules.h"

#include "SourceText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>

namespace NavStructure
{
namespace
{
constexpr std::string_view CopyrightText =
	"Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT";
constexpr int MaxColumns = 120;
constexpr int TabWidth = 4;

bool IsScript(const SourceFile& file)
{
	return file.text.starts_with("#!");
}

bool IsSource(const SourceFile& file)
{
	return IsCppFile(file.path) || file.path.ends_with(".cs") || IsScript(file);
}

/** Sources, and what else is written by hand with tabs. */
bool HasLineRules(const SourceFile& file)
{
	return IsSource(file) || file.path.ends_with("CMakeLists.txt") || file.path.ends_with(".cmake");
}

int ColumnsOf(std::string_view line)
{
	int columns = 0;
	for (const char c : line)
	{
		const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
		columns += c == '\t' ? TabWidth - columns % TabWidth : (continuesCharacter ? 0 : 1);
	}
	return columns;
}

/** The second and later lines of a comment block start with " *". */
bool IsIndentedWithSpaces(std::string_view line)
{
	return line.starts_with(' ') && !line.starts_with(" *");
}

void FindBadLinesIn(const SourceFile& file, std::vector<Finding>& outFindings)
{
	// Text of several lines in a literal is data: what is blank in the code may be anything in the file.
	const std::string code =
		IsCppFile(file.path) ? BlankOut(file.text, Blank::CommentsAndLiterals) : file.text;
	const std::vector<std::string_view> lines = SplitLines(file.text);
	const std::vector<std::string_view> codeLines = SplitLines(code);
	for (std::size_t i = 0; i < lines.size(); ++i)
	{
		const int number = static_cast<int>(i) + 1;
		const bool hasCode = codeLines[i].find_first_not_of(" \t") != std::string_view::npos;
		if (hasCode && IsIndentedWithSpaces(lines[i]))
		{
			outFindings.push_back({file.path, number, "indented with spaces"});
		}
		if (ColumnsOf(lines[i]) > MaxColumns)
		{
			outFindings.push_back({file.path, number, "wider than 120 columns"});
		}
		if (lines[i].ends_with(' ') || lines[i].ends_with('\t'))
		{
			outFindings.push_back({file.path, number, "blanks at the end of the line"});
		}
	}
	if (!file.text.empty() && !file.text.ends_with('\n'))
	{
		outFindings.push_back(
			{file.path, static_cast<int>(lines.size()), "no line end at the end of the file"});
	}
}

bool NamesIssue(std::string_view rest)
{
	if (rest.starts_with('('))
	{
		rest.remove_prefix(1);
	}
	return rest.size() >= 2 && rest[0] == '#' && std::isdigit(static_cast<unsigned char>(rest[1])) != 0;
}

bool HasOpenNote(std::string_view line)
{
	// Written in two pieces, or this file would break its own rule.
	constexpr std::array<std::string_view, 2> marks{"TO"
													"DO",
		"FIX"
		"ME"};
	for (const std::string_view name : FindNames(line))
	{
		const std::size_t end = static_cast<std::size_t>(name.data() - line.data()) + name.size();
		if (std::find(marks.begin(), marks.end(), name) != marks.end() && !NamesIssue(line.substr(end)))
		{
			return true;
		}
	}
	return false;
}

bool HasMachinePath(std::string_view line)
{
	constexpr std::array<std::string_view, 4> folders{"work", "root", "home", "tmp"};
	for (std::size_t at = line.find('/'); at != std::string_view::npos; at = line.find('/', at + 1))
	{
		const char before = at > 0 ? line[at - 1] : ' ';
		const bool inside = std::isalnum(static_cast<unsigned char>(before)) != 0 ||
			std::string_view("_./-*}$)<>:").find(before) != std::string_view::npos;
		const std::string_view rest = line.substr(at + 1);
		const bool known = std::any_of(folders.begin(), folders.end(),
			[rest](std::string_view folder)
			{
				const std::string_view after = rest.substr((std::min)(folder.size(), rest.size()));
				const bool nameEnds = after.empty() ||
					(std::isalnum(static_cast<unsigned char>(after[0])) == 0 && after[0] != '_' &&
						after[0] != '-');
				return rest.starts_with(folder) && nameEnds;
			});
		if (!inside && known)
		{
			return true;
		}
	}
	return false;
}

template <class Rule>
std::vector<Finding> FindLines(const SourceTree& tree, std::string_view message, Rule breaksRule)
{
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		int number = 0;
		for (const std::string_view line : SplitLines(file.text))
		{
			++number;
			if (breaksRule(line))
			{
				findings.push_back({file.path, number, std::string(message)});
			}
		}
	}
	return findings;
}
} // namespace

std::vector<Finding> FindMissingCopyright(const SourceTree& tree)
{
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		if (!IsSource(file))
		{
			continue;
		}
		const bool script = IsScript(file);
		const std::vector<std::string_view> lines = SplitLines(file.text);
		const std::size_t index = script ? 1 : 0;
		const std::string expected = fmt::format("{} {}", script ? "#" : "//", CopyrightText);
		if (lines.size() <= index || lines[index] != expected)
		{
			findings.push_back(
				{file.path, static_cast<int>(index) + 1, fmt::format("expected \"{}\"", expected)});
		}
	}
	return findings;
}

std::vector<Finding> FindBadLines(const SourceTree& tree)
{
	std::vector<Finding> findings;
	for (const SourceFile& file : tree)
	{
		if (HasLineRules(file))
		{
			FindBadLinesIn(file, findings);
		}
	}
	return findings;
}

std::vector<Finding> FindOpenNotes(const SourceTree& tree)
{
	return FindLines(tree, "an open note without the number of an issue", HasOpenNote);
}

std::vector<Finding> FindMachinePaths(const SourceTree& tree)
{
	return FindLines(tree, "a path that exists on one machine only", HasMachinePath);
}
} // namespace NavStructure
