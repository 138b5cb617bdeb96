// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

// Little-endian numbers in binary files, whatever the machine.
namespace NavCore::Detail
{
template <class T>
void PutNumber(std::vector<std::byte>& out, T value)
{
	for (std::size_t i = 0; i < sizeof(T); ++i)
	{
		out.push_back(static_cast<std::byte>(value >> (8 * i)));
	}
}

inline void PutDouble(std::vector<std::byte>& out, double value)
{
	PutNumber(out, std::bit_cast<std::uint64_t>(value));
}

/** The bytes must be there. */
template <class T>
[[nodiscard]] T NumberAt(std::span<const std::byte> bytes, std::size_t offset)
{
	T value = 0;
	for (std::size_t i = 0; i < sizeof(T); ++i)
	{
		value = static_cast<T>(value | static_cast<T>(static_cast<T>(bytes[offset + i]) << (8 * i)));
	}
	return value;
}

[[nodiscard]] inline double DoubleAt(std::span<const std::byte> bytes, std::size_t offset)
{
	return std::bit_cast<double>(NumberAt<std::uint64_t>(bytes, offset));
}
} // namespace NavCore::Detail
