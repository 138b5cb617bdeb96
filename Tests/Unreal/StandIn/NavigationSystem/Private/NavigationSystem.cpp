// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavigationSystem.h"

#include "AI/NavDataGenerator.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "NavAreas/NavArea.h"
#include "NavMesh/RecastNavMesh.h"
#include "UObject/UObjectGlobals.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigation, Log, All);

UNavigationSystemV1::UNavigationSystemV1(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bAutoCreateNavigationData(true), bAllowClientSideNavigation(false),
	  bSkipAgentHeightCheckWhenPickingNavData(false), OperationMode(FNavigationSystemRunMode::InvalidMode),
	  bWorldInitDone(false), bSupportRebuilding(false), bNavigationBoundsChanged(false)
{
	if (HasAnyFlags(RF_ClassDefaultObject))
	{
		BindComponentDelegates();
	}
}

UNavigationSystemV1* UNavigationSystemV1::GetCurrent(UWorld* World)
{
	return FNavigationSystem::GetCurrent<UNavigationSystemV1>(World);
}

UNavigationSystemV1* UNavigationSystemV1::GetCurrent(UObject* WorldContextObject)
{
	return FNavigationSystem::GetCurrent<UNavigationSystemV1>(WorldContextObject);
}

FOnNavigationDirty& UNavigationSystemV1::GetNavigationDirtyEvent()
{
	static FOnNavigationDirty Event;
	return Event;
}

UWorld* UNavigationSystemV1::GetWorld() const
{
	return HasAnyFlags(RF_ClassDefaultObject) ? nullptr : Cast<UWorld>(GetOuter());
}

void UNavigationSystemV1::PostInitProperties()
{
	Super::PostInitProperties();
	// Once the list has an entry nothing is implied any more; without one there is the agent of the navmesh.
	if (!HasAnyFlags(RF_ClassDefaultObject) && SupportedAgents.IsEmpty())
	{
		FNavDataConfig DefaultAgent;
		DefaultAgent.SetNavDataClass(ARecastNavMesh::StaticClass());
		DefaultAgent.SetPreferredNavData(ARecastNavMesh::StaticClass());
		SupportedAgents.Add(DefaultAgent);
	}
}

void UNavigationSystemV1::OverrideSupportedAgents(const TArray<FNavDataConfig>& NewSupportedAgents)
{
	if (bWorldInitDone)
	{
		UE_LOG(LogNavigation, Warning,
			TEXT("Supported agents can be replaced only before the world is initialised."));
		return;
	}
	SupportedAgents = NewSupportedAgents;
}

void UNavigationSystemV1::SetSupportedAgentsNavigationClass(
	int32 AgentIndex, TSubclassOf<ANavigationData> NavigationDataClass)
{
	check(SupportedAgents.IsValidIndex(AgentIndex));
	SupportedAgents[AgentIndex].SetNavDataClass(NavigationDataClass.Get());
}

const FNavDataConfig& UNavigationSystemV1::GetDefaultSupportedAgentConfig() const
{
	static const FNavDataConfig NoAgent;
	for (const FNavDataConfig& Agent : SupportedAgents)
	{
		if (Agent.Name == DefaultAgentName)
		{
			return Agent;
		}
	}
	return SupportedAgents.Num() > 0 ? SupportedAgents[0] : NoAgent;
}

void UNavigationSystemV1::InitializeForWorld(UWorld& World, FNavigationSystemRunMode Mode)
{
	check(IsInGameThread());
	OnNavigationInitStartStaticDelegate().Broadcast(*this);
	DoInitialSetup();
	OnWorldInitDone(Mode);
}

void UNavigationSystemV1::DoInitialSetup()
{
	AgentToNavData.SetNum(SupportedAgents.Num());
	bSupportRebuilding = false;
	for (const FNavDataConfig& Agent : SupportedAgents)
	{
		// Decided by the default objects, before there is an instance.
		const TSubclassOf<ANavigationData> NavDataClass = Agent.GetNavDataClass<ANavigationData>();
		if (NavDataClass != nullptr && NavDataClass.GetDefaultObject()->SupportsRuntimeGeneration())
		{
			bSupportRebuilding = true;
		}
	}
	GatherNavAreaClasses();
}

void UNavigationSystemV1::OnWorldInitDone(FNavigationSystemRunMode Mode)
{
	UWorld& World = *GetWorld();
	OperationMode = Mode;
	bSupportRebuilding = bSupportRebuilding || !World.IsGameWorld();
	DefaultDirtyAreasController.bCanAccumulateDirtyAreas = bSupportRebuilding;
	BindLevelDelegates();
	GatherNavigationBounds();
	for (ULevel* Level : World.GetLevels())
	{
		PopulateFromLevel(*Level);
	}
	RegisterNavigationDataInstances();
	ProcessRegistrationCandidates();
	bWorldInitDone = true;
	if (bAutoCreateNavigationData)
	{
		SpawnMissingNavigationData();
	}
	OnNavigationInitDoneStaticDelegate().Broadcast(*this);
}

void UNavigationSystemV1::CleanUp(const FNavigationSystem::ECleanupMode Mode)
{
	check(IsInGameThread());
	PostponeAsyncQueries();
	AsyncPathFindingQueries.Reset();
	UnbindLevelDelegates();
	const TArray<TObjectPtr<ANavigationData>> Remaining = NavDataSet;
	for (ANavigationData* NavData : Remaining)
	{
		UnregisterNavData(NavData);
	}
	NavDataRegistrationQueue.Reset();
	RegisteredNavBounds.Reset();
	RelevantComponents.Reset();
	DefaultDirtyAreasController.Reset();
	bWorldInitDone = false;
}

void UNavigationSystemV1::BeginDestroy()
{
	PostponeAsyncQueries();
	AsyncPathFindingQueries.Reset();
	UnbindLevelDelegates();
	Super::BeginDestroy();
}

void UNavigationSystemV1::Tick(float DeltaSeconds)
{
	check(IsInGameThread());
	ProcessNavigationBoundsChanges();
	ProcessRegistrationCandidates();
	DefaultDirtyAreasController.Tick(NavDataSet);
	const TArray<TObjectPtr<ANavigationData>> Ticked = NavDataSet;
	for (ANavigationData* NavData : Ticked)
	{
		NavData->TickAsyncBuild(DeltaSeconds);
	}
	TickAsyncQueries();
}

void UNavigationSystemV1::RebuildAll(bool bIsLoadTime)
{
	for (ANavigationData* NavData : NavDataSet)
	{
		if (!bIsLoadTime || NavData->NeedsRebuildOnLoad())
		{
			NavData->RebuildAll();
		}
	}
	DefaultDirtyAreasController.Reset();
}

void UNavigationSystemV1::Build()
{
	if (bAutoCreateNavigationData)
	{
		SpawnMissingNavigationData();
	}
	RebuildAll();
	for (ANavigationData* NavData : NavDataSet)
	{
		NavData->EnsureBuildCompletion();
	}
}

int32 UNavigationSystemV1::GetNumRemainingBuildTasks() const
{
	int32 Count = 0;
	for (const ANavigationData* NavData : NavDataSet)
	{
		Count += NavData->GetGenerator() != nullptr ? NavData->GetGenerator()->GetNumRemaningBuildTasks() : 0;
	}
	return Count;
}

int32 UNavigationSystemV1::GetNumRunningBuildTasks() const
{
	int32 Count = 0;
	for (const ANavigationData* NavData : NavDataSet)
	{
		Count += NavData->GetGenerator() != nullptr ? NavData->GetGenerator()->GetNumRunningBuildTasks() : 0;
	}
	return Count;
}

void UNavigationSystemV1::OnNavigationGenerationFinished(ANavigationData& NavData)
{
	check(IsInGameThread());
	OnNavigationGenerationFinishedDelegate.Broadcast(&NavData);
}

void UNavigationSystemV1::GatherNavAreaClasses()
{
	TArray<UClass*> Classes;
	GetDerivedClasses(UNavArea::StaticClass(), Classes);
	for (UClass* Class : Classes)
	{
		NavAreaClasses.Add(Class);
	}
}

#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
void UNavigationSystemV1::AddDirtyArea(const FBox& NewArea, int32 Flags, const FName& DebugReason)
#else
void UNavigationSystemV1::AddDirtyArea(
	const FBox& NewArea, ENavigationDirtyFlag Flags, const FName& DebugReason)
#endif
{
	AddArea(FNavigationDirtyArea(NewArea, Flags), DebugReason);
}

#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
void UNavigationSystemV1::AddDirtyAreas(const TArray<FBox>& NewAreas, int32 Flags, const FName& DebugReason)
#else
void UNavigationSystemV1::AddDirtyAreas(
	const TArray<FBox>& NewAreas, ENavigationDirtyFlag Flags, const FName& DebugReason)
#endif
{
	for (const FBox& Area : NewAreas)
	{
		AddDirtyArea(Area, Flags, DebugReason);
	}
}

void UNavigationSystemV1::AddArea(const FNavigationDirtyArea& Area, const FName& DebugReason)
{
	check(IsInGameThread());
	DefaultDirtyAreasController.AddArea(Area, DebugReason);
	GetNavigationDirtyEvent().Broadcast(Area.Bounds);
}
