// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathSmoother.h"

#include "NavCore/Search/WorkBudget.h"
#include "Path/CellSmoother.h"
#include "Path/TautString.h"

namespace NavCore
{
namespace Detail::PathSmootherImpl
{
/** Cells looked at for one unit of the budget. */
constexpr std::int64_t LooksPerUnit = 64;
} // namespace Detail::PathSmootherImpl

/** One path on its way through whichever smoother serves it. */
class PathSmoother::Job
{
public:
	SmoothingStatus Begin(const GridMap& map, const Path& path, const SmoothingOptions& options)
	{
		map_ = &map;
		clearance_ = options.clearance;
		counters_ = {};
		result_.Clear();
		waypoints_.clear();
		const bool badBox = options.method == SmoothingMethod::BoxedRays && options.boxRadius < 1;
		if (badBox || !Detail::ServesClearance(map, options.clearance))
		{
			return status_ = SmoothingStatus::BadOptions;
		}
		result_.partial = path.partial;
		result_.form = PathForm::Cells;
		result_.mapVersion = map.Version();
		pullsString_ = options.method == SmoothingMethod::StringPulling && Detail::TautString::Serves(map);
		pullsString_ ? string_.Begin(map, path, options) : cells_.Begin(map, path, options);
		return status_ = SmoothingStatus::Running;
	}

	SmoothingStatus Advance(WorkBudget& budget)
	{
		if (status_ != SmoothingStatus::Running)
		{
			return status_;
		}
		if (pullsString_)
		{
			return Run(budget, [this] { return string_.Work(counters_, result_, waypoints_); });
		}
		if (clearance_ > 1 || map_->HasHeight())
		{
			return RunCells(budget, Detail::LayeredMoves(*map_, clearance_));
		}
		return map_->HasTerrain() ? RunCells(budget, Detail::TerrainMoves(*map_, 1))
								  : RunCells(budget, Detail::UniformMoves(*map_, 1));
	}

	void Cancel()
	{
		if (status_ == SmoothingStatus::Running)
		{
			End(SmoothingStatus::Cancelled);
		}
	}

	[[nodiscard]] SmoothingStatus Status() const { return status_; }
	[[nodiscard]] const Path& Result() const { return status_ == SmoothingStatus::Done ? result_ : none_; }
	[[nodiscard]] const std::vector<Cell>& Waypoints() const
	{
		return status_ == SmoothingStatus::Done ? waypoints_ : none_.points;
	}
	[[nodiscard]] const SmoothingCounters& Counters() const { return counters_; }

private:
	template <class Moves>
	SmoothingStatus RunCells(WorkBudget& budget, const Moves& moves)
	{
		return Run(budget, [&] { return cells_.Work(moves, counters_, result_, waypoints_); });
	}

	template <class Work>
	SmoothingStatus Run(WorkBudget& budget, Work work)
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
				const std::int64_t before = counters_.looks;
				status_ = work();
				used += 1 + (counters_.looks - before) / Detail::PathSmootherImpl::LooksPerUnit;
			}
			budget.Spend(used);
		}
		if (status_ == SmoothingStatus::BrokenPath)
		{
			End(status_);
		}
		return status_;
	}

	/** Ends without a result. */
	void End(SmoothingStatus status)
	{
		result_.Clear();
		waypoints_.clear();
		status_ = status;
	}

	const GridMap* map_ = nullptr;
	Detail::TautString string_;
	Detail::CellSmoother cells_;
	bool pullsString_ = true;
	std::uint8_t clearance_ = 1;
	SmoothingStatus status_ = SmoothingStatus::Idle;
	SmoothingCounters counters_;
	Path result_;
	std::vector<Cell> waypoints_;
	/** What there is to see of an unfinished job. */
	Path none_;
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
