// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/MapFile.h"

#include "Io/TerrainRows.h"
#include "NavCore/Grid/GridEdit.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace NavCore
{
namespace Detail::MapFileImpl
{
struct TypeName
{
	Topology topology;
	std::string_view name;
};

constexpr TypeName TypeNames[] = {
	{Topology::Octile, "octile"},
	{Topology::Tile, "tile"},
	{Topology::Hex, "hex"},
};

IoError ReadType(LineReader& reader, Topology& topology)
{
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return reader.FileError(IoErrorKind::Truncated, "the text is empty");
	}
	FieldReader fields(reader, line);
	const std::string_view key = fields.Word("header keyword");
	if (key != "type")
	{
		return reader.Error(IoErrorKind::BadHeader, "a map starts with \"type\", not " + Quote(key));
	}
	const std::string_view name = fields.Word("map type");
	fields.Finish();
	for (const TypeName& known : TypeNames)
	{
		if (known.name == name)
		{
			topology = known.topology;
			return fields.Error();
		}
	}
	fields.Fail(IoErrorKind::BadHeader, "unknown map type " + Quote(name));
	return fields.Error();
}

/** Gives the swamp cells of a row their cost. */
void WriteSwamp(GridEdit& edit, std::int32_t y, std::string_view row, std::uint8_t cost)
{
	for (std::size_t x = row.find('S'); x != std::string_view::npos; x = row.find('S', x + 1))
	{
		static_cast<void>(edit.SetTerrain({static_cast<std::int32_t>(x), y}, cost));
	}
}

IoError ReadRows(LineReader& reader, const MapReadOptions& options, GridMap& map)
{
	const bool swampBlocked = options.swampCost == TerrainBlocked;
	const bool swampCosts = options.swampCost != 0 && !swampBlocked;
	const TerrainTable table = MakeTerrainTable(options.waterPassable, !swampBlocked);
	std::vector<std::uint64_t> words((static_cast<std::size_t>(map.Width()) + 63) / 64);
	GridEdit edit(map);
	if (swampCosts)
	{
		edit.EnableTerrain();
	}
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		std::uint8_t seen = 0;
		std::string_view row;
		IoError error = ReadRow(reader, map.Width(), table, words.data(), seen, row);
		if (error.IsError())
		{
			return error;
		}
		static_cast<void>(edit.WriteRow({0, y}, map.Width(), words.data()));
		if (swampCosts && (seen & TerrainSwamp) != 0)
		{
			WriteSwamp(edit, y, row, options.swampCost);
		}
	}
	edit.Commit();
	return ExpectEnd(reader);
}
} // namespace Detail::MapFileImpl

Result<GridMap, IoError> ReadMapFile(
	std::string_view text, std::string_view fileName, const MapReadOptions& options)
{
	Detail::LineReader reader(text, fileName);
	GridDesc desc;
	desc.cornerRule = options.cornerRule;
	Detail::RowBlock block;
	IoError error = Detail::MapFileImpl::ReadType(reader, desc.topology);
	if (!error.IsError())
	{
		error = Detail::ReadRowHeader(reader, block);
	}
	if (!error.IsError())
	{
		error = Detail::CheckRowsFit(reader, block);
	}
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	desc.width = block.width;
	desc.height = block.height;
	Result<GridMap, GridError> map = GridMap::Create(desc);
	if (!map)
	{
		return Failure{reader.FileError(IoErrorKind::OutOfRange, std::string(Describe(map.Error())))};
	}
	error = Detail::MapFileImpl::ReadRows(reader, options, map.Value());
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	return std::move(map).Value();
}

std::string WriteMapFile(const GridMap& map, const MapWriteOptions& options)
{
	std::string text = "type ";
	for (const Detail::MapFileImpl::TypeName& known : Detail::MapFileImpl::TypeNames)
	{
		text += known.topology == map.GetTopology() ? known.name : std::string_view();
	}
	text += "\nheight " + std::to_string(map.Height());
	text += "\nwidth " + std::to_string(map.Width());
	text += "\nmap\n";
	const std::size_t rowBytes = static_cast<std::size_t>(map.Width()) + 1;
	text.reserve(text.size() + rowBytes * static_cast<std::size_t>(map.Height()));
	const bool swamp = options.swampCost != 0 && map.HasTerrain();
	const BitView bits = map.Rows();
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		const std::size_t rowStart = text.size();
		Detail::AppendRow(text, map.Width(), bits.origin + bits.Position(0, y) / 8);
		for (std::int32_t x = 0; swamp && x < map.Width(); ++x)
		{
			if (map.TerrainAt({x, y}) == options.swampCost && map.IsWalkable({x, y}))
			{
				text[rowStart + static_cast<std::size_t>(x)] = 'S';
			}
		}
	}
	return text;
}
} // namespace NavCore
