// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

namespace NavLab
{
/** Parses the command line, runs the command and returns the exit code. Lets no exception out. */
int RunCommandLine(int argc, char** argv);
} // namespace NavLab
