// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace NavLab
{
struct MapPicture;

/** The picture as a PNG file. */
[[nodiscard]] std::string DrawPng(const MapPicture& picture);
} // namespace NavLab
