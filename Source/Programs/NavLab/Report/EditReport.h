// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace NavLab
{
struct EditResult;

/** The JSON of the edit command. Every key is always there; null for a structure that does not exist. */
[[nodiscard]] nlohmann::ordered_json MakeEditJson(const EditResult& result);

/** The same for people: one aligned row a structure. */
[[nodiscard]] std::string MakeEditTable(std::string_view mapName, const EditResult& result);
} // namespace NavLab
