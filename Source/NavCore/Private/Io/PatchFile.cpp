// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/PatchFile.h"

#include "Io/TerrainRows.h"

#include <cstddef>
#include <limits>
#include <utility>

namespace NavCore
{
namespace Detail::PatchFileImpl
{
/** Bytes of the shortest block there can be: "patch 0", "height 1", "width 1", "map" and one cell. */
constexpr std::size_t MinBlockBytes = 8 + 9 + 8 + 4 + 1;

IoError ReadHeader(LineReader& reader, std::int32_t& patchCount)
{
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return reader.FileError(IoErrorKind::Truncated, "the text is empty");
	}
	FieldReader typeFields(reader, line);
	if (typeFields.Word("header keyword") != "type" || typeFields.Word("file type") != "patch")
	{
		typeFields.Fail(
			IoErrorKind::BadHeader, "a patch file starts with \"type patch\", not " + Quote(line));
	}
	typeFields.Finish();
	if (typeFields.Failed())
	{
		return typeFields.Error();
	}
	if (!reader.NextFilled(line))
	{
		return reader.Error(IoErrorKind::Truncated, "the text ends before the \"patches\" line");
	}
	FieldReader countFields(reader, line);
	if (countFields.Word("header keyword") != "patches")
	{
		countFields.Fail(IoErrorKind::BadHeader, "expected \"patches\", not " + Quote(line));
	}
	patchCount = countFields.Int("number of patches", 0, (std::numeric_limits<std::int32_t>::max)());
	countFields.Finish();
	// One byte of slack: the last row needs no line end.
	if (static_cast<std::size_t>(patchCount) > (reader.Rest() + 1) / MinBlockBytes)
	{
		countFields.Fail(IoErrorKind::Truncated,
			"the text is too short to hold " + std::to_string(patchCount) + " patches");
	}
	return countFields.Error();
}

IoError ReadBlock(
	LineReader& reader, std::int32_t id, const TerrainTable& table, std::vector<PatchBits>& patches)
{
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return reader.Error(IoErrorKind::Truncated, "the text ends before patch " + std::to_string(id));
	}
	FieldReader fields(reader, line);
	if (fields.Word("header keyword") != "patch")
	{
		fields.Fail(
			IoErrorKind::BadHeader, "expected \"patch " + std::to_string(id) + "\", not " + Quote(line));
	}
	if (fields.Int("patch id", 0, (std::numeric_limits<std::int32_t>::max)()) != id)
	{
		fields.Fail(IoErrorKind::BadHeader,
			"patches must be numbered in order: expected " + std::to_string(id) + ", not " + Quote(line));
	}
	fields.Finish();
	if (fields.Failed())
	{
		return fields.Error();
	}
	RowBlock block;
	IoError error = ReadRowHeader(reader, block);
	if (!error.IsError())
	{
		error = CheckRowsFit(reader, block);
	}
	if (error.IsError())
	{
		return error;
	}
	PatchBits& patch = patches.emplace_back(block.width, block.height);
	for (std::int32_t y = 0; y < block.height && !error.IsError(); ++y)
	{
		std::uint8_t seen = 0;
		error = ReadRow(reader, block.width, table, patch.Row(y), seen, line);
	}
	return error;
}
} // namespace Detail::PatchFileImpl

Result<PatchFile, IoError> ReadPatchFile(std::string_view text, std::string_view fileName)
{
	Detail::LineReader reader(text, fileName);
	std::int32_t patchCount = 0;
	IoError error = Detail::PatchFileImpl::ReadHeader(reader, patchCount);
	const Detail::TerrainTable table = Detail::MakeTerrainTable(false, true);
	PatchFile file;
	for (std::int32_t id = 0; id < patchCount && !error.IsError(); ++id)
	{
		error = Detail::PatchFileImpl::ReadBlock(reader, id, table, file.patches);
	}
	if (!error.IsError())
	{
		error = Detail::ExpectEnd(reader);
	}
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	return file;
}

std::string WritePatchFile(const PatchFile& patches)
{
	std::string text = "type patch\npatches " + std::to_string(patches.patches.size()) + '\n';
	std::int64_t id = 0;
	for (const PatchBits& patch : patches.patches)
	{
		text += "patch " + std::to_string(id++);
		text += "\nheight " + std::to_string(patch.Height());
		text += "\nwidth " + std::to_string(patch.Width());
		text += "\nmap\n";
		for (std::int32_t y = 0; y < patch.Height(); ++y)
		{
			Detail::AppendRow(text, patch.Width(), reinterpret_cast<const unsigned char*>(patch.Row(y)));
		}
	}
	return text;
}

GridError ApplyPatch(GridEdit& edit, const PatchBits& patch, Cell corner)
{
	// With the corner on the map, the whole patch is if its last row is. Writing that row first leaves
	// all checks to the edit, and nothing is written if they fail.
	if (corner.x < 0 || corner.y < 0 || corner.y >= MaxGridSide)
	{
		return GridError::CellOutOfRange;
	}
	for (std::int32_t y = patch.Height() - 1; y >= 0; --y)
	{
		const GridError error = edit.WriteRow({corner.x, corner.y + y}, patch.Width(), patch.Row(y));
		if (error != GridError::None)
		{
			return error;
		}
	}
	return GridError::None;
}
} // namespace NavCore
