// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/Csv.h"

#include <fmt/format.h>

namespace NavLab
{
std::string CsvField(const std::string& text)
{
	if (text.find_first_of(",\"\n\r") == std::string::npos)
	{
		return text;
	}
	std::string quoted = "\"";
	for (const char c : text)
	{
		quoted += c == '"' ? "\"\"" : std::string(1, c);
	}
	return quoted + "\"";
}

std::string CsvNumber(const std::optional<double>& value)
{
	return value ? fmt::format("{:.4f}", *value) : std::string();
}
} // namespace NavLab
