// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathLibrary.h"

#include "GridPathFixture.h"
#include "GridPathTestObjects.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

#include <limits>

namespace
{
/** As the script machine does it: by name, with the parameters in one block. */
template <typename T>
void Call(const TCHAR* Name, T& Parameters)
{
	UObject* Library = GetMutableDefault<UGridPathLibrary>();
	UFunction* Function = Library->FindFunction(FName(Name));
	ASSERT_NE(Function, nullptr);
	ASSERT_EQ(static_cast<size_t>(Function->ParmsSize), sizeof(T));
	Library->ProcessEvent(Function, &Parameters);
}

FOnGridPathEnded Bind(UGridPathTestListener* Listener)
{
	FOnGridPathEnded OnEnded;
	OnEnded.BindUFunction(Listener, FName(TEXT("OnEnded")));
	return OnEnded;
}
} // namespace

TEST(GridPathLibrary, BlueprintsFindPathsByName)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UGridPathTestListener* Listener = NewObject<UGridPathTestListener>();
	struct
	{
		const UObject* WorldContextObject;
		FGridPathRequest Request;
		FOnGridPathEnded OnEnded;
		const UObject* Owner;
		FGridPathHandle ReturnValue;
	} Parameters{&World.GetWorld(), MakeRequest(), Bind(Listener), nullptr, FGridPathHandle()};
	Call(TEXT("FindGridPath"), Parameters);
	EXPECT_TRUE(Parameters.ReturnValue.IsValid());
	World.Tick(8);
	ASSERT_EQ(Listener->Ended.Num(), 1);
	EXPECT_EQ(Listener->Ended[0].Outcome, EGridPathOutcome::Found);
	EXPECT_TRUE(Listener->Ended[0].Handle == Parameters.ReturnValue);
}

TEST(GridPathLibrary, BlueprintsAskAndEditByName)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	struct
	{
		const UObject* WorldContextObject;
		FVector From;
		FVector To;
		float AgentRadius;
		bool ReturnValue;
	} Reachable{&World.GetWorld(), MakeRequest().Start, MakeRequest().Goal, 0.0f, false};
	Call(TEXT("IsReachable"), Reachable);
	EXPECT_TRUE(Reachable.ReturnValue);
	struct
	{
		const UObject* WorldContextObject;
		FBox Box;
		EGridNavEditResult ReturnValue;
	} Block{&World.GetWorld(), WallTo(1600.0), EGridNavEditResult::NoGrid};
	Call(TEXT("BlockBox"), Block);
	EXPECT_EQ(Block.ReturnValue, EGridNavEditResult::Queued);
	World.Tick(8);
	Call(TEXT("IsReachable"), Reachable);
	EXPECT_FALSE(Reachable.ReturnValue);
}

TEST(GridPathLibrary, EverythingIsDescribedForDesigners)
{
	for (const TCHAR* Name : {TEXT("FindGridPath"), TEXT("FindGridPathNow"), TEXT("IsReachable"),
			 TEXT("NearestReachable"), TEXT("WouldSeparate"), TEXT("ReachableWithinCost"), TEXT("CostToGo"),
			 TEXT("CancelGridPath"), TEXT("SetCellBlocked"), TEXT("BlockBox"), TEXT("UnblockBox"),
			 TEXT("SetTerrainCost"), TEXT("GetGridNavStats"), TEXT("WorldToCell"), TEXT("CellToWorld")})
	{
		const UFunction* Function = UGridPathLibrary::StaticClass()->FindFunctionByName(FName(Name));
		ASSERT_NE(Function, nullptr);
		EXPECT_TRUE(Function->GetMetaData(TEXT("Category")) == TEXT("AI|Grid Navigation"));
		EXPECT_FALSE(Function->GetMetaData(TEXT("ToolTip")).IsEmpty());
	}
}

TEST(GridPathLibrary, ThePathEndsWithTheObjectOfTheEvent)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UGridPathTestListener* Listener = NewObject<UGridPathTestListener>();
	UGridPathLibrary::FindGridPath(&World.GetWorld(), MakeRequest(), Bind(Listener));
	Listener->MarkAsGarbage();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	World.Tick(8);
	EXPECT_EQ(World.GetPaths().GetStats().Cancelled, 1);
	EXPECT_EQ(World.GetPaths().GetStats().Found, 0);
}

TEST(GridPathLibrary, CancelIsTold)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UGridPathTestListener* Listener = NewObject<UGridPathTestListener>();
	const FGridPathHandle Handle =
		UGridPathLibrary::FindGridPath(&World.GetWorld(), MakeRequest(), Bind(Listener));
	EXPECT_TRUE(UGridPathLibrary::IsValidGridPathHandle(Handle));
	EXPECT_TRUE(UGridPathLibrary::CancelGridPath(&World.GetWorld(), Handle));
	World.Tick(4);
	ASSERT_EQ(Listener->Ended.Num(), 1);
	EXPECT_EQ(Listener->Ended[0].Outcome, EGridPathOutcome::Cancelled);
	EXPECT_FALSE(UGridPathLibrary::CancelGridPath(&World.GetWorld(), Handle));
}

