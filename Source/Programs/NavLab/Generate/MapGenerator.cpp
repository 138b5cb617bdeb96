// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/MapGenerator.h"

#include "NavLab/Generate/MapKinds.h"

#include "NavCore/Grid/GridEdit.h"

#include <array>
#include <utility>

namespace NavLab
{
namespace
{
struct KindInfo
{
	MapKind kind;
	std::string_view name;
	DraftMap (*draft)(const GeneratorOptions& options, NavCore::Random& random);
	/** Range of obstaclePercent. */
	std::int32_t minPercent;
	std::int32_t maxPercent;
};

constexpr std::array<KindInfo, 6> Kinds{{
	{MapKind::PseudoRts, "pseudo-rts", DraftPseudoRts, 0, 50},
	{MapKind::Rooms, "rooms", DraftRooms, 0, 100},
	{MapKind::Maze, "maze", DraftMaze, 0, 100},
	{MapKind::Random, "random", DraftRandom, 0, 100},
	{MapKind::Caves, "caves", DraftCaves, 30, 60},
	{MapKind::Open, "open", DraftOpen, 0, 100},
}};

constexpr std::array<MapKind, Kinds.size()> KindOrder{
	MapKind::PseudoRts, MapKind::Rooms, MapKind::Maze, MapKind::Random, MapKind::Caves, MapKind::Open};

constexpr bool AreKindsInOrder()
{
	for (std::size_t i = 0; i < Kinds.size(); ++i)
	{
		if (Kinds[i].kind != KindOrder[i] || static_cast<std::size_t>(KindOrder[i]) != i)
		{
			return false;
		}
	}
	return true;
}
static_assert(AreKindsInOrder(), "a kind is the index of its row");

const KindInfo& InfoOf(MapKind kind)
{
	return Kinds[static_cast<std::size_t>(kind)];
}

/** Empty, or what is wrong with one number. */
std::string RangeProblem(const char* what, std::int32_t value, std::int32_t low, std::int32_t high)
{
	if (value >= low && value <= high)
	{
		return {};
	}
	return std::string(what) + " is " + std::to_string(value) + ", but must be " + std::to_string(low) +
		" to " + std::to_string(high);
}

std::string FindProblem(const GeneratorOptions& options)
{
	constexpr std::int32_t MaxBoxes = 1'000'000;
	const KindInfo& info = InfoOf(options.kind);
	for (std::string problem : {RangeProblem("width", options.width, 1, NavCore::MaxGridSide),
			 RangeProblem("height", options.height, 1, NavCore::MaxGridSide),
			 RangeProblem("obstacle percent", options.obstaclePercent.value_or(info.minPercent),
				 info.minPercent, info.maxPercent),
			 RangeProblem("room size", options.roomSize, 1, NavCore::MaxGridSide),
			 RangeProblem("door percent", options.doorPercent, 0, 100),
			 RangeProblem("door width", options.doorWidth, 1, NavCore::MaxGridSide),
			 RangeProblem("corridor width", options.corridorWidth, 1, NavCore::MaxGridSide),
			 RangeProblem("number of boxes", options.boxes, 0, MaxBoxes)})
	{
		if (!problem.empty())
		{
			return problem;
		}
	}
	return {};
}
} // namespace

std::string_view NameOf(MapKind kind)
{
	return InfoOf(kind).name;
}

std::optional<MapKind> FindMapKind(std::string_view name)
{
	for (const KindInfo& info : Kinds)
	{
		if (info.name == name)
		{
			return info.kind;
		}
	}
	return std::nullopt;
}

std::span<const MapKind> AllMapKinds()
{
	return KindOrder;
}

NavCore::Result<NavCore::GridMap, std::string> GenerateMap(const GeneratorOptions& options)
{
	std::string problem = FindProblem(options);
	if (!problem.empty())
	{
		return NavCore::Failure{std::move(problem)};
	}
	NavCore::GridDesc desc;
	desc.width = options.width;
	desc.height = options.height;
	NavCore::Result<NavCore::GridMap, NavCore::GridError> map = NavCore::GridMap::Create(desc);
	if (!map)
	{
		return NavCore::Failure{std::string(NavCore::Describe(map.Error()))};
	}
	NavCore::Random random(options.seed);
	const DraftMap draft = InfoOf(options.kind).draft(options, random);
	NavCore::GridEdit edit(map.Value());
	for (std::int32_t y = 0; y < draft.height; ++y)
	{
		// Cannot fail: the row is on the map by construction.
		static_cast<void>(edit.WriteRow({0, y}, draft.width, draft.free.Row(y)));
	}
	static_cast<void>(edit.Commit());
	return std::move(map).Value();
}
} // namespace NavLab
