// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Everything at once: requests, edits, and the destruction of whoever asked, of grids and of worlds, from
// outside and from within listeners. Meant to be run with the sanitizers.
#include "GridPathFixture.h"
#include "GridPathTestObjects.h"

#include <random>

namespace
{
/** A request and how often its end was told. */
struct FAsked
{
	int32 Ends = 0;
	/** The object that listens died: silence is right. */
	TWeakObjectPtr<UGridPathTestListener> Object;
	bool bHasObject = false;
};

class FStorm
{
public:
	explicit FStorm(uint32 Seed) : Random(Seed) { Open(); }

	void Frame()
	{
		for (int32 Index = 0; Index < 10; ++Index)
		{
			Ask();
		}
		Act(static_cast<int32>(Random() % 12));
		World->Tick();
		Frames++;
		if (Random() % 100 == 0)
		{
			World.Reset();
			Open();
		}
		if (Frames % 16 == 0)
		{
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		}
	}

	void Finish()
	{
		World.Reset();
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	}

	TArray<TSharedRef<FAsked>> Asked;

private:
	void Open()
	{
		World = MakeUnique<FGridNavTestWorld>();
		Owners.Reset();
		Grids.Reset();
		AddGrid();
	}

	void AddGrid()
	{
		const FVector Center(static_cast<double>(Grids.Num()) * 5000.0, 0.0, 0.0);
		Grids.Add(&World->AddGrid(Center, 40));
	}

	FVector Somewhere()
	{
		const double X = static_cast<double>(Random() % 9000) - 2200.0;
		const double Y = static_cast<double>(Random() % 4400) - 2200.0;
		return FVector(X, Y, 0.0);
	}

	void Ask()
	{
		FGridPathRequest Request = MakeRequest(Somewhere(), Somewhere());
		Request.bKeepLive = Random() % 4 == 0;
		Request.bFirstLeg = Random() % 2 == 0;
		if (Random() % 2 == 0)
		{
			if (Owners.IsEmpty() || Random() % 4 == 0)
			{
				Owners.Add(World->GetWorld().SpawnActor<AActor>());
			}
			Request.Owner = Owners[static_cast<int32>(Random() % static_cast<uint32>(Owners.Num()))];
		}
		const TSharedRef<FAsked> One = MakeShared<FAsked>();
		Asked.Add(One);
		const uint32 Deed = Random() % 40;
		const FOnGridPathEvent Lambda = FOnGridPathEvent::CreateLambda(
			[this, One, Deed](EGridPathEvent Event, const FGridPathResult& Result)
			{
				One->Ends += Event == EGridPathEvent::Ended ? 1 : 0;
				React(Deed, Result);
			});
		if (Random() % 8 == 0)
		{
			UGridPathTestListener* Object = NewObject<UGridPathTestListener>();
			One->Object = Object;
			One->bHasObject = true;
			Objects.Add(TWeakObjectPtr<UGridPathTestListener>(Object));
			Handles.Add(World->GetPaths().Request(
				Request, FOnGridPathEvent::CreateUObject(Object, &UGridPathTestListener::OnEvent)));
			return;
		}
		Handles.Add(World->GetPaths().Request(Request, Lambda));
	}

	/** Within a listener: nothing may be assumed about how deep in the tick this is. */
	void React(uint32 Deed, const FGridPathResult& Result)
	{
		if (!World.IsValid() || World->GetWorld().bIsTearingDown)
		{
			return;
		}
		if (Deed < 4)
		{
			Act(static_cast<int32>(Deed));
		}
		else if (Deed == 4)
		{
			World->GetPaths().Cancel(Result.Handle);
		}
		else if (Deed == 5 && Asked.Num() < 20000)
		{
			Ask();
		}
	}

	void Act(int32 Deed)
	{
		if (Deed == 0 && !Owners.IsEmpty())
		{
			Owners.Pop()->Destroy();
		}
		else if (Deed == 1 && !Grids.IsEmpty() && Random() % 4 == 0)
		{
			// Out of the list first: listeners that are told may come here again.
			UGridNavGraphComponent* Grid = Grids.Pop();
			Grid->GetOwner()->Destroy();
		}
		else if (Deed == 2 && !Grids.IsEmpty())
		{
			const FVector At = Somewhere();
			Grids.Last()->BlockBox(FBox(At, At + FVector(400.0, 50.0, 0.0)));
		}
		else if (Deed == 3 && !Handles.IsEmpty())
		{
			World->GetPaths().Cancel(
				Handles[static_cast<int32>(Random() % static_cast<uint32>(Handles.Num()))]);
		}
		else if (Deed == 4 && Grids.Num() < 2)
		{
			AddGrid();
		}
		else if (Deed == 5 && !Objects.IsEmpty())
		{
			if (UGridPathTestListener* Object = Objects.Pop().Get())
			{
				Object->MarkAsGarbage();
			}
		}
		else if (Deed == 6 && !Grids.IsEmpty() && Random() % 4 == 0)
		{
			Grids.Last()->DestroyComponent();
			Grids.Pop();
		}
		else if (Deed == 7 && !Grids.IsEmpty())
		{
			Grids.Last()->UnblockBox(WallTo(0.0));
		}
	}

	std::mt19937 Random;
	TUniquePtr<FGridNavTestWorld> World;
	TArray<AActor*> Owners;
	TArray<UGridNavGraphComponent*> Grids;
	TArray<FGridPathHandle> Handles;
	TArray<TWeakObjectPtr<UGridPathTestListener>> Objects;
	int32 Frames = 0;
};
} // namespace

TEST(GridPathStorm, TenThousandRequestsEndExactlyOnceWhateverIsDestroyed)
{
	FSettingsScope Settings;
	Settings.UseExpansions(4000);
	FStorm Storm(1);
	while (Storm.Asked.Num() < 10000)
	{
		Storm.Frame();
	}
	Storm.Finish();
	int32 Wrong = 0;
	for (const TSharedRef<FAsked>& One : Storm.Asked)
	{
		Wrong += One->bHasObject || One->Ends == 1 ? 0 : 1;
	}
	EXPECT_EQ(Wrong, 0);
}
