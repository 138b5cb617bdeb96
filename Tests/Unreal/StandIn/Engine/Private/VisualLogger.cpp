// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "VisualLogger/VisualLogger.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Templates/Casts.h"
#include "VisualLogger/VisualLoggerDebugSnapshotInterface.h"

#if ENABLE_VISUAL_LOG

namespace StandIn
{
static TArray<FVisualLogLine> VisualLog;
static FVisualLogEntry LastSnapshot;
static bool bRecording = false;

const TArray<FVisualLogLine>& GetVisualLog()
{
	return VisualLog;
}

const FVisualLogEntry& GetLastSnapshot()
{
	return LastSnapshot;
}
} // namespace StandIn

FVisualLogger& FVisualLogger::Get()
{
	static FVisualLogger Logger;
	return Logger;
}

bool FVisualLogger::IsRecording()
{
	return StandIn::bRecording;
}

void FVisualLogger::SetIsRecording(bool bInIsRecording)
{
	if (bInIsRecording && !StandIn::bRecording)
	{
		StandIn::VisualLog.Empty();
		StandIn::LastSnapshot = FVisualLogEntry();
	}
	StandIn::bRecording = bInIsRecording;
}

void FVisualLogger::StandInLog(
	const UObject* Owner, const TCHAR* Kind, const FString& Text, TConstArrayView<FVector> Points)
{
	// Lines of objects outside of worlds are lost.
	if (Owner == nullptr || Owner->GetWorld() == nullptr)
	{
		return;
	}
	StandIn::FVisualLogLine& Line = StandIn::VisualLog.AddDefaulted_GetRef();
	Line.Owner = Owner->GetName();
	Line.Kind = Kind;
	Line.Text = Text;
	for (const FVector& Point : Points)
	{
		Line.Points.Add(Point);
	}
	if (const IVisualLoggerDebugSnapshotInterface* Source = Cast<IVisualLoggerDebugSnapshotInterface>(Owner))
	{
		StandIn::LastSnapshot = FVisualLogEntry();
		Source->GrabDebugSnapshot(&StandIn::LastSnapshot);
	}
}

#endif
