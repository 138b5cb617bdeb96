// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8 and the API page "ELogVerbosity".
#pragma once

#include "HAL/Platform.h"

namespace ELogVerbosity
{
/** From the gravest to the most talkative. */
enum Type : uint8
{
	NoLogging = 0,
	Fatal,
	Error,
	Warning,
	Display,
	Log,
	Verbose,
	VeryVerbose,
	All = VeryVerbose,
};
} // namespace ELogVerbosity

/** "Warning" and the like. */
const TCHAR* ToString(ELogVerbosity::Type Verbosity);
