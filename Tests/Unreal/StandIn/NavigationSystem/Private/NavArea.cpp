// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavAreas/NavArea.h"

#include "NavAreas/NavArea_Default.h"
#include "NavAreas/NavArea_Null.h"
#include "NavAreas/NavArea_Obstacle.h"

UNavArea::UNavArea(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), DefaultCost(1.f), DrawColor(255, 0, 255), FixedAreaEnteringCost(0.f),
	  AreaFlags(1)
{
}

UNavArea_Default::UNavArea_Default(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	DrawColor = FColor(140, 255, 0, 164);
}

UNavArea_Null::UNavArea_Null(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	DefaultCost = TNumericLimits<float>::Max();
	AreaFlags = 0;
}

UNavArea_Obstacle::UNavArea_Obstacle(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	DefaultCost = 1000000.f;
	DrawColor = FColor(127, 51, 0);
}
