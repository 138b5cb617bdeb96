// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/TriangleMesh.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace NavRecast
{
enum class SceneKind : std::uint8_t
{
	Boxes,     // A floor with boxes on it, some turned.
	Ramps,     // Platforms that ramps lead up to; one is too steep.
	Stairs,    // A flight of steps that can be climbed, and one that cannot.
	TwoFloors, // A floor above another one, with a ramp between them.
};

/** By its name on the command line: boxes, ramps, stairs, two-floors. */
[[nodiscard]] std::optional<SceneKind> ParseScene(std::string_view name);

/** A scene of about side x side units. Equal seeds give equal scenes. */
[[nodiscard]] TriangleMesh MakeScene(SceneKind kind, float side, std::uint64_t seed);
} // namespace NavRecast
