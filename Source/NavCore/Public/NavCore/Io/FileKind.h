// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstdint>
#include <string_view>

namespace NavCore
{
/** The formats that tell themselves apart by their first line or bytes. A maze level does not. */
enum class FileKind : std::uint8_t
{
	Unknown,
	Map,     // ReadMapFile
	ScenV1,  // ReadScenFile
	ScenV2,  // ReadDynamicScenFile
	Patch,   // ReadPatchFile
	Bake,    // ReadBakeFile; binary
	Capture, // ReadCaptureFile; binary
};

/**
 * Picks the reader that gives the best answer, from the beginning alone: a map of an unknown type is
 * still a Map, so that its reader can name the fault.
 */
[[nodiscard]] NAVCORE_EXPORT FileKind DetectFileKind(std::string_view text);
} // namespace NavCore
