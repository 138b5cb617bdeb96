// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/ClearanceTransform.h"

#include <algorithm>

namespace NavCore::Detail
{
namespace ClearanceTransform
{
std::uint8_t OneMore(std::uint8_t a, std::uint8_t b, std::uint8_t c, std::uint8_t d, std::uint8_t own)
{
	const std::uint8_t least = (std::min)((std::min)(a, b), (std::min)(c, d));
	return (std::min)(own, static_cast<std::uint8_t>(least + 1));
}
} // namespace ClearanceTransform

void UpdateClearance(const BitGrid& rows, const CellRect& bounds, std::uint8_t limit, const CellRect& changed,
	GridLayer<std::uint8_t>& clearance)
{
	// Two passes of the chessboard distance transform. A way in king moves can go down and to the right first
	// and up and to the left then, inside the rectangle around its ends, so two passes are exact whatever the
	// values around the area are. Those are right: what changed is too far away from them to count, and
	// outside the map they are 0.
	const CellRect area = changed.Inflate(limit - 1).Intersect(bounds);
	for (std::int32_t y = area.y; y < area.Bottom(); ++y)
	{
		std::uint8_t* here = clearance.Row(y);
		const std::uint8_t* above = clearance.Row(y - 1);
		for (std::int32_t x = area.x; x < area.Right(); ++x)
		{
			const std::uint8_t own = rows.Get(x, y) ? limit : std::uint8_t{0};
			here[x] = ClearanceTransform::OneMore(here[x - 1], above[x - 1], above[x], above[x + 1], own);
		}
	}
	for (std::int32_t y = area.Bottom() - 1; y >= area.y; --y)
	{
		std::uint8_t* here = clearance.Row(y);
		const std::uint8_t* below = clearance.Row(y + 1);
		for (std::int32_t x = area.Right() - 1; x >= area.x; --x)
		{
			here[x] = ClearanceTransform::OneMore(here[x + 1], below[x - 1], below[x], below[x + 1], here[x]);
		}
	}
}
} // namespace NavCore::Detail
