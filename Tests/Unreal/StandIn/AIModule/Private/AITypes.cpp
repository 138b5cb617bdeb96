// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AITypes.h"

#include "AI/Navigation/NavAgentInterface.h"
#include "GameFramework/Actor.h"

const FAIRequestID FAIRequestID::AnyRequest(0xffffffff);
const FAIRequestID FAIRequestID::CurrentRequest(0xffffffff);
const FAIRequestID FAIRequestID::InvalidRequest(0);

FAIMoveRequest::FAIMoveRequest()
	: GoalLocation(FVector::ZeroVector), AcceptanceRadius(FAISystem::InvalidRange), bInitialized(false),
	  bMoveToActor(false), bUsePathfinding(true), bAllowPartialPath(true), bRequireNavigableEndLocation(true),
	  bProjectGoalOnNavigation(true), bReachTestIncludesAgentRadius(true), bReachTestIncludesGoalRadius(true),
	  bCanStrafe(false)
{
}

FAIMoveRequest::FAIMoveRequest(const AActor* InGoalActor) : FAIMoveRequest()
{
	SetGoalActor(InGoalActor);
}

FAIMoveRequest::FAIMoveRequest(const FVector& InGoalLocation) : FAIMoveRequest()
{
	SetGoalLocation(InGoalLocation);
}

void FAIMoveRequest::SetGoalActor(const AActor* InGoalActor)
{
	if (ensure(!bInitialized))
	{
		GoalActor = const_cast<AActor*>(InGoalActor);
		bMoveToActor = true;
		bInitialized = true;
	}
}

void FAIMoveRequest::SetGoalLocation(const FVector& InGoalLocation)
{
	if (ensure(!bInitialized))
	{
		GoalLocation = InGoalLocation;
		bInitialized = true;
	}
}

bool FAIMoveRequest::UpdateGoalLocation(const FVector& NewLocation) const
{
	if (bMoveToActor)
	{
		return false;
	}
	GoalLocation = NewLocation;
	return true;
}

AActor* FAIMoveRequest::GetGoalActor() const
{
	return bMoveToActor ? GoalActor.Get() : nullptr;
}

FVector FAIMoveRequest::GetDestination() const
{
	const AActor* Actor = GetGoalActor();
	if (Actor == nullptr)
	{
		return GoalLocation;
	}
	const INavAgentInterface* NavAgent = Cast<const INavAgentInterface>(Actor);
	return NavAgent != nullptr ? NavAgent->GetNavAgentLocation() : Actor->GetActorLocation();
}
