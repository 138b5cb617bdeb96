// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/Palette.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace NavLab
{
class Canvas;

/** A built-in bitmap font for pictures. ASCII only: other characters become question marks. */
struct TextStyle
{
	/** Pixels of the picture for one of the font; capitals are seven high. */
	std::int32_t scale = 2;
	Color color{31, 39, 51};
	/** Reads from the bottom to the top. */
	bool upright = false;
};

/** Which point of the text is given. */
enum class TextAnchor : std::uint8_t
{
	Begin,
	Middle,
	End,
};

[[nodiscard]] std::int32_t TextWidth(std::string_view text, std::int32_t scale = 2);
/** Height of a capital. */
[[nodiscard]] std::int32_t TextHeight(std::int32_t scale = 2);

/** (x, y) is the anchor along the line of text and the middle of the capitals across it. */
void DrawLabel(Canvas& canvas, std::int32_t x, std::int32_t y, std::string_view text, TextAnchor anchor,
	const TextStyle& style = {});
} // namespace NavLab
