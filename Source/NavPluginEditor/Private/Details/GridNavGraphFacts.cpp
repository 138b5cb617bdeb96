// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Details/GridNavGraphFacts.h"

#include "Components/GridNavGraphComponent.h"
#include "GameFramework/Actor.h"
#include "HAL/PlatformTime.h"

#define LOCTEXT_NAMESPACE "GridNavGraphFacts"

namespace GridNavGraphFactsPrivate
{
constexpr double SecondsBetweenLooks = 0.5;

FText NameOf(EGridNavSource Source)
{
	switch (Source)
	{
	case EGridNavSource::Collision:
		return LOCTEXT("Collision", "collision of the level");
	case EGridNavSource::NavMesh:
		return LOCTEXT("NavMesh", "navmesh");
	case EGridNavSource::MapFile:
		return LOCTEXT("MapFile", "map file");
	case EGridNavSource::Baked:
		return LOCTEXT("Baked", "baked data");
	}
	return FText::GetEmpty();
}

FText NameOf(const UGridNavGraphComponent& Graph)
{
	switch (Graph.GetState())
	{
	case EGridNavState::Empty:
		return LOCTEXT("Empty", "not built");
	case EGridNavState::Building:
		return FText::Format(
			LOCTEXT("Building", "building, {0}"), FText::AsPercent(Graph.GetBuildProgress()));
	case EGridNavState::Ready:
		return LOCTEXT("Ready", "ready");
	case EGridNavState::Failed:
		return LOCTEXT("Failed", "failed");
	}
	return FText::GetEmpty();
}

/** What all have in common, or that they differ. */
FText Shared(const TArray<FText>& Texts)
{
	for (const FText& Text : Texts)
	{
		if (!Text.EqualTo(Texts[0]))
		{
			return LOCTEXT("Several", "several");
		}
	}
	return Texts.IsEmpty() ? FText::GetEmpty() : Texts[0];
}

FText NotBuilt()
{
	return LOCTEXT("NothingBuilt", "-");
}
} // namespace GridNavGraphFactsPrivate

FGridNavGraphFacts::FGridNavGraphFacts(const TArray<TWeakObjectPtr<UObject>>& Objects)
{
	for (const TWeakObjectPtr<UObject>& Object : Objects)
	{
		if (UGridNavGraphComponent* Graph = Cast<UGridNavGraphComponent>(Object.Get()))
		{
			Selected.AddUnique(Graph);
		}
		else if (const AActor* Actor = Cast<AActor>(Object.Get()))
		{
			TArray<UGridNavGraphComponent*> Owned;
			Actor->GetComponents(Owned);
			for (UGridNavGraphComponent* Each : Owned)
			{
				Selected.AddUnique(Each);
			}
		}
	}
}

TArray<UGridNavGraphComponent*> FGridNavGraphFacts::Graphs() const
{
	TArray<UGridNavGraphComponent*> Alive;
	for (const TWeakObjectPtr<UGridNavGraphComponent>& Graph : Selected)
	{
		if (Graph.IsValid())
		{
			Alive.Add(Graph.Get());
		}
	}
	return Alive;
}

void FGridNavGraphFacts::Look()
{
	const double Now = FPlatformTime::Seconds();
	if (Now < NextLook)
	{
		return;
	}
	NextLook = Now + GridNavGraphFactsPrivate::SecondsBetweenLooks;
	Ready.Reset();
	Lines.Reset();
	bErrors = false;
	const TArray<UGridNavGraphComponent*> Alive = Graphs();
	for (const UGridNavGraphComponent* Graph : Alive)
	{
		FGridNavGraphStatistics Statistics;
		if (Graph->GetStatistics(Statistics))
		{
			Ready.Add(Statistics);
		}
		const AActor* Owner = Graph->GetOwner();
		const FString Name = Alive.Num() > 1 && Owner != nullptr ? Owner->GetName() + TEXT(": ") : FString();
		for (const FGridNavProblem& Problem : UE::GridNav::FindProblems(*Graph))
		{
			bErrors = bErrors || Problem.bIsError;
			Lines.Add(Name + Problem.Text.ToString());
		}
	}
}

