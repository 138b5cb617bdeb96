// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/BakeFile.h"

#include "Io/Checksum.h"
#include "NavCore/Grid/GridEdit.h"
#include "Support/Properties.h"
#include "Support/SameMap.h"

#include <gtest/gtest.h>

#include <limits>
#include <string_view>

namespace NavCore::Tests
{
namespace
{
using Bytes = std::vector<std::byte>;

constexpr GridFrame SomeFrame{-1250.5, 300.25, 50};
constexpr std::size_t ChecksumBytes = 4;

/** 10 x 3 cells with every layer, some of them blocked by their terrain. */
GridMap EveryLayer()
{
	GridMap map = GridMap::Create({.width = 10, .height = 3}).Value().Clone();
	GridEdit edit(map);
	edit.EnableTerrain();
	EXPECT_EQ(edit.FillTerrain({2, 0, 3, 2}, 7), GridError::None);
	EXPECT_EQ(edit.SetTerrain({9, 2}, TerrainBlocked), GridError::None);
	EXPECT_EQ(edit.EnableHeight(40), GridError::None);
	EXPECT_EQ(edit.FillHeight({0, 1, 10, 1}, -300), GridError::None);
	EXPECT_EQ(edit.SetWalkable({5, 1}, false), GridError::None);
	EXPECT_EQ(edit.EnableClearance(4), GridError::None);
	EXPECT_EQ(edit.EnableJumps(), GridError::None);
	return map;
}

Bytes Write(const GridMap& map, const GridFrame& frame = SomeFrame)
{
	Result<Bytes, GridError> bytes = WriteBakeFile(map, frame);
	EXPECT_TRUE(bytes.HasValue());
	return std::move(bytes).Value();
}

Result<BakedGrid, IoError> Read(const Bytes& bytes)
{
	return ReadBakeFile(bytes, "level.bake");
}

/** Makes the checksum fit again after a change of the content. */
void Seal(Bytes& bytes)
{
	const std::uint32_t crc = Detail::Crc32(std::span(bytes).first(bytes.size() - ChecksumBytes));
	for (std::size_t i = 0; i < ChecksumBytes; ++i)
	{
		bytes[bytes.size() - ChecksumBytes + i] = static_cast<std::byte>(crc >> (8 * i));
	}
}

/** A bake of every layer with some bytes from offset on replaced, and a checksum that fits. */
Bytes WithBytes(std::size_t offset, std::initializer_list<int> values)
{
	Bytes bytes = Write(EveryLayer());
	for (const int value : values)
	{
		bytes[offset++] = static_cast<std::byte>(value);
	}
	Seal(bytes);
	return bytes;
}

void ExpectRefused(const Bytes& bytes, IoErrorKind kind, std::int64_t offset, std::string_view words)
{
	const Result<BakedGrid, IoError> read = Read(bytes);
	ASSERT_FALSE(read.HasValue()) << words;
	EXPECT_EQ(read.Error().kind, kind) << Describe(read.Error());
	EXPECT_EQ(read.Error().offset, offset) << Describe(read.Error());
	EXPECT_EQ(read.Error().file, "level.bake");
	EXPECT_NE(read.Error().reason.find(words), std::string::npos) << Describe(read.Error());
}

TEST(BakeFile, KeepsEveryLayerAndTheFrame)
{
	const GridMap map = EveryLayer();
	const Result<BakedGrid, IoError> read = Read(Write(map));
	ASSERT_TRUE(read.HasValue()) << Describe(read.Error());
	EXPECT_TRUE(SameMap(read.Value().map, map));
	EXPECT_EQ(read.Value().frame.originX, SomeFrame.originX);
	EXPECT_EQ(read.Value().frame.originY, SomeFrame.originY);
	EXPECT_EQ(read.Value().frame.cellSize, SomeFrame.cellSize);
}

TEST(BakeFile, HasTheBytesThatItsDescriptionPromises)
{
	GridMap map = GridMap::Create({.width = 9, .height = 2}).Value().Clone();
	ASSERT_EQ(GridEdit(map).SetWalkable({8, 0}, false), GridError::None);
	const Bytes bytes = Write(map, {0.0, -0.0, 1.0});
	const std::array<int, 68> expected{0x8E, 'N', 'A', 'V', 'B', 'K', 13, 10, 1, 0, 0, 0, 0, 0, 0, 0, 72, 0,
		0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0xFF, 0, 0xFF, 1};
	ASSERT_EQ(bytes.size(), expected.size() + ChecksumBytes);
	for (std::size_t i = 0; i < expected.size(); ++i)
	{
		EXPECT_EQ(std::to_integer<int>(bytes[i]), expected[i]) << "byte " << i;
	}
}

TEST(BakeFile, EveryMapSurvivesAndIsWrittenTheSameWayAgain)
{
	CheckProperty(300,
		[]
		{
			const MapSpec spec = *AnySpec(140);
			const GridMap map = BuildMap(spec);
			const Bytes bytes = Write(map);
			const Result<BakedGrid, IoError> read = Read(bytes);
			RC_ASSERT(read.HasValue());
			Prove(SameMap(read.Value().map, map));
			RC_ASSERT(Write(read.Value().map) == bytes);
		});
}

TEST(BakeFile, TheLargestMapFits)
{
	const GridMap map = GridMap::Create({.width = MaxGridSide, .height = 3}).Value().Clone();
	const Result<BakedGrid, IoError> read = Read(Write(map));
	ASSERT_TRUE(read.HasValue()) << Describe(read.Error());
	EXPECT_EQ(read.Value().map.WalkableCount(), 3LL * MaxGridSide);
}

TEST(BakeFile, EveryFlippedBitIsNoticed)
{
	Bytes bytes = Write(EveryLayer());
	for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit)
	{
		bytes[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
		const Result<BakedGrid, IoError> read = Read(bytes);
		ASSERT_FALSE(read.HasValue()) << "bit " << bit;
		EXPECT_TRUE(
			read.Error().offset >= 0 && read.Error().offset <= static_cast<std::int64_t>(bytes.size()));
		bytes[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
	}
	EXPECT_TRUE(Read(bytes).HasValue());
}

TEST(BakeFile, EveryByteReplacedIsNoticed)
{
	const Bytes bytes = Write(EveryLayer());
	Random random(7);
	for (std::size_t i = 0; i < bytes.size(); ++i)
	{
		for (int turn = 0; turn < 8; ++turn)
		{
			Bytes changed = bytes;
			changed[i] ^= static_cast<std::byte>(random.Range(1, 255));
			EXPECT_FALSE(Read(changed).HasValue()) << "byte " << i;
		}
	}
}

TEST(BakeFile, EveryTruncationIsNoticed)
{
	const Bytes bytes = Write(EveryLayer());
	for (std::size_t length = 0; length < bytes.size(); ++length)
	{
		ExpectRefused(Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)),
			IoErrorKind::Truncated, static_cast<std::int64_t>(length), "");
	}
}

TEST(BakeFile, RefusesWhatFollowsTheEnd)
{
	Bytes bytes = Write(EveryLayer());
	bytes.push_back(std::byte{0});
	ExpectRefused(bytes, IoErrorKind::ExtraText, 16, "instead of");
}

TEST(BakeFile, RefusesOtherFilesAndVersions)
{
	ExpectRefused(Bytes(200, std::byte{'t'}), IoErrorKind::BadHeader, 0, "not a bake file");
	ExpectRefused(WithBytes(7, {'\r'}), IoErrorKind::BadHeader, 7, "not a bake file");
	ExpectRefused(WithBytes(8, {0}), IoErrorKind::BadHeader, 8, "version 0");
	ExpectRefused(WithBytes(8, {2}), IoErrorKind::NewerVersion, 8, "version 2");
	ExpectRefused(WithBytes(12, {31}), IoErrorKind::BadHeader, 12, "layers");
}

TEST(BakeFile, RefusesAbsurdSizesBeforeItAllocates)
{
	ExpectRefused(WithBytes(16, {0, 0, 0, 0, 0, 0, 0, 0x80}), IoErrorKind::Truncated, 164, "164 bytes of");
	ExpectRefused(WithBytes(24, {0, 0, 0, 0}), IoErrorKind::OutOfRange, 24, "width is 0");
	ExpectRefused(
		WithBytes(24, {0xFF, 0xFF, 0xFF, 0xFF}), IoErrorKind::OutOfRange, 24, "width is 4294967295");
	ExpectRefused(WithBytes(28, {1, 0x40}), IoErrorKind::OutOfRange, 28, "height is 16385");
	ExpectRefused(WithBytes(24, {0, 0x40, 0, 0, 0, 0x40, 0, 0}), IoErrorKind::BadHeader, 16, "takes");
	ExpectRefused(WithBytes(24, {3, 0, 0, 0, 10, 0, 0, 0}), IoErrorKind::BadHeader, 16, "takes");
}

TEST(BakeFile, NamesAWrongChecksum)
{
	Bytes bytes = Write(EveryLayer());
	bytes[70] ^= std::byte{1};
	ExpectRefused(bytes, IoErrorKind::BadChecksum, 160, "checksum");
}

TEST(BakeFile, RefusesSettingsThatMakeNoSense)
{
	ExpectRefused(WithBytes(32, {3}), IoErrorKind::OutOfRange, 32, "topology");
	ExpectRefused(WithBytes(33, {4}), IoErrorKind::OutOfRange, 33, "corner rule");
	ExpectRefused(WithBytes(34, {0}), IoErrorKind::OutOfRange, 34, "clearance");
	ExpectRefused(WithBytes(34, {MaxClearanceLimit + 1}), IoErrorKind::OutOfRange, 34, "clearance");
	ExpectRefused(WithBytes(35, {1}), IoErrorKind::BadHeader, 35, "not 0");
	ExpectRefused(WithBytes(36, {0, 0, 0, 0x80}), IoErrorKind::OutOfRange, 36, "climb limit");
	ExpectRefused(WithBytes(33, {3}), IoErrorKind::BadContent, 12, "jump bits");
	ExpectRefused(WithBytes(32, {1}), IoErrorKind::BadContent, 12, "jump bits");
	ExpectRefused(WithBytes(40, {0, 0, 0, 0, 0, 0, 0xF0, 0x7F}), IoErrorKind::OutOfRange, 40, "finite");
	ExpectRefused(WithBytes(40, {0, 0, 0, 0, 0, 0, 0, 0x80}), IoErrorKind::OutOfRange, 40, "minus zero");
	ExpectRefused(WithBytes(56, {0, 0, 0, 0, 0, 0, 0, 0}), IoErrorKind::OutOfRange, 40, "out of range");
}

TEST(BakeFile, RefusesCellsThatContradictEachOther)
{
	ExpectRefused(WithBytes(65, {7}), IoErrorKind::BadContent, 65, "past the width");
	ExpectRefused(WithBytes(70, {0}), IoErrorKind::OutOfRange, 70, "cost 0");
	ExpectRefused(WithBytes(72, {255}), IoErrorKind::BadContent, 72, "free although");
}

TEST(BakeFile, WritesNoBadFrame)
{
	const GridMap map = EveryLayer();
	constexpr double Infinity = std::numeric_limits<double>::infinity();
	EXPECT_EQ(WriteBakeFile(map, {Infinity, 0, 1}).Error(), GridError::NotFinite);
	EXPECT_EQ(WriteBakeFile(map, {0, 0, 0}).Error(), GridError::ValueOutOfRange);
}

TEST(BakeFile, IsRecognizedByItsFirstBytes)
{
	Bytes bytes = Write(EveryLayer());
	EXPECT_TRUE(LooksLikeBakeFile(bytes));
	bytes.resize(8);
	EXPECT_TRUE(LooksLikeBakeFile(bytes));
	bytes.resize(7);
	EXPECT_FALSE(LooksLikeBakeFile(bytes));
	EXPECT_FALSE(LooksLikeBakeFile({}));
}
} // namespace
} // namespace NavCore::Tests
