// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", sections 2 to 4, and the API pages of the types below.

#include "AI/Navigation/NavQueryFilter.h"
#include "AI/Navigation/NavigationDataInterface.h"
#include "AI/Navigation/NavigationTypes.h"
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
#include "AI/Navigation/NavigationDirtyArea.h"
#endif
#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "EngineDefines.h"
#include "GameFramework/Actor.h"
#include "HAL/CriticalSection.h"
#include "NavigationSystemTypes.h"
#include "Templates/SubclassOf.h"
#include "UObject/ObjectMacros.h"

#include "NavigationData.generated.h"

class ANavigationData;
class FNavDataGenerator;
class INavAgentInterface;
class ULevel;
class UNavArea;
class UNavigationQueryFilter;
class UPrimitiveComponent;
class UWorld;

namespace EPathObservationResult
{
enum Type
{
	NoLongerObserving,
	NoChange,
	RequestRepath,
};
} // namespace EPathObservationResult

/**
 * The answer to a path query, and what watches it from then on.
 *
 * Casts go by the static member Type of the class cast to. A subclass that has none inherits the one of this
 * class, and casts to it succeed for any path: that is the engine's behaviour, kept on purpose.
 */
struct NAVIGATIONSYSTEM_API FNavigationPath : public TSharedFromThis<FNavigationPath, ESPMode::ThreadSafe>
{
	DECLARE_MULTICAST_DELEGATE_TwoParams(FPathObserverDelegate, FNavigationPath*, ENavPathEvent::Type);

	static const FNavPathType Type;

	FNavigationPath();
	explicit FNavigationPath(const TArray<FVector>& Points, AActor* Base = nullptr);
	virtual ~FNavigationPath() {}

	/** Ready, with a point at least, on navigation data that is still there. */
	bool IsValid() const { return bIsReady && PathPoints.Num() > 0 && GetNavigationDataUsed() != nullptr; }
	bool IsUpToDate() const { return bUpToDate; }
	bool IsReady() const { return bIsReady; }
	void MarkReady() { bIsReady = true; }
	bool IsPartial() const { return bIsPartial; }
	void SetIsPartial(const bool bPartial) { bIsPartial = bPartial; }
	bool DidSearchReachedLimit() const { return bReachedSearchLimit; }
	void SetSearchReachedLimit(const bool bLimited) { bReachedSearchLimit = bLimited; }
	bool IsWaitingForRepath() const { return bWaitingForRepath; }

	/** Forgets the points and how the search ended, keeps observers and settings. */
	virtual void ResetForRepath();

#if ENABLE_VISUAL_LOG
	/** For whoever follows the path. */
	virtual void DescribeSelfToVisLog(struct FVisualLogEntry* Snapshot) const;
#endif

	const TArray<FNavPathPoint>& GetPathPoints() const
	{
		return PathPoints;
	}
	TArray<FNavPathPoint>& GetPathPoints()
	{
		return PathPoints;
	}
	FVector GetEndLocation() const
	{
		return PathPoints.Num() > 0 ? PathPoints.Last().Location : FVector::ZeroVector;
	}
	FVector GetStartLocation() const
	{
		return PathPoints.Num() > 0 ? PathPoints[0].Location : FVector::ZeroVector;
	}

	/** Where the goal is now: the goal actor if there is one, else the end of the path. */
	FVector GetGoalLocation() const;

	virtual FVector::FReal GetLengthFromPosition(FVector SegmentStart, uint32 NextPathPointIndex) const;
	virtual FVector::FReal GetCostFromIndex(int32 PathPointIndex) const
	{
		return 0.;
	}
	virtual FVector::FReal GetCostFromNode(NavNodeRef PathNode) const
	{
		return 0.;
	}
	FVector::FReal GetLength() const;
	FVector::FReal GetCost() const
	{
		return GetCostFromIndex(0);
	}

