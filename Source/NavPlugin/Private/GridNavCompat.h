// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What differs between the engine versions that we serve, or could not be verified against a page of Epic's,
// in one place: when a version of the engine does not compile the module, look here first.
#pragma once

#include "CollisionQueryParams.h"
#include "CollisionShape.h"
#include "Engine/Engine.h"
#include "Engine/OverlapResult.h"
#include "Engine/World.h"
#include "GameFramework/NavMovementComponent.h"
#include "Misc/EngineVersionComparison.h"
#include "Navigation/PathFollowingComponent.h"
#include "NavigationSystem.h"

// The contexts of automation tests are a constant of their own from 5.5 on.
#if UE_VERSION_OLDER_THAN(5, 5, 0)
#define GRIDNAV_TEST_FLAGS (EAutomationTestFlags::ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#else
#define GRIDNAV_TEST_FLAGS (EAutomationTestFlags_ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#endif

// Names and signatures known from memory alone.
namespace UE::GridNav::Compat
{
inline FDelegateHandle OnActorSpawned(UWorld& World, FOnActorSpawned::FDelegate&& Delegate)
{
	return World.AddOnActorSpawnedHandler(MoveTemp(Delegate));
}

inline void RemoveOnActorSpawned(UWorld& World, FDelegateHandle Handle)
{
	World.RemoveOnActorSpawnedHandler(Handle);
}

/** Everything that a box without a turn touches. */
inline void OverlapBox(const UWorld& World, TArray<FOverlapResult>& OutOverlaps, const FVector& Center,
	const FVector& HalfExtent, ECollisionChannel Channel, const FCollisionQueryParams& Params)
{
	World.OverlapMultiByChannel(
		OutOverlaps, Center, FQuat::Identity, Channel, FCollisionShape::MakeBox(HalfExtent), Params);
}

inline bool IsNavigationBeingBuilt(UNavigationSystemV1& System)
{
	return System.IsNavigationBuildInProgress();
}

inline bool IsBeingTornDown(const UWorld& World)
{
	return World.bIsTearingDown;
}

/** Told of every move that ends, with its identifier. */
inline auto& MoveFinished(UPathFollowingComponent& Following)
{
	return Following.OnRequestFinished;
}

/** Makes a path one of some navigation data without registering it there. */
inline void SetNavData(FNavigationPath& Path, const ANavigationData& NavData)
{
	Path.SetNavigationDataUsed(&NavData);
}

/** Whether the radii of agent and goal count towards the acceptance radius. */
inline void SetReachTest(FAIMoveRequest& Request, bool bIncludeRadii)
{
	Request.SetReachTestIncludesAgentRadius(bIncludeRadii);
	Request.SetReachTestIncludesGoalRadius(bIncludeRadii);
}

inline bool HasReached(const UPathFollowingComponent& Following, const FAIMoveRequest& Request)
{
	return Following.HasReached(Request);
}

/** Steers a pawn for one frame, as path following does. */
inline void RequestMove(UNavMovementComponent& Movement, const FVector& Velocity)
{
	Movement.RequestDirectMove(Velocity, false);
}

inline void StopMoving(UNavMovementComponent& Movement)
{
	Movement.StopMovementKeepPathing();
}

inline bool CanMove(const UNavMovementComponent& Movement)
{
	return Movement.CanStartPathFollowing();
}

/** A line on the screen that replaces the one before it with the same key. */
inline void ShowOnScreen(uint64 Key, float Seconds, const FColor& Color, const FString& Text)
{
	if (GEngine != nullptr)
	{
		GEngine->AddOnScreenDebugMessage(Key, Seconds, Color, Text);
	}
}
} // namespace UE::GridNav::Compat
