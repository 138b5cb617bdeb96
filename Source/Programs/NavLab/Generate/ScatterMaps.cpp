// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/MapKinds.h"

#include <algorithm>

namespace NavLab
{
DraftMap DraftRandom(const GeneratorOptions& options, NavCore::Random& random)
{
	constexpr std::int32_t DefaultPercent = 25;
	DraftMap draft(options.width, options.height, true);
	// Selection sampling (Knuth's algorithm S): the share is exact to the cell and every set of cells is
	// equally likely.
	std::int64_t left = draft.Area();
	std::int64_t wanted = left * options.obstaclePercent.value_or(DefaultPercent) / 100;
	for (std::int32_t y = 0; y < draft.height; ++y)
	{
		for (std::int32_t x = 0; x < draft.width; ++x)
		{
			if (random.Below(static_cast<std::uint32_t>(left)) < wanted)
			{
				draft.free.Set(x, y, false);
				--wanted;
			}
			--left;
		}
	}
	return draft;
}

DraftMap DraftOpen(const GeneratorOptions& options, NavCore::Random& random)
{
	DraftMap draft(options.width, options.height, true);
	const std::int32_t longest = (std::max)(1, (std::min)(draft.width, draft.height) / 8);
	for (std::int32_t box = 0; box < options.boxes; ++box)
	{
		const std::int32_t width = random.Range(1, longest);
		const std::int32_t height = random.Range(1, longest);
		const std::int32_t x = random.Range(0, draft.width - width);
		const std::int32_t y = random.Range(0, draft.height - height);
		draft.Fill({x, y, width, height}, false);
	}
	return draft;
}
} // namespace NavLab
