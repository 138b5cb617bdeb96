// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraph.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"

struct FGridNavBakedBlob;

/** What a baked grid holds. */
struct FGridNavBakeContent
{
	NavCore::GridMap Map;
	FGridNavSurface Surface;
	/** What the grid was built from, and can be sampled from again. */
	EGridNavSource Source = EGridNavSource::Collision;
};

/** Why bytes could not be decoded. */
struct FGridNavBakeError
{
	EGridNavBuildFailure Failure = EGridNavBuildFailure::None;
	FString Reason;
};

/**
 * A header with magic, format version and frame, the heights of the cells, NavCore's bake file of the map,
 * and a checksum of everything before it. Numbers are little-endian, as NavCore's are.
 */
TArray<uint8> EncodeGridNavBake(
	const NavCore::GridMap& Map, const FGridNavSurface& Surface, EGridNavSource Source);

/** Any bytes may come in; nothing is allocated before size and checksum are known to be right. Any thread. */
NavCore::Result<FGridNavBakeContent, FGridNavBakeError> DecodeGridNavBake(TConstArrayView<uint8> Bytes);
