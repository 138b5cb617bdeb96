// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SourceText.h"

#include <fmt/format.h>

#include <cctype>

namespace NavStructure
{
namespace
{
bool IsNameCharacter(char c)
{
	return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/** One pass over a source that knows comments, strings, raw strings and characters. */
class Blanker
{
public:
	Blanker(std::string_view text, Blank parts) : text_(text), out_(text), parts_(parts) {}

	std::string Run()
	{
		while (at_ < text_.size())
		{
			if (StartsWith("//"))
			{
				Erase(EndOf("\n", at_, false));
			}
			else if (StartsWith("/*"))
			{
				Erase(EndOf("*/", at_ + 2, true));
			}
			else if (StartsWith("R\"") && !FollowsName())
			{
				PassLiteral(EndOfRawString());
			}
			else if (text_[at_] == '"' || (text_[at_] == '\'' && !FollowsName()))
			{
				PassLiteral(EndOfQuoted(text_[at_]));
			}
			else
			{
				++at_;
			}
		}
		return out_;
	}

private:
	[[nodiscard]] bool StartsWith(std::string_view start) const
	{
		return text_.substr(at_).starts_with(start);
	}

	/** Tells the digit separator of 1'000 from a character, and FOOR"x" from a raw string. */
	[[nodiscard]] bool FollowsName() const { return at_ > 0 && IsNameCharacter(text_[at_ - 1]); }

	[[nodiscard]] std::size_t EndOf(std::string_view mark, std::size_t from, bool included) const
	{
		const std::size_t found = text_.find(mark, from);
		return found == std::string_view::npos ? text_.size() : found + (included ? mark.size() : 0);
	}

	[[nodiscard]] std::size_t EndOfRawString() const
	{
		const std::size_t open = EndOf("(", at_, false);
		const std::string mark = fmt::format("){}\"", text_.substr(at_ + 2, open - at_ - 2));
		return EndOf(mark, open, true);
	}

	[[nodiscard]] std::size_t EndOfQuoted(char quote) const
	{
		for (std::size_t i = at_ + 1; i < text_.size() && text_[i] != '\n'; ++i)
		{
			if (text_[i] == '\\')
			{
				++i;
			}
			else if (text_[i] == quote)
			{
				return i + 1;
			}
		}
		return EndOf("\n", at_, false);
	}

	void PassLiteral(std::size_t end)
	{
		// The name of a quoted include is needed; a literal of several lines hides what looks like one.
		const bool oneLine = text_.substr(at_, end - at_).find('\n') == std::string_view::npos;
		if (parts_ == Blank::Comments && oneLine)
		{
			at_ = end;
			return;
		}
		Erase(end);
	}

	void Erase(std::size_t end)
	{
		for (; at_ < end; ++at_)
		{
			if (out_[at_] != '\n')
			{
				out_[at_] = ' ';
			}
		}
	}

	std::string_view text_;
	std::string out_;
	Blank parts_;
	std::size_t at_ = 0;
};

std::string_view TrimLeft(std::string_view text)
{
	const std::size_t start = text.find_first_not_of(" \t");
	return start == std::string_view::npos ? std::string_view() : text.substr(start);
}
} // namespace

std::string BlankOut(std::string_view text, Blank parts)
{
	return Blanker(text, parts).Run();
}

std::vector<Include> FindIncludes(std::string_view text)
{
	std::vector<Include> found;
	const std::string code = BlankOut(text, Blank::Comments);
	int number = 0;
	for (std::string_view line : SplitLines(code))
	{
		++number;
		line = TrimLeft(line);
		if (!line.starts_with('#'))
		{
			continue;
		}
		line = TrimLeft(line.substr(1));
		if (!line.starts_with("include"))
		{
			continue;
		}
		line = TrimLeft(line.substr(7));
		const bool angled = line.starts_with('<');
		const std::size_t end = line.empty() ? std::string_view::npos : line.find(angled ? '>' : '"', 1);
		// An include of a macro has no name to look at and is reported under what is written there.
		const bool named = end != std::string_view::npos && (angled || line.front() == '"');
		found.push_back({number, std::string(named ? line.substr(1, end - 1) : line), angled});
	}
	return found;
}

std::vector<std::string_view> SplitLines(std::string_view text)
{
	std::vector<std::string_view> lines;
	while (!text.empty())
	{
		const std::size_t end = text.find('\n');
		std::string_view line = text.substr(0, end);
		if (line.ends_with('\r'))
		{
			line.remove_suffix(1);
		}
		lines.push_back(line);
		text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
	}
	return lines;
}

std::vector<std::string_view> FindNames(std::string_view line)
{
	std::vector<std::string_view> names;
	for (std::size_t i = 0; i < line.size();)
	{
		if (!IsNameCharacter(line[i]))
		{
			++i;
			continue;
		}
		std::size_t end = i;
		while (end < line.size() &&
			(IsNameCharacter(line[end]) ||
				(line.substr(end).starts_with("::") && end + 2 < line.size() &&
					IsNameCharacter(line[end + 2]))))
		{
			end += line[end] == ':' ? 2 : 1;
		}
		names.push_back(line.substr(i, end - i));
		i = end;
	}
	return names;
}
} // namespace NavStructure
