// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavData.h"

#include "Components/GridNavGraphComponent.h"
#include "Debug/GridNavRenderingComponent.h"
#include "Engine/World.h"
#include "GridNavLog.h"
#include "Misc/ScopeLock.h"
#include "Nav/GridNavDataGenerator.h"
#include "Nav/GridNavDataState.h"
#include "Nav/GridNavQueryFilter.h"
#include "Nav/GridNavigationPath.h"
#include "NavAreas/NavArea.h"
#include "NavAreas/NavArea_Default.h"
#include "NavCore/Path/LineOfSight.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavigationSystem.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavData)

namespace GridNavDataPrivate
{
/** Heights between which a path counts as crossing a changed cell: all of them. */
constexpr double AnyHeight = 1.0e7;

/** The kinds of terrain that filters can name, with what they cost without one. */
TArray<FGridNavAreaRule> MakeRules(const AGridNavData& NavData, const FGridNavQueryFilter* Defaults)
{
	TArray<FGridNavAreaRule> Rules;
	const auto Add = [&](const UClass* Area, uint8 Terrain)
	{
		const int32 AreaId = Area != nullptr ? NavData.GetAreaID(Area) : INDEX_NONE;
		if (AreaId >= 0 && AreaId < FGridNavQueryFilter::MaxAreas && Defaults != nullptr)
		{
			const uint8 Id = static_cast<uint8>(AreaId);
			Rules.Add({Id, FMath::Clamp<uint8>(Terrain, NavCore::TerrainNeutral, NavCore::TerrainMax),
				Defaults->GetAreaCost(Id), Defaults->IsAreaExcluded(Id)});
		}
	};
	bool bHasNeutral = false;
	for (const FGridNavTerrainArea& Entry : NavData.TerrainAreas)
	{
		Add(Entry.Area.Get(), Entry.TerrainCost);
		bHasNeutral |= Entry.TerrainCost == NavCore::TerrainNeutral;
	}
	if (!bHasNeutral)
	{
		Add(UNavArea_Default::StaticClass(), NavCore::TerrainNeutral);
	}
	return Rules;
}

/** The straight way between two points of a path is not legal any more. */
bool IsBroken(const FGridNavView& View, NavCore::Cell From, NavCore::Cell To)
{
	return From == To ? !View.CanStand(From) : !NavCore::HasLineOfSight(View.Map(), From, To, View.Clearance);
}

FBox ToBox(const FGridNavView& View, const NavCore::CellRect& Rect)
{
	const NavCore::GridFrame& Plane = View.Surface->Frame.Plane;
	const NavCore::GridPoint Min = Plane.ToWorld({static_cast<double>(Rect.x), static_cast<double>(Rect.y)});
	// Odd rows of hexagons stand half a cell to the right.
	const double Shift = View.Map().GetTopology() == NavCore::Topology::Hex ? 0.5 : 0.0;
	const NavCore::GridPoint Max = Plane.ToWorld({Rect.Right() + Shift, static_cast<double>(Rect.Bottom())});
	return FBox(FVector(Min.x, Min.y, -AnyHeight), FVector(Max.x, Max.y, AnyHeight));
}

/** Whether a change concerns the way between two points of a path. */
bool IsChanged(const FGridNavView& View, const FGridNavigationPath& Path, int32 Segment, NavCore::Cell From,
	NavCore::Cell To, TConstArrayView<FGridNavChangedCells> Changes)
{
	const int32 Margin = View.Clearance;
	const NavCore::CellRect Around = NavCore::CellRect{From.x, From.y, 1, 1}.Union({To.x, To.y, 1, 1});
	for (const FGridNavChangedCells& Change : Changes)
	{
		if (Change.Serial != View.Serial || Around.Intersect(Change.Rect.Inflate(Margin)).IsEmpty())
		{
			continue;
		}
		int32 Hit = INDEX_NONE;
		const bool bDearer = Change.bCosts &&
			Path.DoesIntersectBox(ToBox(View, Change.Rect), static_cast<uint32>(Segment), &Hit) &&
			Hit == Segment + 1;
		if (bDearer || IsBroken(View, From, To))
		{
			return true;
		}
	}
	return false;
}

/** Whether a path is to be told: its grid is gone, or a change has broken it or made it dearer. */
bool IsAffected(const FGridNavigationPath& Path, const TArray<FGridNavView>& Grids,
	TConstArrayView<FGridNavChangedCells> Changes)
{
	const TArray<FNavPathPoint>& Points = Path.GetPathPoints();
	const FGridNavView* View = nullptr;
	for (int32 Index = 0; Index + 1 < Points.Num(); ++Index)
	{
		NavCore::Cell From;
		NavCore::Cell To;
		if (View == nullptr)
		{
			View = Grids.FindByPredicate(
				[&](const FGridNavView& Grid) { return Grid.ToCell(Points[0].NodeRef, From); });
		}
		if (View == nullptr || !View->ToCell(Points[Index].NodeRef, From) ||
			!View->ToCell(Points[Index + 1].NodeRef, To))
		{
			return true;
		}
		if (IsChanged(*View, Path, Index, From, To, Changes))
		{
			return true;
		}
	}
	return false;
}
} // namespace GridNavDataPrivate

