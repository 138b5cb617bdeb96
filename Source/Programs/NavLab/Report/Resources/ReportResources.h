// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace NavLab
{
// Compiled in from the files beside this one by CMake.
extern const std::string_view ReportStyle;
extern const std::string_view ReportScript;
/** Needs ReportScript before it. */
extern const std::string_view SimulationScript;
} // namespace NavLab
