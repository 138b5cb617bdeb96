// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavTestTypes.h"

#include "Misc/ScopeLock.h"
#include "NavMesh/RecastQueryFilter.h"

#include <chrono>
#include <thread>

const FNavPathType FNavTestPath::Type(&FNavigationPath::Type);
std::atomic<bool> ANavTestData::bHoldWorker = false;
std::atomic<int32> ANavTestData::NumHeld = 0;

namespace
{
class FRecordingGenerator : public FNavDataGenerator
{
public:
	explicit FRecordingGenerator(ANavTestData& InNavData) : NavData(InNavData) {}

	virtual bool RebuildAll() override
	{
		++NavData.NumRebuilds;
		return true;
	}

	virtual void RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& Areas) override
	{
		NavData.DirtyAreas.Append(Areas);
	}

private:
	ANavTestData& NavData;
};
} // namespace

ANavTestData::ANavTestData(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	RuntimeGeneration = ERuntimeGenerationType::Dynamic;
	bCanBeMainNavData = false;
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		FindPathImplementation = FindStraightPath;
		FindHierarchicalPathImplementation = FindHierarchical;
		TestPathImplementation = TestStraightPath;
		TestHierarchicalPathImplementation = TestStraightPath;
	}
}

void ANavTestData::PostInitProperties()
{
	Super::PostInitProperties();
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		DefaultQueryFilter->SetFilterType<FRecastQueryFilter>();
	}
}

void ANavTestData::ConditionalConstructGenerator()
{
	if (!NavDataGenerator.IsValid())
	{
		NavDataGenerator = MakeShareable(new FRecordingGenerator(*this));
	}
}

FBox ANavTestData::GetBounds() const
{
	FBox Bounds(ForceInit);
	for (const FBox& Box : GetNavigableBounds())
	{
		Bounds += Box;
	}
	return Bounds;
}

bool ANavTestData::ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	if (!GetBounds().IsInside(Point))
	{
		return false;
	}
	OutLocation = FNavLocation(Point, 1);
	return true;
}

void ANavTestData::InvalidateAllPaths()
{
	TArray<FNavPathSharedPtr> Paths;
	{
		FScopeLock Lock(&ActivePathsLock);
		for (const FNavPathWeakPtr& Weak : ActivePaths)
		{
			const FNavPathSharedPtr Path = Weak.Pin();
			if (Path.IsValid())
			{
				Paths.Add(Path);
			}
		}
		ActivePaths.Reset();
	}
	for (const FNavPathSharedPtr& Path : Paths)
	{
		Path->Invalidate();
	}
}

FPathFindingResult ANavTestData::FindStraightPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query)
{
	const ANavTestData* Self = Cast<const ANavTestData>(Query.NavData.Get());
	if (Self == nullptr)
	{
		return ENavigationQueryResult::Error;
	}
	++Self->NumQueries;
	Self->NumQueriesOnGameThread += IsInGameThread() ? 1 : 0;
	if (!IsInGameThread() && bHoldWorker)
	{
		++NumHeld;
		while (bHoldWorker)
		{
			std::this_thread::sleep_for(std::chrono::milliseconds(1));
		}
	}
	FNavPathSharedPtr Shared = Query.PathInstanceToFill;
	FNavTestPath* Path = Shared.IsValid() ? Shared->CastPath<FNavTestPath>() : nullptr;
	if (Path != nullptr)
	{
		Path->ResetForRepath();
	}
	else
	{
		Shared = Self->CreatePathInstance<FNavTestPath>(Query);
		Path = Shared->CastPath<FNavTestPath>();
	}
	FPathFindingResult Result(ENavigationQueryResult::Fail);
	Result.Path = Shared;
	if (Self->bFindPaths)
	{
		Path->GetPathPoints().Add(FNavPathPoint(Query.StartLocation, 1));
		Path->GetPathPoints().Add(FNavPathPoint(Query.EndLocation, 2));
		Path->MarkReady();
		Result.Result = ENavigationQueryResult::Success;
	}
	return Result;
}

FPathFindingResult ANavTestData::FindHierarchical(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query)
{
	const ANavTestData* Self = Cast<const ANavTestData>(Query.NavData.Get());
	if (Self != nullptr)
	{
		++Self->NumHierarchicalQueries;
	}
	return FindStraightPath(AgentProperties, Query);
}

bool ANavTestData::TestStraightPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes)
{
	const ANavTestData* Self = Cast<const ANavTestData>(Query.NavData.Get());
	if (NumVisitedNodes != nullptr)
	{
		*NumVisitedNodes = 2;
	}
	return Self != nullptr && Self->bFindPaths;
}

ANavTestDynamicMesh::ANavTestDynamicMesh(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	RuntimeGeneration = ERuntimeGenerationType::Dynamic;
}

UNavTestFilter::UNavTestFilter(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	AddTravelCostOverride(UNavTestArea::StaticClass(), 7.f);
	AddEnteringCostOverride(UNavTestArea::StaticClass(), 3.f);
}

void UNavTestListener::OnNavDataEvent(ANavigationData* NavData)
{
	Heard.Add(NavData);
}