	/** Whether a segment from the starting index on crosses the box, grown by the extent of the agent. */
	virtual bool DoesIntersectBox(const FBox& Box, uint32 StartingIndex = 0,
		int32* IntersectingSegmentIndex = nullptr, FVector* AgentExtent = nullptr) const;

	template <typename PathClass>
	const PathClass* CastPath() const
	{
		return PathType.IsA(PathClass::Type) ? static_cast<const PathClass*>(this) : nullptr;
	}

	template <typename PathClass>
	PathClass* CastPath()
	{
		return PathType.IsA(PathClass::Type) ? static_cast<PathClass*>(this) : nullptr;
	}

	ANavigationData* GetNavigationDataUsed() const;
	void SetNavigationDataUsed(const ANavigationData* const NewData);
	AActor* GetBaseActor() const
	{
		return Base.Get();
	}
	const UObject* GetQuerier() const
	{
		return QueryData.Owner.Get();
	}
	void SetQuerier(const UObject* InQuerier)
	{
		QueryData.Owner = InQuerier;
	}
	FPathFindingQueryData GetQueryData() const
	{
		return QueryData;
	}
	void SetQueryData(const FPathFindingQueryData& InQueryData)
	{
		QueryData = InQueryData;
	}
	FSharedConstNavQueryFilter GetFilter() const
	{
		return QueryData.QueryFilter;
	}
	void SetFilter(FSharedConstNavQueryFilter InFilter)
	{
		QueryData.QueryFilter = InFilter;
	}
	double GetTimeStamp() const
	{
		return LastUpdateTimeStamp;
	}
	void SetTimeStamp(double TimeStamp)
	{
		LastUpdateTimeStamp = TimeStamp;
	}

	/** Tells observers, and asks for another path if this one recalculates itself. */
	void Invalidate();
	void EnableRecalculationOnInvalidation(bool bShouldAutoUpdate)
	{
		bDoAutoUpdateOnInvalidation = bShouldAutoUpdate;
	}
	bool WillRecalculateOnInvalidation() const
	{
		return bDoAutoUpdateOnInvalidation;
	}
	void SetIgnoreInvalidation(bool bShouldIgnore)
	{
		bIgnoreInvalidation = bShouldIgnore;
	}
	bool GetIgnoreInvalidation() const
	{
		return bIgnoreInvalidation;
	}

	/** Called once the path has been filled in anew; tells observers why. */
	void DoneUpdating(ENavPathUpdateType::Type UpdateType);
	void RePathFailed();

	FPathObserverDelegate& GetObserver()
	{
		return ObserverDelegate;
	}
	FDelegateHandle AddObserver(FPathObserverDelegate::FDelegate NewObserver)
	{
		return ObserverDelegate.Add(NewObserver);
	}
	void RemoveObserver(FDelegateHandle HandleOfObserverToRemove)
	{
		ObserverDelegate.Remove(HandleOfObserverToRemove);
	}

	/** Asks for another path whenever the actor is farther than this from where the last path led. */
	void SetGoalActorObservation(const AActor& ActorToObserve, float TetherDistance);
	void DisableGoalActorObservation();
	const AActor* GetGoalActor() const
	{
		return GoalActor.Get();
	}
	EPathObservationResult::Type TickPathObservation();
	void UpdateLastRepathGoalLocation();

protected:
	TArray<FNavPathPoint> PathPoints;
	TWeakObjectPtr<AActor> Base;
	FNavPathType PathType;

	uint32 bDoAutoUpdateOnInvalidation : 1;
	uint32 bIgnoreInvalidation : 1;
	uint32 bUpToDate : 1;
	uint32 bIsReady : 1;
	uint32 bIsPartial : 1;
	uint32 bReachedSearchLimit : 1;
	uint32 bWaitingForRepath : 1;

private:
	FVector GetGoalActorLocation() const;

