// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What is remembered of queries, looked at again and written to files.
#include "Debug/GridQueryCapture.h"
#include "Debug/GridSearchReplay.h"
#include "GridNavDebugFixture.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "NavCore/Capture/CaptureFile.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "Query/GridPathQueue.h"

#include <gtest/gtest.h>

#include <span>

namespace
{
/** The project lies in a folder of its own until this goes away. */
class FSavedFolder
{
public:
	FSavedFolder() : Former(FPaths::ProjectDir())
	{
		StandIn::SetProjectDir(UTF8_TO_TCHAR((testing::TempDir() + "gridnav-capture/").c_str()));
	}
	~FSavedFolder() { StandIn::SetProjectDir(Former); }

private:
	FString Former;
};

NavCore::QueryCapture ReadCapture(const FString& Path)
{
	TArray<uint8> Bytes;
	EXPECT_TRUE(FFileHelper::LoadFileToArray(Bytes, *Path));
	auto Read = NavCore::ReadCaptureFile(
		std::as_bytes(std::span(Bytes.GetData(), static_cast<std::size_t>(Bytes.Num()))), "capture");
	EXPECT_TRUE(Read.HasValue());
	return std::move(Read).Value();
}

/** Queries of a capture that get another answer when they are run again. */
int32 CountMismatches(const NavCore::QueryCapture& Capture)
{
	NavCore::NavGraph Graph(Capture.grid.map.Clone());
	NavCore::SearchScratch Scratch;
	int32 Mismatches = 0;
	for (const NavCore::CapturedQuery& Query : Capture.queries)
	{
		const NavCore::AlgorithmInfo* Info = NavCore::FindAlgorithm(Query.algorithm);
		Graph.Require(Info->uses);
		const NavCore::CapturedQuery Again =
			NavCore::CaptureQuery(Graph.Context(), *Info, Query.request, Scratch);
		Mismatches += Again.digest != Query.digest ? 1 : 0;
	}
	return Mismatches;
}

FGridQueryRecord RecordWith(int32 Marker)
{
	FGridQueryRecord Record;
	Record.WaitedFrames = Marker;
	return Record;
}

const FGridQueryHistory& HistoryOf(const FDebugWorld& World)
{
	return World.GetPaths().GetQueue()->GetHistory();
}
} // namespace

TEST(GridQueryHistory, KeepsTheLastOnes)
{
	FGridQueryHistory History;
	History.SetCapacity(3);
	for (int32 Marker = 1; Marker <= 5; ++Marker)
	{
		History.Add(RecordWith(Marker));
	}
	ASSERT_EQ(History.Num(), 3);
	EXPECT_EQ(History.FromLast(0).WaitedFrames, 5);
	EXPECT_EQ(History.FromLast(2).WaitedFrames, 3);
	EXPECT_EQ(History.Find(4)->WaitedFrames, 4);
	EXPECT_EQ(History.Find(2), nullptr);
	EXPECT_EQ(History.Find(6), nullptr);
}

TEST(GridQueryHistory, CapacityMayChange)
{
	FGridQueryHistory History;
	History.Add(RecordWith(1));
	EXPECT_TRUE(History.IsEmpty());
	History.SetCapacity(4);
	for (int32 Marker = 2; Marker <= 5; ++Marker)
	{
		History.Add(RecordWith(Marker));
	}
	History.SetCapacity(2);
	ASSERT_EQ(History.Num(), 2);
	EXPECT_EQ(History.FromLast(1).WaitedFrames, 4);
	History.SetCapacity(3);
	History.Add(RecordWith(6));
	ASSERT_EQ(History.Num(), 3);
	EXPECT_EQ(History.FromLast(0).WaitedFrames, 6);
	EXPECT_EQ(History.FromLast(2).WaitedFrames, 4);
	EXPECT_EQ(History.Find(6)->WaitedFrames, 6) << "numbers count from the first, kept or not";
	History.SetCapacity(0);
	History.Add(RecordWith(7));
	EXPECT_TRUE(History.IsEmpty());
}

