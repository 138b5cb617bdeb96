// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Path/PathSmoother.h"
#include "Path/ClearRuns.h"
#include "Path/KnotStack.h"
#include "Path/PathBends.h"
#include "Path/SightSeries.h"
#include "Path/SightWindow.h"
#include "Path/SmoothingGround.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace NavCore::Detail
{
/**
 * String pulling over square cells whose moves cost their length. Works on the turns of the path, so that
 * long runs cost no more than short ones.
 *
 * The place of work moves along the path. At a bend it slides the middle run towards the inside as far as
 * the ground allows, which pulls the string tight. In the second pass, where that gains nothing more, it
 * looks through a SightWindow for the farthest cell of the path ahead that any direct way reaches more
 * cheaply: a way past the other side of what is in the way. After each gain it goes back to the first bend
 * from which the change could be seen. So whatever is left behind the place of work has been looked at as it
 * is, and smoothing the result again changes nothing.
 */
class TautString
{
public:
	[[nodiscard]] static bool Serves(const GridMap& map)
	{
		return map.IsUniform() && map.GetTopology() != Topology::Hex;
	}

	/** Map and path stay alive and unedited until the work is done. */
	void Begin(const GridMap& map, const Path& path, const SmoothingOptions& options);
	/** A piece of work of bounded size; the outputs are complete with Done. */
	[[nodiscard]] SmoothingStatus Work(
		SmoothingCounters& counters, Path& outPath, std::vector<Cell>& outWaypoints);

private:
	enum class Phase : std::uint8_t
	{
		Load,   // Lists and checks the turns of the path.
		Slide,  // The first pass, from the end of the path to its start.
		Look,   // The second pass, from the start to the end.
		Count,  // Counts the steps of the result.
		Expand, // Lists its cells.
		Sight,  // Pulls the string of waypoints.
		Done,
		Broken,
	};

	/** A bend on its way inwards: the steps known to be clear, those known not to be, and a trial. */
	struct Slide
	{
		Bend bend;
		std::int32_t clear = 0;
		std::int32_t blocked = 0;
		std::int32_t trial = 0;
		/** Steps of the trial's middle run that were looked at. */
		std::int32_t looked = 0;
	};

	/** How far along a run the last waypoint sees: steps known to be in sight, and those known not to be. */
	struct SightReach
	{
		Cell start;
		Cell step;
		std::int32_t seen = 0;
		std::int32_t unseen = 0;
		std::int32_t probes = 0;
	};

	/** A look through the window: from where, the cost from there to the end, and what it has asked. */
	struct View
	{
		Cell lookout;
		std::int64_t toGo = 0;
		std::int64_t asked = 0;
		std::int64_t looksBefore = 0;
	};

	/** A cell of the path ahead, on the run that ends at the knot of this depth. */
	struct Place
	{
		std::size_t depth = 0;
		Cell cell;
	};

	static constexpr std::int32_t NothingBefore = -1;

	void Load(SmoothingCounters& counters);
	[[nodiscard]] bool LoadRun(std::int64_t& ioLooks);
	void StartPass(Phase phase, SmoothingCounters& counters);
	void Pass(SmoothingCounters& counters);
	[[nodiscard]] bool Visit(SmoothingCounters& counters);
	void MoveOn();
	void Try(SmoothingCounters& counters);
	void EndSlide(SmoothingCounters& counters);
	void GoBack();
	void DropSpotHere();
	[[nodiscard]] Cell Lookout() const;
	[[nodiscard]] bool Look(SmoothingCounters& counters);
	[[nodiscard]] std::optional<Place> FindFarthest(View& ioView);
	[[nodiscard]] std::int32_t FindOnRun(View& ioView, const Knot& start, Cell end);
	void Take(Cell lookout, const Place& place);
	void Count(Path& outPath);
	void Expand(Path& outPath);
	void Sight(SmoothingCounters& counters, std::vector<Cell>& outWaypoints);
	void StartReach(std::vector<Cell>& outWaypoints);
	void AddWaypoint(Cell cell, std::vector<Cell>& outWaypoints);
	[[nodiscard]] bool IsInSight(Cell from, Cell to, std::int64_t& ioLooks) const;
	[[nodiscard]] Cell Here() const { return behind_.Top().cell; }

	const GridMap* map_ = nullptr;
	const Path* path_ = nullptr;
	SmoothingOptions options_;
	EmptyMapDistance distance_;
	ClearRuns runs_;
	PathBends bends_;
	SightWindow window_;
	/** How far ahead a look through the window goes along either axis. */
	std::int32_t reach_ = SightWindow::Reach;
	/** The path up to the place of work, which is the top, and what is ahead, with the next turn at the top.
	 */
	KnotStack behind_;
	KnotStack ahead_;
	/** The second pass has begun: the stacks have changed places. */
	bool isTurned_ = false;
	Phase phase_ = Phase::Done;
	std::optional<Slide> slide_;
	/** The next point to load, or the next knot to count or list; steps listed of the run to it. */
	std::size_t next_ = 0;
	std::int32_t listed_ = 0;
	SightSeries sights_;
	Cell waypoint_;
	std::optional<SightReach> sightReach_;
};
} // namespace NavCore::Detail
