// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/FindGridPathAsync.h"

#include "Engine/World.h"
#include "GridNavCompat.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(FindGridPathAsync)

UFindGridPathAsync* UFindGridPathAsync::FindGridPathAsync(
	UObject* WorldContextObject, const FGridPathRequest& Request, UObject* Owner)
{
	UFindGridPathAsync* Action = NewObject<UFindGridPathAsync>();
	Action->Request = Request;
	Action->Request.bFirstLeg = false;
	Action->Request.bKeepLive = false;
	Action->Request.Owner = Owner != nullptr ? Owner : WorldContextObject;
	Action->Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	Action->RegisterWithGameInstance(WorldContextObject);
	return Action;
}

void UFindGridPathAsync::Activate()
{
	UGridPathSubsystem* Asked = Subsystem.Get();
	if (Asked == nullptr)
	{
		FGridPathResult Result;
		Result.Outcome = EGridPathOutcome::NoGrid;
		Finish(Result);
		return;
	}
	// May end before it returns.
	const FGridPathHandle Queued =
		Asked->Request(Request, FOnGridPathEvent::CreateUObject(this, &UFindGridPathAsync::OnPathEvent));
	if (!bIsFinished)
	{
		Handle = Queued;
	}
}

void UFindGridPathAsync::Cancel()
{
	if (!bIsFinished)
	{
		FGridPathResult Result;
		Result.Handle = Handle;
		Result.Outcome = EGridPathOutcome::Cancelled;
		if (UGridPathSubsystem* Asked = Subsystem.Get())
		{
			Asked->Cancel(Handle);
		}
		Finish(Result);
	}
	Super::Cancel();
}

void UFindGridPathAsync::OnPathEvent(EGridPathEvent Event, const FGridPathResult& Result)
{
	if (Event == EGridPathEvent::Ended)
	{
		Finish(Result);
	}
}

void UFindGridPathAsync::Finish(const FGridPathResult& Result)
{
	if (bIsFinished)
	{
		return;
	}
	bIsFinished = true;
	// The owner may be gone before anybody has noticed; and in a world that goes away nothing is to be
	// started.
	const UGridPathSubsystem* Asked = Subsystem.Get();
	const bool bIsOwnerGone = !Request.Owner.IsExplicitlyNull() && !Request.Owner.IsValid();
	const UWorld* World = Asked != nullptr ? Asked->GetWorld() : nullptr;
	const bool bIsWorldGoing = World != nullptr && UE::GridNav::Compat::IsBeingTornDown(*World);
	// The base class cancels what is collected as garbage, too.
	if (!bIsOwnerGone && !bIsWorldGoing && !HasAnyFlags(RF_BeginDestroyed))
	{
		PinOf(Result.Outcome).Broadcast(Result.Outcome, Result);
	}
	SetReadyToDestroy();
}

FGridPathAsyncPin& UFindGridPathAsync::PinOf(EGridPathOutcome Outcome)
{
	switch (Outcome)
	{
	case EGridPathOutcome::Found:
		return Found;
	case EGridPathOutcome::Partial:
		return Partial;
	case EGridPathOutcome::Cancelled:
	case EGridPathOutcome::OwnerGone:
		return Cancelled;
	default:
		return Failed;
	}
}
