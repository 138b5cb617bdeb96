// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "Io/Checksum.h"
#include "NavCore/Capture/CaptureFile.h"

#include <algorithm>
#include <vector>

using namespace NavCore;
using namespace NavCoreFuzz;

namespace
{
void ReadAndWriteAgain(std::span<const std::byte> bytes)
{
	const Result<QueryCapture, IoError> capture = ReadCaptureFile(bytes, "fuzz");
	if (!capture)
	{
		RequireGoodError(capture.Error());
		Require(
			capture.Error().offset >= 0 && capture.Error().offset <= static_cast<std::int64_t>(bytes.size()),
			"a refusal names a byte of the file, or its end");
		return;
	}
	const QueryCapture& read = capture.Value();
	const auto again = WriteCaptureFile(read.grid.map, read.grid.frame, read.queries);
	Require(again.HasValue(), "what was read can be written");
	Require(std::equal(again.Value().begin(), again.Value().end(), bytes.begin(), bytes.end()),
		"a capture that is accepted is the one that would be written");
}

/** Makes the last four bytes of a range the checksum of those before them. */
void Seal(std::span<std::byte> bytes)
{
	constexpr std::size_t ChecksumBytes = 4;
	if (bytes.size() < ChecksumBytes)
	{
		return;
	}
	const std::size_t end = bytes.size() - ChecksumBytes;
	const std::uint32_t crc = Detail::Crc32(bytes.first(end));
	for (std::size_t i = 0; i < ChecksumBytes; ++i)
	{
		bytes[end + i] = static_cast<std::byte>(crc >> (8 * i));
	}
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::span<const std::byte> bytes = std::as_bytes(std::span(data, size));
	ReadAndWriteAgain(bytes);
	// Once more with checksums that fit, of the map and of the whole: hardly any change would get past them.
	std::vector<std::byte> sealed(bytes.begin(), bytes.end());
	constexpr std::size_t HeaderBytes = 32;
	constexpr std::size_t BakeSizeLow = 24;
	if (size > HeaderBytes)
	{
		const std::size_t bakeSize = data[BakeSizeLow] | (std::size_t{data[BakeSizeLow + 1]} << 8);
		if (HeaderBytes + bakeSize <= size)
		{
			Seal(std::span(sealed).subspan(HeaderBytes, bakeSize));
		}
	}
	Seal(sealed);
	ReadAndWriteAgain(sealed);
	return 0;
}
