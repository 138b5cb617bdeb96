// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace NavLab
{
class SearchScene;

/** Map, search and path as an SVG file in cell units. */
[[nodiscard]] std::string DrawSvg(const SearchScene& scene);
} // namespace NavLab
