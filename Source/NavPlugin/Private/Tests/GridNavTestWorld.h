// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Query/GridPathRequest.h"

#if WITH_DEV_AUTOMATION_TESTS

class UGridNavGraphComponent;
class UGridPathSubsystem;
class UWorld;

/** A world that lasts for one test: empty, playing, with grids as the test asks for. */
class FGridNavTestWorld
{
public:
	explicit FGridNavTestWorld(EWorldType::Type Type = EWorldType::Game);
	~FGridNavTestWorld();
	FGridNavTestWorld(const FGridNavTestWorld&) = delete;
	FGridNavTestWorld& operator=(const FGridNavTestWorld&) = delete;

	UWorld& GetWorld() const { return *World; }
	UGridPathSubsystem& GetPaths() const;
	/** A flat grid of free cells of 100 cm around a place, built. */
	UGridNavGraphComponent& AddGrid(const FVector& Center, int32 CellsAcross) const;
	void Tick(int32 Frames = 1) const;
	/** Asks, and ticks until the end is told; Pending when that takes too long. */
	FGridPathResult Find(const FGridPathRequest& Request) const;

private:
	UWorld* World;
};

#endif
