// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace NavCore::Detail
{
/** The first byte is not ASCII and a line end follows: a copy that took the file for text shows at once. */
using Magic = std::array<unsigned char, 8>;

inline constexpr Magic bakeMagic{0x8E, 'N', 'A', 'V', 'B', 'K', '\r', '\n'};
inline constexpr Magic captureMagic{0x8E, 'N', 'A', 'V', 'C', 'P', '\r', '\n'};

/** How many bytes at the beginning are those of the magic. */
[[nodiscard]] inline std::size_t CommonBytes(std::span<const std::byte> bytes, const Magic& magic)
{
	std::size_t count = 0;
	while (
		count < magic.size() && count < bytes.size() && bytes[count] == static_cast<std::byte>(magic[count]))
	{
		++count;
	}
	return count;
}

[[nodiscard]] inline bool StartsWith(std::span<const std::byte> bytes, const Magic& magic)
{
	return CommonBytes(bytes, magic) == magic.size();
}
} // namespace NavCore::Detail
