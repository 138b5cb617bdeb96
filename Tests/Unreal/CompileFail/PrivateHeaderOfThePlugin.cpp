// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Users see what is public: the grid behind a component is not.
// expect: GridNavGraph.h
#include "Components/GridNavGraphComponent.h"
#include "CoreMinimal.h"
#if MISUSE
#include "Components/GridNavGraph.h"
#endif

bool IsReady(const UGridNavGraphComponent& Graph)
{
	return Graph.GetState() == EGridNavState::Ready;
}
