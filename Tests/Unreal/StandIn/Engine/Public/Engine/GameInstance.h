// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UGameInstance.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "GameInstance.generated.h"

class FTimerManager;
class UWorld;
struct FWorldContext;

/** A running game; each client of a play-in-editor session has its own. */
UCLASS()
class ENGINE_API UGameInstance : public UObject
{
	GENERATED_BODY()

public:
	UGameInstance();
	virtual ~UGameInstance() override;

	virtual void Init() {}
	/** Lets go of everything that was registered. */
	virtual void Shutdown();

	virtual UWorld* GetWorld() const override;
	FTimerManager& GetTimerManager() const;
	/** What UEngine does when it starts a game. */
	void StandInSetWorldContext(FWorldContext* Context) { WorldContext = Context; }

	/** Keeps an object alive until it is unregistered. */
	virtual void RegisterReferencedObject(UObject* ObjectToReference);
	virtual void UnregisterReferencedObject(UObject* ObjectToReference);

private:
	UPROPERTY()
	TArray<TObjectPtr<UObject>> ReferencedObjects;

	FWorldContext* WorldContext = nullptr;
	TSharedPtr<FTimerManager> TimerManager;
};
