// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 6: the engine that the stand-in plays.
#pragma once

#define ENGINE_MAJOR_VERSION 5
#define ENGINE_MINOR_VERSION NAVPLUGIN_STANDIN_ENGINE_MINOR
#define ENGINE_PATCH_VERSION 0
