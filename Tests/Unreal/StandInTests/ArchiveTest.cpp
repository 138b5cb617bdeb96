// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/Crc.h"
#include "Misc/Guid.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

#include <gtest/gtest.h>

namespace StandInTests
{
namespace
{
enum class ETestKind : uint8
{
	None,
	Some,
};

struct FTestVersion
{
	enum Type
	{
		Initial = 0,
		WithHeights,
		VersionPlusOne,
		Latest = VersionPlusOne - 1
	};
	static const FGuid GUID;
};

const FGuid FTestVersion::GUID(0x11223344, 0x55667788, 0x99AABBCC, 0xDDEEFF00);
FCustomVersionRegistration GRegisterTestVersion(
	FTestVersion::GUID, FTestVersion::Latest, FName(TEXT("StandInTestVersion")));

TArray<uint8> Write(int32 Value)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	Writer << Value;
	return Bytes;
}
} // namespace

TEST(Archive, ReadsWhatWasWritten)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	EXPECT_TRUE(Writer.IsSaving());
	EXPECT_FALSE(Writer.IsLoading());
	int32 Number = -7;
	uint64 Large = 1ull << 63;
	double Real = 0.25;
	bool bFlag = true;
	ETestKind Kind = ETestKind::Some;
	FString Text = TEXT("caf\u00e9");
	FName Name(TEXT("Agent"));
	TArray<uint16> List = {1, 2, 65535};
	Writer << Number << Large << Real << bFlag << Kind << Text << Name << List;
	EXPECT_FALSE(Writer.IsError());

	FMemoryReader Reader(Bytes);
	EXPECT_TRUE(Reader.IsLoading());
	Number = 0;
	Large = 0;
	Real = 0.0;
	bFlag = false;
	Kind = ETestKind::None;
	Text.Empty();
	Name = NAME_None;
	List.Empty();
	Reader << Number << Large << Real << bFlag << Kind << Text << Name << List;
	EXPECT_EQ(Number, -7);
	EXPECT_EQ(Large, 1ull << 63);
	EXPECT_EQ(Real, 0.25);
	EXPECT_TRUE(bFlag);
	EXPECT_EQ(Kind, ETestKind::Some);
	EXPECT_TRUE(Text.Equals(TEXT("caf\u00e9")));
	EXPECT_EQ(Name, FName(TEXT("Agent")));
	EXPECT_TRUE(List == TArray<uint16>({1, 2, 65535}));
	EXPECT_TRUE(Reader.AtEnd());
	EXPECT_FALSE(Reader.IsError());
}

TEST(Archive, ABoolTakesFourBytes)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	bool bFlag = true;
	Writer << bFlag;
	EXPECT_EQ(Bytes.Num(), 4);
}

TEST(Archive, AShortReadGivesZeroesAndAnError)
{
	TArray<uint8> Bytes = Write(0x01020304);
	Bytes.SetNum(3);
	FMemoryReader Reader(Bytes);
	int32 Value = 5;
	Reader << Value;
	EXPECT_EQ(Value, 0);
	EXPECT_TRUE(Reader.IsError());
	EXPECT_TRUE(Reader.GetError());
	uint8 Byte = 9;
	Reader << Byte;
	EXPECT_EQ(Byte, 0) << "nothing is read after an error";
}

TEST(Archive, EveryTruncationOfAStringIsAnError)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	FString Text = TEXT("grid");
	Writer << Text;
	for (int32 Num = 0; Num < Bytes.Num(); ++Num)
	{
		TArray<uint8> Part = Bytes;
		Part.SetNum(Num);
		FMemoryReader Reader(Part);
		FString Read;
		Reader << Read;
		EXPECT_TRUE(Reader.IsError()) << Num;
	}
}

TEST(Archive, ACountOfMillionsInAFewBytesIsAnErrorAndNoAllocation)
{
	TArray<uint8> Bytes = Write(0x7fffffff);
	FMemoryReader Reader(Bytes);
	FString Text;
	Reader << Text;
	EXPECT_TRUE(Reader.IsError());
	EXPECT_TRUE(Text.IsEmpty());
}

TEST(Archive, SeekingBackOverwrites)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	int64 Size = 0;
	int32 Value = 7;
	const int64 Place = Writer.Tell();
	Writer << Size << Value;
	Size = Writer.Tell();
	Writer.Seek(Place);
	Writer << Size;
	FMemoryReader Reader(Bytes);
	Size = 0;
	Reader << Size << Value;
	EXPECT_EQ(Size, 12);
	EXPECT_EQ(Value, 7);
	EXPECT_EQ(Reader.TotalSize(), 12);
}

TEST(Archive, AWriterMayGoOnAtTheEnd)
{
	TArray<uint8> Bytes = Write(1);
	FMemoryWriter Writer(Bytes, true, true);
	uint8 Byte = 2;
	Writer << Byte;
	EXPECT_EQ(Bytes.Num(), 5);
	EXPECT_TRUE(Writer.IsPersistent());
}

TEST(CustomVersion, TravelsAsInAPackage)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	Writer.UsingCustomVersion(FTestVersion::GUID);
	EXPECT_EQ(Writer.CustomVer(FTestVersion::GUID), FTestVersion::Latest);
	FCustomVersionContainer Stored = Writer.GetCustomVersions();
	Stored.Serialize(Writer);

	FMemoryReader Reader(Bytes);
	FCustomVersionContainer Read;
	Read.Serialize(Reader);
	ASSERT_EQ(Read.GetAllVersions().Num(), 1);
	Reader.SetCustomVersions(Read);
	EXPECT_EQ(Reader.CustomVer(FTestVersion::GUID), FTestVersion::Latest);
}

TEST(CustomVersion, OldDataTellsItsAge)
{
	const TArray<uint8> Bytes = Write(1);
	FMemoryReader Reader(Bytes);
	FCustomVersionContainer Old;
	Old.SetVersion(FTestVersion::GUID, FTestVersion::Initial, FName(TEXT("StandInTestVersion")));
	Reader.SetCustomVersions(Old);
	Reader.UsingCustomVersion(FTestVersion::GUID);
	EXPECT_EQ(Reader.CustomVer(FTestVersion::GUID), FTestVersion::Initial);
	Reader.SetCustomVersions(FCustomVersionContainer());
	EXPECT_EQ(Reader.CustomVer(FTestVersion::GUID), -1) << "written before there was a version";
}

TEST(CustomVersion, BytesWithoutVersionsCountAsWrittenByThisBuild)
{
	const TArray<uint8> Bytes = Write(1);
	FMemoryReader Reader(Bytes);
	EXPECT_EQ(Reader.CustomVer(FTestVersion::GUID), FTestVersion::Latest);
}

#if DO_CHECK
TEST(CustomVersion, AskingWithoutAnnouncingIsCaught)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	EXPECT_DEATH(Writer.CustomVer(FTestVersion::GUID), "UsingCustomVersion");
	EXPECT_DEATH(Writer.UsingCustomVersion(FGuid(1, 2, 3, 4)), "not registered");
}
#endif

TEST(Crc, IsTheCommonOne)
{
	EXPECT_EQ(FCrc::MemCrc32("123456789", 9), 0xCBF43926u);
	const uint32 First = FCrc::MemCrc32("1234", 4);
	EXPECT_EQ(FCrc::MemCrc32("56789", 5, First), 0xCBF43926u);
}
} // namespace StandInTests
