// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavAssembly.h"

#include "Components/GridNavBake.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Io/MapFile.h"

#include <string_view>

namespace GridNavAssembling
{
/** Differences below this are noise of traces. */
constexpr double FloorNoise = 0.5;

/** Everything that any algorithm can use, since requests may name any. */
NavCore::GraphParts AllParts()
{
	NavCore::GraphParts Parts = NavCore::GraphParts::Regions;
	for (const NavCore::AlgorithmInfo& Info : NavCore::Algorithms())
	{
		Parts = Parts | Info.uses;
	}
	return Parts;
}

/** Lowest and highest floor of the free cells; the first above the second when there are none. */
TPair<double, double> FloorRange(const FGridNavSample& Sample)
{
	TPair<double, double> Range(TNumericLimits<double>::Max(), TNumericLimits<double>::Lowest());
	for (int32 Index = 0; Index < Sample.Floors.Num(); ++Index)
	{
		const NavCore::Cell Cell{Index % Sample.Walls.Width(), Index / Sample.Walls.Width()};
		if (Sample.Walls.IsWalkable(Cell))
		{
			Range.Key = FMath::Min(Range.Key, Sample.Floors[Index]);
			Range.Value = FMath::Max(Range.Value, Sample.Floors[Index]);
		}
	}
	return Range;
}

/** Whether some step between neighboring free cells is higher than agents climb. */
bool HasHighStep(const NavCore::GridMap& Map, const FGridNavSurface& Surface, double MaxStep)
{
	// Half of the neighbors of a cell; the other half has this cell as such a neighbor.
	constexpr NavCore::Cell Neighbors[] = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}};
	for (int32 Y = 0; Y < Map.Height(); ++Y)
	{
		for (int32 X = 0; X < Map.Width(); ++X)
		{
			for (const NavCore::Cell& Offset : Neighbors)
			{
				const NavCore::Cell Other{X + Offset.x, Y + Offset.y};
				if (Map.IsWalkable({X, Y}) && Map.IsWalkable(Other) &&
					FMath::Abs(Surface.FloorZ({X, Y}) - Surface.FloorZ(Other)) > MaxStep + FloorNoise)
				{
					return true;
				}
			}
		}
	}
	return false;
}

void AddHeights(NavCore::GridEdit& Edit, const FGridNavSurface& Surface, double MaxStep)
{
	const double Limit = FMath::FloorToDouble(MaxStep / Surface.Frame.HeightUnit());
	(void)Edit.EnableHeight(static_cast<int32>(FMath::Min<double>(Limit, TNumericLimits<int16>::Max())));
	for (int32 Index = 0; Index < Surface.Heights.Num(); ++Index)
	{
		(void)Edit.SetHeight({Index % Surface.Width, Index / Surface.Width},
			Surface.Frame.ToHeightUnits(Surface.Heights[Index]));
	}
}
} // namespace GridNavAssembling

FGridNavAssembly::FGridNavAssembly(
	const FGridNavBuildSettings& InSettings, const NavCore::SchedulerSettings& InScheduling)
	: SampledFrom(InSettings.Source), Settings(InSettings), Scheduling(InScheduling)
{
}

void FGridNavAssembly::Run()
{
	FGridNavSurface Surface;
	TOptional<NavCore::GridMap> Map = MakeMap(Surface);
	StepsDone = 1;
	if (!Map.IsSet() || bCancelled)
	{
		return;
	}
	AddLayers(Map.GetValue(), Surface);
	NavCore::ClusterSettings Clusters;
	Clusters.size = Settings.ClusterSize;
	NavCore::NavWorld World(MoveTemp(Map.GetValue()), GridNavAssembling::AllParts(), Clusters);
	StepsDone = 2;
	if (bCancelled)
	{
		return;
	}
	Graph = MakeShared<FGridNavGraph>(MoveTemp(World), MoveTemp(Surface), Settings.ExtraRadii, Scheduling);
	Graph->Scheduler().Warm();
	StepsDone = Steps;
}

void FGridNavAssembly::Fail(EGridNavBuildFailure InFailure, FString&& InReason)
{
	Failure = InFailure;
	Reason = MoveTemp(InReason);
}

TOptional<NavCore::GridMap> FGridNavAssembly::MakeMap(FGridNavSurface& OutSurface)
{
	switch (Settings.Source)
	{
	case EGridNavSource::MapFile:
		return FromFile(OutSurface);
	case EGridNavSource::Baked:
		return FromBaked(OutSurface);
	default:
		return FromSample(OutSurface);
	}
}

