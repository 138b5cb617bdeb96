// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace NavLab
{
/** Text as a field of a CSV file: names come from files, so one with a comma or a quote is quoted. */
[[nodiscard]] std::string CsvField(const std::string& text);

/** Four decimals; an empty field where there is no number. */
[[nodiscard]] std::string CsvNumber(const std::optional<double>& value);
} // namespace NavLab
