// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Io/Checksum.h"

#include "NavCore/Base/Random.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace
{
using namespace NavCore;

std::uint32_t CrcOf(std::string_view text)
{
	return Detail::Crc32(std::as_bytes(std::span(text)));
}

/** The definition, bit by bit. */
std::uint32_t PlainCrc(std::span<const std::byte> bytes)
{
	std::uint32_t crc = 0xFFFF'FFFFU;
	for (const std::byte byte : bytes)
	{
		crc ^= std::to_integer<std::uint32_t>(byte);
		for (int bit = 0; bit < 8; ++bit)
		{
			crc = (crc & 1U) != 0 ? (crc >> 1) ^ 0xEDB8'8320U : crc >> 1;
		}
	}
	return ~crc;
}

TEST(Checksum, IsTheOneOfZipAndPng)
{
	EXPECT_EQ(CrcOf(""), 0U);
	EXPECT_EQ(CrcOf("123456789"), 0xCBF4'3926U);
	EXPECT_EQ(CrcOf("The quick brown fox jumps over the lazy dog"), 0x414F'A339U);
}

TEST(Checksum, FollowsItsDefinitionAtEveryLength)
{
	Random random(1);
	std::vector<std::byte> bytes;
	for (int length = 0; length < 70; ++length)
	{
		EXPECT_EQ(Detail::Crc32(bytes), PlainCrc(bytes)) << length;
		bytes.push_back(static_cast<std::byte>(random.Below(256)));
	}
}
} // namespace
