// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: how tests read and click what people would.
#pragma once

#include "Widgets/SWidget.h"

namespace StandIn
{
/** All text that can be seen in a widget, a line for each. */
SLATECORE_API FString ReadWidgets(const TSharedRef<SWidget>& Root);

/** The first visible widget whose own text holds a string; null when none does. */
SLATECORE_API TSharedPtr<SWidget> FindWidget(const TSharedRef<SWidget>& Root, const TCHAR* Text);

/**
 * Clicks where a text can be read: the innermost widget around it that takes clicks gets it. False when the
 * text is not there, cannot be clicked, or stands in something disabled.
 */
SLATECORE_API bool ClickWidget(const TSharedRef<SWidget>& Root, const TCHAR* Text);
} // namespace StandIn
