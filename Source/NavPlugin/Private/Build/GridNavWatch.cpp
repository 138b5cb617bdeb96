// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavWatch.h"

#include "Build/GridNavObstacles.h"
#include "Build/GridNavSlice.h"
#include "Components/PrimitiveComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "GameFramework/Actor.h"
#include "GridNavCompat.h"

namespace GridNavWatching
{
/** Actors taken in with one piece of work, and obstacles looked at in a frame. */
constexpr int32 ActorsPerPiece = 32;
constexpr int32 LooksPerFrame = 512;
} // namespace GridNavWatching

FGridNavWatch::FGridNavWatch(UWorld& InWorld, const FBox& InBounds, ECollisionChannel InChannel)
	: World(&InWorld), Bounds(InBounds), Channel(InChannel)
{
	for (TActorIterator<AActor> Actor(&InWorld); Actor; ++Actor)
	{
		Arrivals.Emplace(*Actor, false);
	}
	SpawnedHandle = UE::GridNav::Compat::OnActorSpawned(
		InWorld, FOnActorSpawned::FDelegate::CreateRaw(this, &FGridNavWatch::HandleSpawned));
	LevelHandle = FWorldDelegates::LevelAddedToWorld.AddRaw(this, &FGridNavWatch::HandleLevelAdded);
}

FGridNavWatch::~FGridNavWatch()
{
	FWorldDelegates::LevelAddedToWorld.Remove(LevelHandle);
	if (UWorld* Watched = World.Get())
	{
		UE::GridNav::Compat::RemoveOnActorSpawned(*Watched, SpawnedHandle);
	}
}

void FGridNavWatch::HandleSpawned(AActor* Actor)
{
	// Its components may not be placed yet: it is looked at with the next piece of work.
	if (Actor != nullptr)
	{
		Arrivals.Emplace(Actor, true);
	}
}

void FGridNavWatch::HandleLevelAdded(ULevel* Level, UWorld* InWorld)
{
	// Worlds of other players in the editor tell us too.
	if (Level != nullptr && InWorld == World.Get())
	{
		for (AActor* Actor : Level->Actors)
		{
			HandleSpawned(Actor);
		}
	}
}

bool FGridNavWatch::Advance(FGridNavSlice& Slice)
{
	while (NextArrival < Arrivals.Num())
	{
		if (!Slice.Take())
		{
			return false;
		}
		const int32 Last = FMath::Min(NextArrival + GridNavWatching::ActorsPerPiece, Arrivals.Num());
		for (; NextArrival < Last; ++NextArrival)
		{
			AActor* Actor = Arrivals[NextArrival].Key.Get();
			if (Actor != nullptr)
			{
				AddActor(*Actor, Arrivals[NextArrival].Value);
			}
		}
	}
	Arrivals.Reset();
	NextArrival = 0;
	return true;
}

void FGridNavWatch::AddActor(AActor& Actor, bool bNew)
{
	const TInlineComponentArray<UPrimitiveComponent*> Primitives(&Actor);
	for (UPrimitiveComponent* Component : Primitives)
	{
		bool bKnown = false;
		Known.Add(Component, &bKnown);
		if (bKnown || !Component->CanEverAffectNavigation())
		{
			continue;
		}
		FWatched Watched;
		Watched.Component = Component;
		if (bNew)
		{
			// Seen nowhere before, so wherever it is has changed.
			Look(Watched, Changed);
		}
		else if (IsGridNavObstacle(*Component, Channel))
		{
			Watched.Transform = Component->GetComponentTransform();
			Watched.Box = Component->Bounds.GetBox();
		}
		Obstacles.Add(MoveTemp(Watched));
	}
}

void FGridNavWatch::Note(const FBox& Box, TArray<FBox>& OutChanged) const
{
	if (Box.IsValid != 0 && Box.Intersect(Bounds))
	{
		OutChanged.Add(Box);
	}
}

bool FGridNavWatch::Look(FWatched& Watched, TArray<FBox>& OutChanged) const
{
	const UPrimitiveComponent* Component = Watched.Component.Get();
	const bool bSolid = Component != nullptr && IsGridNavObstacle(*Component, Channel);
	const bool bWasSolid = Watched.Box.IsValid != 0;
	if (bSolid && bWasSolid)
	{
		// A turn may leave the bounds as they are, and so may a change of the shape the transform.
		const FBox Box = Component->Bounds.GetBox();
		if (Component->GetComponentTransform().Equals(Watched.Transform, UE_KINDA_SMALL_NUMBER) &&
			Box.Min.Equals(Watched.Box.Min, UE_KINDA_SMALL_NUMBER) &&
			Box.Max.Equals(Watched.Box.Max, UE_KINDA_SMALL_NUMBER))
		{
			return true;
		}
	}
	if (bWasSolid)
	{
		Note(Watched.Box, OutChanged);
		Watched.Box = FBox(ForceInit);
	}
	if (bSolid)
	{
		Watched.Transform = Component->GetComponentTransform();
		Watched.Box = Component->Bounds.GetBox();
		Note(Watched.Box, OutChanged);
	}
	return Component != nullptr;
}

void FGridNavWatch::LookAt(int32 Count, TArray<FBox>& OutChanged)
{
	OutChanged.Append(Changed);
	Changed.Reset();
	for (int32 Looks = 0; Looks < Count && !Obstacles.IsEmpty(); ++Looks)
	{
		NextLook = NextLook < Obstacles.Num() ? NextLook : 0;
		if (Look(Obstacles[NextLook], OutChanged))
		{
			++NextLook;
		}
		else
		{
			Known.Remove(Obstacles[NextLook].Component);
			Obstacles.RemoveAtSwap(NextLook);
		}
	}
}

void FGridNavWatch::Poll(TArray<FBox>& OutChanged)
{
	LookAt(FMath::Min(GridNavWatching::LooksPerFrame, Obstacles.Num()), OutChanged);
}

void FGridNavWatch::PollAll(TArray<FBox>& OutChanged)
{
	LookAt(Obstacles.Num(), OutChanged);
}

void FGridNavWatch::Shift(const FVector& Offset)
{
	Bounds = Bounds.ShiftBy(Offset);
	for (FWatched& Watched : Obstacles)
	{
		Watched.Transform.AddToTranslation(Offset);
		if (Watched.Box.IsValid != 0)
		{
			Watched.Box = Watched.Box.ShiftBy(Offset);
		}
	}
}
