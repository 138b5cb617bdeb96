// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace NavLab
{
struct QueryOutcome;
struct SmoothOutcome;

/** One query of the find command and its answer. */
struct FindAnswer
{
	std::string map;
	std::string algorithm;
	NavCore::Cell from;
	NavCore::Cell to;
	const QueryOutcome& outcome;
	/** Null when the path was not to be smoothed. */
	const SmoothOutcome* smoothed = nullptr;
};

/**
 * The JSON of the find command. length and cost are null without a path; points lists every cell. They
 * are those of the smoothed path if there is one, and raw_length and raw_cost those of the path as found.
 */
[[nodiscard]] nlohmann::ordered_json MakeFindJson(const FindAnswer& answer);

/** The same for people, one fact a line. */
[[nodiscard]] std::string MakeFindText(const FindAnswer& answer);
} // namespace NavLab
