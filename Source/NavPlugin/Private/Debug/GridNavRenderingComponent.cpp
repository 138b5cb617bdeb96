// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavRenderingComponent.h"

#include "Debug/GridNavDebugBuild.h"

#if GRIDNAV_WITH_DEBUG
#include "Components/GridNavGraph.h"
#include "Debug/GridNavPathsDrawing.h"
#include "Debug/GridNavTiles.h"
#include "Debug/GridSearchReplay.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"
#endif

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavRenderingComponent)

#if GRIDNAV_WITH_DEBUG

/** One grid with the chunks that show its tiles. */
struct FGridNavRenderedGrid
{
	TUniquePtr<FGridNavTiles> Tiles;
	TMap<int32, int32> ChunkOfTile;
};

struct FGridNavRenderingState
{
	TArray<FGridNavRenderedGrid> Grids;
	/** Chunks that show nothing. */
	TArray<int32> FreeChunks;
	TSharedPtr<FGridSearchReplay> Search;
	FGridNavPathsDrawing Paths;
	FGridNavRenderingLoad Load;
	FBox Bounds = FBox(ForceInit);
	uint32 Frame = 0;
};

namespace UE::GridNav::RenderingImpl
{
/** Frames between two looks at the paths: they move, but not that fast. */
constexpr uint32 PathFrames = 4;
} // namespace UE::GridNav::RenderingImpl

#else

struct FGridNavRenderingState
{
};

#endif

UGridNavRenderingComponent::UGridNavRenderingComponent()
{
	PrimaryComponentTick.bCanEverTick = UE_ENABLE_DEBUG_DRAWING != 0;
	PrimaryComponentTick.bStartWithTickEnabled = true;
	PrimaryComponentTick.bTickEvenWhenPaused = true;
	bTickInEditor = true;
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		State = MakePimpl<FGridNavRenderingState>();
	}
}

UGridNavRenderingComponent::~UGridNavRenderingComponent() = default;

#if GRIDNAV_WITH_DEBUG

void UGridNavRenderingComponent::SetSettings(const FGridNavDrawSettings& NewSettings)
{
	Settings = NewSettings;
}

void UGridNavRenderingComponent::SetSearch(const TSharedPtr<FGridSearchReplay>& NewSearch)
{
	State->Search = NewSearch;
}

FGridNavRenderingLoad UGridNavRenderingComponent::GetLoad() const
{
	return State->Load;
}

FBoxSphereBounds UGridNavRenderingComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	// Whatever follows the show flag is asked where the grids are, drawn or not.
	const bool bHasGrids = FollowsShowFlag() && State.IsValid() && State->Bounds.IsValid;
	return bHasGrids ? FBoxSphereBounds(State->Bounds) : Super::CalcBounds(LocalToWorld);
}

void UGridNavRenderingComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	State->Load = FGridNavRenderingLoad();
	++State->Frame;
	UpdateGrids();
	const bool bIsSeen = !FollowsShowFlag() || TakeAttention();
	if (bIsSeen)
	{
		const FVector Eye = FindEye();
		UpdateTiles(Eye);
		UpdatePaths(Eye);
	}
	State->Load.Chunks = Chunks.Num() - State->FreeChunks.Num();
}

void UGridNavRenderingComponent::UpdateGrids()
{
	TArray<TSharedPtr<FGridNavGraph>> Graphs;
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(GetWorld());
	if (Paths != nullptr && Paths->GetQueue().IsValid() && Settings.DrawsAnything())
	{
		for (const FGridPathSource& Source : Paths->GetQueue()->GetSources())
		{
			if (Source.Graph.IsValid())
			{
				Graphs.Add(Source.Graph);
			}
		}
	}
	for (int32 Index = State->Grids.Num() - 1; Index >= 0; --Index)
	{
		const TSharedPtr<FGridNavGraph> Shown = State->Grids[Index].Tiles->GetGraph();
		if (Graphs.Remove(Shown) == 0)
		{
			HideGrid(Index);
			State->Grids.RemoveAt(Index);
		}
	}
	for (const TSharedPtr<FGridNavGraph>& Graph : Graphs)
	{
		State->Grids.AddDefaulted_GetRef().Tiles = MakeUnique<FGridNavTiles>(Graph.ToSharedRef());
	}
	FBox Whole(ForceInit);
	for (const FGridNavRenderedGrid& Grid : State->Grids)
	{
		Whole += Grid.Tiles->GetGraph()->Frame().Bounds;
	}
	const bool bSame = Whole.IsValid == State->Bounds.IsValid && Whole.Min == State->Bounds.Min &&
		Whole.Max == State->Bounds.Max;
	if (!bSame)
	{
		State->Bounds = Whole;
		UpdateBounds();
		MarkRenderStateDirty();
	}
}

