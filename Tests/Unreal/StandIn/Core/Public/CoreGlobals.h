// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 4 and the API pages of the same names.
#pragma once

#include "HAL/PlatformTLS.h"
#include "Logging/LogMacros.h"

class FConfigCacheIni;
class FFeedbackContext;
class FOutputDeviceRedirector;

/** Where log lines go. Never null. */
FOutputDeviceRedirector* GetGlobalLogSingleton();
#define GLog GetGlobalLogSingleton()

extern FConfigCacheIni* GConfig;
/** Never null. */
extern FFeedbackContext* GWarn;
extern FString GEngineIni;
extern FString GGameIni;

/** The thread that started the program, unless a test says otherwise. */
extern uint32 GGameThreadId;
extern uint64 GFrameCounter;
extern bool GIsEditor;

inline bool IsInGameThread()
{
	return FPlatformTLS::GetCurrentThreadId() == GGameThreadId;
}

DECLARE_LOG_CATEGORY_EXTERN(LogTemp, Log, All);
