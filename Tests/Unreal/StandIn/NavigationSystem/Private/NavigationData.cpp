// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavigationData.h"

#include "AI/NavDataGenerator.h"
#include "AI/Navigation/NavAgentInterface.h"
#include "Engine/World.h"
#include "Misc/ScopeLock.h"
#include "NavAreas/NavArea.h"
#include "NavFilters/NavigationQueryFilter.h"
#include "NavigationSystem.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigationData, Log, All);

uint32 FAsyncPathFindingQuery::LastPathFindingUniqueID = INVALID_NAVQUERYID;

FAsyncPathFindingQuery::FAsyncPathFindingQuery(const FPathFindingQuery& Query,
	const FNavPathQueryDelegate& Delegate, const EPathFindingMode::Type QueryMode)
	: FPathFindingQuery(Query), QueryID(GetUniqueID()), OnDoneDelegate(Delegate), Mode(QueryMode)
{
}

FSupportedAreaData::FSupportedAreaData(TSubclassOf<UNavArea> NavAreaClass, int32 InAreaID)
	: AreaID(InAreaID), AreaClass(NavAreaClass.Get())
{
}

ANavigationData::ANavigationData(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bEnableDrawing(false), bForceRebuildOnLoad(false),
	  bAutoDestroyWhenNoNavigation(true), bCanBeMainNavData(true), bCanSpawnOnRebuild(true),
	  RuntimeGeneration(ERuntimeGenerationType::Static), FindPathImplementation(nullptr),
	  FindHierarchicalPathImplementation(nullptr), TestPathImplementation(nullptr),
	  TestHierarchicalPathImplementation(nullptr), RaycastImplementation(nullptr),
	  NavDataUniqueID(GetNextUniqueID()), bRegistered(false), bSupportsDefaultAgent(false),
	  bRebuildingSuspended(false)
{
	PrimaryActorTick.bCanEverTick = true;
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		DefaultQueryFilter = MakeShareable(new FNavigationQueryFilter());
	}
}

uint16 ANavigationData::GetNextUniqueID()
{
	static uint16 LastUniqueID = 0;
	return ++LastUniqueID;
}

void ANavigationData::PostInitProperties()
{
	Super::PostInitProperties();
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		RenderingComp = ConstructRenderingComponent();
	}
}

void ANavigationData::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	RequestRegistration();
}

void ANavigationData::PostLoad()
{
	Super::PostLoad();
	RequestRegistration();
}

void ANavigationData::Destroyed()
{
	CleanUp();
	Super::Destroyed();
}

void ANavigationData::RequestRegistration()
{
	UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld());
	if (!bRegistered && NavSystem != nullptr)
	{
		NavSystem->RequestRegistrationDeferred(*this);
	}
}

void ANavigationData::OnRegistered()
{
	bRegistered = true;
	ConditionalConstructGenerator();
}

void ANavigationData::OnUnregistered()
{
	bRegistered = false;
}

void ANavigationData::CleanUp()
{
	if (bRegistered)
	{
		if (UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld()))
		{
			NavSystem->UnregisterNavData(this);
		}
		bRegistered = false;
	}
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->CancelBuild();
		NavDataGenerator.Reset();
	}
}

void ANavigationData::CleanUpAndMarkPendingKill()
{
	CleanUp();
	if (!IsActorBeingDestroyed())
	{
		Destroy();
	}
}

void ANavigationData::RebuildAll()
{
	LoadBeforeGeneratorRebuild();
	ConditionalConstructGenerator();
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->RebuildAll();
	}
}

void ANavigationData::EnsureBuildCompletion()
{
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->EnsureBuildCompletion();
	}
}

void ANavigationData::CancelBuild()
{
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->CancelBuild();
	}
}

void ANavigationData::TickAsyncBuild(float DeltaSeconds)
{
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->TickAsyncBuild(DeltaSeconds);
	}
}

void ANavigationData::RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas)
{
	if (bRebuildingSuspended)
	{
		SuspendedDirtyAreas.Append(DirtyAreas);
	}
	else if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->RebuildDirtyAreas(DirtyAreas);
	}
}