AGridNavData::AGridNavData()
{
	// A companion to the navmesh: calls that name no navigation data are not meant for it.
	bCanBeMainNavData = false;
	// Read from the default object, when the navigation system decides whether to watch geometry.
	RuntimeGeneration = ERuntimeGenerationType::Dynamic;
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		FindPathImplementation = &AGridNavData::FindGridPath;
		FindHierarchicalPathImplementation = &AGridNavData::FindGridPath;
		TestPathImplementation = &AGridNavData::TestGridPath;
		TestHierarchicalPathImplementation = &AGridNavData::TestGridReachable;
		RaycastImplementation = &AGridNavData::GridRaycast;
		State = MakePimpl<FGridNavDataState>();
	}
}

AGridNavData::~AGridNavData() = default;

void AGridNavData::PostInitProperties()
{
	Super::PostInitProperties();
	ResetDefaultFilter();
}

void AGridNavData::PostLoad()
{
	Super::PostLoad();
	ResetDefaultFilter();
}

void AGridNavData::ResetDefaultFilter()
{
	if (!DefaultQueryFilter.IsValid())
	{
		return;
	}
	DefaultQueryFilter->SetFilterType<FGridNavQueryFilter>();
	DefaultQueryFilter->SetMaxSearchNodes(static_cast<uint32>(FMath::Max(MaxSearchNodes, 0)));
	TArray<FSupportedAreaData> Areas;
	GetSupportedAreas(Areas);
	for (const FSupportedAreaData& Area : Areas)
	{
		const UNavArea* Defaults =
			Area.AreaClass != nullptr ? Cast<UNavArea>(Area.AreaClass->GetDefaultObject()) : nullptr;
		if (Defaults != nullptr && Area.AreaID >= 0 && Area.AreaID < FGridNavQueryFilter::MaxAreas)
		{
			const uint8 Id = static_cast<uint8>(Area.AreaID);
			DefaultQueryFilter->SetAreaCost(Id, Defaults->DefaultCost);
			DefaultQueryFilter->SetFixedAreaEnteringCost(Id, Defaults->GetFixedAreaEnteringCost());
		}
	}
}

void AGridNavData::OnNavAreaAdded(const UClass* NavAreaClass, int32 AgentIndex)
{
	Super::OnNavAreaAdded(NavAreaClass, AgentIndex);
	ResetDefaultFilter();
}

int32 AGridNavData::GetMaxSupportedAreas() const
{
	return FGridNavQueryFilter::MaxAreas;
}

void AGridNavData::OnRegistered()
{
	Super::OnRegistered();
	RefreshGrids();
}

void AGridNavData::CleanUp()
{
	if (State.IsValid())
	{
		State->Sources.Withdraw();
	}
	Super::CleanUp();
}

TArray<UGridNavGraphComponent*> AGridNavData::GetGrids() const
{
	const UGridPathSubsystem* Paths = UGridPathSubsystem::Get(this);
	return Paths != nullptr ? Paths->GetGraphs() : TArray<UGridNavGraphComponent*>();
}

bool AGridNavData::IsReady() const
{
	return GetGrids().ContainsByPredicate(
		[](const UGridNavGraphComponent* Grid) { return Grid->GetState() == EGridNavState::Ready; });
}

void AGridNavData::RefreshGrids()
{
	if (!State.IsValid() || !IsRegistered())
	{
		return;
	}
	check(IsInGameThread());
	(void)State->Sources.Refresh(GetGrids(), GetConfig().AgentRadius);
	const FGridNavQueryFilter* Defaults =
		static_cast<const FGridNavQueryFilter*>(DefaultQueryFilter->GetImplementation());
	NavCore::WorkBudget Budget(FMath::Max(CopyWorkPerFrame, 1));
	State->Sources.Update(GridNavDataPrivate::MakeRules(*this, Defaults), bServeOtherThreads, Budget);
}

