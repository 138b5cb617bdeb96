// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Cli/ExitCode.h"

#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Io/IoError.h"
#include "NavCore/Io/MapFile.h"

#include <string>
#include <string_view>
#include <utility>

namespace NavLab
{
/** The whole file. Throws InputError when it cannot be read or is a folder. */
[[nodiscard]] std::string ReadFile(const std::string& path);

/** Reads and parses a .map file; throws InputError that names file, line and reason. */
[[nodiscard]] NavCore::GridMap LoadMap(const std::string& path, const NavCore::MapReadOptions& options = {});

/** The path of a file that lies beside another one. Folders in name are dropped. */
[[nodiscard]] std::string PathBeside(const std::string& neighbour, std::string_view name);

/** The value of a reader's result, or its error as an InputError. */
template <class T>
[[nodiscard]] T TakeOrThrow(NavCore::Result<T, NavCore::IoError> result)
{
	if (!result)
	{
		throw InputError(NavCore::Describe(result.Error()));
	}
	return std::move(result).Value();
}
} // namespace NavLab
