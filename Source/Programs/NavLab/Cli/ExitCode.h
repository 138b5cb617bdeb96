// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace NavLab
{
/** What the program tells its caller; scripts and checks rely on the numbers. */
enum class ExitCode : int
{
	Success = 0,
	FailedRun = 1, // The run ended, and its answer is bad news: no path, or a wrong one.
	BadInput = 2,  // Bad usage, a file that cannot be read or written, or nonsense in it.
};

/** Bad usage or bad input. The message is one line that names the file or option and the reason. */
class InputError : public std::runtime_error
{
public:
	explicit InputError(const std::string& message) : std::runtime_error(message) {}
};
} // namespace NavLab