void AGridNavData::TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction)
{
	RefreshGrids();
	InvalidateChangedPaths();
	// Finds new paths for those that were told, among other things.
	Super::TickActor(DeltaTime, TickType, ThisTickFunction);
}

void AGridNavData::InvalidateChangedPaths()
{
	if (!State.IsValid())
	{
		return;
	}
	TArray<FGridNavChangedCells> Changes;
	const bool bGridsChanged = State->Sources.TakeChanges(Changes);
	if (Changes.IsEmpty() && !bGridsChanged)
	{
		return;
	}
	const TArray<FGridNavView> Grids = State->Sources.Views(nullptr);
	TArray<FNavPathSharedPtr> Affected;
	{
		FScopeLock PathsScope(&State->PathsLock);
		FScopeLock Scope(&ActivePathsLock);
		for (int32 Index = ActivePaths.Num() - 1; Index >= 0; --Index)
		{
			const FNavPathSharedPtr Path = ActivePaths[Index].Pin();
			const FGridNavigationPath* GridPath =
				Path.IsValid() ? Path->CastPath<FGridNavigationPath>() : nullptr;
			if (!Path.IsValid())
			{
				ActivePaths.RemoveAtSwap(Index);
			}
			else if (GridPath != nullptr && Path->IsReady() && !Path->GetIgnoreInvalidation() &&
				GridNavDataPrivate::IsAffected(*GridPath, Grids, Changes))
			{
				// It is registered again when it has been found anew.
				ActivePaths.RemoveAtSwap(Index);
				Affected.Add(Path);
			}
		}
	}
	// Outside the lock: observers may well ask for other paths.
	for (const FNavPathSharedPtr& Path : Affected)
	{
		Path->Invalidate();
	}
}

TArray<FGridNavView> AGridNavData::ReadGrids(const FSharedConstNavQueryFilter& Filter) const
{
	return State.IsValid() ? State->Sources.Views(Filter.Get()) : TArray<FGridNavView>();
}

FPathFindingResult AGridNavData::FindGridPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query)
{
	const AGridNavData* Self = Cast<const AGridNavData>(Query.NavData.Get());
	if (Self == nullptr || !Self->State.IsValid())
	{
		return FPathFindingResult(ENavigationQueryResult::Error);
	}
	const FSharedConstNavQueryFilter Filter =
		Query.QueryFilter.IsValid() ? Query.QueryFilter : Self->GetDefaultQueryFilter();
	FGridNavRoute Route = Self->State->FindPath(Query, *Filter, Self->GetDefaultQueryExtent());
	FPathFindingResult Result(Route.Result);
	if (Route.Result != ENavigationQueryResult::Success)
	{
		// A path that was to be found anew stays as it is; whoever asked is told by the result.
		return Result;
	}
	FGridNavigationPath* Path = Query.PathInstanceToFill.IsValid()
		? Query.PathInstanceToFill->CastPath<FGridNavigationPath>()
		: nullptr;
	Result.Path =
		Path != nullptr ? Query.PathInstanceToFill : Self->CreatePathInstance<FGridNavigationPath>(Query);
	const bool bIsFoundAnew = Path != nullptr;
	Path = Result.Path->CastPath<FGridNavigationPath>();
	// The path is on the list of active ones already, which the game thread looks through meanwhile.
	FScopeLock Scope(&Self->State->PathsLock);
	if (bIsFoundAnew)
	{
		Path->ResetForRepath();
	}
	Path->SetPoints(MoveTemp(Route.Points), MoveTemp(Route.CostsToEnd));
	Path->SetIsPartial(Route.bPartial);
	Path->SetSearchReachedLimit(Route.bReachedLimit);
	Path->MarkReady();
	return Result;
}

bool AGridNavData::TestGridPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes)
{
	const AGridNavData* Self = Cast<const AGridNavData>(Query.NavData.Get());
	FGridNavRoute Route;
	if (Self != nullptr && Self->State.IsValid())
	{
		const FSharedConstNavQueryFilter Filter =
			Query.QueryFilter.IsValid() ? Query.QueryFilter : Self->GetDefaultQueryFilter();
		FPathFindingQuery Whole = Query;
		Whole.SetAllowPartialPaths(false);
		Route = Self->State->TestPath(Whole, *Filter, Self->GetDefaultQueryExtent());
	}
	if (NumVisitedNodes != nullptr)
	{
		*NumVisitedNodes = Route.VisitedNodes;
	}
	return Route.Result == ENavigationQueryResult::Success;
}

