// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavProblems.h"

#include "Engine/World.h"
#include "GridNavEditorFixture.h"
#include "Logging/MessageLog.h"
#include "Misc/DataValidation.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Misc/UObjectToken.h"

#include <cstdio>
#include <limits>

namespace
{
/** A map file in the project's folder that goes away with the test. */
class FMapFile
{
public:
	FMapFile() : Path(FPaths::Combine(FPaths::ProjectDir(), TEXT("GridNavProblemsTest.map")))
	{
		FFileHelper::SaveStringToFile(TEXT("type octile\nheight 2\nwidth 3\nmap\n.@.\n...\n"), *Path);
	}
	~FMapFile() { std::remove(TCHAR_TO_UTF8(*Path)); }

	FString Path;
};

/** What map check says of an actor, a line for each message. */
std::string MapCheckOf(AActor& Actor)
{
	FMessageLog::StandInTake(TEXT("MapCheck"));
	Actor.CheckForErrors();
	std::string Lines;
	for (const TSharedRef<FTokenizedMessage>& Message : FMessageLog::StandInTake(TEXT("MapCheck")))
	{
		Lines += Message->GetSeverity() == EMessageSeverity::Error ? "error " : "warning ";
		Lines += ToText(Message->ToText()) + "\n";
	}
	return Lines;
}
} // namespace

TEST(GridNavProblems, ASoundGridHasNone)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(ProblemsOf(Graph), "");
}

TEST(GridNavProblems, SettingsThatNoGridCanBeBuiltWith)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.CellSize = 0.0f;
	EXPECT_EQ(ProblemsOf(Graph), "BadSettings!");
	Graph.CellSize = std::numeric_limits<float>::quiet_NaN();
	EXPECT_EQ(ProblemsOf(Graph), "BadSettings!");
	Graph.CellSize = 100.0f;
	Graph.Extent.X = 1e7;
	EXPECT_EQ(ProblemsOf(Graph), "TooManyCells!");
	Graph.Extent.X = 1e5;
	Graph.Extent.Y = 1e5;
	Graph.MaxMegabytes = 1;
	EXPECT_EQ(ProblemsOf(Graph), "OverMemory!");
	Graph.MaxMegabytes = 512;
	EXPECT_EQ(ProblemsOf(Graph), "");
}

TEST(GridNavProblems, CellSizeAgainstTheAgent)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.AgentRadius = 25.0f;
	EXPECT_EQ(ProblemsOf(Graph), "") << "just coarse enough";
	Graph.AgentRadius = 24.0f;
	EXPECT_EQ(ProblemsOf(Graph), "CellsTooCoarse");
	Graph.AgentRadius = 0.0f;
	EXPECT_EQ(ProblemsOf(Graph), "") << "a point fits anywhere";
	Graph.AgentRadius = 1600.0f;
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.AgentRadius = 1601.0f;
	EXPECT_EQ(ProblemsOf(Graph), "CellsTooFine");
}

TEST(GridNavProblems, ABoxThatIsNarrowerThanACell)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Extent = FVector(1000.0, 50.0, 300.0);
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.Extent.Y = 49.0;
	EXPECT_EQ(ProblemsOf(Graph), "ExtentBelowCell");
}

TEST(GridNavProblems, NoFloorInTheBox)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(0.0, 0.0, 5000.0));
	EXPECT_EQ(ProblemsOf(Graph), "NoFloor");
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(ProblemsOf(Graph), "NoFloor NothingWalkable");
	Graph.bRequireFloor = false;
	EXPECT_EQ(ProblemsOf(Graph), "NothingWalkable") << "as it was built";
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(ProblemsOf(Graph), "");
}

TEST(GridNavProblems, AMapFileThatIsMissing)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::MapFile;
	EXPECT_EQ(ProblemsOf(Graph), "NoMapFile!");
	Graph.MapFile = TEXT("GridNavProblemsTest.map");
	EXPECT_EQ(ProblemsOf(Graph), "NoMapFile!");
	const FMapFile File;
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.MapFile = File.Path;
	EXPECT_EQ(ProblemsOf(Graph), "") << "an absolute path";
	FFileHelper::SaveStringToFile(TEXT("type octile\nheight 2\nmap\n"), *File.Path);
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(ProblemsOf(Graph), "BuildFailed!") << "only reading it tells";
}

TEST(GridNavProblems, NoNavMeshToBuildFrom)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::NavMesh;
	EXPECT_EQ(ProblemsOf(Graph), "NoNavMesh!");
}

TEST(GridNavProblems, WhatPeopleStopThemselvesIsNoProblem)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.CancelBuild();
	ASSERT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::Cancelled);
	EXPECT_EQ(ProblemsOf(Graph), "");
}

