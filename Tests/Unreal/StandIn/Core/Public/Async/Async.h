// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 3 and the API page "AsyncTask".
#pragma once

#include "Async/TaskGraphInterfaces.h"
#include "Templates/Function.h"

/** Runs a function on the named thread: the game thread takes it up in its next frame. */
void AsyncTask(ENamedThreads::Type Thread, TUniqueFunction<void()> Function);
