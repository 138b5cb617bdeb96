// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"

#include "AIDataProvider.generated.h"

/** A number of a query that the game may set for each run. Here it is what the designer typed. */
USTRUCT()
struct AIMODULE_API FAIDataProviderValue
{
	GENERATED_BODY()

	/** Before every use, with whoever runs the query. */
	void BindData(const UObject* Owner, int32 RequestId) const;

protected:
	void EnsureBound() const;

private:
	mutable bool bIsBound = false;
};

USTRUCT()
struct AIMODULE_API FAIDataProviderTypedValue : public FAIDataProviderValue
{
	GENERATED_BODY()
};

USTRUCT()
struct AIMODULE_API FAIDataProviderIntValue : public FAIDataProviderTypedValue
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = Value)
	int32 DefaultValue = 0;

	int32 GetValue() const
	{
		EnsureBound();
		return DefaultValue;
	}
};

USTRUCT()
struct AIMODULE_API FAIDataProviderFloatValue : public FAIDataProviderTypedValue
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = Value)
	float DefaultValue = 0.0f;

	float GetValue() const
	{
		EnsureBound();
		return DefaultValue;
	}
};

USTRUCT()
struct AIMODULE_API FAIDataProviderBoolValue : public FAIDataProviderTypedValue
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = Value)
	bool DefaultValue = false;

	bool GetValue() const
	{
		EnsureBound();
		return DefaultValue;
	}
};
