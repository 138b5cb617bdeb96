// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FMargin.
#pragma once

#include "CoreMinimal.h"

/** Room around a widget. */
struct FMargin
{
	float Left = 0.0f;
	float Top = 0.0f;
	float Right = 0.0f;
	float Bottom = 0.0f;

	FMargin() = default;
	FMargin(float Uniform) : FMargin(Uniform, Uniform, Uniform, Uniform) {}
	FMargin(float Horizontal, float Vertical) : FMargin(Horizontal, Vertical, Horizontal, Vertical) {}
	FMargin(float InLeft, float InTop, float InRight, float InBottom)
		: Left(InLeft), Top(InTop), Right(InRight), Bottom(InBottom)
	{
	}
};
