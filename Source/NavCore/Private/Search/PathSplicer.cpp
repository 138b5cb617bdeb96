// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/PathSplicer.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Path/EmptyMapDistance.h"
#include "Path/PathSteps.h"
#include "Search/CellTable.h"
#include "Search/JumpPointSearch.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace NavCore
{
namespace Detail::PathSplicerImpl
{
/** Steps looked at for one unit of the budget. */
constexpr std::int64_t StepsPerUnit = 64;

/** What a stretch of a path costs, or would cost: steps that cannot be taken count as the mean of the others.
 */
struct StretchCost
{
	std::int64_t units = 0;
	std::int64_t taken = 0;
	std::int64_t steps = 0;

	[[nodiscard]] std::int64_t PerStep(const GridMap& map) const
	{
		return taken > 0 ? units / taken : StraightUnits * map.MinTerrain();
	}
	[[nodiscard]] std::int64_t Whole(const GridMap& map) const
	{
		return units + (steps - taken) * PerStep(map);
	}
};
} // namespace Detail::PathSplicerImpl

/** One path on its way through the phases. Cells are counted from where the agent stands or joins. */
class PathSplicer::Job
{
public:
	explicit Job(SearchScratch& scratch) : search_(Detail::CreateJumpPointSearch(scratch)) {}

	SpliceStatus Begin(const SearchContext& context, const Path& path, const SpliceRequest& request)
	{
		search_->Cancel();
		context_ = context;
		path_ = &path;
		request_ = request;
		counters_ = {};
		reason_ = ReplanReason::None;
		cells_.clear();
		result_.Clear();
		status_ = SpliceStatus::Running;
		phase_ = Phase::Load;
		distance_.Attach(Map());
		judge_.emplace(Map(), request.clearance);
		if (path.IsEmpty())
		{
			return Fail(ReplanReason::BadPath);
		}
		if (!judge_->CanStand(request.start))
		{
			return Fail(ReplanReason::StartBlocked);
		}
		place_ = PlaceAt(path, request.fromStep);
		if (!path.links.empty() && path.links.back().point + 1 >= place_.nextPoint)
		{
			return Fail(ReplanReason::TakesLinks);
		}
		cells_.push_back(place_.cell);
		return Map().Contains(place_.cell) ? status_ : Fail(ReplanReason::BadPath);
	}

	SpliceStatus Advance(WorkBudget& budget)
	{
		while (status_ == SpliceStatus::Running)
		{
			if (phase_ == Phase::Search)
			{
				if (!RunSearch(budget))
				{
					break;
				}
				continue;
			}
			const std::int64_t quantum = budget.NextQuantum();
			if (quantum == 0)
			{
				break;
			}
			std::int64_t used = 0;
			while (used < quantum && status_ == SpliceStatus::Running && phase_ != Phase::Search)
			{
				RunPhase();
				++used;
			}
			budget.Spend(used);
		}
		return status_;
	}

	void Cancel()
	{
		if (status_ == SpliceStatus::Running)
		{
			search_->Cancel();
			result_.Clear();
			status_ = SpliceStatus::Cancelled;
		}
	}

	[[nodiscard]] SpliceStatus Status() const { return status_; }
	[[nodiscard]] ReplanReason Reason() const { return reason_; }
	[[nodiscard]] const Path& Result() const { return result_; }
	[[nodiscard]] const SpliceCounters& Counters() const { return counters_; }

private:
	enum class Phase : std::uint8_t
	{
		Load,    // Lists the cells of the path ahead.
		Follow,  // Keeps them while their steps are legal.
		Rejoin,  // Looks for where the path is sound again.
		Search,  // Leads there.
		Index,   // Notes the cells of the detour.
		Leave,   // Finds the first kept cell on the detour.
		Return,  // Finds the last cell of the path on it.
		Measure, // Adds up the result.
	};

	[[nodiscard]] const GridMap& Map() const { return *context_.map; }

	SpliceStatus Fail(ReplanReason reason)
	{
		result_.Clear();
		reason_ = reason;
		return status_ = SpliceStatus::Replan;
	}

	/** A unit's worth of a phase. */
	void RunPhase()
	{
		switch (phase_)
		{
		case Phase::Load:
			return Load();
		case Phase::Follow:
			return Follow();
		case Phase::Rejoin:
			return FindRejoin();
		case Phase::Search:
			return;
		case Phase::Index:
			return IndexDetour();
		case Phase::Leave:
			return FindLeave();
		case Phase::Return:
			return FindReturn();
		case Phase::Measure:
			return Measure();
		}
	}

	void Load()
	{
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i)
		{
			if (place_.nextPoint >= path_->points.size())
			{
				return request_.start == cells_.front() ? StartFollowing(0) : HeadForPath();
			}
			const Cell point = path_->points[place_.nextPoint];
			const bool one = path_->form == PathForm::Cells;
			if (!Map().Contains(point) || !Detail::IsRun(place_.cell, point) ||
				(one && Detail::RunLength(place_.cell, point) != 1))
			{
				Fail(ReplanReason::BadPath);
				return;
			}
			place_.cell = Detail::AlongRun(place_.cell, point, 1);
			place_.nextPoint += place_.cell == point ? 1 : 0;
			cells_.push_back(place_.cell);
			++counters_.steps;
		}
	}

	/** Goes on along the path from a cell of it, which is put at the end of the result. */
	void StartFollowing(std::size_t from)
	{
		if (result_.points.empty())
		{
			result_.points.push_back(request_.start);
		}
		at_ = from;
		joined_ = from;
		phase_ = Phase::Follow;
	}

	void Follow()
	{
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i, ++counters_.steps)
		{
			if (at_ + 1 == cells_.size())
			{
				phase_ = Phase::Measure;
				at_ = 0;
				return;
			}
			if (judge_->LegalSteps(cells_[at_], cells_[at_ + 1], 1) == 0)
			{
				return StartRejoining();
			}
			result_.points.push_back(cells_[++at_]);
		}
	}

	/** The step from at_ is broken. */
	void StartRejoining()
	{
		if (counters_.detours == request_.maxDetours)
		{
			Fail(ReplanReason::TooManyBreaks);
			return;
		}
		const auto lead = static_cast<std::size_t>((std::max)(request_.leadSteps, 0));
		const std::size_t back = (std::min)(lead, at_ - joined_);
		leave_ = at_ - back;
		result_.points.resize(result_.points.size() - back);
		stretch_ = {};
		for (std::size_t i = leave_; i <= at_; ++i)
		{
			AddToStretch(i);
		}
		rejoin_ = at_ + 1;
		soundSteps_ = -1;
		phase_ = Phase::Rejoin;
	}

	/** Walks on until enough steps in a row are legal, or to the end of the path. */
	void FindRejoin()
	{
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i, ++counters_.steps)
		{
			if (soundSteps_ < 0)
			{
				soundSteps_ = judge_->CanStand(cells_[rejoin_]) ? 0 : -1;
			}
			else
			{
				// The step to this cell counts only if it can be taken.
				const bool legal = judge_->LegalSteps(cells_[rejoin_ - 1], cells_[rejoin_], 1) != 0;
				soundSteps_ = legal ? soundSteps_ + 1 : judge_->CanStand(cells_[rejoin_]) ? 0 : -1;
			}
			const bool last = rejoin_ + 1 == cells_.size();
			if (soundSteps_ >= (std::max)(request_.leadSteps, 0) || (last && soundSteps_ >= 0))
			{
				return StartDetour(cells_[leave_], rejoin_, stretch_.Whole(Map()), stretch_.PerStep(Map()));
			}
			if (last)
			{
				Fail(ReplanReason::EndBlocked);
				return;
			}
			AddToStretch(rejoin_++);
		}
	}

	/** Counts the step from a cell of the path to the next. */
	void AddToStretch(std::size_t index)
	{
		++stretch_.steps;
		if (Map().IsWalkable(cells_[index]) && Map().IsWalkable(cells_[index + 1]))
		{
			++stretch_.taken;
			stretch_.units += judge_->CostOf(cells_[index], cells_[index + 1], 1);
		}
	}

	/** An agent off the path heads for the cell of it that promises the cheapest way to the end. */
	void HeadForPath()
	{
		result_.points.push_back(request_.start);
		const std::size_t last =
			(std::min)(cells_.size() - 1, static_cast<std::size_t>((std::max)(request_.joinSteps, 0)));
		stretch_ = {};
		for (std::size_t i = 0; i < last; ++i)
		{
			AddToStretch(i);
		}
		const std::int64_t perStep = stretch_.PerStep(Map());
		const std::int64_t reach = Limit(distance_(request_.start, cells_.front()), perStep);
		std::optional<std::size_t> best;
		std::int64_t bestGain = 0;
		std::int64_t walked = 0;
		for (std::size_t i = 0; i <= last; ++i, ++counters_.steps)
		{
			walked += i > 0 ? judge_->CostOf(cells_[i - 1], cells_[i], 1) : 0;
			const std::int64_t away = distance_(request_.start, cells_[i]);
			// Later cells must promise more: a shorter way onto the path is a surer one.
			if (away <= reach && judge_->CanStand(cells_[i]) && (!best || walked - away > bestGain))
			{
				best = i;
				bestGain = walked - away;
			}
		}
		if (!best)
		{
			Fail(ReplanReason::TooLong);
			return;
		}
		const std::int64_t steps =
			distance_(request_.start, cells_[*best]) / (StraightUnits * Map().MinTerrain());
		StartDetour(request_.start, *best, (steps + 1) * perStep, perStep);
	}

	[[nodiscard]] std::int64_t Limit(std::int64_t units, std::int64_t perStep) const
	{
		return units * (std::max)(request_.maxFactorPermille, 0) / 1000 +
			perStep * (std::max)(request_.slackSteps, 0);
	}

	/** To a cell of the path; instead of a stretch of such a cost. */
	void StartDetour(Cell from, std::size_t rejoin, std::int64_t units, std::int64_t perStep)
	{
		++counters_.detours;
		rejoin_ = rejoin;
		SearchRequest request;
		request.start = from;
		request.goal = cells_[rejoin];
		request.clearance = request_.clearance;
		request.maxExpansions = request_.maxExpansions;
		// A limit of zero would be none.
		request.maxCost = {(std::max)(Limit(units, perStep), std::int64_t{1})};
		phase_ = Phase::Search;
		static_cast<void>(search_->Begin(context_, request));
	}

	/** False when the budget is spent. */
	[[nodiscard]] bool RunSearch(WorkBudget& budget)
	{
		const SearchStatus status = search_->Advance(budget);
		if (status == SearchStatus::Running)
		{
			return false;
		}
		counters_.expanded += search_->Counters().expanded;
		const bool worked =
			request_.maxExpansions > 0 && search_->Counters().expanded >= request_.maxExpansions;
		switch (status)
		{
		case SearchStatus::Found:
			ExpandToCells(search_->GetPath(), detour_);
			table_.Start(detour_.size());
			phase_ = Phase::Index;
			indexed_ = 0;
			break;
		case SearchStatus::LimitReached:
			Fail(worked ? ReplanReason::TooMuchWork : ReplanReason::TooLong);
			break;
		case SearchStatus::NoPath:
			Fail(ReplanReason::NoDetour);
			break;
		default:
			Fail(ReplanReason::TooMuchWork);
			break;
		}
		return true;
	}

	void IndexDetour()
	{
		const std::size_t end = (std::min)(
			detour_.size(), indexed_ + static_cast<std::size_t>(Detail::PathSplicerImpl::StepsPerUnit));
		for (; indexed_ < end; ++indexed_)
		{
			table_.Put(detour_[indexed_], static_cast<std::uint32_t>(indexed_));
		}
		if (indexed_ == detour_.size())
		{
			phase_ = Phase::Leave;
			at_ = 0;
		}
	}

	/** The result is left at its first cell that the detour comes by; the last one is the detour's start. */
	void FindLeave()
	{
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i, ++at_)
		{
			const std::uint32_t found = table_.Find(result_.points[at_]);
			if (found != Detail::CellTable::Absent)
			{
				result_.points.resize(at_ + 1);
				detourFrom_ = found;
				detourTo_ = detour_.size() - 1;
				at_ = rejoin_;
				phase_ = Phase::Return;
				return;
			}
		}
	}

	/** The path is met again at its last cell that what is left of the detour comes by. */
	void FindReturn()
	{
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i, ++at_, ++counters_.steps)
		{
			if (at_ == cells_.size())
			{
				const auto first = detour_.begin() + static_cast<std::ptrdiff_t>(detourFrom_) + 1;
				const auto end = detour_.begin() + static_cast<std::ptrdiff_t>(detourTo_) + 1;
				result_.points.insert(result_.points.end(), first, (std::max)(first, end));
				return StartFollowing(rejoin_);
			}
			const std::uint32_t found = table_.Find(cells_[at_]);
			if (found != Detail::CellTable::Absent && found >= detourFrom_)
			{
				detourTo_ = found;
				rejoin_ = at_;
			}
		}
	}

	void Measure()
	{
		const std::vector<Cell>& points = result_.points;
		const bool hex = Map().GetTopology() == Topology::Hex;
		for (std::int64_t i = 0; i < Detail::PathSplicerImpl::StepsPerUnit; ++i, ++at_)
		{
			if (at_ + 1 == points.size())
			{
				result_.form = PathForm::Cells;
				result_.partial = path_->partial;
				result_.mapVersion = Map().Version();
				status_ = SpliceStatus::Done;
				return;
			}
			const Cell from = points[at_];
			const Cell to = points[at_ + 1];
			result_.cost.units += judge_->CostOf(from, to, 1);
			++(!hex && from.x != to.x && from.y != to.y ? result_.diagonalSteps : result_.straightSteps);
		}
	}

	std::unique_ptr<PathSearch> search_;
	SearchContext context_;
	SpliceRequest request_;
	const Path* path_ = nullptr;
	std::optional<Detail::RunJudge> judge_;
	Detail::EmptyMapDistance distance_;
	SpliceStatus status_ = SpliceStatus::Idle;
	ReplanReason reason_ = ReplanReason::None;
	Phase phase_ = Phase::Load;
	PathPlace place_;
	/** The path ahead, cell by cell. */
	std::vector<Cell> cells_;
	std::vector<Cell> detour_;
	Detail::CellTable table_;
	/** Place of work: in cells_, or in the result where that is looked at. */
	std::size_t at_ = 0;
	/** In cells_: where the stretch that is being followed begins, where it is left, where it is met again.
	 */
	std::size_t joined_ = 0;
	std::size_t leave_ = 0;
	std::size_t rejoin_ = 0;
	/** What a detour replaces. */
	Detail::PathSplicerImpl::StretchCost stretch_;
	/** Legal steps in a row up to rejoin_; -1 where the agent cannot stand. */
	std::int32_t soundSteps_ = 0;
	/** In detour_: the part that is used. */
	std::size_t indexed_ = 0;
	std::size_t detourFrom_ = 0;
	std::size_t detourTo_ = 0;
	SpliceCounters counters_;
	Path result_;
};

