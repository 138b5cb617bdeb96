// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathCheck.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Links/LinkGraph.h"
#include "Path/PathSteps.h"

#include <limits>

namespace NavCore
{
namespace Detail::PathCheckImpl
{
/** The link by which the path leaves a place, or null: only points have any. */
const PathLink* LinkFrom(const Path& path, const PathPlace& place)
{
	const std::size_t point = place.nextPoint - 1;
	const std::size_t link = path.links.empty() ? 0 : FindLinkAt(path, point);
	return link < path.links.size() && path.points[point] == place.cell ? &path.links[link] : nullptr;
}

/** Whether a point can follow a cell of the map. */
bool IsNextPoint(const GridMap& map, const Path& path, Cell cell, Cell point)
{
	return map.Contains(point) && IsRun(cell, point) &&
		(path.form == PathForm::Waypoints || RunLength(cell, point) == 1);
}
} // namespace Detail::PathCheckImpl

PathPlace StartOf(const Path& path)
{
	NAVCORE_ASSERT(!path.IsEmpty(), "an empty path has no start");
	return {path.points.front(), 0, 1};
}

PathPlace PlaceAt(const Path& path, std::size_t step)
{
	PathPlace place = StartOf(path);
	if (path.form == PathForm::Cells)
	{
		const std::size_t index = (std::min)(step, path.points.size() - 1);
		return {path.points[index], index, index + 1};
	}
	while (place.step < step && place.nextPoint < path.points.size())
	{
		const Cell point = path.points[place.nextPoint];
		if (Detail::PathCheckImpl::LinkFrom(path, place) != nullptr)
		{
			place = {point, place.step + 1, place.nextPoint + 1};
			continue;
		}
		const auto length = static_cast<std::size_t>(Detail::RunLength(place.cell, point));
		const std::size_t walked = (std::min)(length, step - place.step);
		place.cell =
			walked == length ? point : Detail::AlongRun(place.cell, point, static_cast<std::int32_t>(walked));
		place.step += walked;
		place.nextPoint += walked == length ? 1 : 0;
	}
	return place;
}

PathCheckStatus AdvanceSound(const GridMap& map, const Path& path, std::uint8_t clearance, PathPlace& place,
	std::size_t maxSteps, const LinkGraph* links)
{
	const Detail::RunJudge judge(map, clearance);
	if (!judge.CanStand(place.cell))
	{
		return PathCheckStatus::Broken;
	}
	while (place.nextPoint < path.points.size())
	{
		if (maxSteps == 0)
		{
			return PathCheckStatus::Running;
		}
		const Cell point = path.points[place.nextPoint];
		if (const PathLink* link = Detail::PathCheckImpl::LinkFrom(path, place))
		{
			if (links == nullptr ||
				links->FindUsable(map, link->link, place.cell, point, clearance) == nullptr)
			{
				return PathCheckStatus::Broken;
			}
			place = {point, place.step + 1, place.nextPoint + 1};
			--maxSteps;
			continue;
		}
		if (!Detail::PathCheckImpl::IsNextPoint(map, path, place.cell, point))
		{
			return PathCheckStatus::Broken;
		}
		const std::int32_t length = Detail::RunLength(place.cell, point);
		const auto wanted = static_cast<std::int32_t>((std::min)(static_cast<std::size_t>(length), maxSteps));
		const std::int32_t legal = judge.LegalSteps(place.cell, point, wanted);
		place.cell = Detail::AlongRun(place.cell, point, legal);
		place.step += static_cast<std::size_t>(legal);
		place.nextPoint += legal == length ? 1 : 0;
		maxSteps -= static_cast<std::size_t>(legal);
		if (legal < wanted)
		{
			return PathCheckStatus::Broken;
		}
	}
	return PathCheckStatus::Sound;
}

std::optional<BrokenStep> FindBrokenStep(const GridMap& map, const Path& path, std::uint8_t clearance,
	std::size_t fromStep, const LinkGraph* links)
{
	if (path.IsEmpty())
	{
		return std::nullopt;
	}
	PathPlace place = PlaceAt(path, fromStep);
	constexpr std::size_t all = (std::numeric_limits<std::size_t>::max)();
	if (AdvanceSound(map, path, clearance, place, all, links) == PathCheckStatus::Sound)
	{
		return std::nullopt;
	}
	const bool stands = Detail::RunJudge(map, clearance).CanStand(place.cell);
	const bool last = place.nextPoint >= path.points.size();
	if (stands && !last && Detail::PathCheckImpl::LinkFrom(path, place) != nullptr)
	{
		return BrokenStep{place.step, path.points[place.nextPoint]};
	}
	return BrokenStep{place.step,
		stands && !last ? Detail::AlongRun(place.cell, path.points[place.nextPoint], 1) : place.cell};
}
} // namespace NavCore
