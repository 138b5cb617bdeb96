// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Io/Checksum.h"

namespace NavCore::Detail
{
namespace ChecksumImpl
{
/** Entry [k][b]: what byte b adds when k more bytes follow it in a group of eight. */
using Tables = std::array<std::array<std::uint32_t, 256>, 8>;

constexpr Tables MakeTables()
{
	Tables tables{};
	for (std::uint32_t byte = 0; byte < 256; ++byte)
	{
		std::uint32_t rest = byte;
		for (int bit = 0; bit < 8; ++bit)
		{
			rest = (rest >> 1) ^ ((rest & 1U) != 0 ? 0xEDB8'8320U : 0U);
		}
		tables[0][byte] = rest;
	}
	for (std::size_t k = 1; k < tables.size(); ++k)
	{
		for (std::size_t byte = 0; byte < 256; ++byte)
		{
			const std::uint32_t before = tables[k - 1][byte];
			tables[k][byte] = (before >> 8) ^ tables[0][before & 0xFFU];
		}
	}
	return tables;
}

constexpr Tables tables = MakeTables();

std::uint32_t Word(const std::byte* bytes)
{
	return std::to_integer<std::uint32_t>(bytes[0]) | std::to_integer<std::uint32_t>(bytes[1]) << 8 |
		std::to_integer<std::uint32_t>(bytes[2]) << 16 | std::to_integer<std::uint32_t>(bytes[3]) << 24;
}
} // namespace ChecksumImpl

std::uint32_t Crc32(std::span<const std::byte> bytes)
{
	const ChecksumImpl::Tables& table = ChecksumImpl::tables;
	std::uint32_t crc = 0xFFFF'FFFFU;
	std::size_t i = 0;
	// Eight bytes a turn: eight independent look-ups instead of a chain of them.
	for (; i + 8 <= bytes.size(); i += 8)
	{
		const std::uint32_t low = ChecksumImpl::Word(&bytes[i]) ^ crc;
		const std::uint32_t high = ChecksumImpl::Word(&bytes[i + 4]);
		crc = table[7][low & 0xFFU] ^ table[6][(low >> 8) & 0xFFU] ^ table[5][(low >> 16) & 0xFFU] ^
			table[4][low >> 24] ^ table[3][high & 0xFFU] ^ table[2][(high >> 8) & 0xFFU] ^
			table[1][(high >> 16) & 0xFFU] ^ table[0][high >> 24];
	}
	for (; i < bytes.size(); ++i)
	{
		crc = (crc >> 8) ^ table[0][(crc ^ std::to_integer<std::uint32_t>(bytes[i])) & 0xFFU];
	}
	return ~crc;
}
} // namespace NavCore::Detail
