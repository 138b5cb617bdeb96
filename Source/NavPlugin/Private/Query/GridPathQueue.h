// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Nav/GridNavQueries.h"
#include "NavCore/Scheduling/PathEvent.h"
#include "Query/GridMeshDesk.h"
#include "Query/GridNavStats.h"
#include "Query/GridPathBudget.h"
#include "Query/GridPathNow.h"
#include "Query/GridPathRequest.h"
#include "Query/GridPathTickets.h"
#include "Settings/GridNavSettings.h"

class FGridNavGraph;
class UGridNavGraphComponent;
class UWorld;

/** A grid of the world: one that can be asked, or one that is still being built. */
struct FGridPathSource
{
	TWeakObjectPtr<UGridNavGraphComponent> Component;
	TSharedPtr<FGridNavGraph> Graph;
	/** Names the grid in tickets. A grid that was built anew has another number. */
	uint32 Number = 0;
	/** The frame in which it had its turn. */
	uint64 Frame = 0;
};

/** How much there is to do, in no time. */
struct FGridPathLoad
{
	int32 OpenRequests = 0;
	int32 LivePaths = 0;
	/** Requests since the world began. */
	int64 Ended = 0;
	/** Of the last tick. */
	int64 TickExpansions = 0;
};

/**
 * The requests of one world: who asked, which grid answers, who is told.
 *
 * The schedulers do the work; this class hands requests to them, gives each its share of the budget once a
 * frame and passes on what they report, exactly once. Listeners may do anything on the way: ask, cancel,
 * edit, destroy their actors, the grid or the world. So nothing here is held across a call of a listener but
 * by number, and whoever calls Tick, RemoveGraph or Close keeps the queue alive meanwhile.
 */
class FGridPathQueue final : private NavCore::PathListener
{
public:
	/** The world has the navmesh that requests may want; none = there is no navmesh. */
	explicit FGridPathQueue(UWorld* InWorld = nullptr);

	FGridPathHandle Submit(const FGridPathRequest& Request, FOnGridPathEvent&& Listener);
	bool Cancel(const FGridPathHandle& Handle);
	/** Everything that was asked for in the name of an owner, or everything at all; the number of requests.
	 */
	int32 CancelAll(const UObject* Owner);
	bool SetProgress(const FGridPathHandle& Handle, const FVector& Location);
	/** What the listener was told last: Pending until it ends, InvalidRequest for a handle that names
	 * nothing. */
	EGridPathOutcome OutcomeOf(const FGridPathHandle& Handle);

	/** New, or in another state than before. What the grid had to answer until now ends with NotReady. */
	void UpdateGraph(UGridNavGraphComponent& Component);
	/** What it had to answer ends with OwnerGone before the call returns. */
	void RemoveGraph(UGridNavGraphComponent& Component);
	/** Ends everything with OwnerGone; whatever is asked from then on is refused. */
	void Close();

	void Tick(const FGridNavLimits& Limits);
	bool HasWork() const;
	/** No ticks until further notice: for debugging. */
	void SetPaused(bool bInPaused) { bIsPaused = bInPaused; }
	bool IsPaused() const { return bIsPaused; }
	/** Answers before it returns; what that takes is missing from the next frame. */
	FGridPathResult FindNow(const FGridPathRequest& Request, const FGridNavLimits& Limits);
	/** Answers from no queue at all. */
	FGridNavQueries& GetQueries();

	/** The ready grid for a place: one that holds the other place too if there is any, and the smallest such.
	 */
	const FGridPathSource* FindSource(const FVector& Location, const FVector* Other = nullptr) const;
	/** A grid that is to be at a place, but cannot be asked yet. */
	bool IsGridExpectedAt(const FVector& Location) const;
	const TArray<FGridPathSource>& GetSources() const { return Sources; }
	FGridNavStats GetStats() const;
	FGridPathLoad GetLoad() const;

private:
	virtual void OnPathEvent(NavCore::PathScheduler& Scheduler, const NavCore::PathEvent& Event) override;

	/** A request that no grid has a part in. */
	FGridPathHandle SubmitToMesh(const FGridPathRequest& Request, FOnGridPathEvent&& Listener);
	static FGridPathTicket MakeTicket(const FGridPathRequest& Request);
	FGridPathHandle Refuse(EGridPathOutcome Outcome, FOnGridPathEvent& Listener);
	static FGridPathHandle HandleOf(int32 Slot, uint32 Serial);

	FGridPathSource* FindByNumber(uint32 Number);
	int32 IndexOf(const UGridNavGraphComponent& Component) const;
	/** The next grid that has something to do and has not had its turn; none = null. Counts those like it. */
	FGridPathSource* NextBusy(int32& OutBusy);

	/** Ends a request, or releases its live path, without telling anybody yet. */
	void GiveUp(int32 Slot, EGridPathOutcome Verdict);
	/** Sends a path to the navmesh before it is told; false where it is told as it is. */
	bool SendToMesh(int32 Slot, EGridPathEvent Event, FGridPathResult& Result, bool bIsLast);
	/** Tells at once what the ticket has waiting at the navmesh: something came after it. */
	void FlushMesh(int32 Slot, uint32 Serial);
	void TellJob(FGridMeshJob& Job);
	void TickMesh(const FGridNavLimits& Limits);
	/** The handle names nothing after this event. */
	static bool IsLast(const FGridPathTicket& Ticket, const NavCore::PathEvent& Event);
	/** Tells the listener; the ticket may be gone afterwards. */
	void Tell(int32 Slot, EGridPathEvent Event, const FGridPathResult& Result, bool bIsLast);
	void EndTicketsOf(uint32 Number, EGridPathOutcome Outcome);
	/** Some of the requests whose owners have died, so that the cost of a frame is bounded. */
	void ReleaseOrphans();
	void Count(EGridPathOutcome Outcome);

	TWeakObjectPtr<UWorld> World;
	TArray<FGridPathSource> Sources;
	FGridMeshDesk MeshDesk;
	FGridPathTickets Tickets;
	FGridPathBudget Budget;
	FGridNavStats Totals;
	/** Made when they are needed: most worlds do without. */
	TUniquePtr<FGridPathNow> Now;
	TUniquePtr<FGridNavQueries> Queries;
	uint32 LastNumber = 0;
	uint64 Frame = 0;
	int32 OrphanCursor = 0;
	/** Of the turn of one grid. */
	double ListenerMicroseconds = 0.0;
	int32 ListenerDepth = 0;
	bool bIsTicking = false;
	bool bIsPaused = false;
	bool bIsClosed = false;
};
