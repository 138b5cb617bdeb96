// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavGraphComponent.h"

#include "Build/GridNavSlice.h"
#include "Components/GridNavBake.h"
#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphWork.h"
#include "Convert/GridNavConvert.h"
#include "Engine/World.h"
#include "GridNavLog.h"
#include "HAL/PlatformTime.h"
#include "NavigationSystem.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavGraphComponent)

namespace GridNavComponent
{
/** Boxes that are remembered for later; past that they become one. */
constexpr int32 MostBoxes = 256;

void Remember(const FBox& Box, TArray<FBox>& Boxes)
{
	Boxes.Add(Box);
	if (Boxes.Num() > MostBoxes)
	{
		FBox All(ForceInit);
		for (const FBox& Other : Boxes)
		{
			All += Other;
		}
		Boxes.Reset();
		Boxes.Add(All);
	}
}

void Enlist(UGridNavGraphComponent& Component)
{
	if (UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(&Component))
	{
		Subsystem->AddGraph(Component);
	}
}

bool CanUseBake(EGridNavBuildFailure Failure)
{
	return Failure != EGridNavBuildFailure::NoBakedData && Failure != EGridNavBuildFailure::BadBakedData &&
		Failure != EGridNavBuildFailure::NewerBakedData;
}
} // namespace GridNavComponent

UGridNavGraphComponent::UGridNavGraphComponent() : Work(MakePimpl<FGridNavGraphWork>())
{
	PrimaryComponentTick.bCanEverTick = true;
	// After everything has moved, so that a frame samples what it shows.
	PrimaryComponentTick.TickGroup = TG_PostUpdateWork;
	bTickInEditor = true;
}

UGridNavGraphComponent::~UGridNavGraphComponent() = default;

void UGridNavGraphComponent::OnRegister()
{
	Super::OnRegister();
	GridNavComponent::Enlist(*this);
	if (HasBegunPlay() && bBuildOnBeginPlay)
	{
		// Registered anew in the middle of play: unregistering dropped the grid.
		Build();
	}
}

void UGridNavGraphComponent::OnUnregister()
{
	if (UNavigationSystemV1* System = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld()))
	{
		System->OnNavigationGenerationFinishedDelegate.RemoveDynamic(
			this, &UGridNavGraphComponent::HandleNavMeshFinished);
	}
	Reset(EGridNavState::Empty);
	if (UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(this))
	{
		Subsystem->RemoveGraph(*this);
	}
	Super::OnUnregister();
}

void UGridNavGraphComponent::BeginPlay()
{
	Super::BeginPlay();
	if (bBuildOnBeginPlay && Work->State == EGridNavState::Empty)
	{
		Build();
	}
}

void UGridNavGraphComponent::BeginDestroy()
{
	// Normally long done by OnUnregister; waits for a worker that is still at it.
	if (Work.IsValid())
	{
		Work->Build.Reset();
		Work->Watch.Reset();
	}
	Super::BeginDestroy();
}

void UGridNavGraphComponent::Reset(EGridNavState NewState)
{
	const bool bHadGraph = Work->Graph.IsValid();
	Work->Build.Reset();
	Work->Watch.Reset();
	Work->Resampler.Reset();
	Work->Graph.Reset();
	Work->Pending.Reset();
	Work->MeshBoxes.Reset();
	Work->Failure = EGridNavBuildFailure::None;
	Work->Reason.Reset();
	Work->Progress = 0.0f;
	Work->State = NewState;
	if (bHadGraph)
	{
		OnGraphReplaced.Broadcast(*this);
	}
}

void UGridNavGraphComponent::Build()
{
	StartBuild(Source);
}

void UGridNavGraphComponent::BuildAnew()
{
	const FGridNavBakeSummary& Baked = GetBakedBlob().Summary();
	const EGridNavSource BakedFrom =
		Baked.Failure == EGridNavBuildFailure::None ? Baked.Source : EGridNavSource::Collision;
	StartBuild(Source == EGridNavSource::Baked ? BakedFrom : Source);
}

void UGridNavGraphComponent::StartBuild(EGridNavSource BuildSource)
{
	Reset(EGridNavState::Building);
	Work->BuildStart = FPlatformTime::Seconds();
	FString Reason;
	FGridNavBuildSettings Settings;
	const EGridNavBuildFailure Failure = FGridNavBuildSettings::Make(*this, BuildSource, Settings, Reason);
	UWorld* World = IsRegistered() ? GetWorld() : nullptr;
	if (Failure != EGridNavBuildFailure::None)
	{
		return Fail(Failure, Reason);
	}
	if (World == nullptr)
	{
		return Fail(EGridNavBuildFailure::NoWorld, TEXT("the component is in no world"));
	}
	GridNavComponent::Enlist(*this);
	if (bAutomaticEdits && (BuildSource == EGridNavSource::Collision || BuildSource == EGridNavSource::Baked))
	{
		Work->Watch = MakeUnique<FGridNavWatch>(*World, Settings.Frame.Bounds, Settings.Channel);
	}
	Work->Build = MakeUnique<FGridNavBuild>(*World, Settings, &GetBakedBlob());
	if (Work->Build->Failure() != EGridNavBuildFailure::None)
	{
		TakeResult();
	}
}

