// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/BenchRun.h"

#include "NavLab/Cli/Progress.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/SmoothRunner.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"

#include "NavReference/Bridge/CoreBridge.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

namespace NavLab
{
namespace
{
/** Older scenario files round their optima to this. */
constexpr double LengthTolerance = 0.01;
constexpr std::size_t WarmUpQueries = 4;
/** Answers kept before they are checked: checking in between would cool the caches that games keep warm. */
constexpr std::size_t AnswersAtOnce = 256;

/** One algorithm on its way through a plan. */
class BenchPass
{
public:
	BenchPass(const BenchPlan& plan, const NavCore::AlgorithmInfo& info, int repeat)
		: plan_(plan), runner_(info), repeat_(repeat), graph_(plan.map.Clone()),
		  grid_(NavReference::ToReference(plan.map))
	{
		result_.name = info.name;
		Prepare();
	}

	BenchResult Run(Progress& progress)
	{
		bool warm = false;
		for (std::size_t i = 0; i < plan_.commands.size(); ++i)
		{
			const NavCore::DynamicCommand& command = plan_.commands[i];
			if (command.IsPatch())
			{
				CheckAnswers();
				Patch(command);
			}
			else
			{
				if (!warm)
				{
					WarmUp();
					warm = true;
				}
				Query(command);
			}
			progress.Set(i + 1);
		}
		CheckAnswers();
		return Finish();
	}

private:
	/** A query with its answer, waiting to be checked. */
	struct Answered
	{
		const NavCore::DynamicCommand* command = nullptr;
		QueryOutcome outcome;
		SmoothOutcome smoothed;
	};

	void Prepare()
	{
		using Clock = std::chrono::steady_clock;
		const Clock::time_point begin = Clock::now();
		graph_.Require(runner_.Info().uses);
		result_.prepareMs = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
	}

	/** First uses of memory are not what a running game pays; a few queries take them beforehand. */
	void WarmUp()
	{
		const std::size_t stride = (std::max)(plan_.commands.size() / WarmUpQueries, std::size_t{1});
		for (std::size_t i = stride - 1; i < plan_.commands.size(); i += stride)
		{
			if (!plan_.commands[i].IsPatch())
			{
				Answered answered;
				Answer(plan_.commands[i], 1, answered);
			}
		}
	}

	void Answer(const NavCore::DynamicCommand& command, int repeat, Answered& outAnswered)
	{
		NavCore::SearchRequest request;
		request.start = command.start;
		request.goal = command.goal;
		outAnswered.command = &command;
		runner_.Run(graph_.Context(), request, repeat, outAnswered.outcome);
	}

	void Query(const NavCore::DynamicCommand& command)
	{
		if (waiting_ == AnswersAtOnce)
		{
			CheckAnswers();
		}
		Answer(command, repeat_, answers_[waiting_++]);
	}

	void CheckAnswers()
	{
		for (std::size_t i = 0; i < waiting_; ++i)
		{
			smoother_.Run(graph_.Map(), answers_[i].outcome.path, repeat_, answers_[i].smoothed);
		}
		for (std::size_t i = 0; i < waiting_; ++i)
		{
			Count(answers_[i]);
		}
		waiting_ = 0;
	}

	void Count(const Answered& answered)
	{
		const NavCore::DynamicCommand& command = *answered.command;
		const QueryOutcome& outcome = answered.outcome;
		++result_.queries;
		times_.push_back(outcome.timeUs);
		smoothedTimes_.push_back(outcome.timeUs + answered.smoothed.timeUs);
		if (outcome.firstLegUs)
		{
			firstLegs_.push_back(*outcome.firstLegUs);
		}
		expanded_ += static_cast<double>(outcome.counters.expanded);
		peakNodes_ += static_cast<double>(outcome.counters.peakNodes);
		peakBytes_ = (std::max)(peakBytes_, outcome.counters.peakBytes);
		const bool found = outcome.status == NavCore::SearchStatus::Found;
		++(found ? result_.solved : result_.unsolved);
		if (outcome.servedBy != result_.name)
		{
			result_.servedBy = outcome.servedBy;
		}
		CheckPath(command, outcome, found);
		CheckOptimum(command, outcome, found);
		if (found)
		{
			CheckSmoothed(command, outcome.path, answered.smoothed.path);
		}
	}

	void CheckPath(const NavCore::DynamicCommand& command, const QueryOutcome& outcome, bool found)
	{
		// A status without a path must not come with one.
		const std::string fault = found
			? NavReference::ValidatePath(grid_, outcome.path, command.start, command.goal).reason
			: (outcome.path.IsEmpty() ? "" : "a path was returned with a status that has none");
		if (!fault.empty())
		{
			++result_.invalidPaths;
			NoteFault(command, fault);
		}
	}

	void CheckOptimum(const NavCore::DynamicCommand& command, const QueryOutcome& outcome, bool found)
	{
		const bool solvable =
			command.optimalLength > 0.0 || (command.optimalLength == 0.0 && command.start == command.goal);
		const double length = LengthOf(outcome.path);
		if (solvable && found && command.optimalLength > 0.0)
		{
			suboptimality_.push_back(ExcessPct(length, command.optimalLength));
		}
		const bool matches = solvable ? found && std::abs(length - command.optimalLength) <= LengthTolerance
									  : AnswersNoPath(outcome);
		if (runner_.Info().optimal && !matches)
		{
			++result_.optimalMismatches;
			NoteFault(command,
				fmt::format("the optimum is {}, the answer {} with length {}", command.optimalLength,
					StatusWord(outcome.status), length));
		}
	}

