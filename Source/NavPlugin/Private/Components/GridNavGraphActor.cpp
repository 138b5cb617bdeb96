// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavGraphActor.h"

#include "Components/GridNavGraphComponent.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavGraphActor)

AGridNavGraphActor::AGridNavGraphActor()
{
	Graph = CreateDefaultSubobject<UGridNavGraphComponent>(TEXT("Graph"));
	RootComponent = Graph;
}
