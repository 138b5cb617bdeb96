// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FVisualLogger and shared/unreal/debug-editor.md section 5.
#pragma once

#include "CoreMinimal.h"
#include "EngineDefines.h"
#include "Logging/LogMacros.h"
#include "VisualLogger/VisualLoggerTypes.h"

#if ENABLE_VISUAL_LOG

/** Records what objects are like and do, frame by frame. */
class ENGINE_API FVisualLogger
{
public:
	static FVisualLogger& Get();
	static bool IsRecording();
	void SetIsRecording(bool bInIsRecording);

	/** Not the engine's: one line or shape. The owner is an object in a world. */
	static void StandInLog(const UObject* Owner, const TCHAR* Kind, const FString& Text,
		TConstArrayView<FVector> Points = TConstArrayView<FVector>());
};

namespace StandIn
{
struct FVisualLogLine
{
	FString Owner;
	FString Kind;
	FString Text;
	TArray<FVector> Points;
};

/** What was recorded since recording began. */
ENGINE_API const TArray<FVisualLogLine>& GetVisualLog();
/** The last snapshot of whoever has one. */
ENGINE_API const FVisualLogEntry& GetLastSnapshot();
} // namespace StandIn

// Arguments are evaluated only while something is recorded.
#define STANDIN_VLOG(Owner, Category, Kind, Points, Format, ...)                                             \
	do                                                                                                       \
	{                                                                                                        \
		if (FVisualLogger::IsRecording())                                                                    \
		{                                                                                                    \
			FVisualLogger::StandInLog(Owner, Kind, FString::Printf(Format, ##__VA_ARGS__), Points);          \
		}                                                                                                    \
	} while (false)

#define UE_VLOG(Owner, Category, Verbosity, Format, ...)                                                     \
	STANDIN_VLOG(Owner, Category, TEXT("text"), TConstArrayView<FVector>(), Format, ##__VA_ARGS__)
#define UE_VLOG_SEGMENT(Owner, Category, Verbosity, Start, End, Color, Format, ...)                          \
	STANDIN_VLOG(Owner, Category, TEXT("segment"), (TArray<FVector>{Start, End}), Format, ##__VA_ARGS__)
#define UE_VLOG_LOCATION(Owner, Category, Verbosity, Location, Radius, Color, Format, ...)                   \
	STANDIN_VLOG(Owner, Category, TEXT("location"), (TArray<FVector>{Location}), Format, ##__VA_ARGS__)

#else

#define UE_VLOG(Owner, Category, Verbosity, Format, ...)
#define UE_VLOG_SEGMENT(Owner, Category, Verbosity, Start, End, Color, Format, ...)
#define UE_VLOG_LOCATION(Owner, Category, Verbosity, Location, Radius, Color, Format, ...)

#endif
