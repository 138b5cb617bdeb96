// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UBlueprintAsyncActionBase (blueprint-reflection.md 6).
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "BlueprintAsyncActionBase.generated.h"

class UGameInstance;

/** The object behind a Blueprint node that ends later. */
UCLASS()
class ENGINE_API UBlueprintAsyncActionBase : public UObject
{
	GENERATED_BODY()

public:
	UBlueprintAsyncActionBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Called once the delegates are bound. */
	virtual void Activate();

	/** Keeps the action alive until SetReadyToDestroy; does nothing where there is no game instance. */
	virtual void RegisterWithGameInstance(const UObject* WorldContextObject);
	virtual void RegisterWithGameInstance(UGameInstance* GameInstance);
	virtual void SetReadyToDestroy();

protected:
	bool IsRegistered() const { return RegisteredWithGameInstance.IsValid(); }
	UGameInstance* GetRegisteredGameInstance() const;

private:
	TWeakObjectPtr<UGameInstance> RegisteredWithGameInstance;
};
