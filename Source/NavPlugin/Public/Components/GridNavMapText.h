// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavBakedData.h"
#include "CoreMinimal.h"

class UGridNavGraphComponent;

/** A grid as the text of a MovingAI .map file. */
struct FGridNavMapText
{
	FString Text;
	/** The terrain cost that became 'S'; import with the same swamp cost. 0 = there is none. */
	int32 SwampCost = 0;
	/** What the format has no place for and was left out; empty when importing gives the same cells. */
	FText LeftOut;
};

// MovingAI .map files, to and from grids. '.' and 'G' are free, '@', 'O' and 'T' blocked, 'W' is blocked
// unless water is passable. 'S' is free and costs what the import says: 0 makes it plain ground, 1 to 254
// give the grid terrain costs. Exported are the cells as they are now: of the terrain costs only one can be
// told, as 'S'. It is the only one other than neutral ground, or of several the one the asset was imported
// with, or none.
namespace UE::GridNav
{
/**
 * Fills an asset from the bytes of a file, whose name is only quoted. If they are no sound map the asset
 * stays as it is, and the error names file, line and reason.
 */
NAVPLUGIN_API bool ImportMap(TConstArrayView<uint8> Bytes, const FString& FileName,
	const FGridNavMapImport& How, UGridNavBakedData& Asset, FText& OutError);

/** False, with the reason, when nothing is baked in it or it is damaged. */
NAVPLUGIN_API bool ExportMap(const UGridNavBakedData& Asset, FGridNavMapText& OutMap, FText& OutError);
/** The grid as it is now; false while it is not ready. */
NAVPLUGIN_API bool ExportMap(const UGridNavGraphComponent& Graph, FGridNavMapText& OutMap, FText& OutError);
} // namespace UE::GridNav
