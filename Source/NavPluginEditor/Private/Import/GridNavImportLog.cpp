// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Import/GridNavImportLog.h"

#include "Logging/MessageLog.h"
#include "Misc/FeedbackContext.h"

namespace UE::GridNav
{
const FName ImportLog(TEXT("AssetTools"));

void ReportImportError(const FText& Error, FFeedbackContext* Warn)
{
	FMessageLog(ImportLog).Error(Error);
	if (Warn != nullptr)
	{
		Warn->Logf(ELogVerbosity::Error, TEXT("%s"), *Error.ToString());
	}
}

void ReportImportWarning(const FText& Warning)
{
	FMessageLog(ImportLog).Warning(Warning);
}
} // namespace UE::GridNav
