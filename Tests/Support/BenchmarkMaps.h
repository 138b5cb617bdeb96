// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace NavCore::Tests
{
/** The benchmark maps that tests know, below the folder of BenchmarkFolder(). */
inline constexpr std::array<std::string_view, 18> BenchmarkMapNames{"bg512/AR0400SR", "dao/hrt000d",
	"dao/orz100d", "dao/orz103d", "dao/orz300d", "dao/orz700d", "dao/orz702d", "dao/orz900d", "dao/ost000a",
	"dao/ost000t", "dao/ost100d", "maze512/maze512-8-0", "random/random512-25-0", "room/32room_000",
	"sc1/Aurora", "sc1/BigGameHunters", "street/Berlin_1_512", "wc3maps512/timbermawhold"};

/** Where the benchmark maps are: NAVPLUGIN_MAPS, or what the build was told. They are no part of the project.
 */
inline std::string BenchmarkFolder()
{
	const char* folder = std::getenv("NAVPLUGIN_MAPS");
#ifdef NAVPLUGIN_MAPS_DIR
	return folder != nullptr ? folder : NAVPLUGIN_MAPS_DIR;
#else
	return folder != nullptr ? folder : "";
#endif
}

/** The bytes of a file; empty when it cannot be read. */
inline std::string ReadBenchmarkFile(const std::string& path)
{
	std::ifstream file(path, std::ios::binary);
	return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}
} // namespace NavCore::Tests
