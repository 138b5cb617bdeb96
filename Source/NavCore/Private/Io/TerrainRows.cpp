// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Io/TerrainRows.h"

#include "NavCore/Grid/Cell.h"

#include <algorithm>
#include <cstddef>

namespace NavCore::Detail
{
namespace TerrainRows
{
constexpr std::size_t WordBits = 64;

/** The eight characters of each byte of walkability bits. */
using ByteText = std::array<std::array<char, 8>, 256>;

constexpr ByteText MakeByteText()
{
	ByteText text{};
	for (std::size_t byte = 0; byte < text.size(); ++byte)
	{
		for (std::size_t bit = 0; bit < 8; ++bit)
		{
			text[byte][bit] = ((byte >> bit) & 1) != 0 ? '.' : '@';
		}
	}
	return text;
}

constexpr ByteText TextOfByte = MakeByteText();

/** Packs up to 64 cells. One load, one shift and two ors a cell. */
std::uint64_t PackWord(const char* cells, std::size_t count, const TerrainTable& table, unsigned& seen)
{
	std::uint64_t word = 0;
	unsigned flags = 0;
	for (std::size_t i = 0; i < count; ++i)
	{
		const std::uint8_t meaning = table[static_cast<unsigned char>(cells[i])];
		flags |= meaning;
		word |= static_cast<std::uint64_t>(meaning & TerrainWalkable) << i;
	}
	seen |= flags;
	return word;
}

IoError BadCharacter(const LineReader& reader, std::string_view line, const TerrainTable& table)
{
	const auto bad = std::find_if(line.begin(), line.end(),
		[&table](char c) { return table[static_cast<unsigned char>(c)] == TerrainUnknown; });
	const auto column = static_cast<std::size_t>(bad - line.begin());
	return reader.Error(IoErrorKind::BadCharacter,
		"column " + std::to_string(column + 1) + ": " + Quote(line.substr(column, 1)) +
			" is not a terrain character");
}

IoError CheckRowLength(const LineReader& reader, std::string_view line, std::int32_t width)
{
	if (line.size() == static_cast<std::size_t>(width))
	{
		return {};
	}
	return reader.Error(IoErrorKind::BadRowLength,
		"the row has " + std::to_string(line.size()) + " cells, but the width is " + std::to_string(width));
}

IoError MissingRow(const LineReader& reader)
{
	return reader.Error(IoErrorKind::Truncated, "the text ends before the last row of the map");
}
} // namespace TerrainRows

TerrainTable MakeTerrainTable(bool waterPassable, bool swampPassable)
{
	TerrainTable table;
	table.fill(TerrainUnknown);
	table['.'] = TerrainWalkable;
	table['G'] = TerrainWalkable;
	table['@'] = TerrainBlocks;
	table['O'] = TerrainBlocks;
	table['T'] = TerrainBlocks;
	table['W'] = waterPassable ? TerrainWalkable : TerrainBlocks;
	table['S'] = static_cast<std::uint8_t>(swampPassable ? TerrainSwamp | TerrainWalkable : TerrainSwamp);
	return table;
}

IoError ReadRowHeader(LineReader& reader, RowBlock& block)
{
	std::string_view line;
	while (reader.NextFilled(line))
	{
		FieldReader fields(reader, line);
		const std::string_view key = fields.Word("header keyword");
		if (key == "map")
		{
			fields.Finish();
			if (block.width == 0 || block.height == 0)
			{
				fields.Fail(IoErrorKind::BadHeader, "\"map\" must come after \"height\" and \"width\"");
			}
			return fields.Error();
		}
		if (key != "height" && key != "width")
		{
			return reader.Error(
				IoErrorKind::BadHeader, "expected \"height\", \"width\" or \"map\", not " + Quote(key));
		}
		std::int32_t& side = key == "height" ? block.height : block.width;
		if (side != 0)
		{
			fields.Fail(IoErrorKind::BadHeader, Quote(key) + " stands in the header twice");
		}
		side = fields.Int(key, 1, MaxGridSide);
		fields.Finish();
		if (fields.Failed())
		{
			return fields.Error();
		}
	}
	return reader.Error(IoErrorKind::Truncated, "the text ends before the \"map\" line");
}

IoError CheckRowsFit(LineReader reader, const RowBlock& block)
{
	const std::size_t rowBytes = static_cast<std::size_t>(block.width) + 1;
	const std::size_t needed = rowBytes * static_cast<std::size_t>(block.height) - 1;
	if (reader.Rest() >= needed)
	{
		return {};
	}
	// Some row must be short or missing: find it, for the message.
	std::string_view line;
	while (reader.Next(line))
	{
		IoError error = TerrainRows::CheckRowLength(reader, line, block.width);
		if (error.IsError())
		{
			return error;
		}
	}
	return TerrainRows::MissingRow(reader);
}

IoError ReadRow(LineReader& reader, std::int32_t width, const TerrainTable& table, std::uint64_t* words,
	std::uint8_t& seen, std::string_view& line)
{
	if (!reader.Next(line))
	{
		return TerrainRows::MissingRow(reader);
	}
	IoError error = TerrainRows::CheckRowLength(reader, line, width);
	if (error.IsError())
	{
		return error;
	}
	unsigned flags = 0;
	const char* cells = line.data();
	std::size_t left = line.size();
	for (; left >= TerrainRows::WordBits; left -= TerrainRows::WordBits)
	{
		*words++ = TerrainRows::PackWord(cells, TerrainRows::WordBits, table, flags);
		cells += TerrainRows::WordBits;
	}
	if (left > 0)
	{
		*words = TerrainRows::PackWord(cells, left, table, flags);
	}
	seen = static_cast<std::uint8_t>(flags);
	return (flags & TerrainUnknown) != 0 ? TerrainRows::BadCharacter(reader, line, table) : IoError{};
}

void AppendRow(std::string& out, std::int32_t width, const unsigned char* bits)
{
	for (std::int32_t x = 0; x < width; x += 8)
	{
		const auto count = static_cast<std::size_t>((std::min)(width - x, 8));
		out.append(TerrainRows::TextOfByte[bits[x / 8]].data(), count);
	}
	out += '\n';
}

IoError ExpectEnd(LineReader& reader)
{
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return {};
	}
	return reader.Error(IoErrorKind::ExtraText, "unexpected text after the last row: " + Quote(line));
}
} // namespace NavCore::Detail