std::string_view Describe(ReplanReason reason)
{
	switch (reason)
	{
	case ReplanReason::None:
		return "no reason";
	case ReplanReason::BadPath:
		return "the path is empty or does not fit the map";
	case ReplanReason::StartBlocked:
		return "the agent cannot stand where it is";
	case ReplanReason::EndBlocked:
		return "the agent cannot stand on the end of the path";
	case ReplanReason::NoDetour:
		return "there is no way around";
	case ReplanReason::TooLong:
		return "every way around is longer than the limit";
	case ReplanReason::TooMuchWork:
		return "no way around was found within the limits of a search";
	case ReplanReason::TooManyBreaks:
		return "the path is broken in too many places";
	case ReplanReason::TakesLinks:
		return "the path ahead crosses links";
	}
	return "unknown reason";
}

PathSplicer::PathSplicer(SearchScratch& scratch) : job_(std::make_unique<Job>(scratch)) {}
PathSplicer::~PathSplicer() = default;
PathSplicer::PathSplicer(PathSplicer&&) noexcept = default;
PathSplicer& PathSplicer::operator=(PathSplicer&&) noexcept = default;

SpliceStatus PathSplicer::Begin(const SearchContext& context, const Path& path, const SpliceRequest& request)
{
	NAVCORE_ASSERT(&path != &job_->Result(), "the result is overwritten while its own source is read");
	return job_->Begin(context, path, request);
}

SpliceStatus PathSplicer::Advance(WorkBudget& budget)
{
	return job_->Advance(budget);
}

void PathSplicer::Cancel()
{
	job_->Cancel();
}

SpliceStatus PathSplicer::Status() const
{
	return job_->Status();
}

ReplanReason PathSplicer::WhyReplan() const
{
	return job_->Reason();
}

const Path& PathSplicer::Result() const
{
	return job_->Result();
}

const SpliceCounters& PathSplicer::Counters() const
{
	return job_->Counters();
}
} // namespace NavCore
