// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathSmoother.h"

#include "NavCore/Search/WorkBudget.h"
#include "Path/PathSteps.h"
#include "Path/RayCaster.h"
#include "Path/SmoothingGround.h"
#include "Path/StringPuller.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::PathSmootherImpl
{
/** Cells looked at for one unit of the budget. */
constexpr std::int64_t LooksPerUnit = 64;
/** Waypoints stand no farther apart, so that the search for the next one is bounded. */
constexpr std::size_t MaxWaypointSteps = 1024;
} // namespace Detail::PathSmootherImpl

/** One path on its way through the phases. */
class PathSmoother::Job
{
public:
	SmoothingStatus Begin(const GridMap& map, const Path& path, const SmoothingOptions& options)
	{
		ground_.map = &map;
		ground_.options = options;
		ground_.counters = {};
		ground_.strip.Clear();
		ground_.distance.Attach(map);
		path_ = &path;
		result_.Clear();
		waypoints_.clear();
		nextPoint_ = 0;
		phase_ = Phase::Load;
		const bool badBox = options.method == SmoothingMethod::BoxedRays && options.boxRadius < 1;
		if (badBox || !Detail::ServesClearance(map, options.clearance))
		{
			return status_ = SmoothingStatus::BadOptions;
		}
		UsesRays() ? rays_.Attach() : puller_.Attach(ground_);
		return status_ = SmoothingStatus::Running;
	}

	SmoothingStatus Advance(WorkBudget& budget)
	{
		if (status_ != SmoothingStatus::Running)
		{
			return status_;
		}
		const GridMap& map = *ground_.map;
		return map.IsUniform() && ground_.options.clearance <= 1
			? Run(budget, Detail::UniformMoves(map, 1))
			: Run(budget, Detail::LayeredMoves(map, ground_.options.clearance));
	}

	void Cancel()
	{
		if (status_ == SmoothingStatus::Running)
		{
			End(SmoothingStatus::Cancelled);
		}
	}

	[[nodiscard]] SmoothingStatus Status() const { return status_; }
	[[nodiscard]] const Path& Result() const { return result_; }
	[[nodiscard]] const std::vector<Cell>& Waypoints() const { return waypoints_; }
	[[nodiscard]] const SmoothingCounters& Counters() const { return ground_.counters; }

private:
	enum class Phase : std::uint8_t
	{
		Load,  // Lists and checks the cells of the path.
		Weigh, // Adds up the cost from each cell to the end.
		Pull,  // Looks for shortcuts, in rounds.
		Count, // Counts the steps of the result.
		Sight, // Pulls the string of waypoints.
	};

	template <class Moves>
	SmoothingStatus Run(WorkBudget& budget, const Moves& moves)
	{
		while (status_ == SmoothingStatus::Running)
		{
			const std::int64_t quantum = budget.NextQuantum();
			if (quantum == 0)
			{
				break;
			}
			std::int64_t used = 0;
			while (used < quantum && status_ == SmoothingStatus::Running)
			{
				const std::int64_t before = ground_.counters.looks;
				RunPhase(moves);
				used += 1 + (ground_.counters.looks - before) / Detail::PathSmootherImpl::LooksPerUnit;
			}
			budget.Spend(used);
		}
		return status_;
	}

	template <class Moves>
	void RunPhase(const Moves& moves)
	{
		switch (phase_)
		{
		case Phase::Load:
			return Load(moves);
		case Phase::Weigh:
			return Weigh(moves);
		case Phase::Pull:
			return Pull(moves);
		case Phase::Count:
			return Count();
		case Phase::Sight:
			return Sight(moves);
		}
	}

	/** Appends the cells up to the next points of the path, a unit's worth of them. */
	template <class Moves>
	void Load(const Moves& moves)
	{
		for (std::int64_t i = 0; i < Detail::PathSmootherImpl::LooksPerUnit; ++i)
		{
			if (nextPoint_ == path_->points.size())
			{
				return StartWeighing();
			}
			const Cell point = path_->points[nextPoint_];
			if (ground_.strip.Cells().empty() ? !AppendFirst(point) : !AppendTowards(moves, point))
			{
				return End(SmoothingStatus::BrokenPath);
			}
			nextPoint_ += ground_.strip.Cells().back() == point ? 1 : 0;
		}
	}

