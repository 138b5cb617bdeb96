// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace NavLab
{
/** Rows of text in aligned columns for a terminal: the first column to the left, numbers to the right. */
class TextTable
{
public:
	explicit TextTable(std::vector<std::string> header);

	/** Short rows are filled up with empty cells. */
	void AddRow(std::vector<std::string> row);
	/** A thin line across, between groups of rows. */
	void AddRule();
	/** These columns go to the left too, such as statuses. */
	void AlignLeft(std::size_t column);
	[[nodiscard]] std::string ToText() const;

private:
	[[nodiscard]] std::string Line(
		const std::vector<std::string>& row, const std::vector<std::size_t>& widths) const;

	std::vector<std::string> header_;
	std::vector<bool> left_;
	/** An empty row stands for a rule. */
	std::vector<std::vector<std::string>> rows_;
};
} // namespace NavLab