void UGridNavGraphComponent::FinishBuild()
{
	// A build that fails may be followed by another one, from the source instead of baked data.
	while (Work->State == EGridNavState::Building)
	{
		FGridNavSlice Slice = FGridNavSlice::Endless();
		AdvanceBuild(Slice);
	}
}

bool UGridNavGraphComponent::ContinueBuild(float Milliseconds)
{
	if (Work->State == EGridNavState::Building)
	{
		FGridNavSlice Slice(Milliseconds, 0);
		AdvanceBuild(Slice);
	}
	return Work->State == EGridNavState::Building;
}

void UGridNavGraphComponent::Clear()
{
	Reset(EGridNavState::Empty);
}

void UGridNavGraphComponent::CancelBuild()
{
	if (Work->State == EGridNavState::Building)
	{
		Fail(EGridNavBuildFailure::Cancelled, TEXT("the build was stopped"));
	}
}

void UGridNavGraphComponent::Fail(EGridNavBuildFailure Failure, const FString& Reason)
{
	Reset(EGridNavState::Failed);
	Work->Failure = Failure;
	Work->Reason = Reason;
	UE_LOG(LogGridNav, Error, TEXT("%s: %s"), *GetPathName(), *Reason);
	GridNavComponent::Enlist(*this);
	OnBuildFailed.Broadcast(this, FText::FromString(Reason));
}

void UGridNavGraphComponent::AdvanceBuild(FGridNavSlice& Slice)
{
	if (Work->Watch.IsValid())
	{
		// Obstacles are noted before they are sampled: one that moves later is seen to have moved.
		if (!Work->Watch->Advance(Slice))
		{
			return;
		}
		Work->Changed.Reset();
		Work->Watch->Poll(Work->Changed);
		for (const FBox& Box : Work->Changed)
		{
			GridNavComponent::Remember(Box, Work->Pending);
		}
	}
	if (Work->Build->Advance(Slice))
	{
		TakeResult();
	}
}

void UGridNavGraphComponent::TakeResult()
{
	const TUniquePtr<FGridNavBuild> Done = MoveTemp(Work->Build);
	if (!Done->Graph().IsValid())
	{
		const bool bWasBaked = Done->GetSettings().Source == EGridNavSource::Baked;
		Fail(Done->Failure(), Done->Reason());
		// A listener may have destroyed the component, or started a build of its own.
		if (bWasBaked && bRebuildBadBake && Work->State == EGridNavState::Failed && IsRegistered() &&
			!GridNavComponent::CanUseBake(Done->Failure()))
		{
			UE_LOG(LogGridNav, Warning, TEXT("%s: builds from collision instead"), *GetPathName());
			StartBuild(EGridNavSource::Collision);
		}
		return;
	}
	Work->Graph = Done->Graph();
	Work->SampledFrom = Done->SampledFrom();
	Work->bFromBake = Done->GetSettings().Source == EGridNavSource::Baked;
	Work->BuildSeconds = FPlatformTime::Seconds() - Work->BuildStart;
	Work->Settings = Done->GetSettings();
	const NavCore::GridMap& Map = Work->Graph->Map();
	Work->Settings.Desc = {Map.Width(), Map.Height(), Map.GetTopology(), Map.GetCornerRule()};
	Work->Settings.Frame = Work->Graph->Frame();
	MakeResampler();
	Work->State = EGridNavState::Ready;
	Work->Progress = 1.0f;
	UE_LOG(LogGridNav, Log, TEXT("%s: %d x %d cells are ready"), *GetPathName(), Map.Width(), Map.Height());
	const TArray<FBox> Pending = MoveTemp(Work->Pending);
	Work->Pending.Reset();
	for (const FBox& Box : Pending)
	{
		RequestResample(Box);
	}
	GridNavComponent::Enlist(*this);
	OnGraphReplaced.Broadcast(*this);
	OnReady.Broadcast(this);
}

