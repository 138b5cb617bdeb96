// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/TextTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace NavLab
{
TextTable::TextTable(std::vector<std::string> header)
	: header_(std::move(header)), left_(header_.size(), false)
{
	AlignLeft(0);
}

void TextTable::AddRow(std::vector<std::string> row)
{
	row.resize(header_.size());
	rows_.push_back(std::move(row));
}

void TextTable::AddRule()
{
	rows_.emplace_back();
}

void TextTable::AlignLeft(std::size_t column)
{
	left_[column] = true;
}

std::string TextTable::ToText() const
{
	std::vector<std::size_t> widths;
	for (std::size_t column = 0; column < header_.size(); ++column)
	{
		std::size_t width = header_[column].size();
		for (const std::vector<std::string>& row : rows_)
		{
			width = row.empty() ? width : (std::max)(width, row[column].size());
		}
		widths.push_back(width);
	}
	const std::size_t total = std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1));
	const std::string rule = std::string(total, '-') + "\n";
	std::string text = Line(header_, widths) + rule;
	for (const std::vector<std::string>& row : rows_)
	{
		text += row.empty() ? rule : Line(row, widths);
	}
	return text;
}

std::string TextTable::Line(const std::vector<std::string>& row, const std::vector<std::size_t>& widths) const
{
	std::string line;
	for (std::size_t column = 0; column < row.size(); ++column)
	{
		line += column == 0 ? "" : "  ";
		line += left_[column] ? fmt::format("{:<{}}", row[column], widths[column])
							  : fmt::format("{:>{}}", row[column], widths[column]);
	}
	line.erase(line.find_last_not_of(' ') + 1);
	return line + "\n";
}
} // namespace NavLab
