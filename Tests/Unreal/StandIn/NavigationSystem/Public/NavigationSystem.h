// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", sections 0, 5 and 6, and the API page of
// UNavigationSystemV1.

#include "AI/Navigation/NavAgentSelector.h"
#include "AI/Navigation/NavigationTypes.h"
#include "AI/NavigationSystemBase.h"
#include "CoreMinimal.h"
#include "NavigationData.h"
#include "NavigationDirtyAreasController.h"
#include "NavigationSystemTypes.h"
#include "Tasks/Task.h"
#include "UObject/ObjectMacros.h"

#include "NavigationSystem.generated.h"

class ANavMeshBoundsVolume;
class ANavigationData;
class UActorComponent;
class ULevel;
class USceneComponent;

/** Means: as far as the navigation data looks by default. */
#define INVALID_NAVEXTENT (FVector::ZeroVector)

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FOnNavDataGenericEvent, ANavigationData*, NavData);
DECLARE_MULTICAST_DELEGATE_OneParam(FOnNavigationDirty, const FBox&);

/** What a bounds volume says. */
struct FNavigationBounds
{
	uint32 UniqueID = 0;
	FBox AreaBox = FBox(ForceInit);
	FNavAgentSelector SupportedAgents;
	TWeakObjectPtr<ULevel> Level;
};

/**
 * The navigation of a world: its navigation data, one for each supported agent, and the queries to them.
 * For the game thread; FindPathAsync alone runs the function of the navigation data on a worker.
 */
