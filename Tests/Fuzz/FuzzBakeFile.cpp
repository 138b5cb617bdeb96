// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "Io/Checksum.h"
#include "NavCore/Io/BakeFile.h"
#include "NavCore/Io/FileKind.h"

#include <algorithm>
#include <vector>

using namespace NavCore;
using namespace NavCoreFuzz;

namespace
{
void ReadAndWriteAgain(std::span<const std::byte> bytes)
{
	const Result<BakedGrid, IoError> grid = ReadBakeFile(bytes, "fuzz");
	if (!grid)
	{
		RequireGoodError(grid.Error());
		Require(grid.Error().offset >= 0 && grid.Error().offset <= static_cast<std::int64_t>(bytes.size()),
			"a refusal names a byte of the file, or its end");
		return;
	}
	Require(LooksLikeBakeFile(bytes), "a bake is recognized");
	const Result<std::vector<std::byte>, GridError> again =
		WriteBakeFile(grid.Value().map, grid.Value().frame);
	Require(again.HasValue(), "what was read can be written");
	Require(std::equal(again.Value().begin(), again.Value().end(), bytes.begin(), bytes.end()),
		"a bake that is accepted is the one that would be written");
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::span<const std::byte> bytes = std::as_bytes(std::span(data, size));
	ReadAndWriteAgain(bytes);
	// Once more with a checksum that fits: hardly any change would get past it otherwise.
	constexpr std::size_t ChecksumBytes = 4;
	if (size >= ChecksumBytes)
	{
		std::vector<std::byte> sealed(bytes.begin(), bytes.end());
		const std::uint32_t crc = Detail::Crc32(bytes.first(size - ChecksumBytes));
		for (std::size_t i = 0; i < ChecksumBytes; ++i)
		{
			sealed[size - ChecksumBytes + i] = static_cast<std::byte>(crc >> (8 * i));
		}
		ReadAndWriteAgain(sealed);
	}
	return 0;
}
