// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridWorkExecutor.h"

#include "GridPathFixture.h"

#include <atomic>
#include <random>

namespace
{
struct FCounted final : public NavCore::ParallelWork
{
	explicit FCounted(int32 Num) : Runs(Num) {}
	virtual void Run(std::int32_t Index) override
	{
		++Runs[static_cast<std::size_t>(Index)];
		const int32 Now = ++Inside;
		int32 Seen = Most;
		while (Now > Seen && !Most.compare_exchange_weak(Seen, Now))
		{
		}
		--Inside;
	}

	std::vector<std::atomic<int32>> Runs;
	std::atomic<int32> Inside = 0;
	std::atomic<int32> Most = 0;
};

FVector Somewhere(std::mt19937& Random)
{
	const double X = static_cast<double>(Random() % 12000) - 6000.0;
	const double Y = static_cast<double>(Random() % 12000) - 6000.0;
	return FVector(X, Y, 0.0);
}

/** Everything that listeners are told over some frames with edits, in order. */
FString Play(int32 Workers)
{
	FSettingsScope Settings;
	Settings.UseExpansions(3000);
	Settings->Workers = Workers;
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 128);
	std::mt19937 Random(7);
	const TSharedRef<FString> Told = MakeShared<FString>();
	for (int32 Frame = 0; Frame < 80; ++Frame)
	{
		for (int32 Index = 0; Index < 6; ++Index)
		{
			FGridPathRequest Request = MakeRequest(Somewhere(Random), Somewhere(Random));
			Request.bKeepLive = Index == 0;
			const int32 Number = Frame * 6 + Index;
			World.GetPaths().Request(Request,
				FOnGridPathEvent::CreateLambda(
					[Told, Number](EGridPathEvent Event, const FGridPathResult& Result)
					{
						*Told += FString::Printf(TEXT("%d: %d %d %d %.3f %lld\n"), Number,
							static_cast<int32>(Event), static_cast<int32>(Result.Outcome),
							Result.Points.Num(), Result.Length, Result.ExpandedCells);
					}));
		}
		const FVector At = Somewhere(Random);
		Grid.BlockBox(FBox(At - FVector(150.0, 150.0, 0.0), At + FVector(150.0, 150.0, 0.0)));
		World.Tick();
	}
	World.Tick(100);
	EXPECT_EQ(World.GetPaths().GetStats().OpenRequests, 0);
	return *Told;
}
} // namespace

TEST(GridWorkExecutor, RunsEverythingOnceOnNoMoreThreadsThanAllowed)
{
	for (const int32 Workers : {1, 2, 4})
	{
		FCounted Work(1000);
		FGridWorkExecutor(Workers).RunAll(Work, 1000);
		for (const std::atomic<int32>& Runs : Work.Runs)
		{
			EXPECT_EQ(Runs.load(), 1);
		}
		EXPECT_LE(Work.Most.load(), Workers + 1);
	}
	FCounted None(1);
	FGridWorkExecutor(4).RunAll(None, 0);
	EXPECT_EQ(None.Runs[0].load(), 0);
}

TEST(GridPathWorkers, TheNumberOfWorkersChangesNothing)
{
	const FString Alone = Play(0);
	EXPECT_GT(Alone.Len(), 1000);
	EXPECT_TRUE(Alone == Play(2));
	EXPECT_TRUE(Alone == Play(4));
}
