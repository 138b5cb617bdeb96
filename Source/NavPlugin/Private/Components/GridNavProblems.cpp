// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavProblems.h"

#include "Build/GridNavBuildSettings.h"
#include "Build/GridNavMeshSampler.h"
#include "Build/GridNavObstacles.h"
#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Misc/Paths.h"
#include "NavCore/Grid/GridMap.h"
#if WITH_EDITOR
#include "Logging/MessageLog.h"
#include "Misc/DataValidation.h"
#include "Misc/UObjectToken.h"
#endif

#define LOCTEXT_NAMESPACE "GridNavProblems"

namespace GridNavProblemsPrivate
{
/** An agent that fits through a gap needs about this many cells across it to be sure to find it. */
constexpr double CoarsestCellsInDiameters = 2.0;
/** Walls are kept away by whole cells, up to NavCore's limit; far below it, cells cost more than they tell.
 */
constexpr double FinestCellsInRadius = 16.0;
/** Differences of settings below this come from saving them. */
constexpr double SettingNoise = 0.01;
/** Places along a side that are looked at for a floor. */
constexpr int32 FloorProbes = 5;

using FProblems = TArray<FGridNavProblem>;

void Add(FProblems& Problems, EGridNavProblem Kind, bool bIsError, const FText& Text)
{
	Problems.Add({Kind, bIsError, Text});
}

/** What Build would refuse; true when there is anything. */
bool AddSettings(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	// Files and baked data bring a size of their own. A box that is too large for cells is one all the same.
	FGridNavBuildSettings Settings;
	FString Reason;
	const EGridNavBuildFailure Failure =
		FGridNavBuildSettings::Make(Component, Component.Source, Settings, Reason);
	if (Failure == EGridNavBuildFailure::None)
	{
		return false;
	}
	const EGridNavProblem Kind = Failure == EGridNavBuildFailure::TooManyCells ? EGridNavProblem::TooManyCells
		: Failure == EGridNavBuildFailure::OverMemory                          ? EGridNavProblem::OverMemory
																			   : EGridNavProblem::BadSettings;
	Add(Problems, Kind, true,
		FText::Format(LOCTEXT("BadSettings", "No grid can be built: {0}."), FText::FromString(Reason)));
	return true;
}

void AddCellSize(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	const double Cell = Component.CellSize;
	const double Radius = Component.AgentRadius;
	if (2.0 * FMath::Min(Component.Extent.X, Component.Extent.Y) < Cell)
	{
		Add(Problems, EGridNavProblem::ExtentBelowCell, false,
			LOCTEXT("ExtentBelowCell",
				"The box is narrower than one cell. Make the extent larger, or the cells smaller."));
	}
	if (Radius > 0.0 && Cell > CoarsestCellsInDiameters * 2.0 * Radius)
	{
		Add(Problems, EGridNavProblem::CellsTooCoarse, false,
			FText::Format(
				LOCTEXT("CellsTooCoarse",
					"Cells of {0} cm are coarse for agents with a radius of {1} cm: passages that they "
					"fit through will be closed. {2} cm or less find them."),
				Cell, Radius, CoarsestCellsInDiameters * 2.0 * Radius));
	}
	if (Radius > FinestCellsInRadius * Cell)
	{
		Add(Problems, EGridNavProblem::CellsTooFine, false,
			FText::Format(
				LOCTEXT("CellsTooFine",
					"Cells of {0} cm are fine for agents with a radius of {1} cm: they take memory and "
					"time and tell nothing more. {2} cm or more will do."),
				Cell, Radius, Radius / FinestCellsInRadius));
	}
}

bool HasFloor(const UGridNavGraphComponent& Component, const UWorld& World)
{
	const FBox Box = FBox::BuildAABB(Component.GetComponentLocation(), Component.Extent);
	const FVector Step = (Box.Max - Box.Min) / static_cast<double>(FloorProbes);
	for (int32 Probe = 0; Probe < FloorProbes * FloorProbes; ++Probe)
	{
		const double X = Box.Min.X + (Probe % FloorProbes + 0.5) * Step.X;
		const double Y = Box.Min.Y + (Probe / FloorProbes + 0.5) * Step.Y;
		FHitResult Hit;
		if (World.LineTraceSingleByChannel(Hit, FVector(X, Y, Box.Max.Z), FVector(X, Y, Box.Min.Z - 1.0),
				Component.CollisionChannel, FCollisionQueryParams()))
		{
			return true;
		}
	}
	return false;
}

/** What the level has to offer; templates are in none. */
void AddLevel(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	UWorld* World = Component.IsRegistered() ? Component.GetWorld() : nullptr;
	if (World == nullptr)
	{
		return;
	}
	if (Component.Source == EGridNavSource::NavMesh && FGridNavMeshSampler::FindMesh(*World) == nullptr)
	{
		Add(Problems, EGridNavProblem::NoNavMesh, true,
			LOCTEXT("NoNavMesh",
				"There is no navmesh to build from. Add bounds for one, or choose another source."));
	}
	if (Component.Source == EGridNavSource::Collision && Component.bRequireFloor &&
		!HasFloor(Component, *World))
	{
		Add(Problems, EGridNavProblem::NoFloor, false,
			LOCTEXT("NoFloor",
				"No floor was found in the box, so all cells will be blocked. Move the box, or switch off "
				"Require "
				"Floor."));
	}
}

void AddMapFile(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	if (Component.Source != EGridNavSource::MapFile)
	{
		return;
	}
	const FString Path = FPaths::IsRelative(Component.MapFile)
		? FPaths::Combine(FPaths::ProjectDir(), Component.MapFile)
		: Component.MapFile;
	if (Component.MapFile.IsEmpty())
	{
		Add(Problems, EGridNavProblem::NoMapFile, true, LOCTEXT("NoMapName", "No map file is named."));
	}
	else if (!FPaths::FileExists(Path))
	{
		Add(Problems, EGridNavProblem::NoMapFile, true,
			FText::Format(LOCTEXT("NoMapFile", "The map file '{0}' is missing."), FText::FromString(Path)));
	}
}

/** Whether what was baked was made with other settings than these. */
bool IsOutOfDate(const UGridNavGraphComponent& Component, const FGridNavBakeSummary& Baked)
{
	const auto Differs = [](double A, double B)
	{
		return FMath::Abs(A - B) > SettingNoise;
	};
	const bool bAgent = Differs(Component.AgentRadius, Baked.AgentRadius) ||
		Differs(Component.AgentHeight, Baked.AgentHeight) || Differs(Component.CellSize, Baked.CellSize);
	if (bAgent || Baked.Source == EGridNavSource::MapFile)
	{
		// The size of a map file is its own, and so is how its cells are connected.
		return bAgent;
	}
	const bool bBox = (Baked.Bounds.Min + Component.Extent).GetAbsMax() > SettingNoise ||
		(Baked.Bounds.Max - Component.Extent).GetAbsMax() > SettingNoise;
	const bool bMoves = Component.Topology != Baked.Topology ||
		(Component.Topology == EGridNavTopology::Octile && Component.CornerRule != Baked.CornerRule);
	return bBox || bMoves;
}

void AddBlob(const FGridNavBakeSummary& Baked, bool bIsError, FProblems& Problems)
{
	switch (Baked.Failure)
	{
	case EGridNavBuildFailure::None:
		return;
	case EGridNavBuildFailure::NoBakedData:
		return Add(Problems, EGridNavProblem::NoBakedData, bIsError,
			LOCTEXT("NoBakedData", "Nothing was baked yet."));
	case EGridNavBuildFailure::NewerBakedData:
		return Add(Problems, EGridNavProblem::BadBakedData, bIsError,
			LOCTEXT("NewerBakedData", "The grid was baked by a later version of the plugin. Bake it again."));
	default:
		return Add(Problems, EGridNavProblem::BadBakedData, bIsError,
			FText::Format(
				LOCTEXT("BadBakedData", "The baked grid is damaged and of no use. Bake it again. {0}"),
				Baked.Reason));
	}
}

void AddBake(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	if (Component.Source != EGridNavSource::Baked)
	{
		return;
	}
	const FGridNavBakeSummary& Baked = Component.GetBakedBlob().Summary();
	// Where a grid is built instead, the level plays, only later.
	AddBlob(Baked, !Component.bRebuildBadBake, Problems);
	if (Baked.Failure == EGridNavBuildFailure::None && IsOutOfDate(Component, Baked))
	{
		Add(Problems, EGridNavProblem::BakeOutOfDate, false,
			LOCTEXT("BakeOutOfDate", "The grid was baked with other settings than these. Bake it again."));
	}
}

void AddResult(const UGridNavGraphComponent& Component, FProblems& Problems)
{
	const NavCore::GridMap* Map = Component.GetMap();
	if (Map != nullptr && Map->WalkableCount() == 0)
	{
		Add(Problems, EGridNavProblem::NothingWalkable, false,
			LOCTEXT("NothingWalkable", "The grid has no free cell: no path will ever be found on it."));
	}
	// What is known already needs no second line; what people stopped themselves is no problem.
	if (Component.GetState() == EGridNavState::Failed && Problems.IsEmpty() &&
		Component.GetBuildFailure() != EGridNavBuildFailure::Cancelled)
	{
		Add(Problems, EGridNavProblem::BuildFailed, true,
			FText::Format(
				LOCTEXT("BuildFailed", "The last build failed: {0}."), Component.GetBuildFailureReason()));
	}
}

#if WITH_EDITOR
EDataValidationResult Report(const FProblems& Problems, FDataValidationContext& Context)
{
	bool bErrors = false;
	for (const FGridNavProblem& Problem : Problems)
	{
		bErrors = bErrors || Problem.bIsError;
		Problem.bIsError ? Context.AddError(Problem.Text) : Context.AddWarning(Problem.Text);
	}
	return bErrors ? EDataValidationResult::Invalid : EDataValidationResult::Valid;
}
#endif
} // namespace GridNavProblemsPrivate

