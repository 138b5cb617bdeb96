// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavBuildSettings.h"

#include "Components/GridNavGraphComponent.h"
#include "Convert/GridNavConvert.h"

namespace GridNavBuildSettingsPrivate
{
/**
 * Memory of a cell: bits and jump bits, regions, clusters, layers and floor height, with room for a map that
 * is full of corners; and what each profile beside the first adds.
 */
constexpr int64 BytesPerCell = 16;
constexpr int64 BytesPerProfileCell = 8;
/** Places so far away have less than a hundredth of a cm left in a double, and obstacles less than that. */
constexpr double FarthestPlace = 1e11;

bool AreFinite(const UGridNavGraphComponent& Component)
{
	bool bFinite = !Component.Extent.ContainsNaN() && !Component.GetComponentLocation().ContainsNaN();
	for (const float Value : {Component.CellSize, Component.AgentRadius, Component.AgentHeight,
			 Component.AgentMaxStep, Component.AgentMaxSlope, Component.ObstructionThreshold})
	{
		bFinite = bFinite && FMath::IsFinite(Value);
	}
	for (const float Radius : Component.ExtraAgentRadii)
	{
		bFinite = bFinite && FMath::IsFinite(Radius);
	}
	return bFinite;
}

/** Empty when every value makes sense. */
FString FindNonsense(const UGridNavGraphComponent& Component)
{
	const double Farthest = Component.GetComponentLocation().GetAbsMax() + Component.Extent.GetAbsMax();
	if (Component.CellSize <= 0.0f)
	{
		return TEXT("the cell size must be above zero");
	}
	if (Component.Extent.GetMin() <= 0.0 || Farthest > FarthestPlace)
	{
		return TEXT("the extent must be above zero on every side, and the box must not be too far away");
	}
	if (Component.AgentHeight <= 0.0f || Component.AgentRadius < 0.0f || Component.AgentMaxStep < 0.0f)
	{
		return TEXT("the agent's height must be above zero, its radius and step not below");
	}
	if (Component.AgentMaxSlope < 0.0f || Component.AgentMaxSlope >= 90.0f)
	{
		return TEXT("the agent's steepest slope must be from 0 to below 90 degrees");
	}
	if (Component.ObstructionThreshold < 0.0f || Component.ObstructionThreshold > 1.0f)
	{
		return TEXT("the obstruction threshold must be from 0 to 1");
	}
	if (Component.SwampCost < 0 || Component.SwampCost > NavCore::TerrainMax)
	{
		return TEXT("the cost of swamp must be from 0 to 254");
	}
	return FString();
}

FGridNavFrame MakeFrame(const UGridNavGraphComponent& Component, EGridNavSource Source)
{
	const FBox Box = FBox::BuildAABB(Component.GetComponentLocation(), Component.Extent);
	FGridNavFrame Frame;
	Frame.Plane = {Box.Min.X, Box.Min.Y, Component.CellSize};
	// Map files know no heights: their cells lie level with the component.
	Frame.BaseZ = Source == EGridNavSource::MapFile ? Component.GetComponentLocation().Z : Box.Min.Z;
	Frame.Bounds = Box;
	Frame.AgentRadius = Component.AgentRadius;
	Frame.AgentHeight = Component.AgentHeight;
	Frame.bWallsKeepRadius = Source == EGridNavSource::NavMesh;
	return Frame;
}
} // namespace GridNavBuildSettingsPrivate

EGridNavBuildFailure CheckGridNavSize(
	double Width, double Height, int32 Profiles, int64 MaxBytes, FString& OutReason)
{
	if (Width > NavCore::MaxGridSide || Height > NavCore::MaxGridSide)
	{
		OutReason =
			FString::Printf(TEXT("the grid would have %.0f x %.0f cells, and %d along a side is the most"),
				Width, Height, NavCore::MaxGridSide);
		return EGridNavBuildFailure::TooManyCells;
	}
	const int64 PerCell = GridNavBuildSettingsPrivate::BytesPerCell +
		GridNavBuildSettingsPrivate::BytesPerProfileCell * Profiles;
	const int64 Bytes = static_cast<int64>(Width) * static_cast<int64>(Height) * PerCell;
	if (Bytes > MaxBytes)
	{
		OutReason = FString::Printf(TEXT("the grid could take %lld MB of memory, and MaxMegabytes is %lld"),
			Bytes >> 20, MaxBytes >> 20);
		return EGridNavBuildFailure::OverMemory;
	}
	return EGridNavBuildFailure::None;
}

EGridNavBuildFailure FGridNavBuildSettings::Make(const UGridNavGraphComponent& Component,
	EGridNavSource BuildSource, FGridNavBuildSettings& OutSettings, FString& OutReason)
{
	if (!GridNavBuildSettingsPrivate::AreFinite(Component))
	{
		OutReason = TEXT("a setting or the position is not a number");
		return EGridNavBuildFailure::NotFinite;
	}
	OutReason = GridNavBuildSettingsPrivate::FindNonsense(Component);
	if (!OutReason.IsEmpty())
	{
		return EGridNavBuildFailure::BadSettings;
	}
	FGridNavBuildSettings& Settings = OutSettings;
	Settings.MaxBytes = int64{FMath::Max(Component.MaxMegabytes, 1)} << 20;
	Settings.ExtraRadii = Component.ExtraAgentRadii;
	Settings.Source = BuildSource;
	Settings.Frame = GridNavBuildSettingsPrivate::MakeFrame(Component, BuildSource);
	// A hair less, so that an extent that is a multiple of the cell but for rounding gets no row of its own.
	const double Width = FMath::CeilToDouble(2.0 * Component.Extent.X / Component.CellSize - 1e-4);
	const double Height = FMath::CeilToDouble(2.0 * Component.Extent.Y / Component.CellSize - 1e-4);
	if (Settings.Source == EGridNavSource::Collision || Settings.Source == EGridNavSource::NavMesh)
	{
		// Files and baked data bring their own size, which is checked when it is known.
		const EGridNavBuildFailure Failure =
			CheckGridNavSize(Width, Height, Settings.ExtraRadii.Num(), Settings.MaxBytes, OutReason);
		if (Failure != EGridNavBuildFailure::None)
		{
			return Failure;
		}
	}
	const double MostCells = NavCore::MaxGridSide;
	Settings.Desc.width = static_cast<int32>(FMath::Clamp(Width, 1.0, MostCells));
	Settings.Desc.height = static_cast<int32>(FMath::Clamp(Height, 1.0, MostCells));
	Settings.Desc.topology = UE::GridNav::ToTopology(Component.Topology);
	Settings.Desc.cornerRule = UE::GridNav::ToCornerRule(Component.CornerRule);
	Settings.MapFile = Component.MapFile;
	Settings.SwampCost = static_cast<uint8>(Component.SwampCost);
	Settings.AgentMaxStep = Component.AgentMaxStep;
	Settings.MinFloorNormalZ =
		FMath::Cos(FMath::DegreesToRadians(static_cast<double>(Component.AgentMaxSlope)));
	Settings.Threshold = Component.ObstructionThreshold;
	Settings.Channel = Component.CollisionChannel;
	Settings.Floor = Component.Floor;
	Settings.bRequireFloor = Component.bRequireFloor;
	Settings.bTerrainCosts = Component.bTerrainCosts;
	Settings.ClusterSize = FMath::Clamp(Component.ClusterSize, 0, 64);
	return EGridNavBuildFailure::None;
}
