// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/TriangleMesh.h"

#include "NavCore/Base/Result.h"
#include "NavCore/Io/IoError.h"

#include <string_view>

namespace NavRecast
{
/**
 * Reads the vertices and faces of a Wavefront .obj file; faces of more than three corners are cut into a fan.
 * Everything else in the file is passed over. fileName is only quoted in errors.
 */
[[nodiscard]] NavCore::Result<TriangleMesh, NavCore::IoError> ReadObjFile(
	std::string_view text, std::string_view fileName);
} // namespace NavRecast
