// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridMeshDesk.h"

#include "NavCore/Search/WorkBudget.h"

int32 FGridMeshDesk::IndexOf(int32 Slot, uint32 Serial) const
{
	return Jobs.IndexOfByPredicate(
		[Slot, Serial](const FGridMeshJob& Job) { return Job.Slot == Slot && Job.Serial == Serial; });
}

void FGridMeshDesk::GiveUp(int32 Slot, uint32 Serial)
{
	const int32 Index = IndexOf(Slot, Serial);
	if (Index != INDEX_NONE)
	{
		Jobs[Index].bIsGivenUp = true;
	}
}

bool FGridMeshDesk::Take(int32 Slot, uint32 Serial, FGridMeshJob& OutJob)
{
	const int32 Index = IndexOf(Slot, Serial);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	bIsBegun = bIsBegun && Index != 0;
	OutJob = MoveTemp(Jobs[Index]);
	Jobs.RemoveAt(Index);
	return true;
}

bool FGridMeshDesk::Advance(UWorld* World, double LastLeg, NavCore::WorkBudget& Budget, FGridMeshJob& OutDone)
{
	if (Jobs.IsEmpty() || Budget.NextQuantum() == 0)
	{
		return false;
	}
	FGridMeshJob& First = Jobs[0];
	if (!First.bIsGivenUp)
	{
		// Without a navmesh, what the grid has stands.
		const bool bHasMesh = Mesh.Begin(World);
		if (bHasMesh && !Work(First, LastLeg, Budget))
		{
			return false;
		}
		if (!bHasMesh && !First.Result.HasPath())
		{
			First.Result.Outcome = EGridPathOutcome::NoNavMesh;
		}
	}
	bIsBegun = false;
	OutDone = MoveTemp(Jobs[0]);
	Jobs.RemoveAt(0);
	return true;
}

bool FGridMeshDesk::Work(FGridMeshJob& Job, double LastLeg, NavCore::WorkBudget& Budget)
{
	if (!Job.Result.HasPath())
	{
		Mesh.FindWhole(Job.Start, Job.Goal, Job.bAllowPartial, Job.Result);
		Budget.Spend(UnitsPerWholePath);
		return true;
	}
	if (!bIsBegun)
	{
		Route.clear();
		for (const FVector& Point : Job.Result.Points)
		{
			Route.push_back({Point.X, Point.Y, Point.Z});
		}
		NavCore::HybridSettings Settings;
		Settings.lastLeg = LastLeg;
		(void)Hybrid.Begin(Mesh, Route, Settings);
		bIsBegun = true;
	}
	const NavCore::HybridStatus Status = Hybrid.Advance(Budget);
	if (Status == NavCore::HybridStatus::Done)
	{
		WriteHybrid(Job.Result);
	}
	return Status != NavCore::HybridStatus::Running;
}

void FGridMeshDesk::WriteHybrid(FGridPathResult& Result) const
{
	// Where dearer terrain counts, the grid knows what the way costs; elsewhere it is the length.
	const double CostPerLength = Result.Length > 0.0 ? Result.Cost / Result.Length : 1.0;
	Result.Points.Reset();
	for (const NavCore::MeshPoint& Point : Hybrid.Points())
	{
		Result.Points.Emplace(Point.x, Point.y, Point.z);
	}
	Result.Length = Hybrid.Length();
	Result.Cost = Result.Length * CostPerLength;
}
