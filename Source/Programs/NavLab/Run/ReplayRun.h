// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Capture/CaptureFile.h"

#include <cstddef>
#include <string>
#include <vector>

namespace NavLab
{
/** A captured query, run again. */
struct ReplayedQuery
{
	NavCore::CapturedQuery recorded;
	NavCore::CapturedQuery again;

	/** The same answer; how much work it took is no part of that. */
	[[nodiscard]] bool IsSame() const { return recorded.digest == again.digest; }
};

struct ReplayResult
{
	std::vector<ReplayedQuery> queries;

	[[nodiscard]] std::size_t Mismatches() const;
};

/** Runs every query of a capture on its map. Throws InputError, naming the file, for an unknown algorithm. */
[[nodiscard]] ReplayResult Replay(const std::string& fileName, const NavCore::QueryCapture& capture);

/** Runs one of them with a recorder and draws the search as PNG. */
[[nodiscard]] std::string DrawReplayPng(const NavCore::QueryCapture& capture, std::size_t query);
} // namespace NavLab
