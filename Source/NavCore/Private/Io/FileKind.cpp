// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/FileKind.h"

#include "Io/Magic.h"
#include "Io/TextScan.h"
#include "NavCore/Io/BakeFile.h"

#include <span>

namespace NavCore
{
FileKind DetectFileKind(std::string_view text)
{
	if (LooksLikeBakeFile(std::as_bytes(std::span(text))))
	{
		return FileKind::Bake;
	}
	if (Detail::StartsWith(std::as_bytes(std::span(text)), Detail::captureMagic))
	{
		return FileKind::Capture;
	}
	Detail::LineReader reader(text, {});
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return FileKind::Unknown;
	}
	Detail::FieldReader fields(reader, line);
	const std::string_view key = fields.Word("keyword");
	const std::string_view value = fields.Word("value");
	if (fields.Failed())
	{
		return FileKind::Unknown;
	}
	if (key == "type")
	{
		return value == "patch" ? FileKind::Patch : FileKind::Map;
	}
	if (key == "version")
	{
		return value == "2" || value.starts_with("2.") ? FileKind::ScenV2 : FileKind::ScenV1;
	}
	return FileKind::Unknown;
}
} // namespace NavCore
