// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/BakeFile.h"

#include "Io/CheckedBytes.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>
#include <utility>

namespace NavCore
{
namespace Detail::BakeFileImpl
{
/** Where the fields of the header stand. */
namespace Field
{
constexpr std::size_t Layers = 12;
constexpr std::size_t TotalSize = 16;
constexpr std::size_t Width = 24;
constexpr std::size_t Height = 28;
constexpr std::size_t Topology = 32;
constexpr std::size_t Corners = 33;
constexpr std::size_t Clearance = 34;
constexpr std::size_t Reserved = 35;
constexpr std::size_t Climb = 36;
constexpr std::size_t OriginX = 40;
constexpr std::size_t OriginY = 48;
constexpr std::size_t CellSize = 56;
constexpr std::size_t End = 64;
} // namespace Field

constexpr std::size_t ChecksumBytes = CheckedBytes::ChecksumBytes;

constexpr std::uint32_t TerrainBit = 1;
constexpr std::uint32_t HeightBit = 2;
constexpr std::uint32_t ClearanceBit = 4;
constexpr std::uint32_t JumpsBit = 8;
constexpr std::uint32_t AllBits = 15;

/** What follows the header, by offsets. All in 64 bits: the largest map has 2^28 cells. */
struct Layout
{
	Layout(std::uint64_t width, std::uint64_t height, std::uint32_t layers)
		: rowBytes((width + 7) / 8), terrain(Field::End + rowBytes * height),
		  heights(terrain + ((layers & TerrainBit) != 0 ? width * height : 0)),
		  checksum(heights + ((layers & HeightBit) != 0 ? 2 * width * height : 0)),
		  total(checksum + ChecksumBytes)
	{
	}

	std::uint64_t rowBytes;
	std::uint64_t terrain;
	std::uint64_t heights;
	std::uint64_t checksum;
	std::uint64_t total;
};

/** The header as read, and checked as far as it can be without the rest. */
struct Header
{
	GridDesc desc;
	std::uint32_t layers = 0;
	std::uint8_t clearance = 0;
	std::int32_t climb = 0;
	GridFrame frame;

	[[nodiscard]] bool Has(std::uint32_t layer) const { return (layers & layer) != 0; }
	[[nodiscard]] Layout Sections() const
	{
		return {static_cast<std::uint64_t>(desc.width), static_cast<std::uint64_t>(desc.height), layers};
	}
};

std::uint32_t LayersOf(const GridMap& map)
{
	return (map.HasTerrain() ? TerrainBit : 0) | (map.HasHeight() ? HeightBit : 0) |
		(map.HasClearance() ? ClearanceBit : 0) | (map.Jumps() != nullptr ? JumpsBit : 0);
}

void PutHeader(std::vector<std::byte>& out, const GridMap& map, const GridFrame& frame, std::uint64_t total)
{
	for (const unsigned char byte : bakeMagic)
	{
		out.push_back(static_cast<std::byte>(byte));
	}
	PutNumber(out, BakeFormatVersion);
	PutNumber(out, LayersOf(map));
	PutNumber(out, total);
	PutNumber(out, static_cast<std::uint32_t>(map.Width()));
	PutNumber(out, static_cast<std::uint32_t>(map.Height()));
	PutNumber(out, static_cast<std::uint8_t>(map.GetTopology()));
	PutNumber(out, static_cast<std::uint8_t>(map.GetCornerRule()));
	PutNumber(out, map.ClearanceLimit());
	PutNumber(out, std::uint8_t{0});
	PutNumber(out, static_cast<std::uint32_t>(map.ClimbLimit()));
	// Adding zero makes a negative zero a plain one: equal frames, equal bytes.
	PutDouble(out, frame.originX + 0.0);
	PutDouble(out, frame.originY + 0.0);
	PutDouble(out, frame.cellSize);
}

void PutCells(std::vector<std::byte>& out, const GridMap& map)
{
	const BitView rows = map.Rows();
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		// Bits past the width are padding of the map, and 0 there too.
		for (std::int32_t x = 0; x < map.Width(); x += 8)
		{
			out.push_back(static_cast<std::byte>(rows.Word(rows.Position(x, y)) & 0xFFU));
		}
	}
	for (std::int32_t y = 0; map.HasTerrain() && y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			out.push_back(static_cast<std::byte>(map.TerrainAt({x, y})));
		}
	}
	for (std::int32_t y = 0; map.HasHeight() && y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			PutNumber(out, static_cast<std::uint16_t>(map.HeightAt({x, y})));
		}
	}
}

