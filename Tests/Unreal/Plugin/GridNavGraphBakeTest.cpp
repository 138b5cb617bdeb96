// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Grids that are saved, loaded, and damaged on the way.
#include "Components/GridNavBake.h"
#include "Components/GridNavBakedData.h"
#include "Components/GridNavCustomVersion.h"
#include "GridNavGraphFixture.h"
#include "NavCore/Base/Random.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

namespace
{
/** A grid with walls, terrain and floors of several heights. */
UGridNavGraphComponent& AddBusyGraph(FGraphWorld& Level)
{
	Level.AddBox({200.0, -300.0}, {250.0, 80.0}, 20.0);
	Level.World.SpawnBox(FVector(-600.0, 0.0, 60.0), FVector(300.0, 300.0, 60.0));
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(100.0, 50.0, 20.0));
	Graph.Floor = EGridNavFloor::Highest;
	Graph.bTerrainCosts = true;
	Graph.Build();
	Graph.FinishBuild();
	Graph.SetTerrainCost(FBox::BuildAABB(FVector(400.0, 400.0, 0.0), FVector(150.0)), 9);
	Level.Settle(Graph);
	return Graph;
}

TArray<uint8> Encoded(const UGridNavGraphComponent& Graph)
{
	const FGridNavGraph& Built = *Graph.GetGraph();
	return EncodeGridNavBake(Built.Map(), *Built.Surface(), EGridNavSource::Collision);
}

/** A component with these bytes baked into its asset, built. */
UGridNavGraphComponent& BuildFrom(FGraphWorld& Level, const TArray<uint8>& Bytes, bool bRebuild)
{
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(100.0, 50.0, 20.0));
	Graph.Source = EGridNavSource::Baked;
	Graph.bRebuildBadBake = bRebuild;
	Graph.BakedData = NewObject<UGridNavBakedData>(&Graph);
	Graph.BakedData->Blob.Set(TArray<uint8>(Bytes));
	Graph.Build();
	Graph.FinishBuild();
	return Graph;
}

TArray<uint8> Saved(UObject& Object)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	Object.Serialize(Writer);
	EXPECT_FALSE(Writer.IsError());
	return Bytes;
}
} // namespace

TEST(GridNavGraphBake, ComesBackAsItWas)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddBusyGraph(Level);
	UGridNavBakedData* Asset = NewObject<UGridNavBakedData>(&Graph);
	ASSERT_TRUE(Graph.BakeIntoAsset(Asset));
	EXPECT_EQ(Asset->GridSize, FIntPoint(20, 20));
	EXPECT_GT(Asset->GetBakedBytes(), 0);

	UGridNavGraphComponent& Loaded = BuildFrom(Level, Asset->Blob.Bytes, false);
	ASSERT_EQ(Loaded.GetState(), EGridNavState::Ready);
	EXPECT_EQ(WallsOf(Loaded), WallsOf(Graph));
	const NavCore::GridMap& Map = Loaded.GetGraph()->Map();
	const NavCore::GridMap& Expected = Graph.GetGraph()->Map();
	for (int32 Y = 0; Y < 20; ++Y)
	{
		for (int32 X = 0; X < 20; ++X)
		{
			EXPECT_EQ(Map.TerrainAt({X, Y}), Expected.TerrainAt({X, Y}));
			EXPECT_EQ(Map.HeightAt({X, Y}), Expected.HeightAt({X, Y}));
			EXPECT_TRUE(Loaded.GetGraph()->ToWorld({X, Y}).Equals(Graph.GetGraph()->ToWorld({X, Y}), 0.01));
		}
	}
	EXPECT_EQ(Map.ClimbLimit(), Expected.ClimbLimit());
}

