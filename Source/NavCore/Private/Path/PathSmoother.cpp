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
		pullsString_ = options.method == SmoothingMethod::StringPulling && Detail::TautString::Serves(map);
		source_ = &path;
		options_ = options;
		if (!path.links.empty())
		{
			whole_.Clear();
			wholeWaypoints_.clear();
			sum_ = {};
			nextLink_ = 0;
			nextPoint_ = 0;
			betweenPieces_ = true;
			return status_ = SmoothingStatus::Running;
		}
		betweenPieces_ = false;
		BeginPiece(path);
		return status_ = SmoothingStatus::Running;
	}

	SmoothingStatus Advance(WorkBudget& budget)
	{
		if (status_ != SmoothingStatus::Running || source_->links.empty())
		{
			return AdvancePiece(budget);
		}
		while (status_ == SmoothingStatus::Running && budget.NextQuantum() > 0)
		{
			if (betweenPieces_)
			{
				TakePiece(budget);
				continue;
			}
			if (AdvancePiece(budget) == SmoothingStatus::Done)
			{
				JoinPiece();
			}
		}
		return status_;
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
	void BeginPiece(const Path& path)
	{
		result_.Clear();
		result_.partial = source_->partial;
		result_.form = PathForm::Cells;
		result_.mapVersion = map_->Version();
		waypoints_.clear();
		pullsString_ ? string_.Begin(*map_, path, options_) : cells_.Begin(*map_, path, options_);
	}

	/** The points up to the next link are a path of their own. */
	void TakePiece(WorkBudget& budget)
	{
		const bool isLast = nextLink_ == source_->links.size();
		const std::size_t end = isLast ? source_->points.size() : source_->links[nextLink_].point + 1U;
		piece_.Clear();
		piece_.form = source_->form;
		piece_.points.assign(source_->points.begin() + static_cast<std::ptrdiff_t>(nextPoint_),
			source_->points.begin() + static_cast<std::ptrdiff_t>(end));
		nextPoint_ = end;
		budget.Spend(1 + static_cast<std::int64_t>(piece_.points.size()) / 64);
		betweenPieces_ = false;
		BeginPiece(piece_);
	}

	/** Appends what became of a piece, and the link behind it. */
	void JoinPiece()
	{
		AppendPath(whole_, result_);
		wholeWaypoints_.insert(wholeWaypoints_.end(), waypoints_.begin(), waypoints_.end());
		sum_.rounds += counters_.rounds;
		sum_.examined += counters_.examined;
		sum_.shortcuts += counters_.shortcuts;
		sum_.looks += counters_.looks;
		counters_ = sum_;
		if (nextLink_ == source_->links.size())
		{
			std::swap(result_, whole_);
			std::swap(waypoints_, wholeWaypoints_);
			return;
		}
		const PathLink& link = source_->links[nextLink_++];
		AppendLink(whole_, link.link, source_->points[link.point + 1], link.cost);
		counters_ = {};
		betweenPieces_ = true;
		status_ = SmoothingStatus::Running;
	}

	SmoothingStatus AdvancePiece(WorkBudget& budget)
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
	const Path* source_ = nullptr;
	SmoothingOptions options_;
	/** Of a path with links: the piece at work, what is behind it, and where the next one begins. */
	Path piece_;
	Path whole_;
	std::vector<Cell> wholeWaypoints_;
	SmoothingCounters sum_;
	std::size_t nextLink_ = 0;
	std::size_t nextPoint_ = 0;
	bool betweenPieces_ = false;
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