namespace UE::GridNav
{
TArray<FGridNavProblem> FindProblems(const UGridNavGraphComponent& Component)
{
	TArray<FGridNavProblem> Problems;
	if (!GridNavProblemsPrivate::AddSettings(Component, Problems))
	{
		GridNavProblemsPrivate::AddCellSize(Component, Problems);
		GridNavProblemsPrivate::AddLevel(Component, Problems);
		GridNavProblemsPrivate::AddMapFile(Component, Problems);
		GridNavProblemsPrivate::AddBake(Component, Problems);
		GridNavProblemsPrivate::AddResult(Component, Problems);
	}
	return Problems;
}

TArray<FGridNavProblem> FindProblems(const UGridNavBakedData& Data)
{
	TArray<FGridNavProblem> Problems;
	const FGridNavBakeSummary& Baked = Data.Blob.Summary();
	// An asset that waits for its first bake can be shipped; one that is damaged cannot.
	GridNavProblemsPrivate::AddBlob(Baked, Baked.Failure != EGridNavBuildFailure::NoBakedData, Problems);
	return Problems;
}
} // namespace UE::GridNav

#if WITH_EDITOR
void UGridNavGraphComponent::CheckForErrors()
{
	Super::CheckForErrors();
	const UObject* Owner = GetOwner();
	FMessageLog MapCheck(TEXT("MapCheck"));
	for (const FGridNavProblem& Problem : UE::GridNav::FindProblems(*this))
	{
		(Problem.bIsError ? MapCheck.Error() : MapCheck.Warning())
			->AddToken(FUObjectToken::Create(Owner != nullptr ? Owner : this))
			->AddToken(FTextToken::Create(Problem.Text));
	}
}

EDataValidationResult UGridNavGraphComponent::IsDataValid(FDataValidationContext& Context) const
{
	return CombineDataValidationResults(Super::IsDataValid(Context),
		GridNavProblemsPrivate::Report(UE::GridNav::FindProblems(*this), Context));
}

EDataValidationResult UGridNavBakedData::IsDataValid(FDataValidationContext& Context) const
{
	return CombineDataValidationResults(Super::IsDataValid(Context),
		GridNavProblemsPrivate::Report(UE::GridNav::FindProblems(*this), Context));
}
#endif

#undef LOCTEXT_NAMESPACE
