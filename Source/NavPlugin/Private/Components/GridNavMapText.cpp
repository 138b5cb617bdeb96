// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavMapText.h"

#include "Components/GridNavBake.h"
#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphComponent.h"
#include "Convert/GridNavConvert.h"
#include "NavCore/Io/MapFile.h"

#include <string>
#include <string_view>

#define LOCTEXT_NAMESPACE "GridNavMapText"

namespace GridNavMapTextPrivate
{
/** What a grid can hold of a terrain layer in a .map file. */
struct FTerrain
{
	/** Costs of free cells other than neutral ground, each once. */
	TArray<uint8> Costs;
};

FTerrain FindTerrain(const NavCore::GridMap& Map)
{
	FTerrain Terrain;
	if (!Map.HasTerrain())
	{
		return Terrain;
	}
	bool Seen[256] = {};
	for (int32 Y = 0; Y < Map.Height(); ++Y)
	{
		for (int32 X = 0; X < Map.Width(); ++X)
		{
			Seen[Map.TerrainAt({X, Y})] |= Map.IsWalkable({X, Y});
		}
	}
	for (int32 Cost = NavCore::TerrainNeutral + 1; Cost < NavCore::TerrainBlocked; ++Cost)
	{
		if (Seen[Cost])
		{
			Terrain.Costs.Add(static_cast<uint8>(Cost));
		}
	}
	return Terrain;
}

FText DescribeLoss(const NavCore::GridMap& Map, const FTerrain& Terrain, int32 SwampCost)
{
	const int32 Lost = Terrain.Costs.Num() - (SwampCost != 0 ? 1 : 0);
	if (Lost > 0 && Map.HasHeight())
	{
		return FText::Format(
			LOCTEXT("LostBoth", "the .map format has no place for heights and {0} terrain costs"), Lost);
	}
	if (Lost > 0)
	{
		return FText::Format(
			LOCTEXT("LostCosts", "the .map format has no place for {0} terrain costs"), Lost);
	}
	return Map.HasHeight() ? LOCTEXT("LostHeights", "the .map format has no place for heights") : FText();
}

void Write(const NavCore::GridMap& Map, int32 PreferredSwamp, FGridNavMapText& OutMap)
{
	const FTerrain Terrain = FindTerrain(Map);
	OutMap.SwampCost = 0;
	if (Terrain.Costs.Num() == 1)
	{
		OutMap.SwampCost = Terrain.Costs[0];
	}
	else if (PreferredSwamp > 0 && Terrain.Costs.Contains(static_cast<uint8>(PreferredSwamp)))
	{
		OutMap.SwampCost = PreferredSwamp;
	}
	NavCore::MapWriteOptions Options;
	Options.swampCost = static_cast<uint8>(OutMap.SwampCost);
	OutMap.Text = UTF8_TO_TCHAR(NavCore::WriteMapFile(Map, Options).c_str());
	OutMap.LeftOut = DescribeLoss(Map, Terrain, OutMap.SwampCost);
}

/** The middle of the grid lies in the component, on the floor. */
FGridNavSurface MakeSurface(const NavCore::GridMap& Map, const FGridNavMapImport& How)
{
	const double HalfX = 0.5 * Map.Width() * How.CellSize;
	const double HalfY = 0.5 * Map.Height() * How.CellSize;
	const double HalfZ = FMath::Max<double>(How.CellSize, How.AgentHeight);
	FGridNavSurface Surface;
	Surface.Width = Map.Width();
	Surface.Frame.Plane = {-HalfX, -HalfY, How.CellSize};
	Surface.Frame.Bounds = FBox(FVector(-HalfX, -HalfY, -HalfZ), FVector(HalfX, HalfY, HalfZ));
	Surface.Frame.AgentRadius = How.AgentRadius;
	Surface.Frame.AgentHeight = How.AgentHeight;
	return Surface;
}

/** Why these settings cannot be used; empty when they can. */
FText FindNonsense(const FGridNavMapImport& How)
{
	if (!FMath::IsFinite(How.CellSize) || How.CellSize < 1.0f)
	{
		return LOCTEXT("BadCellSize", "cells must have a side of 1 cm or more");
	}
	if (How.SwampCost < 0 || How.SwampCost >= NavCore::TerrainBlocked)
	{
		return LOCTEXT("BadSwampCost", "the swamp cost must be 0 to 254");
	}
	const bool bAgent = FMath::IsFinite(How.AgentRadius) && How.AgentRadius >= 0.0f &&
		FMath::IsFinite(How.AgentHeight) && How.AgentHeight >= 1.0f;
	return bAgent ? FText() : LOCTEXT("BadAgent", "the agent's radius or height makes no sense");
}
} // namespace GridNavMapTextPrivate

