// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Progress.h"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::size_t BarWidth = 32;
constexpr std::chrono::milliseconds FirstDrawAfter{400};
constexpr std::chrono::milliseconds DrawEvery{80};
} // namespace

Progress::Progress(std::string label, std::size_t total)
	: label_(std::move(label)), total_(total), enabled_(total > 0 && isatty(STDERR_FILENO) == 1),
	  nextDraw_(Clock::now() + FirstDrawAfter)
{
}

Progress::~Progress()
{
	if (drawn_)
	{
		std::fputs("\r\033[K", stderr);
		std::fflush(stderr);
	}
}

void Progress::Set(std::size_t done, std::string_view note)
{
	if (!enabled_ || Clock::now() < nextDraw_)
	{
		return;
	}
	nextDraw_ = Clock::now() + DrawEvery;
	drawn_ = true;
	const std::size_t filled = done * BarWidth / total_;
	const std::string bar = std::string(filled, '#') + std::string(BarWidth - filled, '.');
	fmt::print(
		stderr, "\r{} [{}] {}/{}{}{}\033[K", label_, bar, done, total_, note.empty() ? "" : "  ", note);
	std::fflush(stderr);
}
} // namespace NavLab
