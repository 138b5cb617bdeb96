// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Every generated header includes it, so that markup, weak pointers and dynamic delegates need no include of
// their own.
#pragma once

#include "UObject/ObjectMacros.h"
#include "UObject/ScriptDelegates.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/WeakObjectPtrTemplates.h"
