// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GameplayDebuggerCategory_GridNav.h"

#if WITH_GAMEPLAY_DEBUGGER && GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "Debug/GridNavDebugSubsystem.h"
#include "Debug/GridSearchReplay.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"
#include "GameplayDebugger.h"
#include "NavCore/Scheduling/LivePathVisitor.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"

namespace UE::GridNav::DebuggerImpl
{
static const FName CategoryName(TEXT("GridNav"));
/** Of a path that is shown; what is sent must not grow with the map. */
constexpr int32 MaxSegments = 64;
constexpr int32 BarLength = 20;

/** A share as a bar of characters, green, yellow or red. */
static FString Bar(double Share)
{
	const int32 Full = FMath::Clamp(FMath::CeilToInt32(Share * BarLength), 0, BarLength);
	FString Text = Share > 1.0 ? TEXT("{red}[") : Share > 0.8 ? TEXT("{yellow}[") : TEXT("{green}[");
	for (int32 Index = 0; Index < BarLength; ++Index)
	{
		Text.AppendChar(Index < Full ? TEXT('#') : TEXT('.'));
	}
	return Text + TEXT("]{white}");
}

/** Finds the live paths of an actor. */
class FPathFinder final : public NavCore::LivePathVisitor
{
public:
	FPathFinder(FGridPathQueue& InQueue, const FGridNavGraph& InGraph, const AActor& InActor)
		: Queue(InQueue), Graph(InGraph), Actor(InActor)
	{
	}

	virtual bool OnLivePath(const NavCore::LivePathView& View) override
	{
		if (!IsAskedBy(Queue.FindOwner(View.userData), &Actor))
		{
			return true;
		}
		const std::span<const NavCore::Cell> Cells =
			View.waypoints.empty() ? std::span(View.path->points) : View.waypoints;
		for (const NavCore::Cell Cell : Cells)
		{
			Points.Add(Graph.ToWorld(Cell) + FVector(0.0, 0.0, 20.0));
		}
		return false;
	}

	TArray<FVector> Points;

private:
	FGridPathQueue& Queue;
	const FGridNavGraph& Graph;
	const AActor& Actor;
};
} // namespace UE::GridNav::DebuggerImpl

void UE::GridNav::RegisterDebuggerCategory()
{
	IGameplayDebugger& Debugger = IGameplayDebugger::Get();
	Debugger.RegisterCategory(DebuggerImpl::CategoryName,
		IGameplayDebugger::FOnGetCategory::CreateStatic(&FGameplayDebuggerCategory_GridNav::MakeInstance),
		EGameplayDebuggerCategoryState::EnabledInGameAndSimulate);
	Debugger.NotifyCategoriesChanged();
}

void UE::GridNav::UnregisterDebuggerCategory()
{
	if (IGameplayDebugger::IsAvailable())
	{
		IGameplayDebugger& Debugger = IGameplayDebugger::Get();
		Debugger.UnregisterCategory(DebuggerImpl::CategoryName);
		Debugger.NotifyCategoriesChanged();
	}
}

FGameplayDebuggerCategory_GridNav::FGameplayDebuggerCategory_GridNav()
{
	CollectDataInterval = 0.1f;
	bShowOnlyWithDebugActor = false;
	// Where the searches are: what is shown is collected there.
	const EGameplayDebuggerInputMode Mode = EGameplayDebuggerInputMode::Replicated;
	BindKeyPress(TEXT("Period"), this, &FGameplayDebuggerCategory_GridNav::ShowNextStep, Mode);
	BindKeyPress(TEXT("Comma"), this, &FGameplayDebuggerCategory_GridNav::ShowPreviousStep, Mode);
	BindKeyPress(TEXT("Slash"), this, &FGameplayDebuggerCategory_GridNav::ShowQuery, Mode);
}

TSharedRef<FGameplayDebuggerCategory> FGameplayDebuggerCategory_GridNav::MakeInstance()
{
	return MakeShared<FGameplayDebuggerCategory_GridNav>();
}

