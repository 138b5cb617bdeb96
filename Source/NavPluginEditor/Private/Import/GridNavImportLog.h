// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FFeedbackContext;

namespace UE::GridNav
{
/** Name of the message log that imports and exports write to. */
extern const FName ImportLog;

/** Tells people in the message log, and the caller of the import in his context, which may be null. */
void ReportImportError(const FText& Error, FFeedbackContext* Warn);
/** Something was left out. */
void ReportImportWarning(const FText& Warning);
} // namespace UE::GridNav
