// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace NavLab
{
/** What measured times depend on besides the code. */
struct MachineInfo
{
	std::string cpu;
	std::string compiler;
	/** "release" or "debug"; figures of a debug build mean nothing. */
	std::string build;
};

[[nodiscard]] MachineInfo DescribeMachine();
} // namespace NavLab
