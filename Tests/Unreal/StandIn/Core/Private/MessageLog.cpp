// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Logging/MessageLog.h"

#include "Containers/Map.h"
#include "CoreGlobals.h"

namespace StandInMessageLog
{
TMap<FName, TArray<TSharedRef<FTokenizedMessage>>>& Logs()
{
	static TMap<FName, TArray<TSharedRef<FTokenizedMessage>>> All;
	return All;
}
} // namespace StandInMessageLog

FMessageLog::~FMessageLog()
{
	Flush();
}

const TSharedRef<FTokenizedMessage>& FMessageLog::AddMessage(const TSharedRef<FTokenizedMessage>& InMessage)
{
	check(IsInGameThread());
	Messages.Add(InMessage);
	return InMessage;
}

TSharedRef<FTokenizedMessage> FMessageLog::Error(const FText& InMessage)
{
	return AddMessage(FTokenizedMessage::Create(EMessageSeverity::Error, InMessage));
}

TSharedRef<FTokenizedMessage> FMessageLog::Warning(const FText& InMessage)
{
	return AddMessage(FTokenizedMessage::Create(EMessageSeverity::Warning, InMessage));
}

TSharedRef<FTokenizedMessage> FMessageLog::Info(const FText& InMessage)
{
	return AddMessage(FTokenizedMessage::Create(EMessageSeverity::Info, InMessage));
}

void FMessageLog::Open(EMessageSeverity::Type, bool)
{
	Flush();
}

void FMessageLog::Flush()
{
	if (!Messages.IsEmpty())
	{
		StandInMessageLog::Logs().FindOrAdd(LogName).Append(Messages);
		Messages.Reset();
	}
}

TArray<TSharedRef<FTokenizedMessage>> FMessageLog::StandInTake(const FName& InLogName)
{
	TArray<TSharedRef<FTokenizedMessage>> Taken = MoveTemp(StandInMessageLog::Logs().FindOrAdd(InLogName));
	StandInMessageLog::Logs().Remove(InLogName);
	return Taken;
}
