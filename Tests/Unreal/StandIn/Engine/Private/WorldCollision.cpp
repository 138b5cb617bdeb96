// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CollisionScene.h"
#include "Components/PrimitiveComponent.h"
#include "Engine/HitResult.h"
#include "Engine/OverlapResult.h"
#include "Engine/World.h"

namespace StandIn
{
static FHitResult MakeHit(const FSceneHit& Hit, const FVector& Start, const FVector& End, bool bBlocking)
{
	FHitResult Result;
	Result.Time = static_cast<float>(Hit.Impact.Time);
	Result.TraceStart = Start;
	Result.TraceEnd = End;
	Result.Location = Start + (End - Start) * Hit.Impact.Time;
	Result.Distance = static_cast<float>((End - Start).Size() * Hit.Impact.Time);
	Result.ImpactPoint = Hit.Impact.Point;
	Result.ImpactNormal = Hit.Impact.Normal;
	Result.Normal = Hit.Impact.Normal;
	Result.bBlockingHit = bBlocking;
	Result.bStartPenetrating = Hit.Impact.bFromTheStart;
	Result.Component = Hit.Body->Component;
	Result.Item = Hit.Body->Item;
	return Result;
}
} // namespace StandIn

ECollisionResponse UWorld::GetResponse(const UPrimitiveComponent& Component, ECollisionChannel Channel,
	const FCollisionQueryParams& Params, const FCollisionResponseParams& ResponseParam) const
{
	if (!Component.IsQueryCollisionEnabled() || Params.Ignores(Component))
	{
		return ECR_Ignore;
	}
	const ECollisionResponse OfComponent = Component.GetCollisionResponseToChannel(Channel);
	const ECollisionResponse OfQuery =
		ResponseParam.CollisionResponse.GetResponse(Component.GetCollisionObjectType());
	return FMath::Min(OfComponent, OfQuery);
}

bool UWorld::SweepSingleByChannel(FHitResult& OutHit, const FVector& Start, const FVector& End,
	const FQuat& Rot, ECollisionChannel TraceChannel, const FCollisionShape& CollisionShape,
	const FCollisionQueryParams& Params, const FCollisionResponseParams& ResponseParam) const
{
	check(IsInGameThread());
	OutHit = FHitResult();
	OutHit.TraceStart = Start;
	OutHit.TraceEnd = End;
	const StandIn::FConvex Moving = StandIn::FConvex::Make(Start, Rot, CollisionShape);
	double Nearest = TNumericLimits<double>::Max();
	Collision->Sweep(
		Moving, End - Start,
		[&](const StandIn::FCollisionBody& Body)
		{ return GetResponse(*Body.Component, TraceChannel, Params, ResponseParam) == ECR_Block; },
		[&](const StandIn::FSceneHit& Hit)
		{
			const bool bCounts = !Hit.Impact.bFromTheStart || Params.bFindInitialOverlaps;
			if (bCounts && Hit.Impact.Time < Nearest)
			{
				Nearest = Hit.Impact.Time;
				OutHit = StandIn::MakeHit(Hit, Start, End, true);
			}
		});
	return OutHit.bBlockingHit;
}

bool UWorld::LineTraceSingleByChannel(FHitResult& OutHit, const FVector& Start, const FVector& End,
	ECollisionChannel TraceChannel, const FCollisionQueryParams& Params,
	const FCollisionResponseParams& ResponseParam) const
{
	return SweepSingleByChannel(
		OutHit, Start, End, FQuat::Identity, TraceChannel, FCollisionShape(), Params, ResponseParam);
}

bool UWorld::LineTraceMultiByChannel(TArray<FHitResult>& OutHits, const FVector& Start, const FVector& End,
	ECollisionChannel TraceChannel, const FCollisionQueryParams& Params,
	const FCollisionResponseParams& ResponseParam) const
{
	check(IsInGameThread());
	OutHits.Reset();
	const StandIn::FConvex Moving = StandIn::FConvex::Make(Start, FQuat::Identity, FCollisionShape());
	Collision->Sweep(
		Moving, End - Start,
		[&](const StandIn::FCollisionBody& Body)
		{
			const ECollisionResponse Response =
				GetResponse(*Body.Component, TraceChannel, Params, ResponseParam);
			return Response == ECR_Block || (Response == ECR_Overlap && !Params.bIgnoreTouches);
		},
		[&](const StandIn::FSceneHit& Hit)
		{
			const bool bBlocks =
				GetResponse(*Hit.Body->Component, TraceChannel, Params, ResponseParam) == ECR_Block;
			OutHits.Add(StandIn::MakeHit(Hit, Start, End, bBlocks));
		});
	OutHits.StableSort(
		[](const FHitResult& Left, const FHitResult& Right) { return Left.Time < Right.Time; });
	const int32 Blocking = OutHits.IndexOfByPredicate([](const FHitResult& Hit) { return Hit.bBlockingHit; });
	if (Blocking != INDEX_NONE)
	{
		OutHits.SetNum(Blocking + 1);
	}
	return Blocking != INDEX_NONE;
}

bool UWorld::OverlapBlockingTestByChannel(const FVector& Pos, const FQuat& Rot,
	ECollisionChannel TraceChannel, const FCollisionShape& CollisionShape,
	const FCollisionQueryParams& Params, const FCollisionResponseParams& ResponseParam) const
{
	check(IsInGameThread());
	bool bFound = false;
	Collision->Overlap(
		StandIn::FConvex::Make(Pos, Rot, CollisionShape),
		[&](const StandIn::FCollisionBody& Body)
		{ return GetResponse(*Body.Component, TraceChannel, Params, ResponseParam) == ECR_Block; },
		[&](const StandIn::FCollisionBody& Body)
		{
			bFound = true;
			return false;
		});
	return bFound;
}

bool UWorld::OverlapMultiByChannel(TArray<FOverlapResult>& OutOverlaps, const FVector& Pos, const FQuat& Rot,
	ECollisionChannel TraceChannel, const FCollisionShape& CollisionShape,
	const FCollisionQueryParams& Params, const FCollisionResponseParams& ResponseParam) const
{
	check(IsInGameThread());
	OutOverlaps.Reset();
	bool bBlocks = false;
	Collision->Overlap(
		StandIn::FConvex::Make(Pos, Rot, CollisionShape),
		[&](const StandIn::FCollisionBody& Body)
		{
			const ECollisionResponse Response =
				GetResponse(*Body.Component, TraceChannel, Params, ResponseParam);
			return Response == ECR_Block || (Response == ECR_Overlap && !Params.bIgnoreTouches);
		},
		[&](const StandIn::FCollisionBody& Body)
		{
			FOverlapResult Result;
			Result.Component = Body.Component;
			Result.ItemIndex = Body.Item;
			Result.bBlockingHit =
				GetResponse(*Body.Component, TraceChannel, Params, ResponseParam) == ECR_Block;
			bBlocks = bBlocks || Result.bBlockingHit;
			OutOverlaps.Add(Result);
			return true;
		});
	return bBlocks;
}