/** Reads a bake step by step; the first error ends it. */
class Reader : private CheckedBytes
{
public:
	Reader(std::span<const std::byte> bytes, std::string_view fileName) : CheckedBytes(bytes, fileName) {}

	[[nodiscard]] Result<BakedGrid, IoError> Read()
	{
		if (!CheckStart(bakeMagic, Field::End, BakeFormatVersion, "this is not a bake file") ||
			!CheckSizes() || !CheckSum() || !ReadSettings() || !CheckCells())
		{
			return Failure{std::move(error_)};
		}
		Result<GridMap, GridError> map = GridMap::Create(header_.desc);
		if (!map)
		{
			// The sizes were checked already; this keeps a wrong check from becoming a crash.
			static_cast<void>(
				Fail(IoErrorKind::OutOfRange, Field::Width, std::string(Describe(map.Error()))));
			return Failure{std::move(error_)};
		}
		BakedGrid grid{std::move(map).Value(), header_.frame};
		Fill(grid.map);
		return grid;
	}

private:
	/** Whether the file is as long as its header says and as its map needs. */
	[[nodiscard]] bool CheckSizes()
	{
		const auto stated = NumberAt<std::uint64_t>(bytes_, Field::TotalSize);
		if (bytes_.size() < stated)
		{
			return Fail(IoErrorKind::Truncated, bytes_.size(),
				"the file has " + std::to_string(bytes_.size()) + " bytes of " + std::to_string(stated));
		}
		if (bytes_.size() > stated)
		{
			return Fail(IoErrorKind::ExtraText, Field::TotalSize,
				"the file has " + std::to_string(bytes_.size()) + " bytes instead of " +
					std::to_string(stated));
		}
		header_.layers = NumberAt<std::uint32_t>(bytes_, Field::Layers);
		if ((header_.layers & ~AllBits) != 0)
		{
			return Fail(IoErrorKind::BadHeader, Field::Layers, "the file names layers that do not exist");
		}
		return ReadSide(Field::Width, "width", header_.desc.width) &&
			ReadSide(Field::Height, "height", header_.desc.height) &&
			(header_.Sections().total == stated ||
				Fail(IoErrorKind::BadHeader, Field::TotalSize,
					"a map of this size and these layers takes " + std::to_string(header_.Sections().total) +
						" bytes, not " + std::to_string(stated)));
	}

	[[nodiscard]] bool ReadSide(std::size_t offset, std::string_view name, std::int32_t& outSide)
	{
		const auto side = NumberAt<std::uint32_t>(bytes_, offset);
		if (side < 1 || side > static_cast<std::uint32_t>(MaxGridSide))
		{
			return Fail(IoErrorKind::OutOfRange, offset,
				"the " + std::string(name) + " is " + std::to_string(side) + ", not 1 to " +
					std::to_string(MaxGridSide));
		}
		outSide = static_cast<std::int32_t>(side);
		return true;
	}