FText FGridNavGraphFacts::State()
{
	TArray<FText> Texts;
	for (const UGridNavGraphComponent* Graph : Graphs())
	{
		Texts.Add(GridNavGraphFactsPrivate::NameOf(*Graph));
	}
	return GridNavGraphFactsPrivate::Shared(Texts);
}

FText FGridNavGraphFacts::Cells()
{
	Look();
	if (Ready.Num() == 1)
	{
		const FIntPoint Size = Ready[0].Size;
		return FText::Format(LOCTEXT("Cells", "{0} ({1} x {2})"), Ready[0].GetCells(), Size.X, Size.Y);
	}
	int64 All = 0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		All += Each.GetCells();
	}
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt()
						   : FText::Format(LOCTEXT("AllCells", "{0} in {1} grids"), All, Ready.Num());
}

FText FGridNavGraphFacts::Walkable()
{
	Look();
	int64 All = 0;
	int64 Free = 0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		All += Each.GetCells();
		Free += Each.WalkableCells;
	}
	return All == 0 ? GridNavGraphFactsPrivate::NotBuilt()
					: FText::AsPercent(static_cast<double>(Free) / static_cast<double>(All));
}

FText FGridNavGraphFacts::Clusters()
{
	Look();
	int64 All = 0;
	int32 Levels = 0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		All += Each.Clusters;
		Levels = FMath::Max(Levels, Each.ClusterLevels);
	}
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt()
						   : FText::Format(LOCTEXT("Clusters", "{0}, levels: {1}"), All, Levels);
}

FText FGridNavGraphFacts::Components()
{
	Look();
	int64 All = 0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		All += Each.Components;
	}
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt() : FText::AsNumber(All);
}

FText FGridNavGraphFacts::Memory()
{
	Look();
	int64 All = 0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		All += Each.Bytes;
	}
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt() : FText::AsMemory(static_cast<uint64>(All));
}

FText FGridNavGraphFacts::BuildTime()
{
	Look();
	double Seconds = 0.0;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		Seconds += Each.BuildSeconds;
	}
	const double Rounded = FMath::RoundToDouble(Seconds * 1000.0) / 1000.0;
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt()
						   : FText::Format(LOCTEXT("BuildTime", "{0} s"), Rounded);
}

FText FGridNavGraphFacts::Source()
{
	Look();
	TArray<FText> Texts;
	for (const FGridNavGraphStatistics& Each : Ready)
	{
		const FText Name = GridNavGraphFactsPrivate::NameOf(Each.SampledFrom);
		Texts.Add(Each.bFromBake ? FText::Format(LOCTEXT("FromBake", "baked from {0}"), Name) : Name);
	}
	return Ready.IsEmpty() ? GridNavGraphFactsPrivate::NotBuilt() : GridNavGraphFactsPrivate::Shared(Texts);
}

FText FGridNavGraphFacts::Baked()
{
	TArray<FText> Texts;
	for (const UGridNavGraphComponent* Graph : Graphs())
	{
		const int32 Bytes = Graph->GetBakedBlob().Bytes.Num();
		const FIntPoint Size = Graph->GetBakedBlob().Summary().Size;
		Texts.Add(Bytes == 0 ? LOCTEXT("NotBaked", "nothing")
							 : FText::Format(LOCTEXT("BakedSize", "{0} x {1} cells, {2}"), Size.X, Size.Y,
								   FText::AsMemory(static_cast<uint64>(Bytes))));
	}
	return GridNavGraphFactsPrivate::Shared(Texts);
}

FText FGridNavGraphFacts::Warnings()
{
	Look();
	return FText::FromString(FString::Join(Lines, TEXT("\n")));
}

bool FGridNavGraphFacts::HasReady()
{
	Look();
	return !Ready.IsEmpty();
}

bool FGridNavGraphFacts::HasProblems()
{
	Look();
	return !Lines.IsEmpty();
}

bool FGridNavGraphFacts::HasErrors()
{
	Look();
	return bErrors;
}

#undef LOCTEXT_NAMESPACE
