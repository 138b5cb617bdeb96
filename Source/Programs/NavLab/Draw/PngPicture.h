// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace NavLab
{
class SearchScene;

/** How cells become pixels: one of the two is 1. */
struct PictureScale
{
	std::int32_t pixelsPerCell = 1;
	std::int32_t cellsPerPixel = 1;
};

/** Cells as large as 16 pixels on small maps; large maps shrink to about 2048 pixels. */
[[nodiscard]] PictureScale ChooseScale(std::int32_t width, std::int32_t height);

/** Map, search and path as a PNG file. */
[[nodiscard]] std::string DrawPng(const SearchScene& scene);
} // namespace NavLab
