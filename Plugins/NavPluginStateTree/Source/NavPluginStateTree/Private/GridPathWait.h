// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UGridPathSubsystem;

/** One request and, later, what came of it. Gives the request up when it is destroyed before. */
class FGridPathWait
{
public:
	/** May have ended when the call returns. */
	static TSharedRef<FGridPathWait> Start(UGridPathSubsystem& Subsystem, const FGridPathRequest& Request);
	~FGridPathWait();
	FGridPathWait(const FGridPathWait&) = delete;
	FGridPathWait& operator=(const FGridPathWait&) = delete;

	bool HasEnded() const { return Result.Outcome != EGridPathOutcome::Pending; }
	/** Pending until it has ended. */
	const FGridPathResult& GetResult() const { return Result; }

private:
	explicit FGridPathWait(UGridPathSubsystem& InPaths);

	TWeakObjectPtr<UGridPathSubsystem> Paths;
	FGridPathHandle Handle;
	FGridPathResult Result;
};