	FPathObserverDelegate ObserverDelegate;
	FPathFindingQueryData QueryData;
	TWeakObjectPtr<const ANavigationData> NavigationDataUsed;
	TWeakObjectPtr<const AActor> GoalActor;
	double LastUpdateTimeStamp;
	float GoalActorLocationTetherDistanceSq;
	FVector LastRepathGoalLocation;
};

struct FPathFindingResult
{
	FNavPathSharedPtr Path;
	ENavigationQueryResult::Type Result;

	FPathFindingResult(ENavigationQueryResult::Type InResult = ENavigationQueryResult::Invalid)
		: Result(InResult)
	{
	}

	bool IsSuccessful() const { return Result == ENavigationQueryResult::Success; }
	bool IsPartial() const
	{
		return Result != ENavigationQueryResult::Error && Path.IsValid() && Path->IsPartial();
	}
};

struct NAVIGATIONSYSTEM_API FAsyncPathFindingQuery : public FPathFindingQuery
{
	const uint32 QueryID;
	const FNavPathQueryDelegate OnDoneDelegate;
	const EPathFindingMode::Type Mode;
	FPathFindingResult Result;

	FAsyncPathFindingQuery(const FPathFindingQuery& Query, const FNavPathQueryDelegate& Delegate,
		const EPathFindingMode::Type QueryMode);

private:
	static uint32 GetUniqueID() { return ++LastPathFindingUniqueID; }
	static uint32 LastPathFindingUniqueID;
};

struct FNavPathRecalculationRequest
{
	FNavPathWeakPtr Path;
	ENavPathUpdateType::Type Reason;

	FNavPathRecalculationRequest(const FNavPathSharedPtr& InPath, ENavPathUpdateType::Type InReason)
		: Path(InPath), Reason(InReason)
	{
	}

	bool operator==(const FNavPathRecalculationRequest& Other) const { return Path == Other.Path; }
};

UENUM()
enum class ERuntimeGenerationType : uint8
{
	Static,
	DynamicModifiersOnly,
	Dynamic,
	LegacyGeneration UMETA(Hidden)
};

USTRUCT()
struct FSupportedAreaData
{
	GENERATED_BODY()

	UPROPERTY()
	int32 AreaID = 0;

	UPROPERTY(Transient)
	TObjectPtr<const UClass> AreaClass = nullptr;

	FSupportedAreaData() = default;
	FSupportedAreaData(TSubclassOf<UNavArea> NavAreaClass, int32 InAreaID);
};

/**
 * One way to navigate, for one supported agent.
 *
 * Path finding is not virtual but goes by function pointers that a subclass sets in its constructor; calling
 * one that is not set fails a check. Query functions that a subclass does not override are fatal.
 */
