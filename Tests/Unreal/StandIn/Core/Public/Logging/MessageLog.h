// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FMessageLog.
#pragma once

#include "Logging/TokenizedMessage.h"
#include "UObject/NameTypes.h"

/** Gathers messages for people; they are in the log of the name when this goes. */
class FMessageLog
{
public:
	explicit FMessageLog(const FName& InLogName) : LogName(InLogName) {}
	~FMessageLog();
	FMessageLog(const FMessageLog&) = delete;
	FMessageLog& operator=(const FMessageLog&) = delete;

	const TSharedRef<FTokenizedMessage>& AddMessage(const TSharedRef<FTokenizedMessage>& InMessage);
	TSharedRef<FTokenizedMessage> Error(const FText& InMessage = FText());
	TSharedRef<FTokenizedMessage> Warning(const FText& InMessage = FText());
	TSharedRef<FTokenizedMessage> Info(const FText& InMessage = FText());
	/** Shows the log, if it holds anything as severe. */
	void Open(EMessageSeverity::Type InMinSeverity = EMessageSeverity::Info, bool bOpenEvenIfEmpty = false);

	/** What is in a log; it is empty afterwards. Not the engine's. */
	static TArray<TSharedRef<FTokenizedMessage>> StandInTake(const FName& InLogName);

private:
	void Flush();

	FName LogName;
	TArray<TSharedRef<FTokenizedMessage>> Messages;
};
