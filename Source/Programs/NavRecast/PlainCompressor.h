// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <recastnavigation/DetourTileCacheBuilder.h>

#include <cstring>

namespace NavRecast
{
/** Compresses nothing: tiles of the cache are unpacked as fast as memory is copied, to the cache's advantage.
 */
struct PlainCompressor final : dtTileCacheCompressor
{
	int maxCompressedSize(const int bufferSize) override { return bufferSize; }
	dtStatus compress(const unsigned char* buffer, const int bufferSize, unsigned char* compressed,
		const int maxCompressedSize, int* compressedSize) override
	{
		return Copy(buffer, bufferSize, compressed, maxCompressedSize, compressedSize);
	}
	dtStatus decompress(const unsigned char* compressed, const int compressedSize, unsigned char* buffer,
		const int maxBufferSize, int* bufferSize) override
	{
		return Copy(compressed, compressedSize, buffer, maxBufferSize, bufferSize);
	}

private:
	static dtStatus Copy(const unsigned char* from, int size, unsigned char* to, int room, int* outSize)
	{
		if (size > room)
		{
			return DT_FAILURE | DT_BUFFER_TOO_SMALL;
		}
		std::memcpy(to, from, static_cast<std::size_t>(size));
		*outSize = size;
		return DT_SUCCESS;
	}
};
} // namespace NavRecast
