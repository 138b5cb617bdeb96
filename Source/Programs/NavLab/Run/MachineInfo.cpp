// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/MachineInfo.h"

#include <fstream>
#include <string_view>
#include <thread>

namespace NavLab
{
namespace
{
std::string CompilerName()
{
#if defined(__clang__)
	return "clang " + std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__);
#elif defined(__GNUC__)
	return "gcc " + std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__);
#elif defined(_MSC_VER)
	return "msvc " + std::to_string(_MSC_VER);
#else
	return "unknown compiler";
#endif
}

/** Linux tells in a text file; elsewhere the name stays unknown. */
std::string CpuName()
{
	std::ifstream file("/proc/cpuinfo");
	constexpr std::string_view key = "model name";
	for (std::string line; std::getline(file, line);)
	{
		const std::size_t colon = line.find(": ");
		if (line.compare(0, key.size(), key) == 0 && colon != std::string::npos)
		{
			return line.substr(colon + 2);
		}
	}
	return "unknown CPU";
}
} // namespace

MachineInfo DescribeMachine()
{
	MachineInfo machine;
	machine.cpu = CpuName() + ", " + std::to_string(std::thread::hardware_concurrency()) + " threads";
	machine.compiler = CompilerName();
#if defined(NDEBUG)
	machine.build = "release";
#else
	machine.build = "debug";
#endif
	return machine;
}
} // namespace NavLab