TEST(GridNavGraphBake, IsSavedWithTheComponent)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddBusyGraph(Level);
	ASSERT_TRUE(Graph.BakeIntoComponent());
	const TArray<uint8> Bytes = Saved(Graph);
	UGridNavGraphComponent& Loaded = Level.AddGraph(FVector(100.0, 50.0, 20.0));
	FMemoryReader Reader(Bytes);
	Loaded.Serialize(Reader);
	EXPECT_FALSE(Reader.IsError());
	Loaded.Source = EGridNavSource::Baked;
	Loaded.bRebuildBadBake = false;
	Loaded.Build();
	Loaded.FinishBuild();
	ASSERT_EQ(Loaded.GetState(), EGridNavState::Ready);
	EXPECT_EQ(WallsOf(Loaded), WallsOf(Graph));
}

TEST(GridNavGraphBake, GoesOnFollowingItsLevel)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({0.0, 0.0}, {200.0, 200.0});
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_TRUE(Graph.BakeIntoComponent());
	Graph.Source = EGridNavSource::Baked;
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Box->Destroy();
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10)));
}

TEST(GridNavGraphBake, MovesWithItsComponent)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddBusyGraph(Level);
	ASSERT_TRUE(Graph.BakeIntoComponent());
	Graph.bAutomaticEdits = false;
	Graph.Source = EGridNavSource::Baked;
	const std::string Before = WallsOf(Graph);
	const FVector Corner = Graph.GetGraph()->ToWorld({0, 0});
	Graph.SetWorldLocation(Graph.GetComponentLocation() + FVector(3000.0, 0.0, 500.0));
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(WallsOf(Graph), Before);
	EXPECT_TRUE(Graph.GetGraph()->ToWorld({0, 0}).Equals(Corner + FVector(3000.0, 0.0, 500.0), 0.01));
}

TEST(GridNavGraphBake, EveryDamagedByteIsNoticed)
{
	FGraphWorld Level;
	const TArray<uint8> Sound = Encoded(AddBusyGraph(Level));
	ASSERT_TRUE(DecodeGridNavBake(Sound).HasValue());
	for (int32 Byte = 0; Byte < Sound.Num(); ++Byte)
	{
		for (const uint8 Flip : {uint8{0x01}, uint8{0x80}, uint8{0xFF}})
		{
			TArray<uint8> Bytes = Sound;
			Bytes[Byte] ^= Flip;
			const auto Content = DecodeGridNavBake(Bytes);
			ASSERT_FALSE(Content.HasValue()) << "byte " << Byte << " changed by " << int{Flip};
			EXPECT_FALSE(Content.Error().Reason.IsEmpty());
		}
	}
}

TEST(GridNavGraphBake, EveryCutIsNoticed)
{
	FGraphWorld Level;
	const TArray<uint8> Sound = Encoded(AddBusyGraph(Level));
	for (int32 Length = 0; Length < Sound.Num(); ++Length)
	{
		const auto Content = DecodeGridNavBake(TConstArrayView<uint8>(Sound.GetData(), Length));
		ASSERT_FALSE(Content.HasValue()) << Length << " bytes";
	}
	TArray<uint8> Longer = Sound;
	Longer.Add(0);
	EXPECT_FALSE(DecodeGridNavBake(Longer).HasValue());
}

TEST(GridNavGraphBake, NoiseIsRefused)
{
	NavCore::Random Random(4);
	for (int32 Round = 0; Round < 2000; ++Round)
	{
		TArray<uint8> Bytes;
		for (int32 Byte = Random.Range(0, 200); Byte > 0; --Byte)
		{
			Bytes.Add(static_cast<uint8>(Random.Below(256)));
		}
		EXPECT_FALSE(DecodeGridNavBake(Bytes).HasValue());
	}
}

