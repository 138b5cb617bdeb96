// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/ScenFile.h"

using namespace NavCore;
using namespace NavCoreFuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::string_view text = AsText(data, size);
	const Result<ScenFile, IoError> scen = ReadScenFile(text, "fuzz");
	if (!scen)
	{
		RequireGoodError(scen.Error());
		return 0;
	}
	Require(DetectFileKind(text) == FileKind::ScenV1, "a scenario is recognized");
	const Result<std::string, IoError> written = WriteScenFile(scen.Value());
	Require(written.HasValue(), "what was read can be written");
	const Result<ScenFile, IoError> again = ReadScenFile(written.Value(), "fuzz");
	Require(again.HasValue(), "a written scenario is readable");
	Require(again.Value().mapNames == scen.Value().mapNames, "names are kept");
	Require(again.Value().problems.size() == scen.Value().problems.size(), "no problem is lost");
	// The first writing rounds lengths to eight decimals; the second has nothing left to round.
	Require(WriteScenFile(again.Value()).Value() == written.Value(), "a round trip changes nothing");
	return 0;
}
