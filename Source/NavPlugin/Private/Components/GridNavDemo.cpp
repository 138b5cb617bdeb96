// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavDemo.h"

#include "Components/BoxComponent.h"
#include "Components/GridNavGraphComponent.h"
#include "Components/InstancedStaticMeshComponent.h"
#include "Components/StaticMeshComponent.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "GridNavLog.h"
#include "NavCore/Base/Random.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavDemo)

namespace GridNavDemoing
{
constexpr double CellSize = 100.0;
constexpr double BlockHeight = 200.0;
/** Cells around an agent that are looked at for a free one. */
constexpr int32 AsideCells = 16;
/** Throws of the dice for one free place. */
constexpr int32 MostThrows = 64;
/** Side of the engine's cube. */
constexpr double CubeSide = 100.0;
constexpr double AgentSide = 60.0;
} // namespace GridNavDemoing

struct FGridNavDemoAgent
{
	FVector Location = FVector::ZeroVector;
	TArray<FVector> Points;
	/** The point it walks to; past the last one it stands. */
	int32 Next = 0;
	FGridPathHandle Handle;
	/** Its path is whole, so that its end is the goal. */
	bool bComplete = false;
};

struct FGridNavDemoState
{
	NavCore::Random Dice{1};
	TArray<FGridNavDemoAgent> Agents;
	TArray<FTransform> Transforms;
	int64 TripsEnded = 0;
	int64 Reroutes = 0;
	int64 WallMoves = 0;
	int32 NextWall = 0;
	float WallWait = 0.0f;
	float LogWait = 0.0f;
};

AGridNavDemo::AGridNavDemo() : State(MakePimpl<FGridNavDemoState>())
{
	PrimaryActorTick.bCanEverTick = true;
	Graph = CreateDefaultSubobject<UGridNavGraphComponent>(TEXT("Graph"));
	Graph->bBuildOnBeginPlay = false;
	RootComponent = Graph;
	AgentMeshes = CreateDefaultSubobject<UInstancedStaticMeshComponent>(TEXT("AgentMeshes"));
	AgentMeshes->SetupAttachment(RootComponent);
	AgentMeshes->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	AgentMeshes->SetCanEverAffectNavigation(false);
}

AGridNavDemo::~AGridNavDemo() = default;

void AGridNavDemo::BeginPlay()
{
	Super::BeginPlay();
	State->Dice = NavCore::Random(static_cast<std::uint64_t>(Seed));
	BuildLevel();
	Graph->OnReady.AddUniqueDynamic(this, &AGridNavDemo::HandleReady);
	Graph->Build();
}

void AGridNavDemo::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	if (UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(this))
	{
		Subsystem->CancelAll(this);
	}
	State->Agents.Reset();
	Super::EndPlay(EndPlayReason);
}

void AGridNavDemo::BuildLevel()
{
	SideCells = FMath::Clamp(SideCells, 16, 1024);
	const double Half = SideCells * GridNavDemoing::CellSize / 2.0;
	Graph->CellSize = static_cast<float>(GridNavDemoing::CellSize);
	Graph->Extent = FVector(Half, Half, 500.0);
	Graph->AgentRadius = static_cast<float>(GridNavDemoing::AgentSide / 2.0);
	// Loaded by name and allowed to be missing: the demo then runs unseen.
	UStaticMesh* Cube = LoadObject<UStaticMesh>(nullptr, TEXT("/Engine/BasicShapes/Cube.Cube"));
	AgentMeshes->SetStaticMesh(Cube);
	AddBox(FVector(0.0, 0.0, -25.0), FVector(Half, Half, 25.0), 0.0f, Cube);
	PlaceBlocks(Cube);
}

void AGridNavDemo::PlaceBlocks(UStaticMesh* Cube)
{
	NavCore::Random& Dice = State->Dice;
	const int32 Reach = SideCells / 2 - 2;
	const auto RandomCenter = [&Dice, Reach]
	{
		return FVector(Dice.Range(-Reach, Reach) * GridNavDemoing::CellSize,
			Dice.Range(-Reach, Reach) * GridNavDemoing::CellSize, GridNavDemoing::BlockHeight / 2.0);
	};
	for (int32 Block = 0; Block < Blocks; ++Block)
	{
		const FVector HalfSize(Dice.Range(50, 300), Dice.Range(50, 300), GridNavDemoing::BlockHeight / 2.0);
		const float Yaw = Block % 3 == 0 ? static_cast<float>(Dice.Range(0, 179)) : 0.0f;
		AddBox(RandomCenter(), HalfSize, Yaw, Cube);
	}
	for (int32 Wall = 0; Wall < Walls; ++Wall)
	{
		const double Length = SideCells * GridNavDemoing::CellSize / 8.0;
		const FVector HalfSize(Length, GridNavDemoing::CellSize, GridNavDemoing::BlockHeight / 2.0);
		WallBoxes.Add(AddBox(RandomCenter(), HalfSize, Wall % 2 == 0 ? 0.0f : 90.0f, Cube));
	}
}