UCLASS(Config = Engine, DefaultConfig, NotBlueprintable, Abstract)
class NAVIGATIONSYSTEM_API ANavigationData : public AActor, public INavigationDataInterface
{
	GENERATED_BODY()

public:
	ANavigationData(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Draws the data, if the class draws. */
	UPROPERTY(Transient)
	TObjectPtr<UPrimitiveComponent> RenderingComp;

	UPROPERTY()
	FNavDataConfig NavDataConfig;

	UPROPERTY(EditAnywhere, Category = Display)
	uint32 bEnableDrawing : 1;

	UPROPERTY(EditAnywhere, Category = Generation, Config)
	uint32 bForceRebuildOnLoad : 1;

	UPROPERTY(EditAnywhere, Category = Generation, Config)
	uint32 bAutoDestroyWhenNoNavigation : 1;

	/** Whether calls that name no navigation data may end up here. */
	UPROPERTY(EditAnywhere, Category = Generation, Config)
	uint32 bCanBeMainNavData : 1;

	UPROPERTY(EditAnywhere, Category = Generation, Config)
	uint32 bCanSpawnOnRebuild : 1;

protected:
	/** Whether the data follows the world while it is played. The navigation system reads it from default
	 * objects. */
	UPROPERTY(EditAnywhere, Category = Runtime, Config)
	ERuntimeGenerationType RuntimeGeneration;

public:
	virtual void PostInitProperties() override;
	virtual void PostInitializeComponents() override;
	virtual void PostLoad() override;
	virtual void Destroyed() override;
	virtual void TickActor(
		float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction) override;

	void RequestRegistration();
	virtual void CleanUp();
	void CleanUpAndMarkPendingKill();
	bool IsRegistered() const { return bRegistered; }
	virtual void OnRegistered();
	void OnUnregistered();
	uint16 GetNavDataUniqueID() const { return NavDataUniqueID; }

	const FNavDataConfig& GetConfig() const { return NavDataConfig; }
	virtual void SetConfig(const FNavDataConfig& Src) { NavDataConfig = Src; }
	void SetNavAgentProperties(const FNavAgentProperties& InNavAgentProperties)
	{
		static_cast<FNavAgentProperties&>(NavDataConfig) = InNavAgentProperties;
	}
	FVector GetDefaultQueryExtent() const { return NavDataConfig.DefaultQueryExtent; }
	bool IsSupportingDefaultAgent() const { return bSupportsDefaultAgent; }
	void SetSupportsDefaultAgent(bool bIsDefault) { bSupportsDefaultAgent = bIsDefault; }
	bool CanBeMainNavData() const { return bCanBeMainNavData; }
	bool CanSpawnOnRebuild() const { return bCanSpawnOnRebuild; }
	bool NeedsRebuildOnLoad() const { return bForceRebuildOnLoad; }
	bool IsDrawingEnabled() const { return bEnableDrawing; }
	ERuntimeGenerationType GetRuntimeGenerationMode() const { return RuntimeGeneration; }

	virtual bool NeedsRebuild() const { return false; }
	virtual bool SupportsRuntimeGeneration() const
	{
		return RuntimeGeneration != ERuntimeGenerationType::Static;
	}
	virtual bool SupportsStreaming() const { return false; }
	virtual void RestrictBuildingToActiveTiles(bool InRestrictBuildingToActiveTiles) {}

	virtual void ConditionalConstructGenerator() {}
	FNavDataGenerator* GetGenerator() { return NavDataGenerator.Get(); }
	const FNavDataGenerator* GetGenerator() const { return NavDataGenerator.Get(); }
	virtual void LoadBeforeGeneratorRebuild() {}
	virtual void RebuildAll();
	virtual void EnsureBuildCompletion();
	virtual void CancelBuild();
	virtual void TickAsyncBuild(float DeltaSeconds);
	virtual void RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas);
	virtual void SetRebuildingSuspended(const bool bNewSuspend);
	virtual bool IsRebuildingSuspended() const { return bRebuildingSuspended; }
	virtual void OnNavigationBoundsChanged();
	virtual void OnStreamingLevelAdded(ULevel* Level, UWorld* World) {}
	virtual void OnStreamingLevelRemoved(ULevel* Level, UWorld* World) {}
	virtual UPrimitiveComponent* ConstructRenderingComponent() { return nullptr; }
#if !UE_BUILD_SHIPPING
	virtual uint32 LogMemUsed() const;
#endif
#if WITH_EDITOR
	virtual bool ShouldExport()
	{
		return false;
	}
#endif

	/** Where this data may be, from the bounds volumes that concern its agent. */
	TArray<FBox> GetNavigableBounds() const;
	TArray<FBox> GetNavigableBoundsInLevel(ULevel* InLevel) const;

