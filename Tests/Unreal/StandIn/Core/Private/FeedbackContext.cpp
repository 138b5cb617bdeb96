// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/FeedbackContext.h"

#include "CoreGlobals.h"

void FFeedbackContext::Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category)
{
	if (Verbosity == ELogVerbosity::Error)
	{
		Errors.Add(V);
	}
}

namespace StandIn
{
static FFeedbackContext Feedback;
} // namespace StandIn

FFeedbackContext* GWarn = &StandIn::Feedback;