void ANavigationData::SetRebuildingSuspended(const bool bNewSuspend)
{
	const bool bResumed = bRebuildingSuspended && !bNewSuspend;
	bRebuildingSuspended = bNewSuspend;
	if (bResumed && SuspendedDirtyAreas.Num() > 0)
	{
		const TArray<FNavigationDirtyArea> Areas = MoveTemp(SuspendedDirtyAreas);
		SuspendedDirtyAreas.Reset();
		RebuildDirtyAreas(Areas);
	}
}

void ANavigationData::OnNavigationBoundsChanged()
{
	ConditionalConstructGenerator();
	if (NavDataGenerator.IsValid())
	{
		NavDataGenerator->OnNavigationBoundsChanged();
	}
}

#if !UE_BUILD_SHIPPING
uint32 ANavigationData::LogMemUsed() const
{
	const uint32 BytesOfPaths =
		static_cast<uint32>(ActivePaths.GetAllocatedSize() + ObservedPaths.GetAllocatedSize());
	UE_LOG(LogNavigationData, Log, TEXT("%s: paths %u bytes"), *GetName(), BytesOfPaths);
	return BytesOfPaths + (NavDataGenerator.IsValid() ? NavDataGenerator->LogMemUsed() : 0);
}
#endif

TArray<FBox> ANavigationData::GetNavigableBounds() const
{
	return GetNavigableBoundsInLevel(nullptr);
}

TArray<FBox> ANavigationData::GetNavigableBoundsInLevel(ULevel* InLevel) const
{
	TArray<FBox> Result;
	if (const UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld()))
	{
		NavSystem->GetNavigationBoundsForNavData(*this, Result, InLevel);
	}
	return Result;
}

void ANavigationData::OnNavAreaAdded(const UClass* NavAreaClass, int32 AgentIndex)
{
	if (NavAreaClass == nullptr || NavAreaClass->HasAnyClassFlags(CLASS_Abstract) ||
		GetAreaID(NavAreaClass) != INDEX_NONE)
	{
		return;
	}
	const int32 AreaID = GetNewAreaID(NavAreaClass);
	if (AreaID == INDEX_NONE)
	{
		UE_LOG(LogNavigationData, Error, TEXT("%s has no number left for area %s."), *GetName(),
			*NavAreaClass->GetName());
		return;
	}
	SupportedAreas.Add(FSupportedAreaData(const_cast<UClass*>(NavAreaClass), AreaID));
}

int32 ANavigationData::GetNewAreaID(const UClass* NavAreaClass) const
{
	for (int32 AreaID = 0; AreaID < GetMaxSupportedAreas(); ++AreaID)
	{
		if (!IsAreaAssigned(AreaID))
		{
			return AreaID;
		}
	}
	return INDEX_NONE;
}

void ANavigationData::ProcessNavAreas(const TSet<const UClass*>& AreaClasses, int32 AgentIndex)
{
	for (const UClass* AreaClass : AreaClasses)
	{
		OnNavAreaAdded(AreaClass, AgentIndex);
	}
}

int32 ANavigationData::GetAreaID(const UClass* AreaClass) const
{
	for (const FSupportedAreaData& Area : SupportedAreas)
	{
		if (Area.AreaClass == AreaClass)
		{
			return Area.AreaID;
		}
	}
	return INDEX_NONE;
}

const UClass* ANavigationData::GetAreaClass(int32 AreaID) const
{
	for (const FSupportedAreaData& Area : SupportedAreas)
	{
		if (Area.AreaID == AreaID)
		{
			return Area.AreaClass;
		}
	}
	return nullptr;
}

FSharedConstNavQueryFilter ANavigationData::GetQueryFilter(
	TSubclassOf<UNavigationQueryFilter> FilterClass) const
{
	return QueryFilters.FindRef(FilterClass.Get());
}

void ANavigationData::StoreQueryFilter(
	TSubclassOf<UNavigationQueryFilter> FilterClass, FSharedConstNavQueryFilter NavFilter)
{
	QueryFilters.Add(FilterClass.Get(), NavFilter);
}

void ANavigationData::RemoveQueryFilter(TSubclassOf<UNavigationQueryFilter> FilterClass)
{
	QueryFilters.Remove(FilterClass.Get());
}

double ANavigationData::GetWorldTimeStamp() const
{
	// The clock of the world moves while workers search; paths of theirs are stamped when they are handed
	// out.
	const UWorld* World = IsInGameThread() ? GetWorld() : nullptr;
	return World != nullptr ? World->GetTimeSeconds() : 0.;
}
