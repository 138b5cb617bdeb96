// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Path/HybridPath.h"
#include "Query/GridMeshQueries.h"
#include "Query/GridPathRequest.h"

#include <vector>

namespace NavCore
{
class WorkBudget;
}

/** Something that a listener is to be told once the navmesh has had its part in it. */
struct FGridMeshJob
{
	/** The ticket. */
	int32 Slot = 0;
	uint32 Serial = 0;
	EGridPathEvent Event = EGridPathEvent::Ended;
	/** The path of the grid; none where the navmesh is to find all of it. */
	FGridPathResult Result;
	FVector Start = FVector::ZeroVector;
	FVector Goal = FVector::ZeroVector;
	bool bAllowPartial = true;
	/** The ticket ends with it. */
	bool bIsLast = true;
	/** Nobody wants the answer any more; it is told without asking the navmesh. */
	bool bIsGivenUp = false;
};

/**
 * What waits for the navmesh, first come, first served, within the budget of the frame. A job may take
 * several frames; only a single question to the navmesh is never cut in two.
 */
class FGridMeshDesk
{
public:
	/** What a search of the navmesh for a whole path costs of a budget in expansions. */
	static constexpr int64 UnitsPerWholePath = 1024;

	void Add(FGridMeshJob&& Job) { Jobs.Add(MoveTemp(Job)); }
	/** Takes the job of a ticket out as it stands; false where there is none. */
	bool Take(int32 Slot, uint32 Serial, FGridMeshJob& OutJob);
	void GiveUp(int32 Slot, uint32 Serial);
	bool IsEmpty() const { return Jobs.IsEmpty(); }
	int32 Num() const { return Jobs.Num(); }

	/** Works until the first job is done and hands it out; false once the budget is spent. */
	bool Advance(UWorld* World, double LastLeg, NavCore::WorkBudget& Budget, FGridMeshJob& OutDone);

private:
	int32 IndexOf(int32 Slot, uint32 Serial) const;
	/** False while the job is not done. */
	bool Work(FGridMeshJob& Job, double LastLeg, NavCore::WorkBudget& Budget);
	void WriteHybrid(FGridPathResult& Result) const;

	TArray<FGridMeshJob> Jobs;
	FGridMeshQueries Mesh;
	NavCore::HybridPath Hybrid;
	std::vector<NavCore::MeshPoint> Route;
	/** The first job was begun. */
	bool bIsBegun = false;
};