TEST(GridNavGraphBake, DamageFailsTheBuildOrLeadsToOneFromTheLevel)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Source = AddBusyGraph(Level);
	TArray<uint8> Bytes = Encoded(Source);
	Bytes[Bytes.Num() / 2] ^= 4;
	UGridNavGraphComponent& Failing = BuildFrom(Level, Bytes, false);
	EXPECT_EQ(Failing.GetState(), EGridNavState::Failed);
	EXPECT_EQ(Failing.GetBuildFailure(), EGridNavBuildFailure::BadBakedData);
	EXPECT_TRUE(Failing.GetBuildFailureReason().ToString().Contains(TEXT("checksum")));

	UGridNavGraphComponent& Rebuilt = Level.AddGraph();
	const FGraphEvents Events(Rebuilt);
	Rebuilt.Source = EGridNavSource::Baked;
	Rebuilt.BakedData = Failing.BakedData;
	Rebuilt.Build();
	ASSERT_TRUE(Level.WaitForBuild(Rebuilt));
	EXPECT_EQ(Rebuilt.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Events->FailedCount, 1) << "the damage is told all the same";
	EXPECT_EQ(Events->ReadyCount, 1);
}

TEST(GridNavGraphBake, ALaterFormatIsNamedAsSuch)
{
	FGraphWorld Level;
	TArray<uint8> Bytes = Encoded(AddBusyGraph(Level));
	Bytes[4] = 2;
	const auto Content = DecodeGridNavBake(Bytes);
	ASSERT_FALSE(Content.HasValue());
	EXPECT_EQ(Content.Error().Failure, EGridNavBuildFailure::NewerBakedData);
	EXPECT_EQ(BuildFrom(Level, Bytes, false).GetBuildFailure(), EGridNavBuildFailure::NewerBakedData);
}

TEST(GridNavGraphBake, APackageOfALaterVersionIsSteppedOver)
{
	FGridNavBakedBlob Blob;
	Blob.Set(TArray<uint8>{1, 2, 3, 4, 5});
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	Blob.Serialize(Writer);
	int32 After = 77;
	Writer << After;

	FMemoryReader Reader(Bytes);
	Reader.SetCustomVersion(
		FGridNavCustomVersion::GUID, FGridNavCustomVersion::Latest + 1, TEXT("GridNavVer"));
	FGridNavBakedBlob Loaded;
	Loaded.Serialize(Reader);
	EXPECT_EQ(Loaded.State, EGridNavBlobState::Newer);
	EXPECT_TRUE(Loaded.Bytes.IsEmpty());
	int32 Read = 0;
	Reader << Read;
	EXPECT_EQ(Read, 77) << "what follows is read as if nothing had been";
	EXPECT_FALSE(Reader.IsError());
}

TEST(GridNavGraphBake, AnArchiveThatEndsEarlyOrLiesAboutSizesIsRefused)
{
	FGridNavBakedBlob Blob;
	Blob.Set(TArray<uint8>{1, 2, 3, 4, 5});
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	Blob.Serialize(Writer);
	for (int32 Length = 0; Length < Bytes.Num(); ++Length)
	{
		const TArray<uint8> Short(Bytes.GetData(), Length);
		FMemoryReader Reader(Short);
		FGridNavBakedBlob Loaded;
		Loaded.Serialize(Reader);
		EXPECT_EQ(Loaded.State, EGridNavBlobState::Truncated) << Length << " bytes";
		EXPECT_TRUE(Reader.IsError());
		EXPECT_TRUE(Loaded.Bytes.IsEmpty());
	}
	for (const int64 Size : {int64{-1}, int64{6}, int64{1} << 40, TNumericLimits<int64>::Max()})
	{
		TArray<uint8> Lying;
		FMemoryWriter Liar(Lying);
		int64 Told = Size;
		Liar << Told;
		Liar.Serialize(Blob.Bytes.GetData(), Blob.Bytes.Num());
		FMemoryReader Reader(Lying);
		FGridNavBakedBlob Loaded;
		Loaded.Serialize(Reader);
		EXPECT_EQ(Loaded.State, EGridNavBlobState::Truncated) << "size " << Size;
	}
}

TEST(GridNavGraphBake, ABakeThatIsTooLargeForTheLimitIsRefused)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Extent = FVector(15000.0, 15000.0, 300.0);
	Graph.bRequireFloor = false;
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_TRUE(Graph.BakeIntoComponent());
	Graph.Source = EGridNavSource::Baked;
	Graph.bRebuildBadBake = false;
	Graph.MaxMegabytes = 1;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::OverMemory);
}