void FGameplayDebuggerCategory_GridNav::CollectData(APlayerController* OwnerPC, AActor* DebugActor)
{
	Selected = DebugActor;
	const UWorld* World = DebugActor != nullptr ? DebugActor->GetWorld()
		: OwnerPC != nullptr                    ? OwnerPC->GetWorld()
												: nullptr;
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(World);
	if (Paths == nullptr || !Paths->GetQueue().IsValid())
	{
		AddTextLine(TEXT("this world has no grid navigation"));
		return;
	}
	FGridPathQueue& Queue = *Paths->GetQueue();
	AddBudget(*World);
	AddQueues(Queue);
	if (DebugActor != nullptr)
	{
		AddQuery(Queue, *DebugActor);
		AddPaths(Queue, *DebugActor);
	}
	const UGridNavDebugSubsystem* Debug = UGridNavDebugSubsystem::Get(World);
	if (Debug != nullptr && Debug->GetSearch().IsValid())
	{
		AddSearch(*Debug->GetSearch());
	}
	if (!Complaint.IsEmpty())
	{
		AddTextLine(TEXT("{red}") + Complaint);
	}
}

void FGameplayDebuggerCategory_GridNav::AddBudget(const UWorld& World)
{
	const FGridNavStats Stats = UWorld::GetSubsystem<UGridPathSubsystem>(&World)->GetStats();
	const FGridNavLimits Limits = UGridNavSettings::Read();
	const bool bTime = Limits.BudgetUnit == EGridNavBudgetUnit::Microseconds;
	const double Used = bTime ? Stats.TickMicroseconds : static_cast<double>(Stats.TickExpansions);
	const double Budget = bTime ? Limits.BudgetMicroseconds : static_cast<double>(Limits.BudgetExpansions);
	AddTextLine(
		FString::Printf(TEXT("Budget %s %.0f of %.0f %s"), *UE::GridNav::DebuggerImpl::Bar(Used / Budget),
			Used, Budget, bTime ? TEXT("us") : TEXT("expansions")));
	AddTextLine(FString::Printf(TEXT("Listeners %.0f us, longest tick %.0f us"),
		static_cast<double>(Stats.ListenerMicroseconds), static_cast<double>(Stats.LongestTickMicroseconds)));
}

void FGameplayDebuggerCategory_GridNav::AddQueues(const FGridPathQueue& Queue)
{
	const FGridNavStats Stats = Queue.GetStats();
	AddTextLine(FString::Printf(
		TEXT("Open requests {yellow}%d{white}, live paths {yellow}%d{white}, grids %d (%d not ready)%s"),
		Stats.OpenRequests, Stats.LivePaths, Stats.ReadyGrids, Stats.OtherGrids,
		Queue.IsPaused() ? TEXT(" {red}paused") : TEXT("")));
	AddTextLine(FString::Printf(TEXT("99 of 100 were answered within %d frames"), Stats.Wait99Frames));
	for (const FGridPathSource& Source : Queue.GetSources())
	{
		if (Source.Graph.IsValid())
		{
			const FBox& Bounds = Source.Graph->Frame().Bounds;
			AddShape(FGameplayDebuggerShape::MakeBox(
				Bounds.GetCenter(), Bounds.GetExtent(), FColor(120, 126, 140)));
		}
	}
}

void FGameplayDebuggerCategory_GridNav::AddQuery(const FGridPathQueue& Queue, const AActor& Actor)
{
	const FGridQueryRecord* Record = Queue.GetHistory().LastOf(&Actor);
	if (Record == nullptr)
	{
		AddTextLine(FString::Printf(TEXT("%s has asked for nothing lately"), *Actor.GetName()));
		return;
	}
	AddTextLine(FString::Printf(TEXT("%s: query %s"), *Actor.GetName(), *UE::GridNav::Describe(*Record)));
	if (const TSharedPtr<FGridNavGraph> Graph = UE::GridNav::FindGraphOf(Queue, *Record))
	{
		AddShape(FGameplayDebuggerShape::MakePoint(
			Graph->ToWorld(Record->Asked.Start), 20.0f, FColor(22, 150, 80), TEXT("start")));
		AddShape(FGameplayDebuggerShape::MakePoint(
			Graph->ToWorld(Record->Asked.Goal), 20.0f, FColor(220, 20, 90), TEXT("goal")));
	}
}

