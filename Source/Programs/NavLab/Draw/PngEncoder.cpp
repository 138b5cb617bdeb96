// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/PngEncoder.h"

#include <stdexcept>

// The only file that compiles stb. Static, so that it cannot clash with a host's own copy.
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#include <stb/stb_image_write.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace NavLab
{
namespace
{
void Append(void* context, void* data, int size)
{
	static_cast<std::string*>(context)->append(
		static_cast<const char*>(data), static_cast<std::size_t>(size));
}
} // namespace

std::string EncodePng(std::span<const std::uint8_t> rgb, std::int32_t width, std::int32_t height)
{
	constexpr int channels = 3;
	std::string file;
	if (stbi_write_png_to_func(&Append, &file, width, height, channels, rgb.data(), width * channels) == 0)
	{
		throw std::runtime_error("cannot encode a PNG image");
	}
	return file;
}
} // namespace NavLab