	virtual void OnNavAreaAdded(const UClass* NavAreaClass, int32 AgentIndex);
	virtual void OnNavAreaChanged() {}
	virtual int32 GetNewAreaID(const UClass* NavAreaClass) const;
	virtual int32 GetMaxSupportedAreas() const
	{
		return MAX_int32;
	}
	void ProcessNavAreas(const TSet<const UClass*>& AreaClasses, int32 AgentIndex);
	int32 GetAreaID(const UClass* AreaClass) const;
	const UClass* GetAreaClass(int32 AreaID) const;
	bool IsAreaAssigned(int32 AreaID) const
	{
		return GetAreaClass(AreaID) != nullptr;
	}
	void GetSupportedAreas(TArray<FSupportedAreaData>& Areas) const
	{
		Areas = SupportedAreas;
	}

	FSharedConstNavQueryFilter GetDefaultQueryFilter() const
	{
		return DefaultQueryFilter;
	}
	FSharedConstNavQueryFilter GetQueryFilter(TSubclassOf<UNavigationQueryFilter> FilterClass) const;
	void StoreQueryFilter(
		TSubclassOf<UNavigationQueryFilter> FilterClass, FSharedConstNavQueryFilter NavFilter);
	void RemoveQueryFilter(TSubclassOf<UNavigationQueryFilter> FilterClass);

	/** A path of this data, known to it from now on. Also called off the game thread. */
	template <typename TPathType>
	FNavPathSharedPtr CreatePathInstance(const FPathFindingQueryData& QueryData) const
	{
		FNavPathSharedPtr SharedPath = MakeShareable(new TPathType());
		SharedPath->SetNavigationDataUsed(this);
		SharedPath->SetQueryData(QueryData);
		SharedPath->SetTimeStamp(GetWorldTimeStamp());
		const_cast<ANavigationData*>(this)->RegisterActivePath(SharedPath);
		return SharedPath;
	}

	void RegisterActivePath(FNavPathSharedPtr SharedPath);
	void RegisterObservedPath(FNavPathSharedPtr SharedPath);
	void RequestRePath(FNavPathSharedPtr Path, ENavPathUpdateType::Type Reason);
	double GetWorldTimeStamp() const;

