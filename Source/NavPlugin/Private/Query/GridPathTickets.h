// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "Query/GridPathRequest.h"
#include "UObject/WeakObjectPtrTemplates.h"

/** One request from when it is queued until its handle names nothing any more. */
struct FGridPathTicket
{
	FOnGridPathEvent Listener;
	TWeakObjectPtr<const UObject> Owner;
	/** Where the agent stands and where it wants to go, as it was asked: paths begin and end exactly there.
	 */
	FVector Start = FVector::ZeroVector;
	FVector Goal = FVector::ZeroVector;
	/** Which grid answers, and its scheduler's own name for the request. */
	uint32 Grid = 0;
	NavCore::PathHandle Path;
	/** 0 = nobody uses the slot. */
	uint32 Serial = 0;
	/** Not ended; otherwise it stands for a live path. */
	bool bIsOpen = true;
	/** Goal is the one place where the path should end. */
	bool bHasGoal = false;
	bool bHasOwner = false;
	bool bKeepLive = false;
	/** The navmesh has a part in it. */
	EGridPathBackend Backend = EGridPathBackend::Grid;
	/** The next thing to be told waits for the navmesh. */
	bool bIsAtMesh = false;
	/** It was ended from outside. Whatever the scheduler found in the meantime, this is what is told. */
	EGridPathOutcome Verdict = EGridPathOutcome::Pending;
	/** What the listener was told last. */
	EGridPathOutcome Outcome = EGridPathOutcome::Pending;
};

/** Every request of a world by slot and serial. Slots are used again, serials not within 2^32 requests. */
class FGridPathTickets
{
public:
	int32 Add(FGridPathTicket&& Ticket);
	void Remove(int32 Slot);

	/** Null when the slot has another user by now, or none. */
	FGridPathTicket* Find(uint32 Slot, uint32 Serial);
	FGridPathTicket& At(int32 Slot) { return Tickets[Slot]; }

	/** Slots in use or free; walk over them with IsUsed, as listeners may add and remove on the way. */
	int32 NumSlots() const { return Tickets.Num(); }
	bool IsUsed(int32 Slot) const { return Tickets[Slot].Serial != 0; }

	int32 Num() const { return Tickets.Num() - Free.Num(); }
	/** Those that end with somebody. */
	int32 NumOwned() const { return Owned; }

private:
	TArray<FGridPathTicket> Tickets;
	TArray<int32> Free;
	uint32 LastSerial = 0;
	int32 Owned = 0;
};
