// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of the enumerations of the same names.
#pragma once

#include "CoreMinimal.h"

enum EHorizontalAlignment
{
	HAlign_Fill,
	HAlign_Left,
	HAlign_Center,
	HAlign_Right
};

enum EVerticalAlignment
{
	VAlign_Fill,
	VAlign_Top,
	VAlign_Center,
	VAlign_Bottom
};

enum EOrientation : int
{
	Orient_Horizontal,
	Orient_Vertical
};

namespace ESelectInfo
{
/** How a selection came about. */
enum Type : int
{
	OnKeyPress,
	OnNavigation,
	OnMouseClick,
	Direct
};
} // namespace ESelectInfo

namespace ETextCommit
{
/** How an edit of a text ended. */
enum Type : int
{
	Default,
	OnEnter,
	OnUserMovedFocus,
	OnCleared
};
} // namespace ETextCommit