	FPathFindingResult FindPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query) const
	{
		check(FindPathImplementation);
		return (*FindPathImplementation)(AgentProperties, Query);
	}

	FPathFindingResult FindHierarchicalPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query) const
	{
		check(FindHierarchicalPathImplementation);
		return (*FindHierarchicalPathImplementation)(AgentProperties, Query);
	}

	bool TestPath(const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query,
		int32* NumVisitedNodes = nullptr) const
	{
		check(TestPathImplementation);
		return (*TestPathImplementation)(AgentProperties, Query, NumVisitedNodes);
	}

	bool TestHierarchicalPath(const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query,
		int32* NumVisitedNodes = nullptr) const
	{
		check(TestHierarchicalPathImplementation);
		return (*TestHierarchicalPathImplementation)(AgentProperties, Query, NumVisitedNodes);
	}

	/** True if the ray is blocked. */
	bool Raycast(const FVector& RayStart, const FVector& RayEnd, FVector& HitLocation,
		FSharedConstNavQueryFilter QueryFilter, const UObject* Querier = nullptr) const
	{
		check(RaycastImplementation);
		return (*RaycastImplementation)(this, RayStart, RayEnd, HitLocation, QueryFilter, Querier);
	}

	virtual void BeginBatchQuery() const {}
	virtual void FinishBatchQuery() const {}

	virtual FBox GetBounds() const PURE_VIRTUAL(ANavigationData::GetBounds, return FBox(ForceInit););

	virtual FNavLocation GetRandomPoint(
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::GetRandomPoint, return FNavLocation(););

	virtual bool GetRandomReachablePointInRadius(const FVector& Origin, float Radius, FNavLocation& OutResult,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::GetRandomReachablePointInRadius, return false;);

	virtual bool GetRandomPointInNavigableRadius(const FVector& Origin, float Radius, FNavLocation& OutResult,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::GetRandomPointInNavigableRadius, return false;);

	virtual bool ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override
		PURE_VIRTUAL(ANavigationData::ProjectPoint, return false;);

	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::BatchProjectPoints, );

	/** The same, each point within its own limit. */
	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::BatchProjectPoints, );

	virtual void BatchRaycast(TArray<FNavigationRaycastWork>& Workload, FSharedConstNavQueryFilter Filter,
		const UObject* Querier = nullptr) const PURE_VIRTUAL(ANavigationData::BatchRaycast, );

	virtual bool FindMoveAlongSurface(const FNavLocation& StartLocation, const FVector& TargetPosition,
		FNavLocation& OutLocation, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const override
		PURE_VIRTUAL(ANavigationData::FindMoveAlongSurface, return false;);

	virtual ENavigationQueryResult::Type CalcPathCost(const FVector& PathStart, const FVector& PathEnd,
		FVector::FReal& OutPathCost, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::CalcPathCost, return ENavigationQueryResult::Invalid;);

	virtual ENavigationQueryResult::Type CalcPathLength(const FVector& PathStart, const FVector& PathEnd,
		FVector::FReal& OutPathLength, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::CalcPathLength, return ENavigationQueryResult::Invalid;);

	virtual ENavigationQueryResult::Type CalcPathLengthAndCost(const FVector& PathStart,
		const FVector& PathEnd, FVector::FReal& OutPathLength, FVector::FReal& OutPathCost,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(ANavigationData::CalcPathLengthAndCost, return ENavigationQueryResult::Invalid;);

	virtual bool DoesNodeContainLocation(NavNodeRef NodeRef, const FVector& WorldSpaceLocation) const
		PURE_VIRTUAL(ANavigationData::DoesNodeContainLocation, return false;);

	virtual bool IsNodeRefValid(NavNodeRef NodeRef) const override
	{
		return true;
	}

protected:
	typedef FPathFindingResult (*FFindPathPtr)(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query);
	typedef bool (*FTestPathPtr)(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes);
	typedef bool (*FNavRaycastPtr)(const ANavigationData* NavDataInstance, const FVector& RayStart,
		const FVector& RayEnd, FVector& HitLocation, FSharedConstNavQueryFilter QueryFilter,
		const UObject* Querier);

	FFindPathPtr FindPathImplementation;
	FFindPathPtr FindHierarchicalPathImplementation;
	FTestPathPtr TestPathImplementation;
	FTestPathPtr TestHierarchicalPathImplementation;
	FNavRaycastPtr RaycastImplementation;

	virtual void FillConfig(FNavDataConfig& Dest)
	{
		Dest = NavDataConfig;
	}
	void PurgeUnusedPaths();

	TSharedPtr<FNavDataGenerator, ESPMode::ThreadSafe> NavDataGenerator;
	FSharedNavQueryFilter DefaultQueryFilter;

	/** Every path handed out. Guarded by the lock: paths are made off the game thread too. */
	TArray<FNavPathWeakPtr> ActivePaths;
	FCriticalSection ActivePathsLock;

	/** Paths that watch their goal actor. */
	TArray<FNavPathWeakPtr> ObservedPaths;
	TArray<FNavPathRecalculationRequest> RepathRequests;

	/** What became dirty while rebuilding was suspended. */
	TArray<FNavigationDirtyArea> SuspendedDirtyAreas;
	uint16 NavDataUniqueID;

private:
	void TickObservedPaths();
	void TickRepathRequests();
	void RecalculatePath(const FNavPathSharedRef& Path, ENavPathUpdateType::Type Reason);

	friend class UNavigationSystemV1;

	static uint16 GetNextUniqueID();

	UPROPERTY(Transient)
	TArray<FSupportedAreaData> SupportedAreas;

	TMap<const UClass*, FSharedConstNavQueryFilter> QueryFilters;
	uint32 bRegistered : 1;
	uint32 bSupportsDefaultAgent : 1;
	uint32 bRebuildingSuspended : 1;
};
