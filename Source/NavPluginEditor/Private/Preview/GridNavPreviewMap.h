// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Graph/MapSnapshot.h"
#include "Tasks/Task.h"

#include <memory>

class FGridNavGraph;
class UGridNavGraphComponent;

/**
 * Keeps a snapshot of a grid for a preview. The map is copied at once; what the algorithms need beside it is
 * built on a worker, so that the editor goes on meanwhile.
 */
class FGridNavPreviewMap
{
public:
	FGridNavPreviewMap() = default;
	/** Waits for the worker. */
	~FGridNavPreviewMap();
	FGridNavPreviewMap(const FGridNavPreviewMap&) = delete;
	FGridNavPreviewMap& operator=(const FGridNavPreviewMap&) = delete;

	/**
	 * Follows a grid, which may be null or not ready, and returns whether there is another snapshot than
	 * before. A newer map is fetched once the one before is ready, however often the level changes.
	 */
	bool Update(const UGridNavGraphComponent* Graph, NavCore::GraphParts Parts);
	/** Null while there is none. */
	const std::shared_ptr<const NavCore::MapSnapshot>& Snapshot() const { return Current; }
	bool IsBuilding() const { return Pending.IsValid(); }

private:
	/** What a snapshot was, or is being, made from. */
	struct FSource
	{
		TWeakPtr<FGridNavGraph> Graph;
		uint64 Version = 0;
		NavCore::GraphParts Parts = NavCore::GraphParts::None;

		bool operator==(const FSource& Other) const
		{
			return Graph == Other.Graph && Version == Other.Version && Parts == Other.Parts;
		}
	};
	/** Shared with the worker. */
	struct FWork;

	bool TakeResult();

	std::shared_ptr<const NavCore::MapSnapshot> Current;
	FSource CurrentSource;
	TSharedPtr<FWork, ESPMode::ThreadSafe> Pending;
	FSource PendingSource;
	UE::Tasks::FTask Task;
};
