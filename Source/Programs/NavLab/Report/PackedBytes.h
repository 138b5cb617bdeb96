// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// How data is packed into pages; PackedBytes in ReportScript.js reads it.
namespace NavLab
{
/** Seven bits a byte, low ones first; the last byte is below 128. */
void AppendNumber(std::string& bytes, std::uint64_t value);

/** 0, -1, 1, -2, .. become 0, 1, 2, 3, .. */
[[nodiscard]] std::uint64_t Zigzag(std::int64_t value);

/** Standard base64 with padding. */
[[nodiscard]] std::string EncodeBase64(std::string_view bytes);
} // namespace NavLab
