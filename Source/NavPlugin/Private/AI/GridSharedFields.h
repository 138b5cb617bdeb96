// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/SearchScratch.h"
#include "Query/GridPathRequest.h"

#include <span>
#include <vector>

class FGridNavGraph;
class FGridPathQueue;
struct FGridNavLimits;

/** What is asked about the ways between one place and many others. */
enum class EGridFieldWish : uint8
{
	/** Only whether there is a way. */
	Exists,
	Cost,
	/** Cost, and the length of the way that costs least. */
	Length,
};

/** One end of many ways. They cost the same in both directions, so it may be the start or the goal. */
struct FGridFieldQuestion
{
	FVector Origin = FVector::ZeroVector;
	/** Radius of the agent; 0 = the one the grid was built for. */
	float AgentRadius = 0.0f;
	/** Ways that cost more, in cm, are not looked for; 0 = no bound. */
	double MaxCost = 0.0;
	/** Other ends that are asked for: together they may take what as many single questions might. */
	int32 Places = 1;
	EGridFieldWish Wish = EGridFieldWish::Cost;
};

/** The cheapest way to one other end. */
struct FGridFieldAnswer
{
	/** Found, NoPath, OverLimit, or what is wrong: the origin is called the start, the other end the goal. */
	EGridPathOutcome Outcome = EGridPathOutcome::Pending;
	/** As that of a path that was asked for alone, in cm. */
	double Cost = 0.0;
	/** From the middle of one cell to that of the other, in cm; terrain and heights play no part. */
	double Length = 0.0;
};

/** Which places around some origins are wanted. */
struct FGridSpreadQuestion
{
	float AgentRadius = 0.0f;
	/** From the origin that is closest, in cm. */
	double MaxCost = 1000.0;
	/** Between two places along either axis, in cm; at least one cell. */
	double Spacing = 0.0;
	int32 MaxPlaces = 256;
};

/** What was asked and what it took, since the world began. */
struct FGridFieldCounters
{
	int64 Questions = 0;
	int64 Searches = 0;
	/** Cells that the searches looked at. */
	int64 ExpandedCells = 0;
};

/**
 * Searches that many questions share: from each origin one field is grown as far as its questions need.
 *
 * A field goes on from where it stands when something farther away is asked for, in the same frame or a
 * later one, and begins anew when the map has changed. Whoever asks from the same cell for the same kind of
 * agent shares it. Fields that nobody asks any more are dropped after some frames. What is searched is
 * missing from the budget of the next frame.
 */
class FGridSharedFields
{
public:
	/** Origins of which fields are kept at the same time; those that were not asked longest make room. */
	static constexpr int32 MaxFields = 16;
	/** A field that was not asked for so many frames is dropped. */
	static constexpr int32 MaxIdleFrames = 30;

	explicit FGridSharedFields(FGridPathQueue& InQueue);
	~FGridSharedFields();
	FGridSharedFields(const FGridSharedFields&) = delete;
	FGridSharedFields& operator=(const FGridSharedFields&) = delete;

	FGridFieldAnswer Ask(
		const FGridFieldQuestion& Question, const FVector& Place, const FGridNavLimits& Limits);
	/**
	 * Middles of cells that can be reached, on the floor: the cheapest to reach first, and always in the same
	 * order. Origins on which no agent can stand have none. Cut off where the limits are reached.
	 */
	void ListReachable(TConstArrayView<FVector> Origins, const FGridSpreadQuestion& Question,
		const FGridNavLimits& Limits, TArray<FVector>& OutPlaces);

	/** Once a frame: drops what nobody asks any more. */
	void EndFrame();
	bool IsEmpty() const { return Fields.IsEmpty(); }
	int32 Num() const { return Fields.Num(); }
	const FGridFieldCounters& GetCounters() const { return Counters; }
	SIZE_T GetAllocatedSize() const;

private:
	/** What belongs to one origin on one grid. */
	struct FField
	{
		explicit FField(int32 MaxMegabytes);

		NavCore::SearchScratch Scratch;
		NavCore::GoalField Field;
		TWeakPtr<FGridNavGraph> Graph;
		NavCore::Cell Origin;
		NavCore::ProfileId Profile{};
		NavCore::Cost MaxCost;
		int64 SpentUnits = 0;
		uint64 LastUse = 0;
		int32 IdleFrames = 0;
	};

	/** Answers what the map does not tell without a search. */
	void Search(const TSharedPtr<FGridNavGraph>& Graph, const FGridFieldQuestion& Question,
		NavCore::Cell Origin, NavCore::Cell Goal, const FGridNavLimits& Limits, FGridFieldAnswer& OutAnswer);
	/** The field of an origin, begun on the map as it is. */
	FField& Take(const TSharedPtr<FGridNavGraph>& Graph, NavCore::Cell Origin, NavCore::ProfileId Profile,
		NavCore::Cost MaxCost, const FGridNavLimits& Limits);
	/** Drops the fields that were not asked longest, but for one, until the others fit. */
	void Trim(const FGridNavLimits& Limits, const FField& Keep);
	/** As far as a cell, if that does not take more. */
	void Grow(FField& Field, NavCore::Cell Goal, int64 Units);
	void Begin(FField& Field, const FGridNavGraph& Graph, std::span<const NavCore::Cell> Origins);
	/** Grows a field by so much at most, and has the frame pay for it. */
	void Advance(FField& Field, int64 Units);
	void ListOn(const FGridNavGraph& Graph, std::span<const NavCore::Cell> Origins,
		const FGridSpreadQuestion& Question, int32 MaxPlaces, const FGridNavLimits& Limits,
		TArray<FVector>& OutPlaces);

	FGridPathQueue& Queue;
	TArray<TUniquePtr<FField>> Fields;
	FGridFieldCounters Counters;
	uint64 UseCounter = 0;
	NavCore::Path Path;
	std::vector<NavCore::SettledCell> Settled;
	std::vector<NavCore::SettledCell> Spread;
};
