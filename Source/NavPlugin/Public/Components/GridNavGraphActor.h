// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "GridNavGraphActor.generated.h"

class UGridNavGraphComponent;

/** A grid to place in a level: nothing but the component. */
UCLASS(Blueprintable, ClassGroup = (Navigation), meta = (DisplayName = "Grid Nav Graph"))
class NAVPLUGIN_API AGridNavGraphActor : public AActor
{
	GENERATED_BODY()

public:
	AGridNavGraphActor();

	/** The grid of this actor. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	UGridNavGraphComponent* GetGraphComponent() const { return Graph; }

private:
	/** The grid of this actor. */
	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation",
		meta = (AllowPrivateAccess = "true"))
	TObjectPtr<UGridNavGraphComponent> Graph;
};
