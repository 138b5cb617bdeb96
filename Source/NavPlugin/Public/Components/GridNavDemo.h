// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"
#include "Query/GridPathRequest.h"
#include "Templates/PimplPtr.h"

#include "GridNavDemo.generated.h"

class UBoxComponent;
class UGridNavGraphComponent;
class UInstancedStaticMeshComponent;
class UStaticMesh;
struct FGridNavDemoState;

/**
 * Drop it into an empty level and press Play: a floor, blocks, walls that move every so often and a thousand
 * agents that walk from place to place among them, all made in code.
 *
 * Also an example of how a game asks for paths: see HandlePath.
 */
UCLASS(Blueprintable, ClassGroup = (Navigation), meta = (DisplayName = "Grid Nav Demo"))
class NAVPLUGIN_API AGridNavDemo : public AActor
{
	GENERATED_BODY()

public:
	AGridNavDemo();
	virtual ~AGridNavDemo() override;

	/** Cells along a side of the floor. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "16", ClampMax = "1024"))
	int32 SideCells = 128;

	/** How many walk. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0", ClampMax = "20000"))
	int32 Agents = 1000;

	/** Blocks that stand still, a third of them turned. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0", ClampMax = "2000"))
	int32 Blocks = 120;

	/** Walls that move. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0", ClampMax = "200"))
	int32 Walls = 12;

	/** Time between two moves of a wall; each time it is another one's turn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.02", Units = "s"))
	float WallInterval = 0.5f;

	/** How fast agents walk. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "CentimetersPerSecond"))
	float AgentSpeed = 600.0f;

	/** Time between two lines of counters, on the screen and in the log; 0 = none. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", Units = "s"))
	float LogInterval = 5.0f;

	/** The same seed gives the same places. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	int32 Seed = 1;

	/** Agents that walk. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	int32 GetAgentCount() const;

	/** Trips that ended at their goal, over all agents. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	int64 GetTripsEnded() const;

	/** Paths that were changed because a wall moved. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	int64 GetReroutes() const;

	/** Moves of walls. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	int64 GetWallMoves() const;

	/** Where an agent stands; zero for a number that names none. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	FVector GetAgentLocation(int32 Agent) const;

	/** The grid that the agents walk on. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	UGridNavGraphComponent* GetGraphComponent() const { return Graph; }

	virtual void Tick(float DeltaSeconds) override;

protected:
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

private:
	UFUNCTION()
	void HandleReady(UGridNavGraphComponent* ReadyGraph);

	/** What becomes of a request of an agent: the whole use of the path subsystem is here and in SendAgent.
	 */
	void HandlePath(EGridPathEvent Event, const FGridPathResult& Result, int32 Agent);
	void SendAgent(int32 Agent);
	/** Where to join a path. */
	static int32 NextPoint(const TArray<FVector>& Points, const FVector& Location);

	void BuildLevel();
	void PlaceBlocks(UStaticMesh* Cube);
	UBoxComponent* AddBox(const FVector& Center, const FVector& HalfSize, float Yaw, UStaticMesh* Cube);
	void SpawnAgents();
	void MoveAgents(float DeltaSeconds);
	void MoveWalls(float DeltaSeconds);
	void LogCounters(float DeltaSeconds);
	/** A free place; the middle of the floor if luck finds none. */
	FVector RandomPlace();
	/** Takes an agent that a wall came down on to the nearest free place. */
	void StepAside(int32 Agent);

	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation",
		meta = (AllowPrivateAccess = "true"))
	TObjectPtr<UGridNavGraphComponent> Graph;

	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation",
		meta = (AllowPrivateAccess = "true"))
	TObjectPtr<UInstancedStaticMeshComponent> AgentMeshes;

	UPROPERTY(Transient)
	TArray<TObjectPtr<UBoxComponent>> WallBoxes;

	/** The agents and the dice; plain C++. */
	TPimplPtr<FGridNavDemoState> State;
};
