// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Text.h"

#include "NavLab/Draw/Canvas.h"

#include <algorithm>
#include <vector>

// The only file that compiles the font.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#include <stb/stb_easy_font.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace NavLab
{
namespace
{
constexpr std::int32_t CapitalTop = 0;
constexpr std::int32_t CapitalHeight = 7;

/** As the font lays it out in its vertex buffer: four corners make a filled rectangle. */
struct Corner
{
	float x;
	float y;
	float z;
	std::uint8_t color[4];
};
static_assert(sizeof(Corner) == 16, "the layout of stb_easy_font");

std::string ToAscii(std::string_view text)
{
	std::string ascii(text);
	std::replace_if(
		ascii.begin(), ascii.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
	return ascii;
}

std::vector<Corner> LayOut(std::string& text)
{
	// The font's own advice is 270 bytes a character; a glyph never has more than 24 rectangles.
	std::vector<Corner> corners(text.size() * 24 * 4);
	const int quads = stb_easy_font_print(
		0.0F, 0.0F, text.data(), nullptr, corners.data(), static_cast<int>(corners.size() * sizeof(Corner)));
	corners.resize(static_cast<std::size_t>(quads) * 4);
	return corners;
}
} // namespace

std::int32_t TextWidth(std::string_view text, std::int32_t scale)
{
	std::string ascii = ToAscii(text);
	return stb_easy_font_width(ascii.data()) * scale;
}

std::int32_t TextHeight(std::int32_t scale)
{
	return CapitalHeight * scale;
}

void DrawLabel(Canvas& canvas, std::int32_t x, std::int32_t y, std::string_view text, TextAnchor anchor,
	const TextStyle& style)
{
	std::string ascii = ToAscii(text);
	const std::int32_t width = TextWidth(text, style.scale);
	const std::int32_t back =
		anchor == TextAnchor::Begin ? 0 : (anchor == TextAnchor::End ? width : width / 2);
	const std::int32_t rise = (CapitalTop * 2 + CapitalHeight) * style.scale / 2;
	const std::vector<Corner> corners = LayOut(ascii);
	for (std::size_t i = 0; i + 3 < corners.size(); i += 4)
	{
		const auto toPixels = [&style](float value)
		{
			return static_cast<std::int32_t>(value) * style.scale;
		};
		const std::int32_t left = toPixels(corners[i].x) - back;
		const std::int32_t right = toPixels(corners[i + 2].x) - back;
		const std::int32_t top = toPixels(corners[i].y) - rise;
		const std::int32_t bottom = toPixels(corners[i + 2].y) - rise;
		if (style.upright)
		{
			canvas.FillRect(x + top, y - right, x + bottom, y - left, style.color);
		}
		else
		{
			canvas.FillRect(x + left, y + top, x + right, y + bottom, style.color);
		}
	}
}
} // namespace NavLab
