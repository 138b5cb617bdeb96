// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace NavLab
{
// Compiled in from ReportStyle.css and ReportScript.js by CMake.
extern const std::string_view ReportStyle;
extern const std::string_view ReportScript;
} // namespace NavLab
