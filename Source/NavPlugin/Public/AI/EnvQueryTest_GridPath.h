// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "DataProviders/AIDataProvider.h"
#include "EnvironmentQuery/EnvQueryTest.h"
#include "Templates/SubclassOf.h"

#include "EnvQueryTest_GridPath.generated.h"

class UEnvQueryContext;

/** What is tested. */
UENUM()
enum class EGridPathTestMode : uint8
{
	/** Whether there is a way. */
	Exists,
	/** What the cheapest way costs: its length in cm, more over dearer terrain. */
	Cost,
	/** The length of the way that costs least, in cm, whatever it costs. */
	Length,
};

/**
 * Ways on the grid between the context and each item, found by one search that all items share.
 *
 * On a grid they cost the same in both directions, so it does not matter which end moves. Items that are off
 * the grid, blocked or too narrow for the agent cannot be reached. While the query is divided over frames,
 * each item is tested on the map as it is at that moment.
 */
UCLASS(meta = (DisplayName = "Grid Path"))
class NAVPLUGIN_API UEnvQueryTest_GridPath : public UEnvQueryTest
{
	GENERATED_BODY()

public:
	/** Places of the context beyond these are left out: each takes a search. */
	static constexpr int32 MaxContextPlaces = 16;

	UEnvQueryTest_GridPath(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void RunTest(FEnvQueryInstance& QueryInstance) const override;
	virtual FText GetDescriptionTitle() const override;
	virtual FText GetDescriptionDetails() const override;
	virtual void PostLoad() override;
#if WITH_EDITOR
	virtual void PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent) override;
#endif

	EGridPathTestMode GetTestMode() const
	{
		return TestMode;
	}
	/** As choosing it in the editor does. */
	void SetTestMode(EGridPathTestMode Mode);

	/** The other end of the ways. */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path")
	TSubclassOf<UEnvQueryContext> Context;

	/** Radius of the agent; 0 = the one the grid was built for. */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path")
	FAIDataProviderFloatValue AgentRadius;

	/** Ways that cost more, in cm, are not looked for, which bounds the search; 0 = no bound. */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path")
	FAIDataProviderFloatValue MaxCost;

	/**
	 * Items that cannot be reached are out. Where any place of the context will do, those that cannot be
	 * reached from any of them.
	 */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path")
	FAIDataProviderBoolValue SkipUnreachable;

	/** What items that cannot be reached and are not skipped count as, in cm. */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path", AdvancedDisplay)
	FAIDataProviderFloatValue UnreachableValue;

private:
	/** What a run is about, read once. */
	struct FRun;

	void TestItem(FEnvQueryInstance::ItemIterator& It, const FVector& Item, FRun& Run) const;

	/** What is tested: whether there is a way, what it costs or how long it is. */
	UPROPERTY(EditDefaultsOnly, Category = "Grid Path")
	EGridPathTestMode TestMode = EGridPathTestMode::Exists;
};