UCLASS(Within = World, Config = Engine, DefaultConfig)
class NAVIGATIONSYSTEM_API UNavigationSystemV1 : public UNavigationSystemBase
{
	GENERATED_BODY()

public:
	UNavigationSystemV1(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	enum ERegistrationResult
	{
		RegistrationError,
		RegistrationFailed_DataPendingKill,
		RegistrationFailed_AgentAlreadySupported,
		RegistrationFailed_AgentNotValid,
		RegistrationFailed_NotSuitable,
		RegistrationSuccessful,
	};

	/** Whose navigation data queries go to that name none. Empty: the first supported agent. */
	UPROPERTY(Config, EditAnywhere, Category = Agents)
	FName DefaultAgentName;

	/** Whether navigation data that is missing is spawned where there are bounds. */
	UPROPERTY(Config, EditAnywhere, Category = NavigationSystem)
	uint32 bAutoCreateNavigationData : 1;

	UPROPERTY(Config, EditAnywhere, Category = NavigationSystem)
	uint32 bAllowClientSideNavigation : 1;

	UPROPERTY(Config, EditAnywhere, Category = NavigationSystem)
	uint32 bSkipAgentHeightCheckWhenPickingNavData : 1;

	UPROPERTY(Transient)
	TObjectPtr<ANavigationData> MainNavData;

	UPROPERTY(Transient)
	TArray<TObjectPtr<ANavigationData>> NavDataSet;

	UPROPERTY(BlueprintAssignable, Transient, meta = (DisplayName = OnNavDataRegistered))
	FOnNavDataGenericEvent OnNavDataRegisteredEvent;

	UPROPERTY(BlueprintAssignable, Transient, meta = (DisplayName = OnNavigationGenerationFinished))
	FOnNavDataGenericEvent OnNavigationGenerationFinishedDelegate;

	static UNavigationSystemV1* GetCurrent(UWorld* World);
	static UNavigationSystemV1* GetCurrent(UObject* WorldContextObject);
	static FOnNavigationDirty& GetNavigationDirtyEvent();

	virtual void PostInitProperties() override;
	virtual UWorld* GetWorld() const override;
	virtual void Tick(float DeltaSeconds) override;
	virtual void InitializeForWorld(UWorld& World, FNavigationSystemRunMode Mode) override;
	virtual void CleanUp(const FNavigationSystem::ECleanupMode Mode) override;
	virtual bool IsWorldInitDone() const override { return bWorldInitDone; }

	/** Agents. The list can be replaced until the world is initialised. */
	const TArray<FNavDataConfig>& GetSupportedAgents() const { return SupportedAgents; }
	void OverrideSupportedAgents(const TArray<FNavDataConfig>& NewSupportedAgents);
	void SetSupportedAgentsNavigationClass(
		int32 AgentIndex, TSubclassOf<ANavigationData> NavigationDataClass);
	const FNavDataConfig& GetDefaultSupportedAgentConfig() const;

	/** Navigation data. */
	virtual ERegistrationResult RegisterNavData(ANavigationData* NavData);
	virtual void UnregisterNavData(ANavigationData* NavData);
	virtual void RequestRegistrationDeferred(ANavigationData& NavData);
	virtual ANavigationData* GetNavDataForProps(const FNavAgentProperties& AgentProperties);
	virtual const ANavigationData* GetNavDataForProps(const FNavAgentProperties& AgentProperties) const;
	virtual ANavigationData* GetNavDataForProps(const FNavAgentProperties& AgentProperties,
		const FVector& AgentLocation, const FVector& Extent = INVALID_NAVEXTENT) const;
	virtual ANavigationData* GetNavDataForAgentName(const FName AgentName) const;
	ANavigationData* GetDefaultNavDataInstance(
		FNavigationSystem::ECreateIfMissing CreateNewIfNoneFound = FNavigationSystem::DontCreate);
	const ANavigationData* GetDefaultNavDataInstance() const { return MainNavData; }
	virtual void OnNavigationGenerationFinished(ANavigationData& NavData);

	/** Queries. Those that are given no navigation data go to the main one. */
	FPathFindingResult FindPathSync(const FNavAgentProperties& AgentProperties, FPathFindingQuery Query,
		EPathFindingMode::Type Mode = EPathFindingMode::Regular);
	FPathFindingResult FindPathSync(
		FPathFindingQuery Query, EPathFindingMode::Type Mode = EPathFindingMode::Regular);
	bool TestPathSync(FPathFindingQuery Query, EPathFindingMode::Type Mode = EPathFindingMode::Regular,
		int32* NumVisitedNodes = nullptr) const;
	bool ProjectPointToNavigation(const FVector& Point, FNavLocation& OutLocation,
		const FVector& Extent = INVALID_NAVEXTENT, const FNavAgentProperties* AgentProperties = nullptr,
		FSharedConstNavQueryFilter QueryFilter = nullptr) const;
	bool ProjectPointToNavigation(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		const ANavigationData* NavData, FSharedConstNavQueryFilter QueryFilter = nullptr) const;
	bool GetRandomPoint(FNavLocation& ResultLocation, ANavigationData* NavData = nullptr,
		FSharedConstNavQueryFilter QueryFilter = nullptr);
	bool GetRandomReachablePointInRadius(const FVector& Origin, float Radius, FNavLocation& ResultLocation,
		ANavigationData* NavData = nullptr, FSharedConstNavQueryFilter QueryFilter = nullptr) const;
	bool GetRandomPointInNavigableRadius(const FVector& Origin, float Radius, FNavLocation& ResultLocation,
		ANavigationData* NavData = nullptr, FSharedConstNavQueryFilter QueryFilter = nullptr) const;

	/**
	 * Runs the query on a worker; the delegate is called on the game thread at a later tick. Returns the
	 * identifier of the query, INVALID_NAVQUERYID if there is no navigation data to ask.
	 */
	uint32 FindPathAsync(const FNavAgentProperties& AgentProperties, FPathFindingQuery Query,
		const FNavPathQueryDelegate& ResultDelegate, EPathFindingMode::Type Mode = EPathFindingMode::Regular);

	/** The delegate of the query will not be called. */
	void AbortAsyncFindPathRequest(uint32 QueryID);

	/** Dirty areas. */
#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
	void AddDirtyArea(const FBox& NewArea, int32 Flags, const FName& DebugReason = NAME_None);
	void AddDirtyAreas(const TArray<FBox>& NewAreas, int32 Flags, const FName& DebugReason = NAME_None);
#else
	void AddDirtyArea(const FBox& NewArea, ENavigationDirtyFlag Flags, const FName& DebugReason = NAME_None);
	void AddDirtyAreas(
		const TArray<FBox>& NewAreas, ENavigationDirtyFlag Flags, const FName& DebugReason = NAME_None);
#endif
	bool HasDirtyAreasQueued() const
	{
		return DefaultDirtyAreasController.IsDirty();
	}

	/** Building. */
	virtual void RebuildAll(bool bIsLoadTime = false);
	void Build();
	bool SupportsNavigationGeneration() const
	{
		return bSupportRebuilding;
	}
	int32 GetNumRemainingBuildTasks() const;
	int32 GetNumRunningBuildTasks() const;
	bool IsNavigationBuildInProgress() const
	{
		return GetNumRemainingBuildTasks() > 0;
	}

	/** Bounds. Changes are taken up at the next tick. */
	virtual void OnNavigationBoundsAdded(ANavMeshBoundsVolume* NavVolume);
	virtual void OnNavigationBoundsUpdated(ANavMeshBoundsVolume* NavVolume);
	virtual void OnNavigationBoundsRemoved(ANavMeshBoundsVolume* NavVolume);
	void GetNavigationBoundsForNavData(
		const ANavigationData& NavData, TArray<FBox>& OutBounds, ULevel* InLevel = nullptr) const;
	bool ShouldGenerateNavigationEverywhere() const
	{
		return false;
	}
	FBox GetWorldBounds() const;

	virtual void BeginDestroy() override;

protected:
	UPROPERTY(Config, EditAnywhere, Category = Agents)
	TArray<FNavDataConfig> SupportedAgents;

private:
	struct FAsyncBatch;

	void DoInitialSetup();
	void OnWorldInitDone(FNavigationSystemRunMode Mode);
	void GatherNavAreaClasses();
	static void BindComponentDelegates();
	void BindLevelDelegates();
	void UnbindLevelDelegates();

	void RegisterNavigationDataInstances();
	void ProcessRegistrationCandidates();
	void AcceptNavData(ANavigationData& NavData, int32 AgentIndex);
	void SpawnMissingNavigationData();
	ANavigationData* CreateNavigationDataInstance(const FNavDataConfig& NavConfig);
	int32 FindSupportedAgent(const FNavDataConfig& Config, const UClass* NavDataClass) const;
	void ChooseMainNavData();

	void GatherNavigationBounds();
	void ProcessNavigationBoundsChanges();
	bool IsThereAnywhereToBuildNavigation(int32 AgentIndex) const;

	void AddArea(const FNavigationDirtyArea& Area, const FName& DebugReason);
	static UNavigationSystemV1* FindFor(const UActorComponent& Component);
	static void OnComponentRegistered(UActorComponent& Component);
	static void OnComponentUnregistered(UActorComponent& Component);
	static void OnComponentTransformChanged(USceneComponent& Component);
	static void UpdateComponentInNavOctree(UActorComponent& Component);
	void LearnComponent(UActorComponent& Component);
	void ForgetComponent(UActorComponent& Component);
	void PopulateFromLevel(ULevel& Level);

	void OnLevelAddedToWorld(ULevel* Level, UWorld* World);
	void OnLevelRemovedFromWorld(ULevel* Level, UWorld* World);

	void TickAsyncQueries();
	void StartAsyncQueries();
	void DispatchAsyncResults();

	/** Blocks until the worker has ended, and puts back in line what it had not begun. */
	void PostponeAsyncQueries();

	FNavigationDirtyAreasController DefaultDirtyAreasController;
	TArray<FNavigationBounds> RegisteredNavBounds;
	TArray<FBox> ChangedNavBounds;
	TArray<TWeakObjectPtr<ANavigationData>> NavDataRegistrationQueue;

	/** Navigation data of each supported agent, null while there is none. */
	TArray<TWeakObjectPtr<ANavigationData>> AgentToNavData;
	TSet<const UClass*> NavAreaClasses;

	/** Components that affect navigation, with the bounds that navigation knows them by. */
	TMap<const UActorComponent*, FBox> RelevantComponents;

	TArray<FAsyncPathFindingQuery> AsyncPathFindingQueries;
	TSharedPtr<FAsyncBatch, ESPMode::ThreadSafe> RunningBatch;
	UE::Tasks::FTask RunningTask;
	TSet<uint32> AbortedQueryIDs;

	FDelegateHandle LevelAddedHandle;
	FDelegateHandle LevelRemovedHandle;
	FNavigationSystemRunMode OperationMode;
	uint32 bWorldInitDone : 1;
	uint32 bSupportRebuilding : 1;
	uint32 bNavigationBoundsChanged : 1;
};