void UGridNavRenderingComponent::UpdateTiles(const FVector& Eye)
{
	int32 TilesLeft = FMath::Clamp(Settings.TilesPerFrame, 1, 256);
	State->Load.bIsSettled = true;
	const TSharedPtr<FGridNavGraph> Searched = State->Search.IsValid() ? State->Search->GetGraph() : nullptr;
	for (int32 Index = 0; Index < State->Grids.Num(); ++Index)
	{
		FGridNavRenderedGrid& Grid = State->Grids[Index];
		const bool bShowsSearch = Settings.bSearch && Searched == Grid.Tiles->GetGraph();
		if (!Settings.DrawsTiles())
		{
			HideGrid(Index);
			Grid.Tiles->Forget();
			continue;
		}
		if (TilesLeft == 0)
		{
			State->Load.bIsSettled = false;
			continue;
		}
		Grid.Tiles->Update(Settings, Eye, bShowsSearch ? State->Search.Get() : nullptr, TilesLeft);
		if (Grid.Tiles->WasReset())
		{
			HideGrid(Index);
		}
		const NavCore::TiledDrawing& Drawing = Grid.Tiles->GetDrawing();
		for (const NavCore::TileId Tile : Drawing.ChangedTiles())
		{
			ShowTile(Index, Tile);
		}
		TilesLeft = FMath::Max(TilesLeft - Drawing.DrawnTiles(), 0);
		State->Load.DrawnTiles += Drawing.DrawnTiles();
		State->Load.VisitedCells += Drawing.VisitedCells();
		State->Load.bIsSettled &= Drawing.IsSettled();
	}
}

void UGridNavRenderingComponent::UpdatePaths(const FVector& Eye)
{
	const bool bHasSearch = Settings.bSearch && State->Search.IsValid();
	if (!Settings.bPaths && !bHasSearch)
	{
		SetShapes(nullptr);
		State->Paths.Clear();
		return;
	}
	if (State->Frame % UE::GridNav::RenderingImpl::PathFrames == 0)
	{
		TArray<TSharedRef<FGridNavGraph>> Graphs;
		for (const FGridNavRenderedGrid& Grid : State->Grids)
		{
			Graphs.Add(Grid.Tiles->GetGraph());
		}
		if (State->Paths.Update(Graphs, Settings, Eye, bHasSearch ? State->Search.Get() : nullptr))
		{
			SetShapes(State->Paths.GetShapes());
		}
	}
	State->Load.Paths = State->Paths.Num();
}

FVector UGridNavRenderingComponent::FindEye() const
{
	FVector Eye = State->Bounds.IsValid ? State->Bounds.GetCenter() : FVector::ZeroVector;
	UE::GridNav::Compat::GetViewLocation(*GetWorld(), Eye);
	return Eye;
}

void UGridNavRenderingComponent::ShowTile(int32 Grid, int32 Tile)
{
	FGridNavRenderedGrid& Rendered = State->Grids[Grid];
	FGridNavShapes Shown = Rendered.Tiles->ShapesOf(Tile);
	const int32* Known = Rendered.ChunkOfTile.Find(Tile);
	++State->Load.RefreshedChunks;
	if (Shown.IsEmpty())
	{
		if (Known != nullptr)
		{
			Chunks[*Known]->SetShapes(nullptr);
			State->FreeChunks.Add(*Known);
			Rendered.ChunkOfTile.Remove(Tile);
		}
		return;
	}
	const int32 Chunk = Known != nullptr ? *Known : TakeChunk();
	Rendered.ChunkOfTile.Add(Tile, Chunk);
	Chunks[Chunk]->SetShapes(MakeShared<FGridNavShapes>(MoveTemp(Shown)));
}

void UGridNavRenderingComponent::HideGrid(int32 Grid)
{
	for (const TPair<int32, int32>& Entry : State->Grids[Grid].ChunkOfTile)
	{
		Chunks[Entry.Value]->SetShapes(nullptr);
		State->FreeChunks.Add(Entry.Value);
	}
	State->Grids[Grid].ChunkOfTile.Reset();
}

int32 UGridNavRenderingComponent::TakeChunk()
{
	if (!State->FreeChunks.IsEmpty())
	{
		return State->FreeChunks.Pop();
	}
	UGridNavDrawComponent* Chunk = NewObject<UGridNavDrawComponent>(this, NAME_None, RF_Transient);
	Chunk->bAutoRegister = false;
	Chunk->SetFollowsShowFlag(FollowsShowFlag());
	Chunk->RegisterComponentWithWorld(GetWorld());
	return Chunks.Add(Chunk);
}

void UGridNavRenderingComponent::ReleaseAll()
{
	if (!State.IsValid())
	{
		return;
	}
	State->Grids.Reset();
	State->FreeChunks.Reset();
	State->Paths.Clear();
	SetShapes(nullptr);
	for (const TObjectPtr<UGridNavDrawComponent>& Chunk : Chunks)
	{
		// An owner that goes away takes its components along by itself, in an order of its own.
		if (Chunk != nullptr && !Chunk->IsBeingDestroyed())
		{
			Chunk->DestroyComponent();
		}
	}
	Chunks.Reset();
}

#else

void UGridNavRenderingComponent::SetSettings(const FGridNavDrawSettings& NewSettings) {}
void UGridNavRenderingComponent::SetSearch(const TSharedPtr<FGridSearchReplay>& NewSearch) {}

FGridNavRenderingLoad UGridNavRenderingComponent::GetLoad() const
{
	return FGridNavRenderingLoad();
}

FBoxSphereBounds UGridNavRenderingComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	return Super::CalcBounds(LocalToWorld);
}

void UGridNavRenderingComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
}

void UGridNavRenderingComponent::ReleaseAll() {}

#endif

void UGridNavRenderingComponent::OnUnregister()
{
	ReleaseAll();
	Super::OnUnregister();
}

void UGridNavRenderingComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	ReleaseAll();
	Super::OnComponentDestroyed(bDestroyingHierarchy);
}
