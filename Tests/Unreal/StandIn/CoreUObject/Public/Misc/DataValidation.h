// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FDataValidationContext and CombineDataValidationResults.
#pragma once

#include "CoreMinimal.h"
#include "Logging/TokenizedMessage.h"
#include "UObject/ObjectMacros.h"

/** What is wrong with an asset. */
class FDataValidationContext
{
public:
	struct FIssue
	{
		FText Message;
		EMessageSeverity::Type Severity;
	};

	void AddError(const FText& Text) { AddMessage(EMessageSeverity::Error, Text); }
	void AddWarning(const FText& Text) { AddMessage(EMessageSeverity::Warning, Text); }
	const TArray<FIssue>& GetIssues() const { return Issues; }
	uint32 GetNumErrors() const { return Count(EMessageSeverity::Error); }
	uint32 GetNumWarnings() const { return Count(EMessageSeverity::Warning); }

private:
	void AddMessage(EMessageSeverity::Type Severity, const FText& Text) { Issues.Add({Text, Severity}); }
	uint32 Count(EMessageSeverity::Type Severity) const
	{
		uint32 Found = 0;
		for (const FIssue& Issue : Issues)
		{
			Found += Issue.Severity == Severity ? 1 : 0;
		}
		return Found;
	}

	TArray<FIssue> Issues;
};

/** Invalid beats valid, and valid beats not validated. */
inline EDataValidationResult CombineDataValidationResults(EDataValidationResult A, EDataValidationResult B)
{
	const auto Either = [A, B](EDataValidationResult Result)
	{
		return A == Result || B == Result;
	};
	return Either(EDataValidationResult::Invalid) ? EDataValidationResult::Invalid
		: Either(EDataValidationResult::Valid)    ? EDataValidationResult::Valid
												  : EDataValidationResult::NotValidated;
}
