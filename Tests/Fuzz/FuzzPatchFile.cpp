// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/PatchFile.h"

using namespace NavCore;
using namespace NavCoreFuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const std::string_view text = AsText(data, size);
	const Result<PatchFile, IoError> patches = ReadPatchFile(text, "fuzz");
	if (!patches)
	{
		RequireGoodError(patches.Error());
		return 0;
	}
	Require(DetectFileKind(text) == FileKind::Patch, "a patch file is recognized");
	const Result<PatchFile, IoError> again = ReadPatchFile(WritePatchFile(patches.Value()), "fuzz");
	Require(again.HasValue(), "a written patch file is readable");
	Require(again.Value() == patches.Value(), "a round trip changes nothing");
	return 0;
}
