// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridNavStats.h"
#include "Query/GridPathRequest.h"
#include "Subsystems/WorldSubsystem.h"

#include "GridPathSubsystem.generated.h"

class FGridPathQueue;
class UGridNavGraphComponent;

/**
 * Answers path requests of one world within a fixed budget a frame.
 *
 * Requests never search when they are made; one tick a frame, after the actors, does all work within the
 * budget of the project settings, and calls listeners at its end. While the game is paused, requests wait.
 * Game thread only.
 */
UCLASS()
class NAVPLUGIN_API UGridPathSubsystem : public UTickableWorldSubsystem
{
	GENERATED_BODY()

public:
	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
	virtual void Tick(float DeltaTime) override;
	virtual bool IsTickable() const override;
	virtual bool IsTickableInEditor() const override { return true; }
	virtual TStatId GetStatId() const override;

	/** Of the world of an object; null where there is none. */
	static UGridPathSubsystem* Get(const UObject* WorldContextObject);

	/**
	 * Asks for a path. The handle is invalid when nothing was queued; the listener then is called with the
	 * reason before the call returns. Otherwise it is called at the end of a tick, exactly once with Ended.
	 * Listeners may ask, cancel, edit and destroy whatever they like.
	 */
	FGridPathHandle Request(const FGridPathRequest& Request, FOnGridPathEvent Listener);

	/**
	 * Ends a request with Cancelled, or releases its live path.
	 * @param Handle What Find Grid Path returned.
	 * @return False for a handle that names nothing any more.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	bool Cancel(const FGridPathHandle& Handle);

	/**
	 * Ends every request and releases every live path, or only those of one owner.
	 * @param Owner Whose requests; none = everybody's.
	 * @return The number of requests and live paths.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	int32 CancelAll(const UObject* Owner = nullptr);

	/**
	 * Tells where the agent of a live path stands: what lies behind it need not stay free, and new paths
	 * start there.
	 * @param Handle The live path.
	 * @param Location Where the agent is.
	 * @return False for a handle that names nothing any more, and for a place off the grid or off the path.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	bool SetProgress(const FGridPathHandle& Handle, const FVector& Location);

	/** Pending until the request has ended; then, while its path is live, how; later, InvalidRequest. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	EGridPathOutcome GetOutcome(const FGridPathHandle& Handle) const;

	/** Totals since the world began, and the state of this frame. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	FGridNavStats GetStats() const;

	/** Stops answering until it is told to go on; requests wait. For debugging: a paused game pauses by
	 * itself. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void SetPaused(bool bPaused);

	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool IsPaused() const;

	/** The graph that answers for a place: the ready one whose bounds hold it, the smallest where several do.
	 */
	UGridNavGraphComponent* FindGraphAt(const FVector& Location) const;
	/** A graph is to be there, but cannot be asked yet. */
	bool IsGraphExpectedAt(const FVector& Location) const;
	/** Every graph of the world, ready or not. */
	TArray<UGridNavGraphComponent*> GetGraphs() const;

	/** Components do this themselves when they are registered, and become ready; and when they go away. */
	void AddGraph(UGridNavGraphComponent& Graph);
	void RemoveGraph(UGridNavGraphComponent& Graph);

	/** For the other classes of this module. Null once the world is going away. */
	const TSharedPtr<FGridPathQueue>& GetQueue() const { return Queue; }

protected:
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const override;

private:
	/** Plain C++, see GridPathQueue.h. Shared, so that it outlives listeners that destroy the world. */
	TSharedPtr<FGridPathQueue> Queue;
};
