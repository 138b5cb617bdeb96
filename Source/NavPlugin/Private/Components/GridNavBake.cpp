// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavBake.h"

#include "Components/GridNavGraph.h"
#include "Misc/Crc.h"
#include "NavCore/Io/BakeFile.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

#include <cstddef>
#include <span>
#include <vector>

namespace GridNavBakePrivate
{
constexpr uint32 Magic = 0x42564E47; // "GNVB"
constexpr uint32 FormatVersion = 1;
constexpr int32 ChecksumBytes = 4;

/** Everything but the heights and the map. */
struct FHeader
{
	uint32 Magic = GridNavBakePrivate::Magic;
	uint32 Version = FormatVersion;
	uint8 Source = 0;
	uint8 WallsKeepRadius = 0;
	double BaseZ = 0.0;
	FVector BoundsMin = FVector::ZeroVector;
	FVector BoundsMax = FVector::ZeroVector;
	float AgentRadius = 0.0f;
	float AgentHeight = 0.0f;
	int32 Heights = 0;
	int32 MapBytes = 0;
};

/** Magic and version come first in every version. */
void SerializeStart(FArchive& Ar, FHeader& Header)
{
	Ar << Header.Magic;
	Ar << Header.Version;
}

void SerializeRest(FArchive& Ar, FHeader& Header)
{
	Ar << Header.Source;
	Ar << Header.WallsKeepRadius;
	Ar << Header.BaseZ;
	Ar << Header.BoundsMin;
	Ar << Header.BoundsMax;
	Ar << Header.AgentRadius;
	Ar << Header.AgentHeight;
	Ar << Header.Heights;
	Ar << Header.MapBytes;
}

NavCore::Failure<FGridNavBakeError> Bad(const TCHAR* Reason)
{
	return NavCore::Failure{FGridNavBakeError{EGridNavBuildFailure::BadBakedData, Reason}};
}

bool IsSound(const FHeader& Header)
{
	const bool bFinite = FMath::IsFinite(Header.BaseZ) && !Header.BoundsMin.ContainsNaN() &&
		!Header.BoundsMax.ContainsNaN() && FMath::IsFinite(Header.AgentRadius) &&
		FMath::IsFinite(Header.AgentHeight);
	return bFinite && Header.Source <= static_cast<uint8>(EGridNavSource::Baked) &&
		Header.WallsKeepRadius <= 1 && Header.AgentRadius >= 0.0f && Header.Heights >= 0 &&
		Header.MapBytes >= 0;
}

FGridNavFrame ToFrame(const FHeader& Header, const NavCore::GridFrame& Plane)
{
	FGridNavFrame Frame;
	Frame.Plane = Plane;
	Frame.BaseZ = Header.BaseZ;
	Frame.Bounds = FBox(Header.BoundsMin, Header.BoundsMax);
	Frame.AgentRadius = Header.AgentRadius;
	Frame.AgentHeight = Header.AgentHeight;
	Frame.bWallsKeepRadius = Header.WallsKeepRadius != 0;
	return Frame;
}

/** Reads what follows the header; the reader stands behind it, and the checksum was right. */
NavCore::Result<FGridNavBakeContent, FGridNavBakeError> DecodeBody(
	FMemoryReader& Reader, const FHeader& Header, const TArray<uint8>& Body)
{
	const int64 HeightBytes = int64{Header.Heights} * static_cast<int64>(sizeof(float));
	if (Reader.Tell() + HeightBytes + Header.MapBytes != Body.Num())
	{
		return Bad(TEXT("its parts do not add up to its size"));
	}
	TArray<float> Heights;
	Heights.SetNumUninitialized(Header.Heights);
	Reader.Serialize(Heights.GetData(), HeightBytes);
	for (const float Height : Heights)
	{
		if (!FMath::IsFinite(Height))
		{
			return Bad(TEXT("a height is not a number"));
		}
	}
	const auto* MapStart = reinterpret_cast<const std::byte*>(Body.GetData() + Reader.Tell());
	NavCore::Result<NavCore::BakedGrid, NavCore::IoError> Baked =
		NavCore::ReadBakeFile({MapStart, static_cast<std::size_t>(Header.MapBytes)}, "baked grid");
	if (!Baked)
	{
		return NavCore::Failure{FGridNavBakeError{
			EGridNavBuildFailure::BadBakedData, UTF8_TO_TCHAR(NavCore::Describe(Baked.Error()).c_str())}};
	}
	NavCore::GridMap& Map = Baked.Value().map;
	if (Header.Heights != 0 && Header.Heights != int64{Map.Width()} * Map.Height())
	{
		return Bad(TEXT("it has not one height for each cell"));
	}
	FGridNavSurface Surface;
	Surface.Frame = ToFrame(Header, Baked.Value().frame);
	Surface.Width = Map.Width();
	Surface.Heights = MoveTemp(Heights);
	return FGridNavBakeContent{MoveTemp(Map), MoveTemp(Surface), static_cast<EGridNavSource>(Header.Source)};
}
} // namespace GridNavBakePrivate