UBoxComponent* AGridNavDemo::AddBox(
	const FVector& Center, const FVector& HalfSize, float Yaw, UStaticMesh* Cube)
{
	UBoxComponent* Box = NewObject<UBoxComponent>(this);
	Box->InitBoxExtent(HalfSize);
	Box->SetCollisionProfileName(TEXT("BlockAll"));
	Box->SetCanEverAffectNavigation(true);
	Box->SetupAttachment(RootComponent);
	Box->SetRelativeLocation(Center);
	Box->SetRelativeRotation(FRotator(0.0, Yaw, 0.0));
	Box->RegisterComponent();
	if (Cube != nullptr)
	{
		UStaticMeshComponent* Mesh = NewObject<UStaticMeshComponent>(this);
		Mesh->SetStaticMesh(Cube);
		Mesh->SetCollisionEnabled(ECollisionEnabled::NoCollision);
		Mesh->SetCanEverAffectNavigation(false);
		Mesh->SetupAttachment(Box);
		Mesh->SetRelativeScale3D(HalfSize * (2.0 / GridNavDemoing::CubeSide));
		Mesh->RegisterComponent();
	}
	return Box;
}

void AGridNavDemo::HandleReady(UGridNavGraphComponent* ReadyGraph)
{
	if (State->Agents.IsEmpty())
	{
		SpawnAgents();
	}
}

void AGridNavDemo::SpawnAgents()
{
	const double Scale = GridNavDemoing::AgentSide / GridNavDemoing::CubeSide;
	State->Agents.SetNum(FMath::Clamp(Agents, 0, 20000));
	for (FGridNavDemoAgent& Agent : State->Agents)
	{
		Agent.Location = RandomPlace();
		State->Transforms.Add(FTransform(FQuat::Identity, Agent.Location, FVector(Scale)));
	}
	AgentMeshes->ClearInstances();
	AgentMeshes->AddInstances(State->Transforms, /*bShouldReturnIndices*/ false, /*bWorldSpace*/ true);
}

FVector AGridNavDemo::RandomPlace()
{
	const FIntPoint Size = Graph->GetGridSize();
	FVector Place = GetActorLocation();
	for (int32 Throw = 0; Throw < GridNavDemoing::MostThrows; ++Throw)
	{
		const FIntPoint Cell(
			State->Dice.Range(0, FMath::Max(Size.X - 1, 0)), State->Dice.Range(0, FMath::Max(Size.Y - 1, 0)));
		if (!Graph->IsCellBlocked(Cell) && Graph->CellToWorld(Cell, Place))
		{
			break;
		}
	}
	return Place;
}

void AGridNavDemo::SendAgent(int32 Agent)
{
	UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(this);
	if (Subsystem == nullptr)
	{
		return;
	}
	FGridPathRequest Request;
	Request.Start = State->Agents[Agent].Location;
	Request.Goal = RandomPlace();
	Request.bKeepLive = true;
	Request.Owner = this;
	// Only the handle is kept here: what comes of the request arrives in HandlePath, some of it right now.
	const FGridPathHandle Handle =
		Subsystem->Request(Request, FOnGridPathEvent::CreateUObject(this, &AGridNavDemo::HandlePath, Agent));
	State->Agents[Agent].Handle = Handle;
}

void AGridNavDemo::HandlePath(EGridPathEvent Event, const FGridPathResult& Result, int32 Agent)
{
	if (!State->Agents.IsValidIndex(Agent))
	{
		return;
	}
	FGridNavDemoAgent& Walker = State->Agents[Agent];
	switch (Event)
	{
	case EGridPathEvent::FirstLeg:
	case EGridPathEvent::Ended:
	case EGridPathEvent::Rerouted:
		Walker.Points = Result.Points;
		Walker.bComplete = Event != EGridPathEvent::FirstLeg;
		Walker.Next = NextPoint(Walker.Points, Walker.Location);
		State->Reroutes += Event == EGridPathEvent::Rerouted ? 1 : 0;
		break;
	case EGridPathEvent::Blocked:
		// Waits where it stands for what follows.
		Walker.Points.Reset();
		break;
	case EGridPathEvent::Lost:
		Walker.Points.Reset();
		Walker.Handle = FGridPathHandle();
		break;
	}
	if (Event == EGridPathEvent::Ended && !Result.HasPath())
	{
		Walker.Handle = FGridPathHandle();
		if (Result.Outcome == EGridPathOutcome::InvalidStart)
		{
			StepAside(Agent);
		}
	}
}

int32 AGridNavDemo::NextPoint(const TArray<FVector>& Points, const FVector& Location)
{
	// The agent may have gone on while the path was looked for: it joins it where it is nearest.
	int32 Next = Points.Num();
	double Nearest = TNumericLimits<double>::Max();
	for (int32 Point = 1; Point < Points.Num(); ++Point)
	{
		const FVector Way = Points[Point] - Points[Point - 1];
		const double Along = FVector::DotProduct(Location - Points[Point - 1], Way);
		const double Share = FMath::Clamp(Along / FMath::Max(Way.SizeSquared(), 1.0), 0.0, 1.0);
		const double Distance = FVector::DistSquared(Points[Point - 1] + Way * Share, Location);
		if (Distance < Nearest)
		{
			Nearest = Distance;
			Next = Point;
		}
	}
	return Next;
}

