// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace NavLab
{
struct BenchPlan;
struct BenchResult;

/** The JSON of the bench command. Every key is always there; null where a figure does not apply. */
[[nodiscard]] nlohmann::ordered_json MakeBenchJson(
	const BenchPlan& plan, std::span<const BenchResult> results);

/** The same for people: one aligned row an algorithm. */
[[nodiscard]] std::string MakeBenchTable(const BenchPlan& plan, std::span<const BenchResult> results);
} // namespace NavLab