bool AGridNavData::TestGridReachable(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes)
{
	const AGridNavData* Self = Cast<const AGridNavData>(Query.NavData.Get());
	FGridNavQueryEnds Ends;
	if (NumVisitedNodes != nullptr)
	{
		*NumVisitedNodes = 0;
	}
	if (Self == nullptr || !Self->State.IsValid())
	{
		return false;
	}
	const FSharedConstNavQueryFilter Filter =
		Query.QueryFilter.IsValid() ? Query.QueryFilter : Self->GetDefaultQueryFilter();
	if (Self->State->FindEnds(Query, *Filter, Self->GetDefaultQueryExtent(), Ends) !=
		ENavigationQueryResult::Success)
	{
		return false;
	}
	const NavCore::RegionMap* Regions = Ends.View.Regions();
	const bool bLimited = Query.CostLimit < TNumericLimits<FVector::FReal>::Max();
	if (Regions != nullptr && !Regions->AreConnected(Ends.Start.Cell, Ends.Goal.Cell))
	{
		return false;
	}
	// Regions know connections, but neither sizes nor costs.
	return Regions != nullptr && Ends.View.Clearance <= 1 && !bLimited
		? true
		: TestGridPath(AgentProperties, Query, NumVisitedNodes);
}

bool AGridNavData::WalkStraight(
	const TArray<FGridNavView>& Grids, const FVector& Start, const FVector& End, FNavLocation& OutHit) const
{
	FGridNavPlace From;
	const int32 Grid = UE::GridNav::ProjectOnto(Grids, Start, GetDefaultQueryExtent(), From);
	if (Grid == INDEX_NONE)
	{
		OutHit = FNavLocation(Start);
		return true;
	}
	const FGridNavWalk Walk = Grids[Grid].Walk(From, End, false);
	OutHit = Grids[Grid].ToNavLocation(Walk.End);
	return Walk.bBlocked;
}

bool AGridNavData::GridRaycast(const ANavigationData* NavDataInstance, const FVector& RayStart,
	const FVector& RayEnd, FVector& HitLocation, FSharedConstNavQueryFilter QueryFilter,
	const UObject* Querier)
{
	HitLocation = RayStart;
	const AGridNavData* Self = Cast<const AGridNavData>(NavDataInstance);
	if (Self == nullptr)
	{
		return true;
	}
	FNavLocation Hit;
	const bool bBlocked = Self->WalkStraight(Self->ReadGrids(QueryFilter), RayStart, RayEnd, Hit);
	HitLocation = Hit.Location;
	return bBlocked;
}

void AGridNavData::BatchRaycast(
	TArray<FNavigationRaycastWork>& Workload, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	for (FNavigationRaycastWork& Work : Workload)
	{
		Work.bDidHit = WalkStraight(Grids, Work.RayStart, Work.RayEnd, Work.HitLocation);
	}
}

bool AGridNavData::ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	FGridNavPlace Place;
	const int32 Grid = UE::GridNav::ProjectOnto(Grids, Point, Extent, Place);
	if (Grid == INDEX_NONE)
	{
		return false;
	}
	OutLocation = Grids[Grid].ToNavLocation(Place);
	return true;
}

void AGridNavData::BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload, const FVector& Extent,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	for (FNavigationProjectionWork& Work : Workload)
	{
		FGridNavPlace Place;
		const int32 Grid = UE::GridNav::ProjectOnto(Grids, Work.Point, Extent, Place);
		Work.bResult = Grid != INDEX_NONE;
		if (Work.bResult)
		{
			Work.OutLocation = Grids[Grid].ToNavLocation(Place);
		}
	}
}

void AGridNavData::BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	for (FNavigationProjectionWork& Work : Workload)
	{
		// The point is looked for around the middle of its limit, which is a box that need not be centered on
		// it.
		const bool bHasLimit = Work.ProjectionLimit.IsValid != 0;
		const FVector Extent = bHasLimit ? Work.ProjectionLimit.GetExtent() : GetDefaultQueryExtent();
		const FVector Center = bHasLimit ? Work.ProjectionLimit.GetCenter() : Work.Point;
		FGridNavPlace Place;
		int32 Grid = UE::GridNav::ProjectOnto(Grids, Work.Point, Extent, Place);
		if (bHasLimit && (Grid == INDEX_NONE || !Work.ProjectionLimit.IsInsideOrOn(Place.Location)))
		{
			Grid = UE::GridNav::ProjectOnto(Grids, Center, Extent, Place);
		}
		Work.bResult = Grid != INDEX_NONE;
		if (Work.bResult)
		{
			Work.OutLocation = Grids[Grid].ToNavLocation(Place);
		}
	}
}

