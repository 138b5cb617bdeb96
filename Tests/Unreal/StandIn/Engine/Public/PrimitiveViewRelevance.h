// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FPrimitiveViewRelevance.
#pragma once

#include "CoreTypes.h"

/** What of a primitive matters to a view. */
struct FPrimitiveViewRelevance
{
	uint32 bDrawRelevance : 1;
	uint32 bDynamicRelevance : 1;
	uint32 bShadowRelevance : 1;
	uint32 bEditorPrimitiveRelevance : 1;
	uint32 bSeparateTranslucency : 1;
	uint32 bNormalTranslucency : 1;

	FPrimitiveViewRelevance()
		: bDrawRelevance(0), bDynamicRelevance(0), bShadowRelevance(0), bEditorPrimitiveRelevance(0),
		  bSeparateTranslucency(0), bNormalTranslucency(0)
	{
	}
};
