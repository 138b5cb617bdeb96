// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "Query/GridPathRequest.h"
#include "UObject/WeakObjectPtrTemplates.h"

/** What was asked for, in cells: as much as it takes to ask again. */
struct FGridQueryAsked
{
	NavCore::Cell Start;
	NavCore::Cell Goal;
	int64 MaxExpansions = 0;
	NavCore::ProfileId Profile = 0;
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::ProjectDefault;
	/** Goal is where the path has to end. Otherwise it had a choice, and Goal is where it ended, if it did.
	 */
	bool bHasGoal = false;
	bool bAllowPartial = false;
};

/** A request that ended. */
struct FGridQueryRecord
{
	FGridQueryAsked Asked;
	/** Counts the requests of a world, from 1. */
	int64 Number = 0;
	/** FGridPathSource::Number of the grid that answered. */
	uint32 Grid = 0;
	int32 WaitedFrames = 0;
	TWeakObjectPtr<const UObject> Owner;
	EGridPathOutcome Outcome = EGridPathOutcome::Pending;
	/** Of the path as it was handed out. */
	NavCore::Cost Cost;
	int64 Expanded = 0;
	/** Of the map of the profile when the answer was given. */
	uint64 MapVersion = 0;
};

#if GRIDNAV_WITH_DEBUG

namespace UE::GridNav
{
FGridQueryAsked ToAsked(const FGridPathRequest& Request, const NavCore::PathRequest& InCells);
/** Whether a request was made in the name of somebody: himself, a part of him, or the controller of a pawn.
 */
bool IsAskedBy(const UObject* Owner, const UObject* Asker);
} // namespace UE::GridNav

/** The requests of a world that ended last, a fixed number of them. */
class FGridQueryHistory
{
public:
	/** How many are kept; 0 = none. Those that were kept last stay as far as there is room. */
	void SetCapacity(int32 NewCapacity);
	/** Gives it the next number, and returns that. Allocates nothing. */
	int64 Add(FGridQueryRecord Record);

	bool IsEmpty() const { return Count == 0; }
	int32 Num() const { return Count; }
	/** 0 = the last one, up to Num() - 1. */
	const FGridQueryRecord& FromLast(int32 Index) const;
	/** Null for one that is not kept any more, or not yet. */
	const FGridQueryRecord* Find(int64 Number) const;
	/** The last one that was asked in the name of somebody, or of a part of it; null for none. */
	const FGridQueryRecord* LastOf(const UObject* Owner) const;

private:
	/** A ring: the last one is before Next. */
	TArray<FGridQueryRecord> Records;
	int32 Next = 0;
	int32 Count = 0;
	int64 LastNumber = 0;
};

#endif