void UGridNavGraphComponent::MakeResampler()
{
	UWorld* World = GetWorld();
	UNavigationSystemV1* System = FNavigationSystem::GetCurrent<UNavigationSystemV1>(World);
	if (System != nullptr && Work->SampledFrom == EGridNavSource::NavMesh)
	{
		System->OnNavigationGenerationFinishedDelegate.AddUniqueDynamic(
			this, &UGridNavGraphComponent::HandleNavMeshFinished);
	}
	TUniquePtr<FGridNavSampler> Sampler =
		World != nullptr ? MakeGridNavSampler(*World, Work->SampledFrom, Work->Settings) : nullptr;
	if (!Sampler.IsValid())
	{
		Work->Resampler.Reset();
	}
	else if (Work->Resampler.IsValid())
	{
		Work->Resampler->Restart(MoveTemp(Sampler));
	}
	else
	{
		Work->Resampler = MakeUnique<FGridNavResampler>(MoveTemp(Sampler));
	}
}

void UGridNavGraphComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	Work->PiecesOfLastTick = 0;
	if (Work->State != EGridNavState::Building && Work->State != EGridNavState::Ready)
	{
		return;
	}
	const double Milliseconds = BuildMillisecondsPerFrame > 0.0f
		? BuildMillisecondsPerFrame
		: UGridNavSettings::Read().BuildBudgetMicroseconds / 1000.0;
	FGridNavSlice Slice(Milliseconds, FMath::Max(MaxBuildPiecesPerFrame, 0));
	if (Work->State == EGridNavState::Building)
	{
		AdvanceBuild(Slice);
	}
	else
	{
		AdvanceResampling(Slice);
	}
	Work->PiecesOfLastTick = Slice.GetPieces();
}

void UGridNavGraphComponent::AdvanceResampling(FGridNavSlice& Slice)
{
	if (Work->Watch.IsValid() && bAutomaticEdits)
	{
		Work->Watch->Advance(Slice);
		Work->Changed.Reset();
		Work->Watch->Poll(Work->Changed);
		for (const FBox& Box : Work->Changed)
		{
			RequestResample(Box);
		}
	}
	if (Work->Resampler.IsValid())
	{
		Work->Resampler->Advance(Slice, *Work->Graph);
	}
}

EGridNavEditResult UGridNavGraphComponent::RequestResample(const FBox& Box)
{
	if (Box.IsValid == 0 || Box.Min.ContainsNaN() || Box.Max.ContainsNaN())
	{
		return EGridNavEditResult::NotFinite;
	}
	if (Work->State == EGridNavState::Building)
	{
		// What is sampled already may be out of date.
		GridNavComponent::Remember(Box, Work->Pending);
		return EGridNavEditResult::Queued;
	}
	if (!Work->Graph.IsValid())
	{
		return EGridNavEditResult::NotReady;
	}
	const auto Cells = Work->Graph->Frame().ToCells(Work->Graph->Map(), Box);
	if (!Cells || !Box.Intersect(Work->Graph->Frame().Bounds))
	{
		return EGridNavEditResult::OutsideGrid;
	}
	if (!Work->Resampler.IsValid())
	{
		return EGridNavEditResult::NothingToSample;
	}
	Work->Resampler->Request(Cells.Value());
	if (Work->SampledFrom == EGridNavSource::NavMesh)
	{
		GridNavComponent::Remember(Box, Work->MeshBoxes);
	}
	return EGridNavEditResult::Queued;
}

bool UGridNavGraphComponent::IsResampling() const
{
	return Work->Resampler.IsValid() && !Work->Resampler->IsIdle();
}

void UGridNavGraphComponent::HandleNavMeshFinished(ANavigationData* NavData)
{
	const TArray<FBox> Boxes = MoveTemp(Work->MeshBoxes);
	Work->MeshBoxes.Reset();
	if (Work->State != EGridNavState::Ready || Work->SampledFrom != EGridNavSource::NavMesh)
	{
		return;
	}
	MakeResampler();
	for (const FBox& Box : Boxes)
	{
		const auto Cells = Work->Graph->Frame().ToCells(Work->Graph->Map(), Box);
		if (Cells && Work->Resampler.IsValid())
		{
			Work->Resampler->Request(Cells.Value());
		}
	}
}

EGridNavEditResult UGridNavGraphComponent::SetCellBlocked(FIntPoint Cell, bool bBlocked)
{
	const auto Kind = bBlocked ? NavCore::MapEditKind::Block : NavCore::MapEditKind::Unblock;
	return Work->Graph.IsValid() ? Work->Graph->EditCells({Cell.X, Cell.Y, 1, 1}, Kind)
								 : EGridNavEditResult::NotReady;
}

EGridNavEditResult UGridNavGraphComponent::BlockBox(const FBox& Box)
{
	return Work->Graph.IsValid() ? Work->Graph->Edit(Box, NavCore::MapEditKind::Block)
								 : EGridNavEditResult::NotReady;
}

EGridNavEditResult UGridNavGraphComponent::UnblockBox(const FBox& Box)
{
	return Work->Graph.IsValid() ? Work->Graph->Edit(Box, NavCore::MapEditKind::Unblock)
								 : EGridNavEditResult::NotReady;
}

