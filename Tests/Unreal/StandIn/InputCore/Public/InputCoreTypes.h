// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FKey and EKeys.
#pragma once

#include "CoreMinimal.h"

/** A key of the keyboard, or a button of the mouse. */
struct FKey
{
	FKey() = default;
	explicit FKey(const FName& InName) : KeyName(InName) {}

	bool IsValid() const { return !KeyName.IsNone(); }
	FName GetFName() const { return KeyName; }
	bool operator==(const FKey& Other) const { return KeyName == Other.KeyName; }

private:
	FName KeyName;
};

struct INPUTCORE_API EKeys
{
	static const FKey LeftMouseButton;
	static const FKey RightMouseButton;
	static const FKey MiddleMouseButton;
	static const FKey Escape;
	static const FKey Delete;
	static const FKey Left;
	static const FKey Right;
	static const FKey SpaceBar;
};
