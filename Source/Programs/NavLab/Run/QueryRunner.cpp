// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/QueryRunner.h"

#include "NavCore/Base/Cost.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <chrono>

namespace NavLab
{
namespace
{
using Clock = std::chrono::steady_clock;

double MicrosecondsSince(Clock::time_point begin)
{
	return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}
} // namespace

QueryRunner::QueryRunner(const NavCore::AlgorithmInfo& info)
	: info_(info), scratch_(std::make_unique<NavCore::SearchScratch>()), search_(info.create(*scratch_))
{
}

QueryRunner::~QueryRunner() = default;

void QueryRunner::Run(const NavCore::SearchContext& context, const NavCore::SearchRequest& request,
	int repeat, QueryOutcome& outOutcome)
{
	outOutcome.firstLegUs.reset();
	for (int round = 0; round < repeat; ++round)
	{
		const Clock::time_point begin = Clock::now();
		NavCore::SearchStatus status = search_->Begin(context, request);
		NavCore::WorkBudget budget;
		while (status == NavCore::SearchStatus::Running)
		{
			status = search_->Advance(budget);
		}
		// The copy is part of the price: a host cannot keep a reference into the search.
		outOutcome.path = search_->GetPath();
		const double us = MicrosecondsSince(begin);
		outOutcome.timeUs = round == 0 ? us : (std::min)(outOutcome.timeUs, us);
	}
	outOutcome.status = search_->Status();
	outOutcome.error = search_->Error();
	outOutcome.partialReason = search_->WhyPartial();
	outOutcome.counters = search_->Counters();
	outOutcome.servedBy = search_->ServedBy();
	for (int round = 0; round < repeat && search_->FirstLeg() != nullptr; ++round)
	{
		const double us = TimeFirstLeg(context, request);
		outOutcome.firstLegUs = (std::min)(outOutcome.firstLegUs.value_or(us), us);
	}
}

/** A query by someone who waits for the first leg, and for no more than that. */
double QueryRunner::TimeFirstLeg(const NavCore::SearchContext& context, NavCore::SearchRequest request)
{
	request.pauseAtFirstLeg = true;
	const Clock::time_point begin = Clock::now();
	NavCore::SearchStatus status = search_->Begin(context, request);
	NavCore::WorkBudget budget;
	while (status == NavCore::SearchStatus::Running && search_->FirstLeg() == nullptr)
	{
		status = search_->Advance(budget);
	}
	if (const NavCore::Path* leg = search_->FirstLeg())
	{
		firstLeg_ = *leg;
	}
	return MicrosecondsSince(begin);
}

std::string_view StatusWord(NavCore::SearchStatus status)
{
	switch (status)
	{
	case NavCore::SearchStatus::Idle:
		return "idle";
	case NavCore::SearchStatus::Running:
		return "running";
	case NavCore::SearchStatus::Found:
		return "found";
	case NavCore::SearchStatus::Partial:
		return "partial";
	case NavCore::SearchStatus::NoPath:
		return "no_path";
	case NavCore::SearchStatus::InvalidRequest:
		return "invalid_request";
	case NavCore::SearchStatus::LimitReached:
		return "limit_reached";
	case NavCore::SearchStatus::OutOfMemory:
		return "out_of_memory";
	case NavCore::SearchStatus::Cancelled:
		return "cancelled";
	}
	return "unknown";
}

std::string ReasonText(const QueryOutcome& outcome)
{
	if (outcome.status == NavCore::SearchStatus::InvalidRequest)
	{
		return std::string(NavCore::Describe(outcome.error));
	}
	switch (outcome.partialReason)
	{
	case NavCore::PartialReason::None:
		break;
	case NavCore::PartialReason::GoalUnreachable:
		return "the goal is unreachable; the path ends at the best place found";
	case NavCore::PartialReason::LimitReached:
		return "the expansion limit was reached; the path ends at the best place found";
	case NavCore::PartialReason::OutOfMemory:
		return "the memory limit was reached; the path ends at the best place found";
	}
	return outcome.status == NavCore::SearchStatus::Found ? std::string()
														  : std::string(NavCore::Describe(outcome.status));
}

double CostInSteps(NavCore::Cost cost)
{
	return static_cast<double>(cost.units) / NavCore::StraightUnits;
}
} // namespace NavLab
