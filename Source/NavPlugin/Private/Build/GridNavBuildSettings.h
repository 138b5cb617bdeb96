// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraph.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "GridNavTypes.h"
#include "NavCore/Grid/GridMap.h"

class UGridNavGraphComponent;

/** What a component asks for, checked and copied, so that a build does not see later changes. */
struct FGridNavBuildSettings
{
	NavCore::GridDesc Desc;
	FGridNavFrame Frame;
	EGridNavSource Source = EGridNavSource::Collision;
	FString MapFile;
	uint8 SwampCost = 0;
	TArray<float> ExtraRadii;
	float AgentMaxStep = 0.0f;
	/** Least upward part of the normal of a floor. */
	double MinFloorNormalZ = 0.0;
	double Threshold = 0.0;
	ECollisionChannel Channel = ECC_Pawn;
	EGridNavFloor Floor = EGridNavFloor::Lowest;
	bool bRequireFloor = true;
	bool bTerrainCosts = false;
	int32 ClusterSize = 0;
	int64 MaxBytes = 0;

	/** None, or what is wrong, with a sentence for people. */
	static EGridNavBuildFailure Make(const UGridNavGraphComponent& Component, EGridNavSource BuildSource,
		FGridNavBuildSettings& OutSettings, FString& OutReason);
};

/** None, or why a grid of such a size cannot be built. */
EGridNavBuildFailure CheckGridNavSize(
	double Width, double Height, int32 Profiles, int64 MaxBytes, FString& OutReason);