bool AGridNavData::FindMoveAlongSurface(const FNavLocation& StartLocation, const FVector& TargetPosition,
	FNavLocation& OutLocation, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	FGridNavPlace From;
	const int32 Grid = UE::GridNav::ProjectOnto(Grids, StartLocation.Location, GetDefaultQueryExtent(), From);
	if (Grid == INDEX_NONE)
	{
		return false;
	}
	OutLocation = Grids[Grid].ToNavLocation(Grids[Grid].Walk(From, TargetPosition, true).End);
	return true;
}

FNavLocation AGridNavData::GetRandomPoint(FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	double Cells = 0.0;
	for (const FGridNavView& Grid : Grids)
	{
		Cells += static_cast<double>(Grid.Map().WalkableCount());
	}
	// Grids as likely as they have cells.
	double Choice = FMath::FRand() * Cells;
	for (const FGridNavView& Grid : Grids)
	{
		Choice -= static_cast<double>(Grid.Map().WalkableCount());
		FGridNavPlace Place;
		if (Choice <= 0.0 && Grid.PickAnywhere(Place))
		{
			return Grid.ToNavLocation(Place);
		}
	}
	return FNavLocation();
}

bool AGridNavData::RandomPointAround(const FVector& Origin, float Radius, bool bReachable,
	const FSharedConstNavQueryFilter& Filter, FNavLocation& OutResult) const
{
	const TArray<FGridNavView> Grids = ReadGrids(Filter);
	FGridNavPlace Middle;
	const int32 Index = UE::GridNav::ProjectOnto(Grids, Origin, GetDefaultQueryExtent(), Middle);
	if (Index == INDEX_NONE || !FMath::IsFinite(Radius) || Radius < 0.0f)
	{
		return false;
	}
	const FGridNavView& Grid = Grids[Index];
	const NavCore::RegionMap* Regions = Grid.Regions();
	// Regions that wait for repair, or know nothing of the size of the agent, are made up for by searches.
	const bool bSearch = bReachable && (Regions == nullptr || Grid.Clearance > 1);
	const FGridNavSearcherPool::FLease Searcher(State->Searchers);
	FGridNavSearchRules Rules;
	Rules.bAllowPartial = false;
	FGridNavPlace Place = Middle;
	(void)Grid.PickInRadius(
		Origin, Radius,
		[&](NavCore::Cell Cell)
		{
			const bool bConnected =
				!bReachable || Regions == nullptr || Regions->AreConnected(Middle.Cell, Cell);
			return bConnected &&
				(!bSearch ||
					Searcher->TestPath(Grid, Middle.Cell, Cell, Rules).Result ==
						ENavigationQueryResult::Success);
		},
		Place);
	// Where hardly anything around can be reached, the origin itself can.
	OutResult = Grid.ToNavLocation(Place);
	return true;
}

bool AGridNavData::GetRandomReachablePointInRadius(const FVector& Origin, float Radius,
	FNavLocation& OutResult, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	return RandomPointAround(Origin, Radius, true, Filter, OutResult);
}

bool AGridNavData::GetRandomPointInNavigableRadius(const FVector& Origin, float Radius,
	FNavLocation& OutResult, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	return RandomPointAround(Origin, Radius, false, Filter, OutResult);
}

ENavigationQueryResult::Type AGridNavData::CalcPathLengthAndCost(const FVector& PathStart,
	const FVector& PathEnd, FVector::FReal& OutPathLength, FVector::FReal& OutPathCost,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	if (!State.IsValid())
	{
		return ENavigationQueryResult::Error;
	}
	const FSharedConstNavQueryFilter Used = Filter.IsValid() ? Filter : GetDefaultQueryFilter();
	FPathFindingQuery Query(Querier, *this, PathStart, PathEnd, Used);
	Query.SetAllowPartialPaths(false);
	const FGridNavRoute Route = State->FindPath(Query, *Used, GetDefaultQueryExtent());
	if (Route.Result == ENavigationQueryResult::Success)
	{
		OutPathLength = Route.Length();
		OutPathCost = Route.Cost;
	}
	return Route.Result;
}

