// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/ClearanceTransform.h"

#include <algorithm>
#include <vector>

namespace NavCore::Detail
{
namespace ClearanceTransform
{
/** Distances of a window with a border of one cell around it. */
class Window
{
public:
	explicit Window(const CellRect& area)
		: stride_(area.width + 2),
		  values_(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(area.height + 2))
	{
	}
	/** (-1, -1) is the corner of the border. */
	[[nodiscard]] std::uint8_t& At(std::int32_t x, std::int32_t y)
	{
		return values_[static_cast<std::size_t>((y + 1) * stride_ + x + 1)];
	}

private:
	std::int32_t stride_;
	std::vector<std::uint8_t> values_;
};

std::uint8_t OneMore(std::uint8_t a, std::uint8_t b, std::uint8_t c, std::uint8_t d, std::uint8_t own)
{
	const std::uint8_t least = (std::min)((std::min)(a, b), (std::min)(c, d));
	return (std::min)(own, static_cast<std::uint8_t>(least + 1));
}
} // namespace ClearanceTransform

void UpdateClearance(const BitGrid& rows, const CellRect& bounds, std::uint8_t limit, const CellRect& target,
	GridLayer<std::uint8_t>& clearance)
{
	// Two passes of the chessboard distance transform over the window that can reach the target. Outside
	// the map counts as blocked; where the window ends inside the map, the border is just far away.
	const CellRect area = target.Inflate(limit).Intersect(bounds);
	ClearanceTransform::Window window(area);
	for (std::int32_t y = -1; y <= area.height; ++y)
	{
		for (std::int32_t x = -1; x <= area.width; ++x)
		{
			const Cell cell{area.x + x, area.y + y};
			const bool inArea = x >= 0 && y >= 0 && x < area.width && y < area.height;
			const bool open = inArea ? rows.Get(cell.x, cell.y) : bounds.Contains(cell);
			window.At(x, y) = open ? limit : std::uint8_t{0};
		}
	}
	for (std::int32_t y = 0; y < area.height; ++y)
	{
		for (std::int32_t x = 0; x < area.width; ++x)
		{
			window.At(x, y) = ClearanceTransform::OneMore(window.At(x - 1, y), window.At(x - 1, y - 1),
				window.At(x, y - 1), window.At(x + 1, y - 1), window.At(x, y));
		}
	}
	for (std::int32_t y = area.height - 1; y >= 0; --y)
	{
		for (std::int32_t x = area.width - 1; x >= 0; --x)
		{
			window.At(x, y) = ClearanceTransform::OneMore(window.At(x + 1, y), window.At(x - 1, y + 1),
				window.At(x, y + 1), window.At(x + 1, y + 1), window.At(x, y));
		}
	}
	for (std::int32_t y = target.y; y < target.Bottom(); ++y)
	{
		for (std::int32_t x = target.x; x < target.Right(); ++x)
		{
			clearance.Set(x, y, window.At(x - area.x, y - area.y));
		}
	}
}
} // namespace NavCore::Detail