TEST(GridPathLibrary, FindsSmallPathsAtOnceAndRefusesLargeOnes)
{
	FSettingsScope Settings;
	Settings->MaxExpansionsNow = 500;
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 128);
	FGridPathRequest Request = MakeRequest(FVector(-330.0, 20.0, 0.0), FVector(350.0, 10.0, 0.0));
	const FGridPathResult Near = UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request);
	ASSERT_EQ(Near.Outcome, EGridPathOutcome::Found);
	EXPECT_EQ(Near.Points[0], Request.Start);
	EXPECT_EQ(Near.Points.Last(), Request.Goal);

	Grid.BlockBox(FBox(FVector(-50.0, -6000.0, 0.0), FVector(50.0, 6400.0, 0.0)));
	World.Tick(16);
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	Request.bAllowPartial = false;
	const FGridPathResult Far = UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request);
	EXPECT_EQ(Far.Outcome, EGridPathOutcome::OverLimit);
	EXPECT_LE(Far.ExpandedCells, 500);
	Request.bAllowPartial = true;
	EXPECT_EQ(
		UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request).Outcome, EGridPathOutcome::Partial);

	Request.Start.X = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request).Outcome,
		EGridPathOutcome::InvalidStart);
	Request.Start = FVector(0.0, 0.0, 0.0);
	EXPECT_EQ(UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request).Outcome,
		EGridPathOutcome::InvalidStart);
	Request.Start = FVector(-330.0, 20.0, 0.0);
	Request.Goals.Add(Request.Goal);
	EXPECT_EQ(UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request).Outcome,
		EGridPathOutcome::InvalidRequest);
}

TEST(GridPathLibrary, NearestReachableIsInFrontOfTheWall)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	const FGridPathRequest Request = MakeRequest();
	FVector Nearest;
	ASSERT_TRUE(UGridPathLibrary::NearestReachable(&World.GetWorld(), Request.Start, Request.Goal, Nearest));
	EXPECT_EQ(Nearest, Request.Goal);
	Grid.BlockBox(WallTo(1600.0));
	World.Tick(8);
	ASSERT_TRUE(UGridPathLibrary::NearestReachable(&World.GetWorld(), Request.Start, Request.Goal, Nearest));
	EXPECT_LT(Nearest.X, -50.0);
	EXPECT_TRUE(UGridPathLibrary::IsReachable(&World.GetWorld(), Request.Start, Nearest));
	EXPECT_FALSE(UGridPathLibrary::NearestReachable(
		&World.GetWorld(), FVector(1.0e9, 0.0, 0.0), Request.Goal, Nearest));
}

TEST(GridPathLibrary, ToldWhetherABuildingWouldCloseTheWay)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	UWorld* Context = &World.GetWorld();
	const FVector From = MakeRequest().Start;
	const FVector To = MakeRequest().Goal;
	EXPECT_EQ(UGridPathLibrary::WouldSeparate(Context, WallTo(1400.0), From, To),
		EGridNavSeparation::StaysConnected);
	EXPECT_EQ(
		UGridPathLibrary::WouldSeparate(Context, WallTo(1600.0), From, To), EGridNavSeparation::Separates);
	EXPECT_EQ(
		UGridPathLibrary::WouldSeparate(Context, FBox(To, To), From, To), EGridNavSeparation::CoversAnEnd);
	EXPECT_EQ(UGridPathLibrary::WouldSeparate(Context, WallTo(0.0), From, FVector(1.0e9, 0.0, 0.0)),
		EGridNavSeparation::NoGrid);
	Grid.BlockBox(WallTo(1600.0));
	World.Tick(8);
	EXPECT_EQ(UGridPathLibrary::WouldSeparate(Context, WallTo(0.0), From, To),
		EGridNavSeparation::NotConnectedBefore);
}

TEST(GridPathLibrary, ListsWhatCanBeReachedAndWhatItCosts)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UWorld* Context = &World.GetWorld();
	TArray<FGridNavReach> Places;
	// Two straight steps: thirteen cells with the diagonal ones.
	ASSERT_TRUE(UGridPathLibrary::ReachableWithinCost(Context, FVector(50.0, 50.0, 0.0), 200.0, Places));
	EXPECT_EQ(Places.Num(), 13);
	for (const FGridNavReach& Place : Places)
	{
		EXPECT_LE(Place.Cost, 200.0);
		EXPECT_NEAR(
			UGridPathLibrary::CostToGo(Context, FVector(50.0, 50.0, 0.0), Place.Location), Place.Cost, 0.01);
	}
	ASSERT_TRUE(UGridPathLibrary::ReachableWithinCost(Context, FVector(50.0, 50.0, 0.0), 0.0, Places));
	EXPECT_EQ(Places.Num(), 1);
	EXPECT_FALSE(UGridPathLibrary::ReachableWithinCost(
		Context, FVector(50.0, 50.0, 0.0), std::numeric_limits<double>::quiet_NaN(), Places));
	EXPECT_FALSE(UGridPathLibrary::ReachableWithinCost(Context, FVector(1.0e9, 0.0, 0.0), 100.0, Places));
	EXPECT_EQ(UGridPathLibrary::CostToGo(Context, FVector(50.0, 50.0, 0.0), FVector(1.0e9, 0.0, 0.0)), -1.0);
	EXPECT_NEAR(UGridPathLibrary::CostToGo(Context, FVector(-350.0, 50.0, 0.0), FVector(350.0, 50.0, 0.0)),
		700.0, 0.01);
}

