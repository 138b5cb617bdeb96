// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Io/Bytes.h"
#include "Io/Checksum.h"
#include "Io/Magic.h"
#include "NavCore/Io/IoError.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace NavCore::Detail
{
/** What our binary files have in common: a magic, a format version behind it, and a CRC-32 of all at the end.
 */
class CheckedBytes
{
public:
	static constexpr std::size_t VersionOffset = 8;
	static constexpr std::size_t ChecksumBytes = 4;

protected:
	CheckedBytes(std::span<const std::byte> bytes, std::string_view fileName)
		: bytes_(bytes), fileName_(fileName)
	{
	}

	/** Notes the first error; always false. */
	[[nodiscard]] bool Fail(IoErrorKind kind, std::size_t offset, std::string reason)
	{
		error_.kind = kind;
		error_.file = fileName_;
		error_.reason = std::move(reason);
		error_.offset = static_cast<std::int64_t>(offset);
		return false;
	}

	/** Magic and version: whether the rest can be understood at all. */
	[[nodiscard]] bool CheckStart(
		const Magic& magic, std::size_t headerBytes, std::uint32_t lastVersion, const char* otherwise)
	{
		const std::size_t common = CommonBytes(bytes_, magic);
		if (common < (std::min)(magic.size(), bytes_.size()))
		{
			return Fail(IoErrorKind::BadHeader, common, otherwise);
		}
		if (bytes_.size() < headerBytes + ChecksumBytes)
		{
			return Fail(IoErrorKind::Truncated, bytes_.size(), "the file ends within its header");
		}
		const auto version = NumberAt<std::uint32_t>(bytes_, VersionOffset);
		if (version == 0)
		{
			return Fail(IoErrorKind::BadHeader, VersionOffset, "there is no format version 0");
		}
		return version <= lastVersion ||
			Fail(IoErrorKind::NewerVersion, VersionOffset,
				"format version " + std::to_string(version) + " is newer than " +
					std::to_string(lastVersion) + ", the last one known here");
	}

	[[nodiscard]] bool CheckSum()
	{
		const std::size_t offset = bytes_.size() - ChecksumBytes;
		return Crc32(bytes_.first(offset)) == NumberAt<std::uint32_t>(bytes_, offset) ||
			Fail(IoErrorKind::BadChecksum, offset, "the checksum does not fit the content");
	}

	std::span<const std::byte> bytes_;
	std::string_view fileName_;
	IoError error_;
};
} // namespace NavCore::Detail
