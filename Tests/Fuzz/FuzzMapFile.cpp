// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/MapFile.h"

using namespace NavCore;
using namespace NavCoreFuzz;

namespace
{
void TryOptions(std::string_view text, const MapReadOptions& options)
{
	const Result<GridMap, IoError> map = ReadMapFile(text, "fuzz", options);
	if (!map)
	{
		RequireGoodError(map.Error());
		return;
	}
	Require(DetectFileKind(text) == FileKind::Map, "a map is recognized");
	const MapWriteOptions writeOptions{options.swampCost};
	const std::string written = WriteMapFile(map.Value(), writeOptions);
	const Result<GridMap, IoError> again = ReadMapFile(written, "fuzz", options);
	Require(again.HasValue(), "a written map is readable");
	Require(again.Value().WalkableCount() == map.Value().WalkableCount(), "no cell is lost");
	Require(again.Value().GetTopology() == map.Value().GetTopology(), "the topology is kept");
	Require(WriteMapFile(again.Value(), writeOptions) == written, "a round trip changes nothing");
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::string_view text = AsText(data, size);
	TryOptions(text, {});
	TryOptions(text, {.waterPassable = true, .swampCost = 7});
	return 0;
}
