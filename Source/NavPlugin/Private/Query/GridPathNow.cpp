// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathNow.h"

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "Convert/GridPathConvert.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/WorkBudget.h"
#include "Settings/GridNavSettings.h"

#include <span>

namespace UE::GridNav::NowImpl
{
static EGridPathOutcome OutcomeOf(NavCore::SearchStatus Status, NavCore::RequestError Error)
{
	switch (Status)
	{
	case NavCore::SearchStatus::Found:
		return EGridPathOutcome::Found;
	case NavCore::SearchStatus::Partial:
		return EGridPathOutcome::Partial;
	case NavCore::SearchStatus::NoPath:
		return EGridPathOutcome::NoPath;
	case NavCore::SearchStatus::InvalidRequest:
		break;
	default:
		return EGridPathOutcome::OverLimit;
	}
	switch (Error)
	{
	case NavCore::RequestError::StartOffMap:
	case NavCore::RequestError::StartBlocked:
	case NavCore::RequestError::StartTooNarrow:
		return EGridPathOutcome::InvalidStart;
	case NavCore::RequestError::GoalOffMap:
	case NavCore::RequestError::GoalBlocked:
	case NavCore::RequestError::GoalTooNarrow:
		return EGridPathOutcome::InvalidGoal;
	default:
		return EGridPathOutcome::InvalidRequest;
	}
}
} // namespace UE::GridNav::NowImpl

FGridPathNow::FGridPathNow(const FGridNavLimits& Limits)
	: Scratch(static_cast<std::size_t>(Limits.MaxMemoryMegabytes) << 20)
{
}

bool FGridPathNow::Prepare(EGridNavAlgorithm Algorithm)
{
	const NavCore::AlgorithmInfo* Wanted = NavCore::FindAlgorithm(UE::GridNav::ToAlgorithmName(Algorithm));
	if (Wanted != nullptr && Wanted != Info)
	{
		Search = Wanted->create(Scratch);
		Info = Wanted;
	}
	return Wanted != nullptr;
}

FGridPathResult FGridPathNow::Find(
	const FGridNavGraph& Graph, const FGridPathRequest& Request, const FGridNavLimits& Limits)
{
	FGridPathResult Result;
	NavCore::PathRequest Wanted;
	Result.Outcome = UE::GridNav::ToPathRequest(Request, Graph, Wanted);
	if (Result.Outcome != EGridPathOutcome::Pending)
	{
		return Result;
	}
	const bool bIsDefault = Request.Algorithm == EGridNavAlgorithm::ProjectDefault;
	if (!Request.Goals.IsEmpty() || !Prepare(bIsDefault ? Limits.Algorithm : Request.Algorithm))
	{
		Result.Outcome = EGridPathOutcome::InvalidRequest;
		return Result;
	}
	NavCore::SearchRequest SearchRequest;
	SearchRequest.start = Wanted.start;
	SearchRequest.goal = Wanted.goal.cell;
	SearchRequest.clearance = Graph.World().Profile(Wanted.profile).clearance;
	SearchRequest.allowPartial = Request.bAllowPartial;
	SearchRequest.maxExpansions = Request.MaxExpansions > 0
		? FMath::Min<int64>(Request.MaxExpansions, Limits.MaxExpansionsNow)
		: Limits.MaxExpansionsNow;

	const NavCore::SearchContext Context = Graph.World().Graph(Wanted.profile).Context();
	NavCore::WorkBudget Budget;
	NavCore::SearchStatus Status = Search->Begin(Context, SearchRequest);
	while (Status == NavCore::SearchStatus::Running)
	{
		Status = Search->Advance(Budget);
	}
	Result.Outcome = UE::GridNav::NowImpl::OutcomeOf(Status, Search->Error());
	Result.ExpandedCells = Search->Counters().expanded;
	if (Search->GetPath().IsEmpty())
	{
		return Result;
	}
	const FGridPathEnds Ends{Request.Start, Request.Goal, true};
	NavCore::SmoothingOptions Options;
	Options.clearance = SearchRequest.clearance;
	if (Request.bSmooth &&
		Smoother.Begin(*Context.map, Search->GetPath(), Options) == NavCore::SmoothingStatus::Running &&
		Smoother.Advance(Budget) == NavCore::SmoothingStatus::Done)
	{
		UE::GridNav::FillPath(Graph, Smoother.Result(), Smoother.Waypoints(), Ends, Result);
		return Result;
	}
	UE::GridNav::FillPath(Graph, Search->GetPath(), {}, Ends, Result);
	return Result;
}
