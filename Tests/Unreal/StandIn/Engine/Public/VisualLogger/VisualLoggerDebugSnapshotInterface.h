// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IVisualLoggerDebugSnapshotInterface.
#pragma once

#include "CoreMinimal.h"
#include "EngineDefines.h"
#include "UObject/Interface.h"

#include "VisualLoggerDebugSnapshotInterface.generated.h"

struct FVisualLogEntry;

UINTERFACE(MinimalAPI)
class UVisualLoggerDebugSnapshotInterface : public UInterface
{
	GENERATED_BODY()
};

class IVisualLoggerDebugSnapshotInterface
{
	GENERATED_BODY()

public:
#if ENABLE_VISUAL_LOG
	/** Asked once a frame, when something is logged for the object. */
	virtual void GrabDebugSnapshot(FVisualLogEntry* Snapshot) const {}
#endif
};
