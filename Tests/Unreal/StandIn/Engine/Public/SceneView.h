// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSceneView and FSceneViewFamily.
#pragma once

#include "CoreMinimal.h"
#include "ShowFlags.h"

/** Views that are drawn together. */
class FSceneViewFamily
{
public:
	FEngineShowFlags EngineShowFlags;
};

/** From where a scene is looked at. */
class FSceneView
{
public:
	const FSceneViewFamily* Family = nullptr;
};