	[[nodiscard]] double LengthOf(const NavCore::Path& path) const
	{
		return graph_.Map().HasTerrain() ? CostInSteps(path.cost) : path.Length();
	}

	[[nodiscard]] static double ExcessPct(double length, double optimum)
	{
		// A shade below the optimum is the rounding of the file, not a better path.
		const double excess = length - optimum;
		const double counted = excess < 0.0 && excess >= -LengthTolerance ? 0.0 : excess;
		return counted / optimum * 100.0;
	}

	/** A smoothed path must be legal and no dearer than it was. */
	void CheckSmoothed(
		const NavCore::DynamicCommand& command, const NavCore::Path& raw, const NavCore::Path& path)
	{
		std::string fault = NavReference::ValidatePath(grid_, path, command.start, command.goal).reason;
		if (fault.empty() && path.cost > raw.cost)
		{
			fault = "smoothing made it dearer";
		}
		if (!fault.empty())
		{
			++result_.invalidPaths;
			NoteFault(command, "smoothed path: " + fault);
		}
		else if (command.optimalLength > 0.0)
		{
			smoothedSuboptimality_.push_back(ExcessPct(LengthOf(path), command.optimalLength));
		}
	}

	/** A blocked end, as a patch may leave it behind, is as good a proof as an exhausted search. */
	[[nodiscard]] static bool AnswersNoPath(const QueryOutcome& outcome)
	{
		return outcome.status == NavCore::SearchStatus::NoPath ||
			outcome.error == NavCore::RequestError::StartBlocked ||
			outcome.error == NavCore::RequestError::GoalBlocked;
	}

	void NoteFault(const NavCore::DynamicCommand& command, const std::string& fault)
	{
		if (result_.firstFault.empty())
		{
			result_.firstFault = fmt::format("{} from {},{} to {},{}: {}", result_.name, command.start.x,
				command.start.y, command.goal.x, command.goal.y, fault);
		}
	}

	void Patch(const NavCore::DynamicCommand& command)
	{
		using Clock = std::chrono::steady_clock;
		const NavCore::PatchBits& patch = plan_.patches.patches[static_cast<std::size_t>(command.patch)];
		const Clock::time_point begin = Clock::now();
		NavCore::GridEdit edit(graph_.MapForEdit());
		const NavCore::GridError error = NavCore::ApplyPatch(edit, patch, command.corner);
		graph_.Apply(edit.Commit());
		const Clock::time_point end = Clock::now();
		if (error != NavCore::GridError::None)
		{
			throw std::runtime_error(fmt::format("a patch that was checked failed: {}", Describe(error)));
		}
		patchTimes_.push_back(std::chrono::duration<double, std::micro>(end - begin).count());
		PatchReference(patch, command.corner);
	}

	/** Reads the patch, not the map after the edit: the edit is under test. */
	void PatchReference(const NavCore::PatchBits& patch, NavCore::Cell corner)
	{
		for (std::int32_t y = 0; y < patch.Height(); ++y)
		{
			for (std::int32_t x = 0; x < patch.Width(); ++x)
			{
				grid_.walkable[grid_.IndexOf({corner.x + x, corner.y + y})] =
					patch.IsWalkable({x, y}) ? 1 : 0;
			}
		}
	}

	BenchResult Finish()
	{
		const double count = static_cast<double>((std::max)(result_.queries, std::size_t{1}));
		result_.timeUs = Summarize(times_);
		result_.smoothedMeanUs = Summarize(smoothedTimes_).mean;
		if (!firstLegs_.empty())
		{
			result_.firstLegMeanUs = Summarize(firstLegs_).mean;
		}
		result_.meanExpanded = expanded_ / count;
		result_.meanPeakNodes = peakNodes_ / count;
		result_.suboptimalityPct = Summarize(suboptimality_);
		result_.smoothedMeanSuboptimalityPct = Summarize(smoothedSuboptimality_).mean;
		result_.memoryBytes = static_cast<std::int64_t>(graph_.Bytes()) + peakBytes_;
		result_.patches = patchTimes_.size();
		result_.patchUs = Summarize(patchTimes_);
		result_.walkableAtEnd = graph_.Map().WalkableCount();
		return result_;
	}

	const BenchPlan& plan_;
	QueryRunner runner_;
	int repeat_;
	NavCore::NavGraph graph_;
	NavReference::ReferenceGrid grid_;
	std::vector<Answered> answers_ = std::vector<Answered>(AnswersAtOnce);
	std::size_t waiting_ = 0;
	SmoothRunner smoother_;
	BenchResult result_;
	std::vector<double> times_;
	std::vector<double> smoothedTimes_;
	std::vector<double> firstLegs_;
	std::vector<double> suboptimality_;
	std::vector<double> smoothedSuboptimality_;
	std::vector<double> patchTimes_;
	double expanded_ = 0.0;
	double peakNodes_ = 0.0;
	std::int64_t peakBytes_ = 0;
};
} // namespace

BenchResult RunBench(
	const BenchPlan& plan, const NavCore::AlgorithmInfo& info, int repeat, Progress& progress)
{
	return BenchPass(plan, info, repeat).Run(progress);
}
} // namespace NavLab