EGridNavEditResult UGridNavGraphComponent::SetTerrainCost(const FBox& Box, int32 Cost)
{
	return Work->Graph.IsValid() ? Work->Graph->Edit(Box, NavCore::MapEditKind::Terrain, Cost)
								 : EGridNavEditResult::NotReady;
}

bool UGridNavGraphComponent::WorldToCell(const FVector& Location, FIntPoint& OutCell) const
{
	OutCell = FIntPoint(INDEX_NONE, INDEX_NONE);
	if (!Work->Graph.IsValid())
	{
		return false;
	}
	const NavCore::Result<NavCore::Cell, NavCore::GridError> Cell = Work->Graph->ToCell(Location);
	OutCell = Cell ? UE::GridNav::FromCell(Cell.Value()) : OutCell;
	return Cell.HasValue();
}

bool UGridNavGraphComponent::CellToWorld(FIntPoint Cell, FVector& OutLocation) const
{
	const bool bOnGrid = Work->Graph.IsValid() && Work->Graph->Map().Contains(UE::GridNav::ToCell(Cell));
	OutLocation = bOnGrid ? Work->Graph->ToWorld(UE::GridNav::ToCell(Cell)) : FVector::ZeroVector;
	return bOnGrid;
}

bool UGridNavGraphComponent::IsCellBlocked(FIntPoint Cell) const
{
	return !Work->Graph.IsValid() || !Work->Graph->PendingWalls().IsWalkable(UE::GridNav::ToCell(Cell));
}

FIntPoint UGridNavGraphComponent::GetGridSize() const
{
	return Work->Graph.IsValid() ? FIntPoint(Work->Graph->Map().Width(), Work->Graph->Map().Height())
								 : FIntPoint(0, 0);
}

FBox UGridNavGraphComponent::GetGridBounds() const
{
	return Work->Graph.IsValid() ? Work->Graph->Frame().Bounds
								 : FBox::BuildAABB(GetComponentLocation(), Extent);
}

EGridNavState UGridNavGraphComponent::GetState() const
{
	return Work->State;
}

float UGridNavGraphComponent::GetBuildProgress() const
{
	return Work->Build.IsValid() ? Work->Build->Progress() : Work->Progress;
}

EGridNavBuildFailure UGridNavGraphComponent::GetBuildFailure() const
{
	return Work->Failure;
}

FText UGridNavGraphComponent::GetBuildFailureReason() const
{
	return FText::FromString(Work->Reason);
}

TSharedPtr<FGridNavGraph> UGridNavGraphComponent::GetGraph() const
{
	return Work->Graph;
}

int32 UGridNavGraphComponent::GetPiecesOfLastTick() const
{
	return Work->PiecesOfLastTick;
}

bool UGridNavGraphComponent::BakeInto(FGridNavBakedBlob& Blob) const
{
	if (!Work->Graph.IsValid())
	{
		return false;
	}
	// Relative to the component, so that a level that is placed elsewhere takes its grid along.
	FGridNavSurface Surface = *Work->Graph->Surface();
	Surface.Frame = Surface.Frame.Shifted(-GetComponentLocation());
	TArray<uint8> Bytes = EncodeGridNavBake(Work->Graph->Map(), Surface, Work->SampledFrom);
	const bool bBaked = !Bytes.IsEmpty();
	Blob.Set(MoveTemp(Bytes));
	return bBaked;
}

bool UGridNavGraphComponent::BakeIntoComponent()
{
	Modify();
	return BakeInto(OwnBake);
}

bool UGridNavGraphComponent::BakeIntoAsset(UGridNavBakedData* Asset) const
{
	if (Asset == nullptr)
	{
		return false;
	}
	Asset->Modify();
	Asset->GridSize = GetGridSize();
	return BakeInto(Asset->Blob);
}

void UGridNavGraphComponent::Serialize(FArchive& Ar)
{
	Super::Serialize(Ar);
	OwnBake.Serialize(Ar);
	if (OwnBake.State == EGridNavBlobState::Truncated)
	{
		UE_LOG(LogGridNav, Error, TEXT("%s: the baked grid is cut short"), *GetPathName());
	}
}

void UGridNavGraphComponent::ApplyWorldOffset(const FVector& InOffset, bool bWorldShift)
{
	Super::ApplyWorldOffset(InOffset, bWorldShift);
	if (Work->State == EGridNavState::Building)
	{
		// Half of the cells were sampled elsewhere.
		return Build();
	}
	if (!Work->Graph.IsValid())
	{
		return;
	}
	Work->Graph->Shift(InOffset);
	Work->Settings.Frame = Work->Graph->Frame();
	if (Work->Watch.IsValid())
	{
		Work->Watch->Shift(InOffset);
	}
	for (FBox& Box : Work->MeshBoxes)
	{
		Box = Box.ShiftBy(InOffset);
	}
	MakeResampler();
}
