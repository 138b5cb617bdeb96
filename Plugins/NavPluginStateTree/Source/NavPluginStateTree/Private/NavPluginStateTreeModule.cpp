// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Modules/ModuleManager.h"

IMPLEMENT_MODULE(FDefaultModuleImpl, NavPluginStateTree)