TEST(GridQueryHistory, RequestsAreNotedAsTheyEnded)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.Owner = &Grid;
	World.Find(Request);
	ASSERT_EQ(HistoryOf(World).Num(), 1);
	const FGridQueryRecord& Found = HistoryOf(World).FromLast(0);
	EXPECT_EQ(Found.Outcome, EGridPathOutcome::Found);
	EXPECT_EQ(Found.Asked.Start, (NavCore::Cell{3, 3}));
	EXPECT_EQ(Found.Asked.Goal, (NavCore::Cell{28, 28}));
	EXPECT_GT(Found.Cost.units, 0);
	EXPECT_EQ(HistoryOf(World).LastOf(&Grid), &Found);
	EXPECT_EQ(HistoryOf(World).LastOf(&World.GetDebug()), nullptr);

	World.GetPaths().Cancel(World.GetPaths().Request(MakeRequest(), FOnGridPathEvent()));
	World.Tick(4);
	EXPECT_EQ(HistoryOf(World).FromLast(0).Outcome, EGridPathOutcome::Cancelled);
	EXPECT_EQ(HistoryOf(World).FromLast(0).Number, 2);
}

TEST(GridQueryHistory, ChoicesOfGoalsAreNotedByWhereTheyEnded)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.Goals = {FVector(1000.0, 0.0, 0.0), FVector(-1000.0, -1000.0, 0.0)};
	World.Find(Request);
	EXPECT_FALSE(HistoryOf(World).FromLast(0).Asked.bHasGoal);
	EXPECT_EQ(HistoryOf(World).FromLast(0).Asked.Goal, (NavCore::Cell{6, 6}));
}

TEST(GridSearchReplay, StepsThroughTheSearch)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Grid.BlockBox(WallTo(1000.0));
	FGridPathRequest Request = MakeRequest();
	Request.Algorithm = EGridNavAlgorithm::AStar;
	World.Find(Request);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query last")).Contains(TEXT("astar")));
	const FGridSearchReplay& Search = *World.GetDebug().GetSearch();
	EXPECT_EQ(Search.GetStatus(), NavCore::SearchStatus::Found);
	EXPECT_EQ(Search.GetPath().cost, HistoryOf(World).FromLast(0).Cost);
	EXPECT_GT(Search.NumSteps(), 100);
	EXPECT_EQ(Search.GetStep(), Search.NumSteps()) << "all of it at first";
	EXPECT_FALSE(Search.HasMapChanged());
	World.Settle();
	const double All = AreaOf(*ProxiesOf(World.GetRendering())[0]);
	World.Type(TEXT("GridNav.Draw.Step 20"));
	EXPECT_EQ(Search.GetStep(), 20);
	World.Settle();
	const double Some = AreaOf(*ProxiesOf(World.GetRendering())[0]);
	EXPECT_GT(Some, 0.0);
	EXPECT_LT(Some, All);
	World.Type(TEXT("GridNav.Draw.Step +5"));
	EXPECT_EQ(Search.GetStep(), 25);
	World.Type(TEXT("GridNav.Draw.Step -100"));
	EXPECT_EQ(Search.GetStep(), 0);
	World.Type(TEXT("GridNav.Draw.Step end"));
	EXPECT_EQ(Search.GetStep(), Search.NumSteps());
	World.Settle();
	EXPECT_NEAR(AreaOf(*ProxiesOf(World.GetRendering())[0]), All, 1e-3);
}

TEST(GridSearchReplay, TellsWhatItCannotShow)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query last")).Contains(TEXT("no query has ended")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Step 1")).Contains(TEXT("no query is shown")));
	World.Find(MakeRequest());
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query 7")).Contains(TEXT("query 7 is not remembered")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query x")).Contains(TEXT("GridNav.Draw.Query last")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query 1")).Contains(TEXT("step")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Step much")).Contains(TEXT("+N, -N or end")));
	Grid.BlockBox(WallTo(1000.0));
	World.Tick(4);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query 1")).Contains(TEXT("the map has changed")));
	FGridPathRequest Choice = MakeRequest();
	Choice.Goals = {FVector(-25.0, 0.0, 0.0)};
	World.Find(Choice);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query 2")).Contains(TEXT("choice of goals")));
	Grid.GetOwner()->Destroy();
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query 1")).Contains(TEXT("its grid is gone")));
	World.Tick(4);
}

