// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Io/IoError.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
struct PatchFile;

enum class DynamicCommandKind : std::uint8_t
{
	Patch, // Overwrite part of the map.
	Query, // Find a path on the map as patched so far.
};

struct DynamicCommand
{
	DynamicCommandKind kind = DynamicCommandKind::Query;
	std::int32_t bucket = 0;
	/** Patch only: index into PatchFile::patches, and where its top left cell goes. */
	std::int32_t patch = 0;
	Cell corner{};
	/** Query only. The length is in cells, or NoPathLength. */
	Cell start{};
	Cell goal{};
	double optimalLength = 0.0;
	/** Where the command stands in its file, for messages; 0 if it was never in one. */
	std::int64_t line = 0;

	[[nodiscard]] bool IsPatch() const { return kind == DynamicCommandKind::Patch; }
};

/** A scenario of the GPPC dynamic track (version 2). The map starts with every cell free. */
struct DynamicScenFile
{
	std::int32_t width = 0;
	std::int32_t height = 0;
	/** Name of the patch file, to be looked for beside the scenario. */
	std::string patchName;
	std::vector<DynamicCommand> commands;
};

/**
 * Reads "version 2", then "height", "width", "cost" and "patch" in any order, "commands", and one
 * command a line: "P bucket patch x y" or "Q bucket startX startY goalX goalY length".
 *
 * A file may state several costs ("cost 2 octile other"); the one named octile is kept, the others
 * are dropped. Patch ids and sizes need the patch file: see CheckDynamicScen.
 */
[[nodiscard]] NAVCORE_EXPORT Result<DynamicScenFile, IoError> ReadDynamicScenFile(
	std::string_view text, std::string_view fileName);

/** The scenario as text, lengths with eight decimals. Fails on contents that the reader would refuse. */
[[nodiscard]] NAVCORE_EXPORT Result<std::string, IoError> WriteDynamicScenFile(const DynamicScenFile& scen);

/**
 * Checks that every patch command names a patch that exists and lies wholly on the map there. The kind
 * of the answer is None when all is well; otherwise it names the first faulty line of fileName.
 */
[[nodiscard]] NAVCORE_EXPORT IoError CheckDynamicScen(
	const DynamicScenFile& scen, const PatchFile& patches, std::string_view fileName);
} // namespace NavCore
