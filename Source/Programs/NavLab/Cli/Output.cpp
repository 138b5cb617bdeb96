// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Output.h"

#include "NavLab/Cli/ExitCode.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

namespace NavLab
{
namespace
{
[[noreturn]] void ThrowNotWritable(std::string_view prefix, const std::string& path, int reason)
{
	throw InputError(fmt::format("{}{}: cannot write: {}", prefix, path, std::strerror(reason)));
}
} // namespace

Output::Output(std::string jsonPath) : jsonPath_(std::move(jsonPath))
{
	if (WantsJson() && !JsonOnStdout())
	{
		RequireWritable("--json", jsonPath_);
	}
}

void Output::Print(std::string_view text) const
{
	fmt::print(JsonOnStdout() ? stderr : stdout, "{}", text);
}

void Output::WriteJson(const nlohmann::ordered_json& json) const
{
	if (!WantsJson())
	{
		return;
	}
	// Names in files may hold any bytes; JSON must be UTF-8, so stray ones are replaced, not thrown.
	const std::string text =
		json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
	if (JsonOnStdout())
	{
		fmt::print("{}", text);
	}
	else
	{
		WriteFile(jsonPath_, text);
	}
}

void RequireWritable(std::string_view option, const std::string& path)
{
	std::error_code ignored;
	const bool existed = std::filesystem::exists(path, ignored);
	errno = 0;
	std::FILE* file = std::fopen(path.c_str(), "ab");
	if (file == nullptr)
	{
		ThrowNotWritable(fmt::format("{} ", option), path, errno);
	}
	std::fclose(file);
	if (!existed)
	{
		std::filesystem::remove(path, ignored);
	}
}

void MakeOutputFolder(std::string_view option, const std::string& path)
{
	std::error_code error;
	std::filesystem::create_directories(path, error);
	if (error || !std::filesystem::is_directory(path))
	{
		throw InputError(fmt::format("{} {}: cannot make the folder: {}", option, path,
			error ? error.message() : "a file of that name is in the way"));
	}
}

void WriteFile(const std::string& path, std::string_view bytes)
{
	errno = 0;
	std::ofstream file(path, std::ios::binary | std::ios::trunc);
	file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
	file.close();
	if (!file)
	{
		ThrowNotWritable("", path, errno);
	}
}

void PrintNote(std::string_view line)
{
	fmt::print(stderr, "navlab: {}\n", line);
}
} // namespace NavLab
