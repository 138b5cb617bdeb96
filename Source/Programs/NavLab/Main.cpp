// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/CommandLine.h"

int main(int argc, char** argv)
{
	return NavLab::RunCommandLine(argc, argv);
}
