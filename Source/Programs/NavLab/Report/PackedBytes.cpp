// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/PackedBytes.h"

#include <algorithm>

namespace NavLab
{
void AppendNumber(std::string& bytes, std::uint64_t value)
{
	while (value >= 0x80)
	{
		bytes.push_back(static_cast<char>(0x80 | (value & 0x7F)));
		value >>= 7;
	}
	bytes.push_back(static_cast<char>(value));
}

std::uint64_t Zigzag(std::int64_t value)
{
	return value < 0 ? static_cast<std::uint64_t>(-2 * value - 1) : static_cast<std::uint64_t>(2 * value);
}

std::string EncodeBase64(std::string_view bytes)
{
	constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	std::string text;
	text.reserve((bytes.size() + 2) / 3 * 4);
	for (std::size_t i = 0; i < bytes.size(); i += 3)
	{
		const std::size_t count = (std::min)(bytes.size() - i, std::size_t{3});
		std::uint32_t group = 0;
		for (std::size_t k = 0; k < 3; ++k)
		{
			group = group << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
		}
		for (std::size_t k = 0; k < 4; ++k)
		{
			text.push_back(k <= count ? alphabet[(group >> (18 - 6 * k)) & 63U] : '=');
		}
	}
	return text;
}

} // namespace NavLab
