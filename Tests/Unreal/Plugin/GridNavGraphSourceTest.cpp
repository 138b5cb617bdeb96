// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Grids from map files and from a navmesh.
#include "GridNavGraphFixture.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#include <cstdio>

namespace
{
/** A file that lasts for one test. */
class FTestFile
{
public:
	explicit FTestFile(const char* Text)
	{
		static int32 Number = 0;
		Path = FPaths::Combine(UTF8_TO_TCHAR(testing::TempDir().c_str()),
			FString::Printf(TEXT("GridNavTest%d.map"), ++Number));
		EXPECT_TRUE(FFileHelper::SaveStringToFile(FString(UTF8_TO_TCHAR(Text)), *Path));
	}
	~FTestFile() { std::remove(TCHAR_TO_UTF8(*Path)); }
	FTestFile(const FTestFile&) = delete;
	FTestFile& operator=(const FTestFile&) = delete;

	FString Path;
};

UGridNavGraphComponent& BuildFromFile(FGraphWorld& Level, const FString& Path)
{
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(0.0, 0.0, 40.0));
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = Path;
	Graph.Build();
	EXPECT_TRUE(Level.WaitForBuild(Graph));
	return Graph;
}
} // namespace

TEST(GridNavGraphSource, AMapFileBringsItsOwnSize)
{
	FGraphWorld Level;
	const FTestFile File("type octile\nheight 3\nwidth 5\nmap\n..@..\n.T.S.\n.....\n");
	UGridNavGraphComponent& Graph = BuildFromFile(Level, File.Path);
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(WallsOf(Graph), "..#..\n.#...\n.....\n");
	EXPECT_TRUE(Graph.GetGraph()->Map().IsUniform());
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(0, 0), Place));
	EXPECT_TRUE(Place.Equals(FVector(-950.0, -950.0, 40.0), 0.01)) << "level with the component";
	EXPECT_TRUE(Graph.GetGridBounds().Max.Equals(FVector(-500.0, -700.0, 340.0), 0.01));
	EXPECT_EQ(Graph.RequestResample(Graph.GetGridBounds()), EGridNavEditResult::NothingToSample);
	EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(2, 0), false), EGridNavEditResult::Queued);
	Level.Settle(Graph);
	EXPECT_EQ(WallsOf(Graph), ".....\n.#...\n.....\n");
}

TEST(GridNavGraphSource, SwampMayCostMore)
{
	FGraphWorld Level;
	const FTestFile File("type octile\nheight 1\nwidth 3\nmap\n.S.\n");
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = File.Path;
	Graph.SwampCost = 3;
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Graph.GetGraph()->Map().TerrainAt({1, 0}), 3);
}

TEST(GridNavGraphSource, BadMapFilesFailWithAReason)
{
	FGraphWorld Level;
	const UGridNavGraphComponent& Missing = BuildFromFile(Level, TEXT("Maps/There is no such.map"));
	EXPECT_EQ(Missing.GetBuildFailure(), EGridNavBuildFailure::NoFile);
	EXPECT_TRUE(Missing.GetBuildFailureReason().ToString().Contains(TEXT("There is no such.map")));
	for (const char* Text : {"", "type octile\n", "type octile\nheight 2\nwidth 2\nmap\n..\n",
			 "type octile\nheight 1\nwidth 2\nmap\n.?\n", "type octile\nheight -1\nwidth 2\nmap\n..\n",
			 "type octile\nheight 99999999\nwidth 99999999\nmap\n..\n", "\x01\x02\x03"})
	{
		const FTestFile File(Text);
		const UGridNavGraphComponent& Graph = BuildFromFile(Level, File.Path);
		EXPECT_EQ(Graph.GetState(), EGridNavState::Failed) << Text;
		EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::BadFile) << Text;
		EXPECT_FALSE(Graph.GetBuildFailureReason().IsEmpty());
	}
}

TEST(GridNavGraphSource, AMissingNavmeshFailsTheBuild)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::NavMesh;
	Graph.Build();
	EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::NoNavMesh);
}
