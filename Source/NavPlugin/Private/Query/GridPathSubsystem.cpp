// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathSubsystem.h"

#include "Components/GridNavGraphComponent.h"
#include "Debug/GridNavProfiling.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Query/GridPathQueue.h"
#include "Settings/GridNavSettings.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridPathSubsystem)

void UGridPathSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	Queue = MakeShared<FGridPathQueue>(GetWorld());
}

void UGridPathSubsystem::Deinitialize()
{
	// Listeners that are told here find a subsystem that refuses everything.
	if (const TSharedPtr<FGridPathQueue> Pinned = MoveTemp(Queue))
	{
		Pinned->Close();
	}
	Super::Deinitialize();
}

bool UGridPathSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE || WorldType == EWorldType::Editor;
}

UGridPathSubsystem* UGridPathSubsystem::Get(const UObject* WorldContextObject)
{
	const UWorld* World = GEngine != nullptr && WorldContextObject != nullptr
		? GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::ReturnNull)
		: nullptr;
	return UWorld::GetSubsystem<UGridPathSubsystem>(World);
}

bool UGridPathSubsystem::IsTickable() const
{
	return Queue.IsValid() && Queue->HasWork();
}

TStatId UGridPathSubsystem::GetStatId() const
{
	RETURN_QUICK_DECLARE_CYCLE_STAT(UGridPathSubsystem, STATGROUP_Tickables);
}

void UGridPathSubsystem::Tick(float DeltaTime)
{
	Super::Tick(DeltaTime);
	if (const TSharedPtr<FGridPathQueue> Pinned = Queue)
	{
		UE::GridNav::TickProfiled(*Pinned, UGridNavSettings::Read());
	}
}

FGridPathHandle UGridPathSubsystem::Request(const FGridPathRequest& Request, FOnGridPathEvent Listener)
{
	check(IsInGameThread());
	if (const TSharedPtr<FGridPathQueue> Pinned = Queue)
	{
		return Pinned->Submit(Request, MoveTemp(Listener));
	}
	FGridPathResult Result;
	Result.Outcome = EGridPathOutcome::NoGrid;
	Listener.ExecuteIfBound(EGridPathEvent::Ended, Result);
	return FGridPathHandle();
}

bool UGridPathSubsystem::Cancel(const FGridPathHandle& Handle)
{
	check(IsInGameThread());
	return Queue.IsValid() && Queue->Cancel(Handle);
}

int32 UGridPathSubsystem::CancelAll(const UObject* Owner)
{
	check(IsInGameThread());
	return Queue.IsValid() ? Queue->CancelAll(Owner) : 0;
}

bool UGridPathSubsystem::SetProgress(const FGridPathHandle& Handle, const FVector& Location)
{
	check(IsInGameThread());
	return Queue.IsValid() && Queue->SetProgress(Handle, Location);
}

EGridPathOutcome UGridPathSubsystem::GetOutcome(const FGridPathHandle& Handle) const
{
	return Queue.IsValid() ? Queue->OutcomeOf(Handle) : EGridPathOutcome::InvalidRequest;
}

FGridNavStats UGridPathSubsystem::GetStats() const
{
	return Queue.IsValid() ? Queue->GetStats() : FGridNavStats();
}

void UGridPathSubsystem::SetPaused(bool bPaused)
{
	if (Queue.IsValid())
	{
		Queue->SetPaused(bPaused);
	}
}

bool UGridPathSubsystem::IsPaused() const
{
	return Queue.IsValid() && Queue->IsPaused();
}

UGridNavGraphComponent* UGridPathSubsystem::FindGraphAt(const FVector& Location) const
{
	const FGridPathSource* Source = Queue.IsValid() ? Queue->FindSource(Location) : nullptr;
	return Source != nullptr ? Source->Component.Get() : nullptr;
}

bool UGridPathSubsystem::IsGraphExpectedAt(const FVector& Location) const
{
	return Queue.IsValid() && Queue->IsGridExpectedAt(Location);
}

TArray<UGridNavGraphComponent*> UGridPathSubsystem::GetGraphs() const
{
	TArray<UGridNavGraphComponent*> Graphs;
	if (Queue.IsValid())
	{
		for (const FGridPathSource& Source : Queue->GetSources())
		{
			if (UGridNavGraphComponent* Component = Source.Component.Get())
			{
				Graphs.Add(Component);
			}
		}
	}
	return Graphs;
}

void UGridPathSubsystem::AddGraph(UGridNavGraphComponent& Graph)
{
	check(IsInGameThread());
	if (const TSharedPtr<FGridPathQueue> Pinned = Queue)
	{
		Pinned->UpdateGraph(Graph);
	}
}

void UGridPathSubsystem::RemoveGraph(UGridNavGraphComponent& Graph)
{
	check(IsInGameThread());
	if (const TSharedPtr<FGridPathQueue> Pinned = Queue)
	{
		Pinned->RemoveGraph(Graph);
	}
}
