// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace NavLab
{
/** Encodes 8-bit RGB rows, top row first, as a PNG file. Throws std::runtime_error on failure. */
[[nodiscard]] std::string EncodePng(
	std::span<const std::uint8_t> rgb, std::int32_t width, std::int32_t height);
} // namespace NavLab