TArray<uint8> EncodeGridNavBake(
	const NavCore::GridMap& Map, const FGridNavSurface& Surface, EGridNavSource Source)
{
	const NavCore::Result<std::vector<std::byte>, NavCore::GridError> MapBytes =
		NavCore::WriteBakeFile(Map, Surface.Frame.Plane);
	TArray<uint8> Bytes;
	if (!MapBytes || MapBytes.Value().size() > static_cast<std::size_t>(MAX_int32))
	{
		return Bytes;
	}
	GridNavBakePrivate::FHeader Header;
	Header.Source = static_cast<uint8>(Source);
	Header.WallsKeepRadius = Surface.Frame.bWallsKeepRadius ? 1 : 0;
	Header.BaseZ = Surface.Frame.BaseZ;
	Header.BoundsMin = Surface.Frame.Bounds.Min;
	Header.BoundsMax = Surface.Frame.Bounds.Max;
	Header.AgentRadius = Surface.Frame.AgentRadius;
	Header.AgentHeight = Surface.Frame.AgentHeight;
	Header.Heights = Surface.Heights.Num();
	Header.MapBytes = static_cast<int32>(MapBytes.Value().size());

	FMemoryWriter Writer(Bytes);
	GridNavBakePrivate::SerializeStart(Writer, Header);
	GridNavBakePrivate::SerializeRest(Writer, Header);
	// Writers only read from what they are given.
	Writer.Serialize(const_cast<float*>(Surface.Heights.GetData()), int64{Header.Heights} * sizeof(float));
	Writer.Serialize(const_cast<std::byte*>(MapBytes.Value().data()), Header.MapBytes);
	uint32 Checksum = FCrc::MemCrc32(Bytes.GetData(), Bytes.Num());
	Writer << Checksum;
	return Bytes;
}

NavCore::Result<FGridNavBakeContent, FGridNavBakeError> DecodeGridNavBake(TConstArrayView<uint8> Bytes)
{
	const int32 BodyBytes = Bytes.Num() - GridNavBakePrivate::ChecksumBytes;
	if (BodyBytes < 0)
	{
		return GridNavBakePrivate::Bad(TEXT("it is cut short"));
	}
	const TArray<uint8> Body(Bytes.GetData(), BodyBytes);
	FMemoryReader Reader(Body);
	GridNavBakePrivate::FHeader Header;
	GridNavBakePrivate::SerializeStart(Reader, Header);
	if (Reader.IsError() || Header.Magic != GridNavBakePrivate::Magic)
	{
		return GridNavBakePrivate::Bad(TEXT("it does not begin like a baked grid"));
	}
	if (Header.Version > GridNavBakePrivate::FormatVersion)
	{
		return NavCore::Failure{FGridNavBakeError{EGridNavBuildFailure::NewerBakedData,
			FString::Printf(TEXT("it has format version %u, and this plugin reads up to %u"), Header.Version,
				GridNavBakePrivate::FormatVersion)}};
	}
	uint32 Checksum = 0;
	for (int32 Byte = 0; Byte < GridNavBakePrivate::ChecksumBytes; ++Byte)
	{
		Checksum |= static_cast<uint32>(Bytes[BodyBytes + Byte]) << (8 * Byte);
	}
	if (Header.Version == 0 || Checksum != FCrc::MemCrc32(Body.GetData(), BodyBytes))
	{
		return GridNavBakePrivate::Bad(TEXT("its checksum is wrong"));
	}
	GridNavBakePrivate::SerializeRest(Reader, Header);
	if (Reader.IsError() || !GridNavBakePrivate::IsSound(Header))
	{
		return GridNavBakePrivate::Bad(TEXT("its header makes no sense"));
	}
	return GridNavBakePrivate::DecodeBody(Reader, Header, Body);
}