	/** The fields of the header that the sizes do not depend on. */
	[[nodiscard]] bool ReadSettings()
	{
		const auto byteAt = [this](std::size_t offset)
		{
			return std::to_integer<std::uint8_t>(bytes_[offset]);
		};
		if (byteAt(Field::Topology) > static_cast<std::uint8_t>(Topology::Hex))
		{
			return Fail(IoErrorKind::OutOfRange, Field::Topology, "there is no such topology");
		}
		if (byteAt(Field::Corners) > static_cast<std::uint8_t>(CornerRule::Never))
		{
			return Fail(IoErrorKind::OutOfRange, Field::Corners, "there is no such corner rule");
		}
		header_.desc.topology = static_cast<Topology>(byteAt(Field::Topology));
		header_.desc.cornerRule = static_cast<CornerRule>(byteAt(Field::Corners));
		header_.clearance = byteAt(Field::Clearance);
		if (header_.Has(ClearanceBit) != (header_.clearance > 0) || header_.clearance > MaxClearanceLimit)
		{
			return Fail(IoErrorKind::OutOfRange, Field::Clearance, "the clearance limit is out of range");
		}
		if (byteAt(Field::Reserved) != 0)
		{
			return Fail(IoErrorKind::BadHeader, Field::Reserved, "a byte that means nothing is not 0");
		}
		const auto climb = NumberAt<std::uint32_t>(bytes_, Field::Climb);
		if (climb > static_cast<std::uint32_t>((std::numeric_limits<std::int32_t>::max)()) ||
			(!header_.Has(HeightBit) && climb != 0))
		{
			return Fail(IoErrorKind::OutOfRange, Field::Climb, "the climb limit is out of range");
		}
		header_.climb = static_cast<std::int32_t>(climb);
		const bool canJump =
			header_.desc.topology == Topology::Octile && header_.desc.cornerRule != CornerRule::Never;
		if (header_.Has(JumpsBit) && !canJump)
		{
			return Fail(IoErrorKind::BadContent, Field::Layers, "a map without diagonals has no jump bits");
		}
		return ReadFrame();
	}

	[[nodiscard]] bool ReadFrame()
	{
		header_.frame = {DoubleAt(bytes_, Field::OriginX), DoubleAt(bytes_, Field::OriginY),
			DoubleAt(bytes_, Field::CellSize)};
		for (const std::size_t offset : {Field::OriginX, Field::OriginY})
		{
			if (NumberAt<std::uint64_t>(bytes_, offset) == std::bit_cast<std::uint64_t>(-0.0))
			{
				return Fail(IoErrorKind::OutOfRange, offset, "an origin of minus zero is written as zero");
			}
		}
		const GridError fault = header_.frame.Validate();
		return fault == GridError::None ||
			Fail(IoErrorKind::OutOfRange, Field::OriginX, std::string(Describe(fault)));
	}

	[[nodiscard]] bool IsOpen(std::int32_t x, std::int32_t y) const
	{
		const std::uint64_t offset = Field::End + header_.Sections().rowBytes * static_cast<std::uint64_t>(y);
		const auto byte = bytes_[static_cast<std::size_t>(offset) + static_cast<std::size_t>(x / 8)];
		return ((std::to_integer<unsigned>(byte) >> (x % 8)) & 1U) != 0;
	}

	/** Nothing past the end of a row, no terrain cost 0, and nothing free on terrain that blocks. */
	[[nodiscard]] bool CheckCells()
	{
		const Layout layout = header_.Sections();
		const GridDesc& desc = header_.desc;
		const int spare = desc.width % 8 == 0 ? 0 : 8 - desc.width % 8;
		for (std::int32_t y = 0; spare != 0 && y < desc.height; ++y)
		{
			const auto last = static_cast<std::size_t>(
				Field::End + layout.rowBytes * (static_cast<std::uint64_t>(y) + 1) - 1);
			if (std::to_integer<unsigned>(bytes_[last]) >> (8 - spare) != 0)
			{
				return Fail(IoErrorKind::BadContent, last, "a row has cells past the width of the map");
			}
		}
		auto offset = static_cast<std::size_t>(layout.terrain);
		for (std::int32_t y = 0; header_.Has(TerrainBit) && y < desc.height; ++y)
		{
			for (std::int32_t x = 0; x < desc.width; ++x, ++offset)
			{
				const auto cost = std::to_integer<std::uint8_t>(bytes_[offset]);
				if (cost < TerrainNeutral)
				{
					return Fail(IoErrorKind::OutOfRange, offset, "there is no terrain cost 0");
				}
				if (cost == TerrainBlocked && IsOpen(x, y))
				{
					return Fail(
						IoErrorKind::BadContent, offset, "a cell is free although its terrain blocks it");
				}
			}
		}
		return true;
	}

