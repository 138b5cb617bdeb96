// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of EVisibility.
#pragma once

#include "CoreMinimal.h"

/** Whether a widget is seen, takes up room and can be clicked. */
struct SLATECORE_API EVisibility
{
	static const EVisibility Visible;
	static const EVisibility Collapsed;
	static const EVisibility Hidden;
	static const EVisibility HitTestInvisible;
	static const EVisibility SelfHitTestInvisible;

	EVisibility() = default;
	bool operator==(const EVisibility&) const = default;
	bool IsVisible() const { return *this != Collapsed && *this != Hidden; }
	bool IsHitTestVisible() const { return *this == Visible; }

private:
	explicit constexpr EVisibility(uint8 InValue) : Value(InValue) {}

	uint8 Value = 0;
};
