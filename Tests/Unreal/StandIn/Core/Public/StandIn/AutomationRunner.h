// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not of the engine: what the Session Frontend does with automation tests, for a program of tests.
#pragma once

#include "Misc/AutomationTest.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace StandIn
{
struct FAutomationCase
{
	FAutomationTestBase* Test;
	/** "NavPlugin.Spec.Grid.finds a way", for instance. */
	FString Name;
	FString Command;
};

/** Every case of every test of the program, by name. */
TArray<FAutomationCase> ListAutomationCases();

/** What went wrong; nothing when the case passed. */
TArray<FString> RunAutomationCase(const FAutomationCase& Case);

/** What is wrong with the flags of a test; empty when nothing is. */
FString CheckAutomationFlags(const FAutomationTestBase& Test);
} // namespace StandIn

#endif