	[[nodiscard]] bool AppendFirst(Cell cell)
	{
		const bool fits = Detail::Fits(*ground_.map, cell, ground_.options.clearance);
		ground_.strip.Append(cell);
		return fits;
	}

	/** One cell on the way to a point, which is in line with the last; false if that is no legal move. */
	template <class Moves>
	[[nodiscard]] bool AppendTowards(const Moves& moves, Cell point)
	{
		const Cell from = ground_.strip.Cells().back();
		const Cell step = StepTowards(from, point);
		const Cell to{from.x + step.x, from.y + step.y};
		if (!Detail::IsRun(from, point) || (path_->form == PathForm::Cells && to != point))
		{
			return false;
		}
		const std::int32_t position = ground_.map->Rows().Position(from.x, from.y);
		ground_.strip.Append(to);
		return (moves.Legal(position, from.y) & MaskOf(DirectionOf(step.x, step.y))) != 0;
	}

	void StartWeighing()
	{
		phase_ = Phase::Weigh;
		weighed_ = ground_.strip.Cells().size();
	}

	/** Goes from the end of the path to its start, a unit's worth of cells. */
	template <class Moves>
	void Weigh(const Moves& moves)
	{
		Detail::PathStrip& strip = ground_.strip;
		const std::vector<Cell>& cells = strip.Cells();
		for (std::int64_t i = 0; i < Detail::PathSmootherImpl::LooksPerUnit && weighed_ > 0; ++i)
		{
			--weighed_;
			const bool last = weighed_ + 1 == cells.size();
			strip.SetToGo(weighed_,
				last ? 0
					 : strip.ToGo(weighed_ + 1) +
						Detail::SmoothingGround::StepCost(
							ground_.map->Rows(), moves, cells[weighed_], cells[weighed_ + 1]));
		}
		if (weighed_ == 0)
		{
			StartRound();
		}
	}

	void StartRound()
	{
		if (ground_.strip.Cells().size() < 3 ||
			!(UsesRays() ? rays_.StartRound(ground_) : puller_.StartRound()))
		{
			return FinishCells();
		}
		phase_ = Phase::Pull;
		ground_.strip.StartRound();
		++ground_.counters.rounds;
	}

	[[nodiscard]] bool UsesRays() const { return ground_.options.method != SmoothingMethod::StringPulling; }

	template <class Moves>
	void Pull(const Moves& moves)
	{
		const bool goesOn = UsesRays() ? rays_.Work(ground_, moves) : puller_.Work(ground_, moves);
		if (goesOn)
		{
			return;
		}
		ground_.strip.EndRound();
		StartRound();
	}

	void FinishCells()
	{
		result_.partial = path_->partial;
		result_.form = PathForm::Cells;
		result_.mapVersion = ground_.map->Version();
		result_.cost = {ground_.strip.Cells().empty() ? 0 : ground_.strip.ToGo(0)};
		phase_ = Phase::Count;
		counted_ = 0;
	}

	/** Counts the steps by kind, a unit's worth of them. */
	void Count()
	{
		const std::vector<Cell>& cells = ground_.strip.Cells();
		const bool hex = ground_.map->GetTopology() == Topology::Hex;
		const std::size_t end =
			(std::min)(cells.size(), counted_ + 1 + Detail::PathSmootherImpl::LooksPerUnit);
		for (; counted_ + 1 < end; ++counted_)
		{
			const Cell from = cells[counted_];
			const Cell to = cells[counted_ + 1];
			const bool diagonal = !hex && from.x != to.x && from.y != to.y;
			++(diagonal ? result_.diagonalSteps : result_.straightSteps);
		}
		if (counted_ + 1 >= cells.size())
		{
			StartSighting();
		}
	}

	void StartSighting()
	{
		if (!ground_.options.waypoints || ground_.strip.Cells().empty())
		{
			return Finish();
		}
		phase_ = Phase::Sight;
		sighted_ = 0;
		waypoints_.push_back(ground_.strip.Cells().front());
		if (ground_.strip.Cells().size() == 1)
		{
			Finish();
		}
	}

