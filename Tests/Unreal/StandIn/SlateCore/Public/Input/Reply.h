// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FReply.
#pragma once

#include "CoreMinimal.h"

/** What a widget did with an event. */
class FReply
{
public:
	static FReply Handled() { return FReply(true); }
	static FReply Unhandled() { return FReply(false); }

	bool IsEventHandled() const { return bIsHandled; }

private:
	explicit FReply(bool bInHandled) : bIsHandled(bInHandled) {}

	bool bIsHandled;
};