	/** Writes checked cells, so that no edit can fail; layers that follow from them come last. */
	void Fill(GridMap& map) const
	{
		{
			GridEdit edit(map);
			FillLayers(edit);
			std::vector<std::uint64_t> words((static_cast<std::size_t>(map.Width()) + 63) / 64);
			for (std::int32_t y = 0; y < map.Height(); ++y)
			{
				ReadRow(y, words);
				Expect(edit.WriteRow({0, y}, map.Width(), words.data()));
			}
		}
		GridEdit derived(map);
		if (header_.Has(ClearanceBit))
		{
			Expect(derived.EnableClearance(header_.clearance));
		}
		if (header_.Has(JumpsBit))
		{
			Expect(derived.EnableJumps());
		}
	}

	void FillLayers(GridEdit& edit) const
	{
		const Layout layout = header_.Sections();
		const auto width = static_cast<std::size_t>(header_.desc.width);
		if (header_.Has(TerrainBit))
		{
			edit.EnableTerrain();
			std::vector<std::uint8_t> costs(width);
			for (std::int32_t y = 0; y < header_.desc.height; ++y)
			{
				const auto row =
					static_cast<std::size_t>(layout.terrain) + width * static_cast<std::size_t>(y);
				for (std::size_t x = 0; x < width; ++x)
				{
					costs[x] = std::to_integer<std::uint8_t>(bytes_[row + x]);
				}
				Expect(edit.WriteTerrainRow({0, y}, costs));
			}
		}
		if (header_.Has(HeightBit))
		{
			Expect(edit.EnableHeight(header_.climb));
			std::vector<std::int16_t> heights(width);
			for (std::int32_t y = 0; y < header_.desc.height; ++y)
			{
				const auto row =
					static_cast<std::size_t>(layout.heights) + 2 * width * static_cast<std::size_t>(y);
				for (std::size_t x = 0; x < width; ++x)
				{
					heights[x] = static_cast<std::int16_t>(NumberAt<std::uint16_t>(bytes_, row + 2 * x));
				}
				Expect(edit.WriteHeightRow({0, y}, heights));
			}
		}
	}

	/** The bits of a row as WriteRow wants them. */
	void ReadRow(std::int32_t y, std::vector<std::uint64_t>& words) const
	{
		std::fill(words.begin(), words.end(), 0);
		const auto rowBytes = static_cast<std::size_t>(header_.Sections().rowBytes);
		const std::size_t row = Field::End + rowBytes * static_cast<std::size_t>(y);
		for (std::size_t i = 0; i < rowBytes; ++i)
		{
			words[i / 8] |= std::to_integer<std::uint64_t>(bytes_[row + i]) << (8 * (i % 8));
		}
	}

	static void Expect([[maybe_unused]] GridError error)
	{
		NAVCORE_ASSERT(error == GridError::None, "the cells of a bake were checked before");
	}

	Header header_;
};
} // namespace Detail::BakeFileImpl

Result<std::vector<std::byte>, GridError> WriteBakeFile(const GridMap& map, const GridFrame& frame)
{
	namespace Impl = Detail::BakeFileImpl;
	const GridError fault = frame.Validate();
	if (fault != GridError::None)
	{
		return Failure{fault};
	}
	const Impl::Layout layout(static_cast<std::uint64_t>(map.Width()),
		static_cast<std::uint64_t>(map.Height()), Impl::LayersOf(map));
	std::vector<std::byte> bytes;
	bytes.reserve(static_cast<std::size_t>(layout.total));
	Impl::PutHeader(bytes, map, frame, layout.total);
	Impl::PutCells(bytes, map);
	Detail::PutNumber(bytes, Detail::Crc32(bytes));
	return bytes;
}

Result<BakedGrid, IoError> ReadBakeFile(std::span<const std::byte> bytes, std::string_view fileName)
{
	return Detail::BakeFileImpl::Reader(bytes, fileName).Read();
}

bool LooksLikeBakeFile(std::span<const std::byte> bytes)
{
	return Detail::StartsWith(bytes, Detail::bakeMagic);
}
} // namespace NavCore
