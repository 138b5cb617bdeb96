// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What tools and people are told about a grid component; see GridNavGraphComponent.cpp for what it does.
#include "Components/GridNavBake.h"
#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphComponent.h"
#include "Components/GridNavGraphWork.h"
#include "Convert/GridNavConvert.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Regions/RegionMap.h"

namespace GridNavFacts
{
EGridNavTopology FromTopology(NavCore::Topology Topology)
{
	for (const EGridNavTopology Kind : {EGridNavTopology::Tile, EGridNavTopology::Hex})
	{
		if (UE::GridNav::ToTopology(Kind) == Topology)
		{
			return Kind;
		}
	}
	return EGridNavTopology::Octile;
}

EGridNavCornerRule FromCornerRule(NavCore::CornerRule Rule)
{
	for (const EGridNavCornerRule Kind :
		{EGridNavCornerRule::Always, EGridNavCornerRule::OneFree, EGridNavCornerRule::Never})
	{
		if (UE::GridNav::ToCornerRule(Kind) == Rule)
		{
			return Kind;
		}
	}
	return EGridNavCornerRule::NoneBlocked;
}
} // namespace GridNavFacts

const FGridNavBakedBlob& UGridNavGraphComponent::GetBakedBlob() const
{
	return BakedData != nullptr ? BakedData->Blob : OwnBake;
}

const NavCore::GridMap* UGridNavGraphComponent::GetMap() const
{
	return Work->Graph.IsValid() ? &Work->Graph->Map() : nullptr;
}

int32 UGridNavGraphComponent::GetAgentClearance() const
{
	return Work->Graph.IsValid() ? Work->Graph->World().Profile(Work->Graph->DefaultProfile()).clearance : 1;
}

bool UGridNavGraphComponent::GetStatistics(FGridNavGraphStatistics& OutStatistics) const
{
	OutStatistics = FGridNavGraphStatistics();
	if (!Work->Graph.IsValid())
	{
		return false;
	}
	const FGridNavGraph& Built = *Work->Graph;
	OutStatistics.Size = GetGridSize();
	OutStatistics.WalkableCells = int64{Built.Map().WalkableCount()};
	const NavCore::SearchContext Context = Built.World().Graph(Built.DefaultProfile()).Context();
	if (Context.clusters != nullptr)
	{
		OutStatistics.ClusterLevels = static_cast<int32>(Context.clusters->LevelCount());
		for (std::size_t Level = 0; Level < Context.clusters->LevelCount(); ++Level)
		{
			OutStatistics.Clusters += int64{Context.clusters->Layout(Level).Count()};
		}
	}
	if (Context.regions != nullptr)
	{
		OutStatistics.Components = static_cast<int32>(Context.regions->ComponentCount());
	}
	OutStatistics.Profiles = static_cast<int32>(Built.World().ProfileCount());
	OutStatistics.Bytes = static_cast<int64>(Built.World().Bytes() + Built.Scheduler().Bytes()) +
		static_cast<int64>(Built.Surface()->Heights.GetAllocatedSize());
	OutStatistics.BuildSeconds = Work->BuildSeconds;
	OutStatistics.SampledFrom = Work->SampledFrom;
	OutStatistics.bFromBake = Work->bFromBake;
	return true;
}

const FGridNavBakeSummary& FGridNavBakedBlob::Summary() const
{
	check(IsInGameThread());
	if (Known.IsSet())
	{
		return Known.GetValue();
	}
	FGridNavBakeSummary Summary;
	if (State != EGridNavBlobState::Loaded)
	{
		Summary.Failure = State == EGridNavBlobState::Empty ? EGridNavBuildFailure::NoBakedData
			: State == EGridNavBlobState::Newer             ? EGridNavBuildFailure::NewerBakedData
															: EGridNavBuildFailure::BadBakedData;
	}
	else
	{
		const NavCore::Result<FGridNavBakeContent, FGridNavBakeError> Content = DecodeGridNavBake(Bytes);
		if (Content)
		{
			const FGridNavBakeContent& Grid = Content.Value();
			Summary.Size = FIntPoint(Grid.Map.Width(), Grid.Map.Height());
			Summary.CellSize = Grid.Surface.Frame.Plane.cellSize;
			Summary.Bounds = Grid.Surface.Frame.Bounds;
			Summary.AgentRadius = Grid.Surface.Frame.AgentRadius;
			Summary.AgentHeight = Grid.Surface.Frame.AgentHeight;
			Summary.Source = Grid.Source;
			Summary.Topology = GridNavFacts::FromTopology(Grid.Map.GetTopology());
			Summary.CornerRule = GridNavFacts::FromCornerRule(Grid.Map.GetCornerRule());
		}
		else
		{
			Summary.Failure = Content.Error().Failure;
			Summary.Reason = FText::FromString(Content.Error().Reason);
		}
	}
	Known = Summary;
	return Known.GetValue();
}
