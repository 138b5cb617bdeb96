// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FSlateColor.
#pragma once

#include "CoreMinimal.h"

/** A color of its own, or that of the text around. */
struct FSlateColor
{
	FSlateColor() = default;
	FSlateColor(const FLinearColor& InColor) : Color(InColor), bForeground(false) {}

	static FSlateColor UseForeground() { return FSlateColor(); }
	bool IsColorSpecified() const { return !bForeground; }
	FLinearColor GetSpecifiedColor() const { return Color; }
	bool operator==(const FSlateColor&) const = default;

private:
	FLinearColor Color = FLinearColor(1.0f, 1.0f, 1.0f);
	bool bForeground = true;
};
