// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/FieldForecast.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/GoalField.h"

#include <algorithm>
#include <limits>

namespace NavCore
{
namespace Detail::FieldForecastImpl
{
constexpr std::int64_t Thousand = 1000;

/** Blocked cells in thousandths. */
std::int64_t BlockedShare(const GridMap& map)
{
	return Thousand - map.WalkableCount() * Thousand / map.Bounds().Area();
}

/** Cells that cost no more than the farthest agent: an octagon, cut off at the edges of the map. */
std::int64_t CellsOfField(const GridMap& map, const FieldQuestion& question, std::int64_t blocked)
{
	// Walls lead ways around them, so the search reaches farther out than it would over an empty map.
	const std::int64_t most = std::int64_t{map.Width()} + map.Height();
	const std::int64_t radius =
		(std::min)(std::int64_t{question.farthest} * (Thousand + blocked) / Thousand, most);
	const auto span = [radius](std::int64_t at, std::int64_t side)
	{
		return (std::max)((std::min)(at + radius, side - 1) - (std::max)(at - radius, std::int64_t{0}) + 1,
			std::int64_t{1});
	};
	const std::int64_t box = span(question.goal.x, map.Width()) * span(question.goal.y, map.Height());
	// An octagon takes 0.71 of the square around it.
	const std::int64_t reached = box * 71 / 100 * (Thousand - blocked) / Thousand;
	return (std::min)((std::max)(reached, std::int64_t{1}), (std::max)(map.WalkableCount(), std::int64_t{1}));
}
} // namespace Detail::FieldForecastImpl

std::int64_t FieldForecast::Crossover(std::int64_t unitsOfOneSearch) const
{
	const std::int64_t saved = unitsOfOneSearch - extractUnits;
	return saved > 0 ? fieldUnits / saved + 1 : (std::numeric_limits<std::int64_t>::max)();
}

FieldForecast ForecastField(const GridMap& map, const FieldQuestion& question)
{
	using Detail::FieldForecastImpl::Thousand;
	const std::int64_t blocked = Detail::FieldForecastImpl::BlockedShare(map);
	const std::int64_t cells = Detail::FieldForecastImpl::CellsOfField(map, question, blocked);
	const std::int64_t mean = (std::clamp)(question.mean, 0, 2 * MaxGridSide);
	const bool jumps = map.IsUniform() && map.Jumps() != nullptr && question.clearance <= 1;
	FieldForecast forecast;
	forecast.fieldUnits = 1 + (map.IsUniform() ? cells / GoalField::PlainCellsPerUnit : cells);
	forecast.extractUnits = 1 + mean / 12;
	// Both grow with the square of the distance, and with the walls in between.
	const std::int64_t perSquare = jumps ? blocked * 9 / Thousand : 38 + blocked * 310 / Thousand;
	forecast.searchUnits = 4 + (jumps ? mean / 12 : mean * 6 / 10) + mean * mean * perSquare / Thousand;
	return forecast;
}
} // namespace NavCore
