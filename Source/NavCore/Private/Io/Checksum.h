// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore::Detail
{
/** CRC-32 as zip and PNG use it: reflected polynomial EDB88320, all ones before and after. */
[[nodiscard]] std::uint32_t Crc32(std::span<const std::byte> bytes);
} // namespace NavCore::Detail
