// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "NavCore/Io/DynamicScenFile.h"
#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/PatchFile.h"

using namespace NavCore;
using namespace NavCoreFuzz;

namespace
{
/** Patches that pass the check must apply, and only those. */
void TryPatches(const DynamicScenFile& scen)
{
	if (scen.width > 256 || scen.height > 256)
	{
		return;
	}
	PatchFile patches;
	patches.patches.emplace_back(3, 2);
	patches.patches.emplace_back(70, 1);
	const bool allFit = !CheckDynamicScen(scen, patches, "fuzz").IsError();
	Result<GridMap, GridError> map = GridMap::Create({.width = scen.width, .height = scen.height});
	Require(map.HasValue(), "a scenario that reads has a map size that works");
	bool allApplied = true;
	for (const DynamicCommand& command : scen.commands)
	{
		if (command.IsPatch())
		{
			const auto id = static_cast<std::size_t>(command.patch);
			GridEdit edit(map.Value());
			allApplied = allApplied && id < patches.patches.size() &&
				ApplyPatch(edit, patches.patches[id], command.corner) == GridError::None;
		}
	}
	Require(allApplied == allFit, "the check foretells whether patches apply");
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::string_view text = AsText(data, size);
	const Result<DynamicScenFile, IoError> scen = ReadDynamicScenFile(text, "fuzz");
	if (!scen)
	{
		RequireGoodError(scen.Error());
		return 0;
	}
	Require(DetectFileKind(text) == FileKind::ScenV2, "a dynamic scenario is recognized");
	const Result<std::string, IoError> written = WriteDynamicScenFile(scen.Value());
	Require(written.HasValue(), "what was read can be written");
	const Result<DynamicScenFile, IoError> again = ReadDynamicScenFile(written.Value(), "fuzz");
	Require(again.HasValue(), "a written scenario is readable");
	Require(again.Value().commands.size() == scen.Value().commands.size(), "no command is lost");
	Require(WriteDynamicScenFile(again.Value()).Value() == written.Value(), "a round trip changes nothing");
	TryPatches(scen.Value());
	return 0;
}
