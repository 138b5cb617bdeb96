// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridPathRequest.h"
#include "Subsystems/WorldSubsystem.h"
#include "Templates/PimplPtr.h"

#include "GridPathSubsystem.generated.h"

class UGridNavGraphComponent;
struct FGridPathQueue;

/**
 * Answers path requests of one world within a fixed budget a frame.
 *
 * Requests never search when they are made; one tick a frame, after the actors, does all work within the
 * budget of the project settings, and calls listeners at its end.
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

	/**
	 * Asks for a path. The handle is invalid when nothing was queued; the listener then is called with the
	 * reason before the call returns. Otherwise it is called at the end of a tick, exactly once with Ended.
	 */
	FGridPathHandle Request(const FGridPathRequest& Request, FOnGridPathEvent Listener);

	/** Ends a request with Cancelled, or releases its live path. False for a handle that names nothing. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	bool Cancel(const FGridPathHandle& Handle);

	/** The graph that answers for a place: the ready one whose bounds hold it, the smallest where several do. */
	UGridNavGraphComponent* FindGraphAt(const FVector& Location) const;

	/** Components do this themselves when they are registered, and become ready; and when they go away. */
	void AddGraph(UGridNavGraphComponent& Graph);
	void RemoveGraph(UGridNavGraphComponent& Graph);

protected:
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const override;

private:
	/** Schedulers, listeners and budget; plain C++, see GridPathQueue.h. */
	TPimplPtr<FGridPathQueue> Queue;
};