TEST(GridPathLibrary, CellsAndPlaces)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	UGridNavGraphComponent* Found = nullptr;
	FIntPoint Cell;
	ASSERT_TRUE(UGridPathLibrary::WorldToCell(&World.GetWorld(), FVector(-1599.0, 1.0, 0.0), Found, Cell));
	EXPECT_EQ(Found, &Grid);
	EXPECT_EQ(Cell, FIntPoint(0, 16));
	FVector Middle;
	ASSERT_TRUE(UGridPathLibrary::CellToWorld(Found, Cell, Middle));
	EXPECT_NEAR(Middle.X, -1550.0, 0.01);
	EXPECT_NEAR(Middle.Y, 50.0, 0.01);
	EXPECT_FALSE(UGridPathLibrary::CellToWorld(Found, FIntPoint(-1, 0), Middle));
	EXPECT_FALSE(UGridPathLibrary::CellToWorld(nullptr, Cell, Middle));
	EXPECT_FALSE(UGridPathLibrary::WorldToCell(&World.GetWorld(), FVector(9999.0, 1.0, 0.0), Found, Cell));
}

TEST(GridPathLibrary, EditsReachEveryGridAndSayWhyNot)
{
	FGridNavTestWorld World;
	UWorld* Context = &World.GetWorld();
	const FVector At(50.0, 50.0, 0.0);
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, At, true), EGridNavEditResult::NoGrid);
	UGridNavGraphComponent& Large = World.AddGrid(FVector::ZeroVector, 64);
	UGridNavGraphComponent& Small = World.AddGrid(FVector::ZeroVector, 16);
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, At, true), EGridNavEditResult::Queued);
	EXPECT_TRUE(Large.IsCellBlocked(FIntPoint(32, 32)));
	EXPECT_TRUE(Small.IsCellBlocked(FIntPoint(8, 8)));
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, At, false), EGridNavEditResult::Queued);
	EXPECT_FALSE(Large.IsCellBlocked(FIntPoint(32, 32)));
	// Only the large one is there.
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, FVector(2000.0, 0.0, 0.0), true),
		EGridNavEditResult::Queued);
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, FVector(99999.0, 0.0, 0.0), true),
		EGridNavEditResult::OutsideGrid);
	const double Nan = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(Context, FVector(Nan, 0.0, 0.0), true),
		EGridNavEditResult::NotFinite);
	EXPECT_EQ(UGridPathLibrary::SetTerrainCost(Context, FBox(At, At), 5), EGridNavEditResult::BadTerrainCost);
	EXPECT_EQ(UGridPathLibrary::SetCellBlocked(nullptr, At, true), EGridNavEditResult::NoGrid);
}

TEST(GridPathLibrary, StatsAddUp)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	World.Find(MakeRequest());
	World.Find(MakeRequest(FVector(1.0e9, 0.0, 0.0), FVector::ZeroVector));
	const FGridPathHandle Handle = World.GetPaths().Request(MakeRequest(), FOnGridPathEvent());
	World.GetPaths().Cancel(Handle);
	World.Tick(2);
	Grid.BlockBox(WallTo(1600.0));
	World.Find(MakeRequest());
	FGridPathRequest Request = MakeRequest();
	Request.bAllowPartial = false;
	World.Find(Request);
	World.GetPaths().Request(Request, FOnGridPathEvent());
	const FGridNavStats Stats = UGridPathLibrary::GetGridNavStats(&World.GetWorld());
	EXPECT_EQ(Stats.ReadyGrids, 1);
	EXPECT_EQ(Stats.OtherGrids, 0);
	EXPECT_EQ(Stats.Requests, 5);
	EXPECT_EQ(Stats.Refused, 1);
	EXPECT_EQ(Stats.Found, 1);
	EXPECT_EQ(Stats.Partial, 1);
	EXPECT_EQ(Stats.Failed, 1);
	EXPECT_EQ(Stats.Cancelled, 1);
	EXPECT_EQ(Stats.OpenRequests, 1);
	EXPECT_EQ(Stats.LivePaths, 0);
	EXPECT_EQ(Stats.Edits, 1);
	EXPECT_GT(Stats.MemoryBytes, 100);
	EXPECT_GE(Stats.LongestTickMicroseconds, Stats.TickMicroseconds);
	EXPECT_EQ(UGridPathLibrary::GetGridNavStats(nullptr).Requests, 0);
}
