// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "DataProviders/AIDataProvider.h"
#include "EnvironmentQuery/EnvQueryGenerator.h"
#include "Templates/SubclassOf.h"

#include "EnvQueryGenerator_GridReachable.generated.h"

class UEnvQueryContext;

/**
 * Middles of grid cells that can be reached from the context, on the floor: found by one search from all
 * places of the context, the cheapest to reach first. Narrow passages have items too, however wide the
 * spacing.
 */
UCLASS(meta = (DisplayName = "Reachable Grid Cells"))
class NAVPLUGIN_API UEnvQueryGenerator_GridReachable : public UEnvQueryGenerator
{
	GENERATED_BODY()

public:
	UEnvQueryGenerator_GridReachable(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void GenerateItems(FEnvQueryInstance& QueryInstance) const override;
	virtual FText GetDescriptionTitle() const override;
	virtual FText GetDescriptionDetails() const override;

	/** Where ways begin. */
	UPROPERTY(EditDefaultsOnly, Category = "Generator")
	TSubclassOf<UEnvQueryContext> GenerateAround;

	/** The most that the way to an item may cost: its length in cm, more over dearer terrain. */
	UPROPERTY(EditDefaultsOnly, Category = "Generator")
	FAIDataProviderFloatValue MaxCost;

	/** Least distance between two items along either axis, in cm; at least one cell. */
	UPROPERTY(EditDefaultsOnly, Category = "Generator")
	FAIDataProviderFloatValue SpaceBetween;

	/** Of more items, the ones that are cheapest to reach. */
	UPROPERTY(EditDefaultsOnly, Category = "Generator")
	FAIDataProviderIntValue MaxItems;

	/** Radius of the agent; 0 = the one the grid was built for. */
	UPROPERTY(EditDefaultsOnly, Category = "Generator")
	FAIDataProviderFloatValue AgentRadius;
};
