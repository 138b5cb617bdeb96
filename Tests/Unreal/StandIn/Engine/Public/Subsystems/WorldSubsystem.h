// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of UWorldSubsystem and UTickableWorldSubsystem (subsystem-threading.md 1).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Subsystems/Subsystem.h"
#include "Subsystems/SubsystemCollection.h"
#include "Tickable.h"

#include "WorldSubsystem.generated.h"

class UWorld;

/** A subsystem of a world. */
UCLASS(Abstract)
class ENGINE_API UWorldSubsystem : public USubsystem
{
	GENERATED_BODY()

public:
	UWorldSubsystem();

	virtual UWorld* GetWorld() const override final;

	/** The world type must be supported. Call it first when overriding. */
	virtual bool ShouldCreateSubsystem(UObject* Outer) const override;

	/** All subsystems of the world are initialised. */
	virtual void PostInitialize() {}
	/** Before the actors begin play. */
	virtual void OnWorldBeginPlay(UWorld& InWorld) {}

protected:
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const;
};

/** A subsystem that ticks from Initialize until Deinitialize; both must be forwarded to this class. */
UCLASS(Abstract)
class ENGINE_API UTickableWorldSubsystem : public UWorldSubsystem, public FTickableGameObject
{
	GENERATED_BODY()

public:
	UTickableWorldSubsystem();

	virtual UWorld* GetTickableGameObjectWorld() const override { return GetWorld(); }
	virtual ETickableTickType GetTickableTickType() const override;
	virtual bool IsAllowedToTick() const override;
	virtual void Tick(float DeltaTime) override;
	virtual TStatId GetStatId() const override
		PURE_VIRTUAL(UTickableWorldSubsystem::GetStatId, return TStatId(););

	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
	virtual void BeginDestroy() override;

	bool IsInitialized() const { return bInitialized; }

private:
	bool bInitialized = false;
};