void AGridNavDemo::StepAside(int32 Agent)
{
	FGridNavDemoAgent& Walker = State->Agents[Agent];
	FIntPoint Here;
	if (!Graph->WorldToCell(Walker.Location, Here))
	{
		Walker.Location = RandomPlace();
		return;
	}
	for (int32 Ring = 1; Ring <= GridNavDemoing::AsideCells; ++Ring)
	{
		for (int32 Along = -Ring; Along <= Ring; ++Along)
		{
			for (const FIntPoint& Offset : {FIntPoint(Along, -Ring), FIntPoint(Along, Ring),
					 FIntPoint(-Ring, Along), FIntPoint(Ring, Along)})
			{
				FVector Place;
				if (!Graph->IsCellBlocked(Here + Offset) && Graph->CellToWorld(Here + Offset, Place))
				{
					Walker.Location = Place;
					return;
				}
			}
		}
	}
	Walker.Location = RandomPlace();
}

void AGridNavDemo::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (Graph->GetState() != EGridNavState::Ready || State->Agents.IsEmpty())
	{
		return;
	}
	MoveWalls(DeltaSeconds);
	MoveAgents(DeltaSeconds);
	LogCounters(DeltaSeconds);
}

void AGridNavDemo::MoveAgents(float DeltaSeconds)
{
	UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(this);
	for (int32 Index = 0; Index < State->Agents.Num() && Subsystem != nullptr; ++Index)
	{
		FGridNavDemoAgent& Walker = State->Agents[Index];
		double Left = AgentSpeed * DeltaSeconds;
		while (Left > 0.0 && Walker.Points.IsValidIndex(Walker.Next))
		{
			const FVector Way = Walker.Points[Walker.Next] - Walker.Location;
			const double Length = Way.Size();
			Walker.Location =
				Length <= Left ? Walker.Points[Walker.Next] : Walker.Location + Way * (Left / Length);
			Walker.Next += Length <= Left ? 1 : 0;
			Left -= Length;
		}
		State->Transforms[Index].SetLocation(
			Walker.Location + FVector(0.0, 0.0, GridNavDemoing::AgentSide / 2.0));
		const bool bArrived =
			Walker.bComplete && !Walker.Points.IsEmpty() && !Walker.Points.IsValidIndex(Walker.Next);
		if (bArrived)
		{
			++State->TripsEnded;
			Walker.Points.Reset();
			Subsystem->Cancel(Walker.Handle);
			Walker.Handle = FGridPathHandle();
		}
		if (Walker.Handle.IsValid())
		{
			Subsystem->SetProgress(Walker.Handle, Walker.Location);
		}
		else
		{
			SendAgent(Index);
		}
	}
	AgentMeshes->BatchUpdateInstancesTransforms(
		0, State->Transforms, /*bWorldSpace*/ true, /*bMarkRenderStateDirty*/ true);
}

void AGridNavDemo::MoveWalls(float DeltaSeconds)
{
	State->WallWait += DeltaSeconds;
	if (WallBoxes.IsEmpty() || State->WallWait < WallInterval)
	{
		return;
	}
	State->WallWait = 0.0f;
	State->NextWall = (State->NextWall + 1) % WallBoxes.Num();
	if (UBoxComponent* Wall = WallBoxes[State->NextWall])
	{
		// The grid follows by itself.
		const int32 Reach = SideCells / 2 - 2;
		Wall->SetRelativeLocation(FVector(State->Dice.Range(-Reach, Reach) * GridNavDemoing::CellSize,
			State->Dice.Range(-Reach, Reach) * GridNavDemoing::CellSize, GridNavDemoing::BlockHeight / 2.0));
		++State->WallMoves;
	}
}

void AGridNavDemo::LogCounters(float DeltaSeconds)
{
	State->LogWait += DeltaSeconds;
	if (LogInterval > 0.0f && State->LogWait >= LogInterval)
	{
		State->LogWait = 0.0f;
		const FString Line =
			FString::Printf(TEXT("%s: %d agents, %lld trips, %lld paths changed by %lld moves of walls"),
				*GetName(), GetAgentCount(), GetTripsEnded(), GetReroutes(), GetWallMoves());
		UE_LOG(LogGridNav, Display, TEXT("%s"), *Line);
		UE::GridNav::Compat::ShowOnScreen(GetUniqueID(), LogInterval, FColor(0, 255, 0), Line);
	}
}

int32 AGridNavDemo::GetAgentCount() const
{
	return State->Agents.Num();
}

int64 AGridNavDemo::GetTripsEnded() const
{
	return State->TripsEnded;
}

int64 AGridNavDemo::GetReroutes() const
{
	return State->Reroutes;
}

int64 AGridNavDemo::GetWallMoves() const
{
	return State->WallMoves;
}

FVector AGridNavDemo::GetAgentLocation(int32 Agent) const
{
	return State->Agents.IsValidIndex(Agent) ? State->Agents[Agent].Location : FVector::ZeroVector;
}