	void Finish()
	{
		const std::vector<Cell>& cells = ground_.strip.Cells();
		result_.points.assign(cells.begin(), cells.end());
		status_ = SmoothingStatus::Done;
	}

	/** Ends without a result. */
	void End(SmoothingStatus status)
	{
		result_.Clear();
		waypoints_.clear();
		status_ = status;
	}

	/** Whether the straight line between two cells of the path can be walked and costs no more. */
	template <class Moves>
	[[nodiscard]] bool IsInSight(const Moves& moves, std::size_t from, std::size_t to)
	{
		const Detail::PathStrip& strip = ground_.strip;
		const GridMap& map = *ground_.map;
		const Detail::LineCost cost = Detail::WalkLine(map.Rows(), moves,
			Detail::SightLine(map, strip.Cells()[from], strip.Cells()[to]),
			strip.ToGo(from) - strip.ToGo(to));
		ground_.counters.looks += cost.looked;
		return cost.clear;
	}

	/** Finds the next waypoint: doubles the distance as long as the cell is in sight, then bisects. */
	template <class Moves>
	void Sight(const Moves& moves)
	{
		const std::vector<Cell>& cells = ground_.strip.Cells();
		const std::size_t last =
			(std::min)(cells.size() - 1, sighted_ + Detail::PathSmootherImpl::MaxWaypointSteps);
		std::size_t seen = sighted_ + 1;
		std::size_t unseen = last + 1;
		for (std::size_t step = 2; seen < last && unseen > last; step *= 2)
		{
			const std::size_t probe = (std::min)(sighted_ + step, last);
			(IsInSight(moves, sighted_, probe) ? seen : unseen) = probe;
		}
		while (unseen - seen > 1)
		{
			const std::size_t middle = seen + (unseen - seen) / 2;
			(IsInSight(moves, sighted_, middle) ? seen : unseen) = middle;
		}
		sighted_ = seen;
		waypoints_.push_back(cells[seen]);
		if (sighted_ + 1 == cells.size())
		{
			Finish();
		}
	}

	Detail::SmoothingGround ground_;
	Detail::StringPuller puller_;
	Detail::RayCaster rays_;
	const Path* path_ = nullptr;
	SmoothingStatus status_ = SmoothingStatus::Idle;
	Phase phase_ = Phase::Load;
	std::size_t nextPoint_ = 0;
	std::size_t weighed_ = 0;
	std::size_t counted_ = 0;
	std::size_t sighted_ = 0;
	Path result_;
	std::vector<Cell> waypoints_;
};

std::string_view Describe(SmoothingStatus status)
{
	switch (status)
	{
	case SmoothingStatus::Idle:
		return "idle";
	case SmoothingStatus::Running:
		return "running";
	case SmoothingStatus::Done:
		return "done";
	case SmoothingStatus::BrokenPath:
		return "the path breaks the movement rule of the map";
	case SmoothingStatus::BadOptions:
		return "the options do not fit the map";
	case SmoothingStatus::Cancelled:
		return "cancelled";
	}
	return "unknown status";
}

PathSmoother::PathSmoother() : job_(std::make_unique<Job>()) {}
PathSmoother::~PathSmoother() = default;
PathSmoother::PathSmoother(PathSmoother&&) noexcept = default;
PathSmoother& PathSmoother::operator=(PathSmoother&&) noexcept = default;

SmoothingStatus PathSmoother::Begin(const GridMap& map, const Path& path, const SmoothingOptions& options)
{
	NAVCORE_ASSERT(&path != &job_->Result(), "the result is overwritten while its own source is read");
	return job_->Begin(map, path, options);
}

SmoothingStatus PathSmoother::Advance(WorkBudget& budget)
{
	return job_->Advance(budget);
}

void PathSmoother::Cancel()
{
	job_->Cancel();
}

SmoothingStatus PathSmoother::Status() const
{
	return job_->Status();
}

const Path& PathSmoother::Result() const
{
	return job_->Result();
}

const std::vector<Cell>& PathSmoother::Waypoints() const
{
	return job_->Waypoints();
}

const SmoothingCounters& PathSmoother::Counters() const
{
	return job_->Counters();
}
} // namespace NavCore