void FGameplayDebuggerCategory_GridNav::AddPaths(FGridPathQueue& Queue, const AActor& Actor)
{
	for (const FGridPathSource& Source : Queue.GetSources())
	{
		if (!Source.Graph.IsValid())
		{
			continue;
		}
		UE::GridNav::DebuggerImpl::FPathFinder Finder(Queue, *Source.Graph, Actor);
		Source.Graph->Scheduler().VisitLivePaths(Finder);
		const int32 Num = FMath::Min(Finder.Points.Num(), UE::GridNav::DebuggerImpl::MaxSegments + 1);
		for (int32 Index = 1; Index < Num; ++Index)
		{
			AddShape(FGameplayDebuggerShape::MakeSegment(
				Finder.Points[Index - 1], Finder.Points[Index], FColor(31, 119, 180)));
		}
	}
}

void FGameplayDebuggerCategory_GridNav::AddSearch(const FGridSearchReplay& Search)
{
	AddTextLine(FString::Printf(
		TEXT("Search of query %lld: step {yellow}%lld{white} of %lld, %lld open, %lld closed%s"),
		Search.GetQuery().Number, Search.GetStep(), Search.NumSteps(),
		static_cast<int64>(Search.GetDrawing().OpenCount()),
		static_cast<int64>(Search.GetDrawing().ClosedCount()),
		Search.HasMapChanged() ? TEXT(" {red}the map has changed since") : TEXT("")));
	const TSharedPtr<FGridNavGraph> Graph = Search.GetGraph();
	NavCore::Cell Cell;
	if (Graph.IsValid() && Search.GetCurrent(Cell))
	{
		const double Half = Graph->Frame().Plane.cellSize * 0.5;
		AddShape(FGameplayDebuggerShape::MakeBox(
			Graph->ToWorld(Cell), FVector(Half, Half, Half), FColor(255, 120, 20), TEXT("current")));
	}
}

void FGameplayDebuggerCategory_GridNav::DrawData(
	APlayerController* OwnerPC, FGameplayDebuggerCanvasContext& CanvasContext)
{
	CanvasContext.Printf(
		TEXT("[{yellow}%s{white}] step back, [{yellow}%s{white}] step on, [{yellow}%s{white}] "
			 "search the last query of the selected pawn again"),
		*GetInputHandlerDescription(1), *GetInputHandlerDescription(0), *GetInputHandlerDescription(2));
}

UGridNavDebugSubsystem* FGameplayDebuggerCategory_GridNav::FindDebug() const
{
	const AActor* Actor = Selected.Get();
	return Actor != nullptr ? UGridNavDebugSubsystem::Get(Actor) : nullptr;
}

void FGameplayDebuggerCategory_GridNav::ShowQuery()
{
	UGridNavDebugSubsystem* Debug = FindDebug();
	Complaint = Debug != nullptr ? Debug->ShowQueryOf(Selected.Get()) : FString(TEXT("no pawn is selected"));
}

void FGameplayDebuggerCategory_GridNav::MoveStep(int64 Steps)
{
	UGridNavDebugSubsystem* Debug = FindDebug();
	if (Debug == nullptr || !Debug->GetSearch().IsValid())
	{
		// The first key begins with the first step.
		ShowQuery();
		Debug = Complaint.IsEmpty() ? Debug : nullptr;
		Steps = Debug != nullptr ? Steps - Debug->GetSearch()->GetStep() : Steps;
	}
	if (Debug != nullptr)
	{
		Complaint.Reset();
		Debug->ShowStep(Debug->GetSearch()->GetStep() + Steps);
	}
}

#else

void UE::GridNav::RegisterDebuggerCategory() {}
void UE::GridNav::UnregisterDebuggerCategory() {}

#endif
