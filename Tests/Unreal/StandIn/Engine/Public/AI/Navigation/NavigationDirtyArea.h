// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", section 6: the form of 5.5 and later. Versions before 5.5
// have no header of this name; their form is in AI/Navigation/NavigationTypes.h.

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
#error "AI/Navigation/NavigationDirtyArea.h is new in 5.5"
#endif

enum class ENavigationDirtyFlag : uint8
{
	None = 0,
	Geometry = 1 << 0,
	DynamicModifier = 1 << 1,
	UseAgentHeight = 1 << 2,
	NavigationBounds = 1 << 3,
	All = Geometry | DynamicModifier
};
ENUM_CLASS_FLAGS(ENavigationDirtyFlag);

/** A part of the world in which navigation has to be built again. */
struct FNavigationDirtyArea
{
	FBox Bounds;
	TWeakObjectPtr<UObject> OptionalSourceObject;
	ENavigationDirtyFlag Flags;

	FNavigationDirtyArea() : Bounds(ForceInit), Flags(ENavigationDirtyFlag::None) {}
	ENGINE_API FNavigationDirtyArea(
		const FBox& InBounds, ENavigationDirtyFlag InFlags, UObject* const InOptionalSourceObject = nullptr);

	bool HasFlag(const ENavigationDirtyFlag Flag) const
	{
		return (Flags & Flag) != ENavigationDirtyFlag::None;
	}
	bool operator==(const FNavigationDirtyArea& Other) const
	{
		return Flags == Other.Flags && Bounds.Equals(Other.Bounds);
	}
};
