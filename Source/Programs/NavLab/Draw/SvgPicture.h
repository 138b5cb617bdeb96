// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace NavLab
{
struct MapPicture;

/** The picture as an SVG file in cell units; elements have the name of their layer as their class. */
[[nodiscard]] std::string DrawSvg(const MapPicture& picture);
} // namespace NavLab