TEST(GridSearchReplay, IsBounded)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 1024);
	FGridPathRequest Request = MakeRequest(FVector(-51000.0, -51000.0, 0.0), FVector(51000.0, 51000.0, 0.0));
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	World.Find(Request);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Draw.Query last")).Contains(TEXT("cut off")));
	EXPECT_LE(World.GetDebug().GetSearch()->GetCounters().expanded, FGridSearchReplay::MaxExpansions);
	EXPECT_LE(World.GetDebug().GetSearch()->NumSteps(), FGridSearchReplay::MaxEvents);
}

TEST(GridQueryCapture, ListNamesTheQueries)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	World.Find(MakeRequest());
	World.Find(MakeRequest(FVector::ZeroVector, FVector(500.0, 0.0, 0.0)));
	const FString All = World.Type(TEXT("GridNav.Trace.List"));
	EXPECT_TRUE(All.Contains(TEXT("2 queries remembered")));
	EXPECT_TRUE(All.Contains(TEXT("1: (3, 3) to (28, 28), auto")));
	const FString One = World.Type(TEXT("GridNav.Trace.List 1"));
	EXPECT_FALSE(One.Contains(TEXT("1: (3, 3)")));
	EXPECT_TRUE(One.Contains(TEXT("2: (16, 16) to (21, 16)")));
}

TEST(GridQueryCapture, FilesAreReadBackToTheSameAnswers)
{
	const FSavedFolder Folder;
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector(3000.0, 0.0, 0.0), 64);
	Grid.BlockBox(FBox(FVector(2950.0, -3200.0, 0.0), FVector(3050.0, 2000.0, 0.0)));
	const FVector Left(500.0, -3000.0, 0.0);
	const FVector Right(5500.0, -3000.0, 0.0);
	for (const EGridNavAlgorithm Algorithm : {EGridNavAlgorithm::Auto, EGridNavAlgorithm::AStar,
			 EGridNavAlgorithm::JumpPoint, EGridNavAlgorithm::Sga, EGridNavAlgorithm::Hpa})
	{
		FGridPathRequest Request = MakeRequest(Left, Right);
		Request.Algorithm = Algorithm;
		ASSERT_EQ(World.Find(Request).Outcome, EGridPathOutcome::Found);
	}
	const FString Said = World.Type(TEXT("GridNav.Trace.Capture"));
	EXPECT_TRUE(Said.Contains(TEXT("5 queries in ")));
	const FString Path = FPaths::ProjectSavedDir() + TEXT("GridNav/Queries.capture");
	ASSERT_TRUE(FPaths::FileExists(Path));
	const NavCore::QueryCapture Capture = ReadCapture(Path);
	ASSERT_EQ(Capture.queries.size(), 5U);
	EXPECT_EQ(Capture.grid.map.Width(), 64);
	EXPECT_EQ(Capture.grid.frame.originX, -200.0);
	EXPECT_EQ(Capture.queries[1].algorithm, "astar");
	EXPECT_EQ(Capture.queries[1].status, NavCore::SearchStatus::Found);
	EXPECT_EQ(Capture.queries[1].cost, HistoryOf(World).FromLast(3).Cost);
	EXPECT_EQ(CountMismatches(Capture), 0);
}

// Where the program that runs captures again is built, it opens what this leaves behind; see CMakeLists.txt.
TEST(GridQueryCapture, IsLeftForTheReplay)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 256);
	Grid.ExtraAgentRadii = {150.0f};
	Grid.Build();
	Grid.FinishBuild();
	Grid.BlockBox(FBox(FVector(-50.0, -12800.0, 0.0), FVector(50.0, 9000.0, 0.0)));
	World.Tick(8);
	for (int32 Index = 0; Index < 12; ++Index)
	{
		FGridPathRequest Request = MakeRequest(
			FVector(-12000.0, -12000.0 + Index * 1500.0, 0.0), FVector(12000.0, Index * 700.0, 0.0));
		Request.AgentRadius = 150.0f;
		Request.Algorithm = Index % 2 == 0 ? EGridNavAlgorithm::Auto : EGridNavAlgorithm::Hpa;
		ASSERT_EQ(World.Find(Request).Outcome, EGridPathOutcome::Found);
	}
	const FString File = FPaths::ConvertRelativePathToFull(UTF8_TO_TCHAR(GRIDNAV_CAPTURE_FILE));
	const FGridQueryCaptureReport Report =
		UE::GridNav::CaptureQueries(*World.GetPaths().GetQueue(), File, 12);
	EXPECT_EQ(Report.Queries, 12);
	EXPECT_EQ(CountMismatches(ReadCapture(File)), 0);
}

