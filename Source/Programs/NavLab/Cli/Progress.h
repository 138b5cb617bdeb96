// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace NavLab
{
/** A progress bar on stderr: only when that is a terminal, and only for work that takes a while. */
class Progress
{
public:
	Progress(std::string label, std::size_t total);
	~Progress();
	Progress(const Progress&) = delete;
	Progress& operator=(const Progress&) = delete;

	/** The note follows the bar. */
	void Set(std::size_t done, std::string_view note = {});

private:
	using Clock = std::chrono::steady_clock;

	std::string label_;
	std::size_t total_;
	bool enabled_;
	bool drawn_ = false;
	Clock::time_point nextDraw_;
};
} // namespace NavLab