namespace UE::GridNav
{
bool ImportMap(TConstArrayView<uint8> Bytes, const FString& FileName, const FGridNavMapImport& How,
	UGridNavBakedData& Asset, FText& OutError)
{
	const FText Nonsense = GridNavMapTextPrivate::FindNonsense(How);
	if (!Nonsense.IsEmpty())
	{
		OutError = FText::Format(LOCTEXT("BadSettings", "{0}: {1}"), FText::FromString(FileName), Nonsense);
		return false;
	}
	NavCore::MapReadOptions Options;
	Options.cornerRule = ToCornerRule(How.CornerRule);
	Options.swampCost = static_cast<uint8>(How.SwampCost);
	Options.waterPassable = How.bWaterPassable;
	const std::string_view Text(
		reinterpret_cast<const char*>(Bytes.GetData()), static_cast<std::size_t>(Bytes.Num()));
	const NavCore::Result<NavCore::GridMap, NavCore::IoError> Map =
		NavCore::ReadMapFile(Text, TCHAR_TO_UTF8(*FileName), Options);
	if (!Map)
	{
		OutError = FText::FromString(UTF8_TO_TCHAR(NavCore::Describe(Map.Error()).c_str()));
		return false;
	}
	TArray<uint8> Baked = EncodeGridNavBake(
		Map.Value(), GridNavMapTextPrivate::MakeSurface(Map.Value(), How), EGridNavSource::MapFile);
	if (Baked.IsEmpty())
	{
		OutError = FText::Format(
			LOCTEXT("TooLarge", "{0}: the grid is too large to be saved"), FText::FromString(FileName));
		return false;
	}
	Asset.Modify();
	Asset.MapImport = How;
	Asset.GridSize = FIntPoint(Map.Value().Width(), Map.Value().Height());
	Asset.Blob.Set(MoveTemp(Baked));
	return true;
}

bool ExportMap(const UGridNavBakedData& Asset, FGridNavMapText& OutMap, FText& OutError)
{
	const NavCore::Result<FGridNavBakeContent, FGridNavBakeError> Content =
		DecodeGridNavBake(Asset.Blob.Bytes);
	if (Asset.Blob.Bytes.IsEmpty() || !Content)
	{
		const FText Reason = Asset.Blob.Bytes.IsEmpty() ? LOCTEXT("Empty", "nothing is baked in it")
														: FText::FromString(Content.Error().Reason);
		OutError =
			FText::Format(LOCTEXT("BadAsset", "{0}: {1}"), FText::FromString(Asset.GetPathName()), Reason);
		return false;
	}
	GridNavMapTextPrivate::Write(Content.Value().Map, Asset.MapImport.SwampCost, OutMap);
	return true;
}

bool ExportMap(const UGridNavGraphComponent& Graph, FGridNavMapText& OutMap, FText& OutError)
{
	const TSharedPtr<FGridNavGraph> Built = Graph.GetGraph();
	if (!Built.IsValid())
	{
		OutError = FText::Format(
			LOCTEXT("NotReady", "{0}: the grid is not ready"), FText::FromString(Graph.GetPathName()));
		return false;
	}
	GridNavMapTextPrivate::Write(Built->Map(), Graph.SwampCost, OutMap);
	return true;
}
} // namespace UE::GridNav

#undef LOCTEXT_NAMESPACE