TEST(GridNavProblems, BakedDataThatIsMissingDamagedOrOld)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	Graph.Source = EGridNavSource::Baked;
	EXPECT_EQ(ProblemsOf(Graph), "NoBakedData") << "it is built from collision instead";
	Graph.bRebuildBadBake = false;
	EXPECT_EQ(ProblemsOf(Graph), "NoBakedData!");

	UGridNavBakedData* Asset = NewObject<UGridNavBakedData>(Graph.GetOwner());
	Graph.BakedData = Asset;
	ASSERT_TRUE(Graph.BakeIntoAsset(Asset));
	EXPECT_EQ(ProblemsOf(Graph), "");
	TArray<uint8> Bytes = Asset->Blob.Bytes;
	Bytes[Bytes.Num() / 2] ^= 1;
	Asset->Blob.Set(MoveTemp(Bytes));
	EXPECT_EQ(ProblemsOf(Graph), "BadBakedData!");
	Asset->Blob.State = EGridNavBlobState::Newer;
	Asset->Blob.Set({1});
	Asset->Blob.State = EGridNavBlobState::Newer;
	EXPECT_EQ(ProblemsOf(Graph), "BadBakedData!");
}

TEST(GridNavProblems, BakedDataMadeWithOtherSettings)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_TRUE(Graph.BakeIntoComponent());
	Graph.CellSize = 120.0f;
	EXPECT_EQ(ProblemsOf(Graph), "") << "nobody uses it";
	Graph.CellSize = 100.0f;
	Graph.Source = EGridNavSource::Baked;
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.CellSize = 120.0f;
	EXPECT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	Graph.CellSize = 100.0f;
	Graph.AgentRadius = 40.0f;
	EXPECT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	Graph.AgentRadius = 35.0f;
	Graph.Extent.Z = 400.0;
	EXPECT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	Graph.Extent.Z = 300.0;
	Graph.CornerRule = EGridNavCornerRule::Always;
	EXPECT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	Graph.CornerRule = EGridNavCornerRule::NoneBlocked;
	Graph.Topology = EGridNavTopology::Hex;
	EXPECT_EQ(ProblemsOf(Graph), "BakeOutOfDate");
	Graph.Topology = EGridNavTopology::Octile;
	EXPECT_EQ(ProblemsOf(Graph), "");
	Graph.SetWorldLocation(FVector(500.0, 0.0, 0.0));
	EXPECT_EQ(ProblemsOf(Graph), "") << "what was baked moves along";
}

TEST(GridNavProblems, MapCheckNamesTheActorAndSaysTheSame)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	AActor& Actor = *Graph.GetOwner();
	EXPECT_EQ(MapCheckOf(Actor), "");
	Graph.AgentRadius = 10.0f;
	Graph.Source = EGridNavSource::MapFile;
	const std::string Lines = MapCheckOf(Actor);
	const TArray<FGridNavProblem> Problems = UE::GridNav::FindProblems(Graph);
	ASSERT_EQ(Problems.Num(), 2);
	const std::string Name = ToText(Actor.GetName()) + " ";
	EXPECT_EQ(Lines,
		"warning " + Name + ToText(Problems[0].Text) + "\nerror " + Name + ToText(Problems[1].Text) + "\n");
	Graph.UnregisterComponent();
	EXPECT_EQ(MapCheckOf(Actor), "") << "what is not registered is not part of the level";
}

TEST(GridNavProblems, ValidationSaysTheSame)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FDataValidationContext Good;
	EXPECT_EQ(Graph.GetOwner()->IsDataValid(Good), EDataValidationResult::Valid);
	EXPECT_EQ(Good.GetIssues().Num(), 0);
	Graph.AgentRadius = 10.0f;
	FDataValidationContext Warned;
	EXPECT_EQ(Graph.GetOwner()->IsDataValid(Warned), EDataValidationResult::Valid);
	EXPECT_EQ(Warned.GetNumWarnings(), 1U);
	Graph.Source = EGridNavSource::NavMesh;
	FDataValidationContext Bad;
	EXPECT_EQ(Graph.GetOwner()->IsDataValid(Bad), EDataValidationResult::Invalid);
	ASSERT_EQ(Bad.GetIssues().Num(), 2);
	const TArray<FGridNavProblem> Problems = UE::GridNav::FindProblems(Graph);
	EXPECT_EQ(ToText(Bad.GetIssues()[1].Message), ToText(Problems[1].Text));
	EXPECT_EQ(Bad.GetNumErrors(), 1U);
}

TEST(GridNavProblems, TemplatesAreJudgedByTheirSettingsAlone)
{
	const UGridNavGraphComponent* Default = GetDefault<UGridNavGraphComponent>();
	FDataValidationContext Context;
	EXPECT_EQ(Default->IsDataValid(Context), EDataValidationResult::Valid);
	EXPECT_EQ(Context.GetIssues().Num(), 0);
}

TEST(GridNavProblems, BakedAssetsAreValidatedToo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	UGridNavBakedData* Asset = NewObject<UGridNavBakedData>(Graph.GetOwner());
	FDataValidationContext Empty;
	EXPECT_EQ(Asset->IsDataValid(Empty), EDataValidationResult::Valid);
	EXPECT_EQ(Empty.GetNumWarnings(), 1U);
	ASSERT_TRUE(Graph.BakeIntoAsset(Asset));
	FDataValidationContext Full;
	EXPECT_EQ(Asset->IsDataValid(Full), EDataValidationResult::Valid);
	EXPECT_EQ(Full.GetIssues().Num(), 0);
	Asset->Blob.Set({1, 2, 3});
	FDataValidationContext Damaged;
	EXPECT_EQ(Asset->IsDataValid(Damaged), EDataValidationResult::Invalid);
	EXPECT_EQ(Damaged.GetNumErrors(), 1U);
}
