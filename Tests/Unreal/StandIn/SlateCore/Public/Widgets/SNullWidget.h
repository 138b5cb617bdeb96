// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SNullWidget.
#pragma once

#include "Widgets/SWidget.h"

/** Nothing, where a widget is asked for. */
class SLATECORE_API SNullWidget
{
public:
	static TSharedRef<SWidget> NullWidget;
};
