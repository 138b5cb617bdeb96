// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridQueryCapture.h"

#if GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "Debug/GridSearchReplay.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "NavCore/Capture/CaptureFile.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "Query/GridPathQueue.h"

#include <vector>

namespace UE::GridNav::CaptureImpl
{
static EGridPathOutcome OutcomeOf(NavCore::SearchStatus Status)
{
	switch (Status)
	{
	case NavCore::SearchStatus::Found:
		return EGridPathOutcome::Found;
	case NavCore::SearchStatus::Partial:
		return EGridPathOutcome::Partial;
	case NavCore::SearchStatus::NoPath:
		return EGridPathOutcome::NoPath;
	case NavCore::SearchStatus::LimitReached:
	case NavCore::SearchStatus::OutOfMemory:
		return EGridPathOutcome::OverLimit;
	default:
		return EGridPathOutcome::InvalidRequest;
	}
}

/** Answers that name a blocked or narrow end are one refusal to a search. */
static bool IsSameOutcome(EGridPathOutcome Then, EGridPathOutcome Now)
{
	const bool bRefusedThen = Then == EGridPathOutcome::InvalidStart || Then == EGridPathOutcome::InvalidGoal;
	return Then == Now || (bRefusedThen && Now == EGridPathOutcome::InvalidRequest);
}

/** The queries of one map. */
class FOneMap
{
public:
	FOneMap(const TSharedRef<FGridNavGraph>& InGraph, const FGridQueryRecord& First)
		: Graph(InGraph), Grid(First.Grid), Profile(First.Asked.Profile),
		  Copy(InGraph->World().Graph(Profile).Map().Clone())
	{
	}

	bool Holds(const FGridQueryRecord& Record) const
	{
		return Record.Grid == Grid && Record.Asked.Profile == Profile;
	}

	void Run(const FGridQueryRecord& Record, TArray<FString>& OutLines)
	{
		const NavCore::AlgorithmInfo* Info = AlgorithmOf(Record.Asked);
		check(Info != nullptr);
		Copy.Require(Info->uses);
		Queries.push_back(
			NavCore::CaptureQuery(Copy.Context(), *Info, ToSearchRequest(Record.Asked, *Graph), Scratch));
		const EGridPathOutcome Now = OutcomeOf(Queries.back().status);
		if (Copy.Map().Version() != Record.MapVersion)
		{
			OutLines.Add(FString::Printf(
				TEXT("query %lld: the map has changed since it was answered"), Record.Number));
		}
		if (!IsSameOutcome(Record.Outcome, Now))
		{
			OutLines.Add(FString::Printf(TEXT("query %lld: the answer was \"%s\" and is \"%s\" now"),
				Record.Number, Describe(Record.Outcome), Describe(Now)));
		}
	}

	/** False where the file cannot be written. */
	bool Write(const FString& Path, FGridQueryCaptureReport& OutReport) const
	{
		const auto Bytes = NavCore::WriteCaptureFile(Copy.Map(), Graph->Frame().Plane, Queries);
		if (!Bytes.HasValue() || Bytes.Value().size() > static_cast<std::size_t>(MAX_int32))
		{
			return false;
		}
		TArray<uint8> Data;
		Data.Append(
			reinterpret_cast<const uint8*>(Bytes.Value().data()), static_cast<int32>(Bytes.Value().size()));
		if (!FFileHelper::SaveArrayToFile(Data, *Path))
		{
			return false;
		}
		const int32 Num = static_cast<int32>(Queries.size());
		OutReport.Files.Add(Path);
		OutReport.Queries += Num;
		OutReport.Lines.Add(FString::Printf(TEXT("%d queries in %s; open with: navlab replay"), Num, *Path));
		return true;
	}

	FString Suffix() const
	{
		return FString::Printf(TEXT("-grid%u-agent%d"), Grid, static_cast<int32>(Profile));
	}

private:
	TSharedRef<FGridNavGraph> Graph;
	uint32 Grid;
	NavCore::ProfileId Profile;
	NavCore::NavGraph Copy;
	NavCore::SearchScratch Scratch;
	std::vector<NavCore::CapturedQuery> Queries;
};

static FString FullPath(const FString& File)
{
	const FString Name = File.IsEmpty() ? FString(TEXT("Queries.capture")) : File;
	return FPaths::IsRelative(Name) ? FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("GridNav"), Name)
									: Name;
}

/** Before the extension. */
static FString WithSuffix(const FString& Path, const FString& Suffix)
{
	const FString Extension = FPaths::GetExtension(Path, true);
	return Path.Left(Path.Len() - Extension.Len()) + Suffix + Extension;
}
} // namespace UE::GridNav::CaptureImpl

FGridQueryCaptureReport UE::GridNav::CaptureQueries(
	const FGridPathQueue& Queue, const FString& File, int32 Count)
{
	FGridQueryCaptureReport Report;
	const FGridQueryHistory& History = Queue.GetHistory();
	TArray<TUniquePtr<CaptureImpl::FOneMap>> Maps;
	for (int32 Index = FMath::Min(Count, History.Num()) - 1; Index >= 0; --Index)
	{
		const FGridQueryRecord& Record = History.FromLast(Index);
		const TSharedPtr<FGridNavGraph> Graph = FindGraphOf(Queue, Record);
		const bool bHasGoal = Record.Asked.bHasGoal || Record.Outcome == EGridPathOutcome::Found;
		if (!Graph.IsValid() || !bHasGoal || AlgorithmOf(Record.Asked) == nullptr)
		{
			Report.Lines.Add(FString::Printf(TEXT("query %lld: left out, %s"), Record.Number,
				Graph.IsValid() ? TEXT("it had a choice of goals and reached none")
								: TEXT("its grid is gone")));
			continue;
		}
		TUniquePtr<CaptureImpl::FOneMap>* Map =
			Maps.FindByPredicate([&Record](const TUniquePtr<CaptureImpl::FOneMap>& Candidate)
				{ return Candidate->Holds(Record); });
		if (Map == nullptr)
		{
			Map = &Maps[Maps.Add(MakeUnique<CaptureImpl::FOneMap>(Graph.ToSharedRef(), Record))];
		}
		(*Map)->Run(Record, Report.Lines);
	}
	const FString Path = CaptureImpl::FullPath(File);
	for (const TUniquePtr<CaptureImpl::FOneMap>& Map : Maps)
	{
		const FString Name = Maps.Num() > 1 ? CaptureImpl::WithSuffix(Path, Map->Suffix()) : Path;
		if (!Map->Write(Name, Report))
		{
			Report.Lines.Add(FString::Printf(TEXT("%s cannot be written"), *Name));
		}
	}
	if (Maps.IsEmpty())
	{
		Report.Lines.Add(TEXT("there are no queries to capture"));
	}
	return Report;
}

#endif
