// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavDebugSubsystem.h"

#include "Debug/GridNavDebugBuild.h"
#include "Debug/GridNavRenderingComponent.h"
#include "Debug/GridNavVisualLog.h"
#include "Debug/GridSearchReplay.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavDebugSubsystem)

UGridNavDebugSubsystem* UGridNavDebugSubsystem::Get(const UObject* WorldContextObject)
{
	const UWorld* World = GEngine != nullptr && WorldContextObject != nullptr
		? GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::ReturnNull)
		: nullptr;
	return UWorld::GetSubsystem<UGridNavDebugSubsystem>(World);
}

bool UGridNavDebugSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE || WorldType == EWorldType::Editor;
}

#if GRIDNAV_WITH_DEBUG

bool UGridNavDebugSubsystem::ShouldCreateSubsystem(UObject* Outer) const
{
	return Super::ShouldCreateSubsystem(Outer);
}

void UGridNavDebugSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	Collection.InitializeDependency(UGridPathSubsystem::StaticClass());
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(GetWorld());
	if (Paths != nullptr && Paths->GetQueue().IsValid())
	{
		Paths->GetQueue()->OnQueryEnded = [WeakThis = TWeakObjectPtr<UGridNavDebugSubsystem>(this)](
											  const FGridQueryRecord& Record, const FGridPathResult& Result)
		{
			if (const UGridNavDebugSubsystem* This = WeakThis.Get())
			{
				UE::GridNav::LogQuery(*This, Record, Result);
			}
		};
	}
}

void UGridNavDebugSubsystem::Deinitialize()
{
	SetDrawSettings(FGridNavDrawSettings());
	Search.Reset();
	Super::Deinitialize();
}

void UGridNavDebugSubsystem::SetDrawSettings(const FGridNavDrawSettings& NewSettings)
{
	check(IsInGameThread());
	Settings = NewSettings;
	if (!Settings.DrawsAnything())
	{
		if (Rendering != nullptr)
		{
			Rendering->DestroyComponent();
			Rendering = nullptr;
		}
		return;
	}
	if (Rendering == nullptr)
	{
		Rendering = NewObject<UGridNavRenderingComponent>(this, NAME_None, RF_Transient);
		Rendering->RegisterComponentWithWorld(GetWorld());
	}
	Rendering->SetSettings(Settings);
	Rendering->SetSearch(Search);
}

#if ENABLE_VISUAL_LOG
void UGridNavDebugSubsystem::GrabDebugSnapshot(FVisualLogEntry* Snapshot) const
{
	UE::GridNav::DescribeLoad(*this, *Snapshot);
}
#endif

FString UGridNavDebugSubsystem::ShowQuery(int64 Number)
{
	check(IsInGameThread());
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(GetWorld());
	if (Paths == nullptr || !Paths->GetQueue().IsValid() || Paths->GetQueue()->GetHistory().IsEmpty())
	{
		return TEXT("no query has ended yet, or none is remembered");
	}
	const FGridPathQueue& Queue = *Paths->GetQueue();
	const FGridQueryRecord* Record =
		Number == 0 ? &Queue.GetHistory().FromLast(0) : Queue.GetHistory().Find(Number);
	if (Record == nullptr)
	{
		return FString::Printf(TEXT("query %lld is not remembered"), Number);
	}
	const TSharedRef<FGridSearchReplay> Replay = MakeShared<FGridSearchReplay>();
	const FString Reason = Replay->Run(Queue, *Record);
	if (Reason.IsEmpty())
	{
		Search = Replay;
		FGridNavDrawSettings WithSearch = Settings;
		WithSearch.bSearch = true;
		SetDrawSettings(WithSearch);
	}
	return Reason;
}

FString UGridNavDebugSubsystem::ShowQueryOf(const UObject* Owner)
{
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(GetWorld());
	const FGridQueryRecord* Record = Paths != nullptr && Paths->GetQueue().IsValid()
		? Paths->GetQueue()->GetHistory().LastOf(Owner)
		: nullptr;
	return Record != nullptr ? ShowQuery(Record->Number) : FString(TEXT("it has asked for nothing lately"));
}

bool UGridNavDebugSubsystem::ShowStep(int64 Step)
{
	if (Search.IsValid())
	{
		Search->SetStep(Step);
	}
	return Search.IsValid();
}

#else

#if ENABLE_VISUAL_LOG
void UGridNavDebugSubsystem::GrabDebugSnapshot(FVisualLogEntry* Snapshot) const {}
#endif

bool UGridNavDebugSubsystem::ShouldCreateSubsystem(UObject* Outer) const
{
	return false;
}

void UGridNavDebugSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
}

void UGridNavDebugSubsystem::Deinitialize()
{
	Super::Deinitialize();
}

void UGridNavDebugSubsystem::SetDrawSettings(const FGridNavDrawSettings& NewSettings) {}

FString UGridNavDebugSubsystem::ShowQuery(int64 Number)
{
	return TEXT("this build has no debug views");
}

FString UGridNavDebugSubsystem::ShowQueryOf(const UObject* Owner)
{
	return ShowQuery(0);
}

bool UGridNavDebugSubsystem::ShowStep(int64 Step)
{
	return false;
}

#endif
