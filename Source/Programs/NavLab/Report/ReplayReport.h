// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace NavCore
{
struct QueryCapture;
}

namespace NavLab
{
struct ReplayResult;

/** The JSON of the replay command. */
[[nodiscard]] nlohmann::ordered_json MakeReplayJson(
	const std::string& fileName, const NavCore::QueryCapture& capture, const ReplayResult& result);

/** The same for people: one aligned row a query. */
[[nodiscard]] std::string MakeReplayTable(
	const std::string& fileName, const NavCore::QueryCapture& capture, const ReplayResult& result);
} // namespace NavLab
