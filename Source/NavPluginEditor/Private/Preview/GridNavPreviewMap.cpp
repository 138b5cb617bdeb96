// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/GridNavPreviewMap.h"

#include "Components/GridNavGraphComponent.h"
#include "NavCore/Graph/NavGraph.h"

struct FGridNavPreviewMap::FWork
{
	FWork(NavCore::GridMap&& InMap, const NavCore::ClusterSettings& Clusters) : Graph(MoveTemp(InMap))
	{
		Graph.ConfigureClusters(Clusters);
	}

	NavCore::NavGraph Graph;
	std::shared_ptr<const NavCore::MapSnapshot> Result;
};

FGridNavPreviewMap::~FGridNavPreviewMap()
{
	if (Pending.IsValid())
	{
		Task.Wait();
	}
}

bool FGridNavPreviewMap::TakeResult()
{
	if (!Pending.IsValid() || !Task.IsCompleted())
	{
		return false;
	}
	Current = Pending->Result;
	CurrentSource = PendingSource;
	Pending.Reset();
	return true;
}

bool FGridNavPreviewMap::Update(const UGridNavGraphComponent* Graph, NavCore::GraphParts Parts)
{
	const NavCore::GridMap* const Map = Graph != nullptr ? Graph->GetMap() : nullptr;
	const bool bNew = TakeResult();
	if (Map == nullptr)
	{
		const bool bHad = Current != nullptr;
		Current.reset();
		CurrentSource = FSource();
		return bHad || bNew;
	}
	const FSource Wanted{Graph->GetGraph(), Map->Version(), Parts};
	if (!Pending.IsValid() && !(Current != nullptr && CurrentSource == Wanted))
	{
		NavCore::ClusterSettings Clusters;
		Clusters.size = FMath::Clamp(Graph->ClusterSize, 0, 64);
		Clusters.clearance = static_cast<uint8>(Graph->GetAgentClearance());
		Pending = MakeShared<FWork, ESPMode::ThreadSafe>(Map->Clone(), Clusters);
		PendingSource = Wanted;
		Task = UE::Tasks::Launch(
			UE_SOURCE_LOCATION,
			[Work = Pending, Parts]
			{
				Work->Graph.Require(Parts);
				Work->Result = std::make_shared<const NavCore::MapSnapshot>(MoveTemp(Work->Graph));
			},
			UE::Tasks::ETaskPriority::BackgroundNormal);
	}
	return bNew;
}
