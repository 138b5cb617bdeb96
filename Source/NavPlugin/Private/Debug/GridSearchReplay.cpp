// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridSearchReplay.h"

#if GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Query/GridPathQueue.h"
#include "Settings/GridNavSettings.h"

namespace UE::GridNav::ReplayImpl
{
/** As FString takes it, which wants its own characters. */
static FString ToText(std::string_view Text)
{
	FString Out;
	for (const char Character : Text)
	{
		Out.AppendChar(static_cast<TCHAR>(Character));
	}
	return Out;
}
} // namespace UE::GridNav::ReplayImpl

const NavCore::AlgorithmInfo* UE::GridNav::AlgorithmOf(const FGridQueryAsked& Asked)
{
	const bool bIsDefault = Asked.Algorithm == EGridNavAlgorithm::ProjectDefault;
	return NavCore::FindAlgorithm(
		ToAlgorithmName(bIsDefault ? UGridNavSettings::Read().Algorithm : Asked.Algorithm));
}

NavCore::SearchRequest UE::GridNav::ToSearchRequest(const FGridQueryAsked& Asked, const FGridNavGraph& Graph)
{
	NavCore::SearchRequest Request;
	Request.start = Asked.Start;
	Request.goal = Asked.Goal;
	Request.clearance = Graph.World().Profile(Asked.Profile).clearance;
	Request.allowPartial = Asked.bAllowPartial;
	Request.maxExpansions = Asked.MaxExpansions;
	return Request;
}

TSharedPtr<FGridNavGraph> UE::GridNav::FindGraphOf(
	const FGridPathQueue& Queue, const FGridQueryRecord& Record)
{
	const FGridPathSource* Source = Queue.GetSources().FindByPredicate(
		[&Record](const FGridPathSource& Candidate) { return Candidate.Number == Record.Grid; });
	return Source != nullptr ? Source->Graph : nullptr;
}

FString UE::GridNav::Describe(const FGridQueryRecord& Record)
{
	const FGridQueryAsked& Asked = Record.Asked;
	const NavCore::AlgorithmInfo* Info = AlgorithmOf(Asked);
	const FString Name = Info != nullptr ? ReplayImpl::ToText(Info->name) : FString(TEXT("unknown"));
	return FString::Printf(TEXT("%lld: (%d, %d) to (%d, %d), %s, %s, %lld expansions, %d frames"),
		Record.Number, Asked.Start.x, Asked.Start.y, Asked.Goal.x, Asked.Goal.y, *Name,
		Describe(Record.Outcome), Record.Expanded, Record.WaitedFrames);
}

FString FGridSearchReplay::Run(const FGridPathQueue& Queue, const FGridQueryRecord& Wanted)
{
	const TSharedPtr<FGridNavGraph> Found = UE::GridNav::FindGraphOf(Queue, Wanted);
	const NavCore::AlgorithmInfo* Info = UE::GridNav::AlgorithmOf(Wanted.Asked);
	if (!Found.IsValid() || Info == nullptr)
	{
		return TEXT("its grid is gone");
	}
	if (!Wanted.Asked.bHasGoal && Wanted.Outcome != EGridPathOutcome::Found)
	{
		return TEXT("it had a choice of goals and reached none");
	}
	Query = Wanted;
	Graph = Found;
	Trace.Clear();
	const NavCore::NavGraph& Profile = Found->World().Graph(Query.Asked.Profile);
	bMapChanged = Profile.Map().Version() != Query.MapVersion;

	NavCore::SearchRequest Request = UE::GridNav::ToSearchRequest(Query.Asked, *Found);
	Request.trace = &Trace;
	NavCore::SearchScratch Scratch;
	const std::unique_ptr<NavCore::PathSearch> Search = Info->create(Scratch);
	NavCore::WorkBudget Budget(MaxExpansions);
	Status = Search->Begin(Profile.Context(), Request);
	if (Status == NavCore::SearchStatus::Running)
	{
		Status = Search->Advance(Budget);
	}
	Counters = Search->Counters();
	Path = Search->GetPath();
	bCutOff = Status == NavCore::SearchStatus::Running || Trace.Dropped() > 0;
	Drawing.Reset(Profile.Map());
	SetStep(NumSteps());
	return FString();
}

bool FGridSearchReplay::GetCurrent(NavCore::Cell& OutCell) const
{
	if (GetStep() > 0)
	{
		OutCell = Trace.Events()[static_cast<std::size_t>(GetStep() - 1)].cell;
	}
	return GetStep() > 0;
}

void FGridSearchReplay::SetStep(int64 Step)
{
	Drawing.Seek(Trace.Events(), static_cast<std::size_t>(FMath::Clamp<int64>(Step, 0, NumSteps())));
	++Revision;
}

void FGridSearchReplay::Draw(
	const NavCore::GridMap& Map, const NavCore::DrawWindow& Window, NavCore::DrawList& OutList) const
{
	NavCore::SearchDrawingOptions Options;
	Options.label = NavCore::SearchLabel::Order;
	Drawing.Draw(Map, Trace.Events(), Window, Options, OutList);
}

#endif
