// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace NavLab
{
struct QueryOutcome;

/** One query of the find command and its answer. */
struct FindAnswer
{
	std::string map;
	std::string algorithm;
	NavCore::Cell from;
	NavCore::Cell to;
	const QueryOutcome& outcome;
};

/** The JSON of the find command. length and cost are null without a path; points lists every cell. */
[[nodiscard]] nlohmann::ordered_json MakeFindJson(const FindAnswer& answer);

/** The same for people, one fact a line. */
[[nodiscard]] std::string MakeFindText(const FindAnswer& answer);
} // namespace NavLab