TOptional<NavCore::GridMap> FGridNavAssembly::FromSample(FGridNavSurface& OutSurface)
{
	OutSurface.Frame = Settings.Frame;
	OutSurface.Width = Sample->Walls.Width();
	const auto [Lowest, Highest] = GridNavAssembling::FloorRange(*Sample);
	if (Highest - Lowest > GridNavAssembling::FloorNoise)
	{
		OutSurface.Heights.Reserve(Sample->Floors.Num());
		for (const double Floor : Sample->Floors)
		{
			OutSurface.Heights.Add(static_cast<float>(Floor - OutSurface.Frame.BaseZ));
		}
	}
	else if (Highest >= Lowest)
	{
		// One floor for all.
		OutSurface.Frame.BaseZ = Lowest;
	}
	return MoveTemp(Sample->Walls);
}

TOptional<NavCore::GridMap> FGridNavAssembly::FromFile(FGridNavSurface& OutSurface)
{
	const FString Path = FPaths::IsRelative(Settings.MapFile)
		? FPaths::Combine(FPaths::ProjectDir(), Settings.MapFile)
		: Settings.MapFile;
	TArray<uint8> Bytes;
	if (Settings.MapFile.IsEmpty() || !FFileHelper::LoadFileToArray(Bytes, *Path))
	{
		Fail(EGridNavBuildFailure::NoFile, FString::Printf(TEXT("the map file '%s' cannot be read"), *Path));
		return {};
	}
	NavCore::MapReadOptions Options;
	Options.cornerRule = Settings.Desc.cornerRule;
	Options.swampCost = Settings.SwampCost;
	const std::string_view Text(
		reinterpret_cast<const char*>(Bytes.GetData()), static_cast<std::size_t>(Bytes.Num()));
	NavCore::Result<NavCore::GridMap, NavCore::IoError> Map =
		NavCore::ReadMapFile(Text, TCHAR_TO_UTF8(*Path), Options);
	if (!Map)
	{
		Fail(EGridNavBuildFailure::BadFile, UTF8_TO_TCHAR(NavCore::Describe(Map.Error()).c_str()));
		return {};
	}
	if (!CheckSize(Map.Value()))
	{
		return {};
	}
	OutSurface.Frame = Settings.Frame;
	OutSurface.Width = Map.Value().Width();
	FBox& Bounds = OutSurface.Frame.Bounds;
	Bounds.Max.X = Bounds.Min.X + Map.Value().Width() * OutSurface.Frame.Plane.cellSize;
	Bounds.Max.Y = Bounds.Min.Y + Map.Value().Height() * OutSurface.Frame.Plane.cellSize;
	return MoveTemp(Map.Value());
}

TOptional<NavCore::GridMap> FGridNavAssembly::FromBaked(FGridNavSurface& OutSurface)
{
	NavCore::Result<FGridNavBakeContent, FGridNavBakeError> Content = DecodeGridNavBake(Baked);
	Baked.Empty();
	if (!Content)
	{
		Fail(Content.Error().Failure,
			FString::Printf(TEXT("the baked grid cannot be used: %s"), *Content.Error().Reason));
		return {};
	}
	FGridNavBakeContent& Grid = Content.Value();
	if (!CheckSize(Grid.Map))
	{
		return {};
	}
	// What was baked lies relative to the component, whose place is the middle of the box of the settings.
	OutSurface = MoveTemp(Grid.Surface);
	OutSurface.Frame = OutSurface.Frame.Shifted(Settings.Frame.Bounds.GetCenter());
	SampledFrom = Grid.Source;
	return MoveTemp(Grid.Map);
}

bool FGridNavAssembly::CheckSize(const NavCore::GridMap& Map)
{
	Failure =
		CheckGridNavSize(Map.Width(), Map.Height(), Settings.ExtraRadii.Num(), Settings.MaxBytes, Reason);
	return Failure == EGridNavBuildFailure::None;
}

void FGridNavAssembly::AddLayers(NavCore::GridMap& Map, const FGridNavSurface& Surface) const
{
	const bool bSampled = Settings.Source != EGridNavSource::Baked && !Surface.Heights.IsEmpty();
	// Obstacles that move change the highest floor, so such a grid cannot do without.
	const bool bChanging =
		Settings.Source == EGridNavSource::Collision && Settings.Floor == EGridNavFloor::Highest;
	const bool bHeights =
		bChanging || (bSampled && GridNavAssembling::HasHighStep(Map, Surface, Settings.AgentMaxStep));
	uint8 Clearance = FGridNavGraph::ClearanceFor(Surface.Frame, Surface.Frame.AgentRadius);
	for (const float Radius : Settings.ExtraRadii)
	{
		Clearance = FMath::Max(Clearance, FGridNavGraph::ClearanceFor(Surface.Frame, Radius));
	}
	NavCore::GridEdit Edit(Map);
	if (Settings.bTerrainCosts)
	{
		Edit.EnableTerrain();
	}
	if (bHeights)
	{
		GridNavAssembling::AddHeights(Edit, Surface, Settings.AgentMaxStep);
	}
	if (Clearance > 1)
	{
		(void)Edit.EnableClearance(Clearance);
	}
	Edit.Commit();
}