ENavigationQueryResult::Type AGridNavData::CalcPathCost(const FVector& PathStart, const FVector& PathEnd,
	FVector::FReal& OutPathCost, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	FVector::FReal Length = 0.0;
	return CalcPathLengthAndCost(PathStart, PathEnd, Length, OutPathCost, Filter, Querier);
}

ENavigationQueryResult::Type AGridNavData::CalcPathLength(const FVector& PathStart, const FVector& PathEnd,
	FVector::FReal& OutPathLength, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	FVector::FReal Cost = 0.0;
	return CalcPathLengthAndCost(PathStart, PathEnd, OutPathLength, Cost, Filter, Querier);
}

bool AGridNavData::DoesNodeContainLocation(NavNodeRef NodeRef, const FVector& WorldSpaceLocation) const
{
	for (const FGridNavView& Grid : ReadGrids(nullptr))
	{
		NavCore::Cell Cell;
		if (Grid.ToCell(NodeRef, Cell))
		{
			const NavCore::Result<NavCore::Cell, NavCore::GridError> At = Grid.FindCell(WorldSpaceLocation);
			return At.HasValue() && At.Value() == Cell;
		}
	}
	return false;
}

bool AGridNavData::IsNodeRefValid(NavNodeRef NodeRef) const
{
	return ReadGrids(nullptr).ContainsByPredicate(
		[NodeRef](const FGridNavView& Grid)
		{
			NavCore::Cell Cell;
			return Grid.ToCell(NodeRef, Cell) && Grid.CanStand(Cell);
		});
}

FBox AGridNavData::GetBounds() const
{
	FBox Bounds(ForceInit);
	for (const UGridNavGraphComponent* Grid : GetGrids())
	{
		Bounds += Grid->GetGridBounds();
	}
	return Bounds;
}

bool AGridNavData::NeedsRebuild() const
{
	return GetGrids().ContainsByPredicate([](const UGridNavGraphComponent* Grid)
		{ return Grid->GetState() == EGridNavState::Empty || Grid->GetState() == EGridNavState::Failed; });
}

bool AGridNavData::SupportsRuntimeGeneration() const
{
	return RuntimeGeneration != ERuntimeGenerationType::Static;
}

void AGridNavData::ConditionalConstructGenerator()
{
	const UWorld* World = GetWorld();
	const bool bNeeded = World != nullptr && (SupportsRuntimeGeneration() || !World->IsGameWorld());
	if (bNeeded && !NavDataGenerator.IsValid() && !HasAnyFlags(RF_ClassDefaultObject))
	{
		NavDataGenerator = MakeShared<FGridNavDataGenerator, ESPMode::ThreadSafe>(*this);
	}
}

void AGridNavData::EnsureBuildCompletion()
{
	Super::EnsureBuildCompletion();
	RefreshGrids();
}

void AGridNavData::OnStreamingLevelAdded(ULevel* Level, UWorld* World)
{
	Super::OnStreamingLevelAdded(Level, World);
	RefreshGrids();
}

void AGridNavData::OnStreamingLevelRemoved(ULevel* Level, UWorld* World)
{
	Super::OnStreamingLevelRemoved(Level, World);
	RefreshGrids();
}

UPrimitiveComponent* AGridNavData::ConstructRenderingComponent()
{
#if UE_ENABLE_DEBUG_DRAWING
	UGridNavRenderingComponent* Rendering =
		NewObject<UGridNavRenderingComponent>(this, TEXT("GridNavRenderingComponent"), RF_Transient);
	FGridNavDrawSettings Shown;
	Shown.bCells = true;
	Shown.bTerrain = true;
	Rendering->SetSettings(Shown);
	Rendering->SetFollowsShowFlag(true);
	return Rendering;
#else
	return nullptr;
#endif
}

#if !UE_BUILD_SHIPPING
uint32 AGridNavData::LogMemUsed() const
{
	const SIZE_T Copies = State.IsValid() ? State->Sources.GetAllocatedSize() : 0;
	const SIZE_T Searches = State.IsValid() ? State->Searchers.GetAllocatedSize() : 0;
	UE_LOG(LogGridNav, Log,
		TEXT("%s: copies of grids for other threads and filters %llu bytes, searches %llu bytes"), *GetName(),
		static_cast<uint64>(Copies), static_cast<uint64>(Searches));
	return Super::LogMemUsed() + static_cast<uint32>(Copies + Searches);
}
#endif