TEST(GridQueryCapture, TellsWhatHasChangedSince)
{
	const FSavedFolder Folder;
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.bAllowPartial = false;
	World.Find(Request);
	Grid.BlockBox(WallTo(1600.0));
	World.Tick(4);
	const FString Said = World.Type(TEXT("GridNav.Trace.Capture changed.capture"));
	EXPECT_TRUE(Said.Contains(TEXT("query 1: the map has changed")));
	EXPECT_TRUE(Said.Contains(TEXT("query 1: the answer was")));
	const NavCore::QueryCapture Capture =
		ReadCapture(FPaths::ProjectSavedDir() + TEXT("GridNav/changed.capture"));
	EXPECT_EQ(Capture.queries[0].status, NavCore::SearchStatus::NoPath) << "on the map as it is now";
	EXPECT_EQ(CountMismatches(Capture), 0);
}

TEST(GridQueryCapture, EveryMapHasAFileOfItsOwn)
{
	const FSavedFolder Folder;
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Grid.ExtraAgentRadii = {150.0f};
	Grid.Build();
	Grid.FinishBuild();
	World.Tick(2);
	World.AddGrid(FVector(10000.0, 0.0, 0.0), 48);
	World.Find(MakeRequest());
	FGridPathRequest Wide = MakeRequest();
	Wide.AgentRadius = 150.0f;
	World.Find(Wide);
	World.Find(MakeRequest(FVector(9000.0, 0.0, 0.0), FVector(11000.0, 0.0, 0.0)));
	const FGridQueryCaptureReport Report =
		UE::GridNav::CaptureQueries(*World.GetPaths().GetQueue(), TEXT("each.capture"), 64);
	ASSERT_EQ(Report.Files.Num(), 3);
	EXPECT_EQ(Report.Queries, 3);
	const NavCore::QueryCapture Narrow = ReadCapture(Report.Files[0]);
	const NavCore::QueryCapture OfTheWide = ReadCapture(Report.Files[1]);
	EXPECT_EQ(Narrow.queries[0].request.clearance, 1);
	EXPECT_EQ(OfTheWide.queries[0].request.clearance, 2);
	EXPECT_EQ(ReadCapture(Report.Files[2]).grid.map.Width(), 48);
	for (const FString& File : Report.Files)
	{
		EXPECT_EQ(CountMismatches(ReadCapture(File)), 0);
	}
}

TEST(GridQueryCapture, BadArgumentsAndEmptyHistoriesAreTold)
{
	const FSavedFolder Folder;
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture")).Contains(TEXT("no queries to capture")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture a.capture many")).Contains(TEXT("[file]")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture a.capture 0")).Contains(TEXT("[file]")));
	World.Find(MakeRequest());
	World.Find(MakeRequest());
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture a.capture 1")).Contains(TEXT("1 queries in")));
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture /proc/none/a.capture")).Contains(TEXT("cannot be")));
	Grid.GetOwner()->Destroy();
	EXPECT_TRUE(World.Type(TEXT("GridNav.Trace.Capture a.capture")).Contains(TEXT("its grid is gone")));
}

TEST(GridQueryCapture, AnswersAtOnceAreCapturedWithTheirLimit)
{
	const FSavedFolder Folder;
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	FGridPathRequest Request = MakeRequest(FVector(-6000.0, -6000.0, 0.0), FVector(6000.0, 6000.0, 0.0));
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	Request.bAllowPartial = false;
	const FGridNavLimits Limits = UGridNavSettings::Read();
	EXPECT_EQ(World.GetPaths().GetQueue()->FindNow(Request, Limits).Outcome, EGridPathOutcome::OverLimit);
	const FGridQueryCaptureReport Report =
		UE::GridNav::CaptureQueries(*World.GetPaths().GetQueue(), TEXT("now.capture"), 1);
	ASSERT_EQ(Report.Files.Num(), 1);
	EXPECT_EQ(Report.Lines.Num(), 1) << "the same answer: nothing to tell but the file";
	EXPECT_EQ(ReadCapture(Report.Files[0]).queries[0].status, NavCore::SearchStatus::LimitReached);
}
