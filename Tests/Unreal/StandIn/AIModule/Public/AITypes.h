// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 3, and the API
// pages of the types.

#include "CoreMinimal.h"
#include "NavFilters/NavigationQueryFilter.h"
#include "Templates/SubclassOf.h"
#include "UObject/ObjectMacros.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include "AITypes.generated.h"

class AActor;

namespace FAISystem
{
inline constexpr float InvalidRange = -1.f;
inline const FVector InvalidLocation(MAX_flt);
inline const FRotator InvalidRotation(MAX_flt, MAX_flt, MAX_flt);

inline bool IsValidLocation(const FVector& Location)
{
	return !Location.ContainsNaN() && Location != InvalidLocation;
}
} // namespace FAISystem

/** Names one request; the one that stands for any is equivalent to all. */
USTRUCT(BlueprintType)
struct AIMODULE_API FAIRequestID
{
	GENERATED_BODY()

	static const FAIRequestID AnyRequest;
	static const FAIRequestID CurrentRequest;
	static const FAIRequestID InvalidRequest;

	FAIRequestID(uint32 InRequestID = 0) : RequestID(InRequestID) {}

	bool IsValid() const { return RequestID != 0; }
	uint32 GetID() const { return RequestID; }
	bool IsEquivalent(FAIRequestID Other) const
	{
		return RequestID == Other.RequestID || RequestID == AnyRequest.RequestID ||
			Other.RequestID == AnyRequest.RequestID;
	}
	bool operator==(FAIRequestID Other) const { return RequestID == Other.RequestID; }
	bool operator!=(FAIRequestID Other) const { return RequestID != Other.RequestID; }

private:
	UPROPERTY()
	uint32 RequestID;
};

/** Where to move, and what counts as having arrived. */
USTRUCT()
struct AIMODULE_API FAIMoveRequest
{
	GENERATED_BODY()

	FAIMoveRequest();
	FAIMoveRequest(const AActor* InGoalActor);
	FAIMoveRequest(const FVector& InGoalLocation);

	void SetGoalActor(const AActor* InGoalActor);
	void SetGoalLocation(const FVector& InGoalLocation);

	/** Moves the goal of a request that has one already, as projection does. */
	bool UpdateGoalLocation(const FVector& NewLocation) const;

	FAIMoveRequest& SetNavigationFilter(TSubclassOf<UNavigationQueryFilter> Filter)
	{
		FilterClass = Filter;
		return *this;
	}
	FAIMoveRequest& SetUsePathfinding(bool bPathfinding)
	{
		bUsePathfinding = bPathfinding;
		return *this;
	}
	FAIMoveRequest& SetAllowPartialPath(bool bAllowPartial)
	{
		bAllowPartialPath = bAllowPartial;
		return *this;
	}
	FAIMoveRequest& SetRequireNavigableEndLocation(bool bRequire)
	{
		bRequireNavigableEndLocation = bRequire;
		return *this;
	}
	FAIMoveRequest& SetProjectGoalLocation(bool bProject)
	{
		bProjectGoalOnNavigation = bProject;
		return *this;
	}
	FAIMoveRequest& SetCanStrafe(bool bStrafe)
	{
		bCanStrafe = bStrafe;
		return *this;
	}
	FAIMoveRequest& SetReachTestIncludesAgentRadius(bool bIncludeRadius)
	{
		bReachTestIncludesAgentRadius = bIncludeRadius;
		return *this;
	}
	FAIMoveRequest& SetReachTestIncludesGoalRadius(bool bIncludeRadius)
	{
		bReachTestIncludesGoalRadius = bIncludeRadius;
		return *this;
	}
	FAIMoveRequest& SetAcceptanceRadius(float Radius)
	{
		AcceptanceRadius = Radius;
		return *this;
	}

	bool IsValid() const { return bInitialized && (!bMoveToActor || GoalActor.IsValid()); }
	bool IsMoveToActorRequest() const { return bMoveToActor; }
	AActor* GetGoalActor() const;
	FVector GetGoalLocation() const { return GoalLocation; }

	/** Where to go now: the actor if there is one, else the location. */
	FVector GetDestination() const;
	bool IsUsingPathfinding() const { return bUsePathfinding; }
	bool IsUsingPartialPaths() const { return bAllowPartialPath; }
	bool IsNavigableEndLocationRequired() const { return bRequireNavigableEndLocation; }
	bool IsProjectingGoal() const { return bProjectGoalOnNavigation; }
	bool CanStrafe() const { return bCanStrafe; }
	bool IsReachTestIncludingAgentRadius() const { return bReachTestIncludesAgentRadius; }
	bool IsReachTestIncludingGoalRadius() const { return bReachTestIncludesGoalRadius; }
	float GetAcceptanceRadius() const { return AcceptanceRadius; }
	TSubclassOf<UNavigationQueryFilter> GetNavigationFilter() const { return FilterClass; }

private:
	TWeakObjectPtr<AActor> GoalActor;
	mutable FVector GoalLocation;
	TSubclassOf<UNavigationQueryFilter> FilterClass;
	float AcceptanceRadius;
	uint32 bInitialized : 1;
	uint32 bMoveToActor : 1;
	uint32 bUsePathfinding : 1;
	uint32 bAllowPartialPath : 1;
	uint32 bRequireNavigableEndLocation : 1;
	uint32 bProjectGoalOnNavigation : 1;
	uint32 bReachTestIncludesAgentRadius : 1;
	uint32 bReachTestIncludesGoalRadius : 1;
	uint32 bCanStrafe : 1;
};
