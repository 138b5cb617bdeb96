// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Files/InputFiles.h"

#include "NavCore/Io/ScenFile.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace NavLab
{
std::string ReadFile(const std::string& path)
{
	std::error_code ignored;
	if (std::filesystem::is_directory(path, ignored))
	{
		throw InputError(fmt::format("{}: is a folder, not a file", path));
	}
	errno = 0;
	std::ifstream file(path, std::ios::binary);
	if (!file)
	{
		throw InputError(fmt::format("{}: cannot read: {}", path, std::strerror(errno)));
	}
	std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
	if (file.bad())
	{
		throw InputError(fmt::format("{}: cannot read to the end", path));
	}
	return text;
}

NavCore::GridMap LoadMap(const std::string& path, const NavCore::MapReadOptions& options)
{
	return TakeOrThrow(NavCore::ReadMapFile(ReadFile(path), path, options));
}

std::string PathBeside(const std::string& neighbour, std::string_view name)
{
	return (std::filesystem::path(neighbour).parent_path() / NavCore::MapBaseName(name)).string();
}
} // namespace NavLab
