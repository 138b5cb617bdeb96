// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 6.
#pragma once

#include "Runtime/Launch/Resources/Version.h"

// As "older than 5.5.0" in words; equal is neither older nor newer.
#define UE_VERSION_OLDER_THAN(MajorVersion, MinorVersion, PatchVersion)                                      \
	(ENGINE_MAJOR_VERSION < (MajorVersion) ||                                                                \
		(ENGINE_MAJOR_VERSION == (MajorVersion) &&                                                           \
			(ENGINE_MINOR_VERSION < (MinorVersion) ||                                                        \
				(ENGINE_MINOR_VERSION == (MinorVersion) && ENGINE_PATCH_VERSION < (PatchVersion)))))
#define UE_VERSION_NEWER_THAN(MajorVersion, MinorVersion, PatchVersion)                                      \
	(ENGINE_MAJOR_VERSION > (MajorVersion) ||                                                                \
		(ENGINE_MAJOR_VERSION == (MajorVersion) &&                                                           \
			(ENGINE_MINOR_VERSION > (MinorVersion) ||                                                        \
				(ENGINE_MINOR_VERSION == (MinorVersion) && ENGINE_PATCH_VERSION > (PatchVersion)))))
