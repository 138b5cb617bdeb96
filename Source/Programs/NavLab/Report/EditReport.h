// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace NavLab
{
struct CategoryPlot;
struct EditResult;

/** The JSON of the edit command. Every key is always there; null for edits or structures that are not. */
[[nodiscard]] nlohmann::ordered_json MakeEditJson(const EditResult& result);

/** The same for people: for each kind of edit one aligned row a structure. */
[[nodiscard]] std::string MakeEditTable(std::string_view mapName, const EditResult& result);

/** One row for each kind of edit and structure, with a header. */
[[nodiscard]] std::string MakeEditCsv(std::string_view mapName, const EditResult& result);

/** Mean, 99th percentile and maximum by kind of edit and structure. */
[[nodiscard]] CategoryPlot MakeEditPlot(std::string_view mapName, const EditResult& result);
} // namespace NavLab
