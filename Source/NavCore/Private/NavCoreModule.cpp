// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT

// The only file of NavCore that sees Unreal: without a module entry point the editor cannot load the
// library. Builds outside Unreal leave it out.
#include "Modules/ModuleManager.h"

IMPLEMENT_MODULE(FDefaultModuleImpl, NavCore)
