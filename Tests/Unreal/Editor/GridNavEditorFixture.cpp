// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridNavEditorFixture.h"

#include "Engine/World.h"
#include "Framework/Notifications/NotificationManager.h"
#include "Modules/ModuleManager.h"

namespace
{
const char* NameOf(EGridNavProblem Problem)
{
	switch (Problem)
	{
	case EGridNavProblem::BadSettings:
		return "BadSettings";
	case EGridNavProblem::TooManyCells:
		return "TooManyCells";
	case EGridNavProblem::OverMemory:
		return "OverMemory";
	case EGridNavProblem::ExtentBelowCell:
		return "ExtentBelowCell";
	case EGridNavProblem::CellsTooCoarse:
		return "CellsTooCoarse";
	case EGridNavProblem::CellsTooFine:
		return "CellsTooFine";
	case EGridNavProblem::NoMapFile:
		return "NoMapFile";
	case EGridNavProblem::NoNavMesh:
		return "NoNavMesh";
	case EGridNavProblem::NoBakedData:
		return "NoBakedData";
	case EGridNavProblem::BadBakedData:
		return "BadBakedData";
	case EGridNavProblem::BakeOutOfDate:
		return "BakeOutOfDate";
	case EGridNavProblem::NoFloor:
		return "NoFloor";
	case EGridNavProblem::NothingWalkable:
		return "NothingWalkable";
	case EGridNavProblem::BuildFailed:
		return "BuildFailed";
	}
	return "?";
}
} // namespace

FLoadedEditorModule::FLoadedEditorModule()
{
	FModuleManager::Get().LoadModule(TEXT("NavPluginEditor"));
	// Notifications of tests before.
	FSlateNotificationManager::Get().StandInTake();
}

FLoadedEditorModule::~FLoadedEditorModule()
{
	FModuleManager::Get().UnloadModule(TEXT("NavPluginEditor"));
}

FEditorLevel::FEditorLevel(bool bFloor) : World(EWorldType::Editor)
{
	if (bFloor)
	{
		World.SpawnBox(FVector(0.0, 0.0, -50.0), FVector(20000.0, 20000.0, 50.0));
	}
}

UGridNavGraphComponent& FEditorLevel::AddGraph(const FVector& Center)
{
	const FTransform Transform(Center);
	AGridNavGraphActor* Actor =
		World->SpawnActorDeferred<AGridNavGraphActor>(AGridNavGraphActor::StaticClass(), Transform);
	UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
	Graph.Extent = FVector(1000.0, 1000.0, 300.0);
	Actor->FinishSpawning(Transform);
	return Graph;
}

std::string ProblemsOf(const UGridNavGraphComponent& Graph)
{
	std::string Names;
	for (const FGridNavProblem& Problem : UE::GridNav::FindProblems(Graph))
	{
		EXPECT_FALSE(Problem.Text.IsEmpty());
		Names +=
			(Names.empty() ? "" : " ") + std::string(NameOf(Problem.Kind)) + (Problem.bIsError ? "!" : "");
	}
	return Names;
}

std::string ToText(const FString& String)
{
	return TCHAR_TO_UTF8(*String);
}

std::string ToText(const FText& Text)
{
	return ToText(Text.ToString());
}
