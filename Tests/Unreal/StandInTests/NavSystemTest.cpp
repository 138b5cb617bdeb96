// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/Level.h"
#include "Misc/ConfigCacheIni.h"
#include "NavAreas/NavArea_Default.h"
#include "NavAreas/NavArea_Null.h"
#include "NavTestWorld.h"

namespace
{
FNavAgentProperties MakeProperties(UClass* PreferredNavData, float Radius = 35.f, float Height = 144.f)
{
	FNavAgentProperties Properties(Radius, Height);
	if (PreferredNavData != nullptr)
	{
		Properties.SetPreferredNavData(PreferredNavData);
	}
	return Properties;
}

class NavSystem : public NavWorldTest
{
};
} // namespace

TEST(NavSystemLife, IsThereBeforePlayAndInitialisedWithActors)
{
	int32 NumStarted = 0;
	int32 NumDone = 0;
	const FDelegateHandle Started = UNavigationSystemBase::OnNavigationInitStartStaticDelegate().AddLambda(
		[&NumStarted](const UNavigationSystemBase& System)
		{ NumStarted += System.IsWorldInitDone() ? 0 : 1; });
	const FDelegateHandle Done = UNavigationSystemBase::OnNavigationInitDoneStaticDelegate().AddLambda(
		[&NumDone](const UNavigationSystemBase& System) { NumDone += System.IsWorldInitDone() ? 1 : 0; });
	{
		FNavTestWorld Fixture;
		EXPECT_EQ(Fixture.GetNavSystem().GetWorld(), Fixture.World);
		EXPECT_FALSE(Fixture.GetNavSystem().IsWorldInitDone());
		EXPECT_EQ(NumStarted, 0);
		Fixture.Play();
		EXPECT_TRUE(Fixture.GetNavSystem().IsWorldInitDone());
	}
	UNavigationSystemBase::OnNavigationInitStartStaticDelegate().Remove(Started);
	UNavigationSystemBase::OnNavigationInitDoneStaticDelegate().Remove(Done);
	EXPECT_EQ(NumStarted, 1);
	EXPECT_EQ(NumDone, 1);
}

TEST(NavSystemLife, NoWorldHasNoNavigationSystem)
{
	EXPECT_EQ(FNavigationSystem::GetCurrent<UNavigationSystemV1>(static_cast<UWorld*>(nullptr)), nullptr);
	EXPECT_EQ(UNavigationSystemV1::GetCurrent(static_cast<UObject*>(nullptr)), nullptr);
}

TEST(NavSystemLife, TwoWorldsHaveOneEach)
{
	FNavTestWorld First;
	FNavTestWorld Second;
	First.AddBounds();
	First.Play();
	Second.Play();
	EXPECT_NE(&First.GetNavSystem(), &Second.GetNavSystem());
	EXPECT_NE(First.GetGrid(), nullptr);
	EXPECT_EQ(Second.GetGrid(), nullptr);
}

TEST(NavSystemAgents, WithoutAListThereIsTheAgentOfTheNavmesh)
{
	const StandIn::FTestWorld World;
	const TArray<FNavDataConfig>& Agents = UNavigationSystemV1::GetCurrent(World.Get())->GetSupportedAgents();
	ASSERT_EQ(Agents.Num(), 1);
	EXPECT_EQ(Agents[0].GetNavDataClass<ANavigationData>(), ARecastNavMesh::StaticClass());
}

TEST(NavSystemAgents, AreReadFromTheIniFile)
{
	const TCHAR* Text = TEXT("[/Script/NavigationSystem.NavigationSystemV1]\n") TEXT(
		"DefaultAgentName=Default\n") TEXT("+SupportedAgents=(Name=\"Default\",Color=(B=0,G=255,R=140,A="
										   "164),DefaultQueryExtent=(X=50.0,Y=50.0,Z=250.0),")
		TEXT("NavDataClass=/Script/"
			 "NavigationSystem.RecastNavMesh,AgentRadius=35.0,AgentHeight=144.0,AgentStepHeight=-1.0,")
			TEXT("NavWalkingSearchHeightScale=0.5,PreferredNavData=/Script/"
				 "NavigationSystem.RecastNavMesh,bCanWalk=True)\n")
				TEXT("+SupportedAgents=(Name=\"Grid\",Color=(B=255,G=120,R=0,A=164),DefaultQueryExtent=("
					 "X=60.0,Y=70.0,Z=80.0),")
					TEXT("NavDataClass=/Script/"
						 "StandInTests.NavTestData,AgentRadius=42.0,AgentHeight=192.0,AgentStepHeight=-1.0,")
						TEXT("NavWalkingSearchHeightScale=0.5,PreferredNavData=/Script/"
							 "StandInTests.NavTestData,bCanWalk=True)\n");
	UNavigationSystemV1* Defaults = GetMutableDefault<UNavigationSystemV1>();
	FConfigFile File;
	File.CombineFromBuffer(Text, TEXT("DefaultEngine.ini"));
	GConfig->Add(GEngineIni, File);
	Defaults->ReloadConfig();
	{
		FNavTestWorld Fixture(Defaults->GetSupportedAgents());
		const StandIn::FTestWorld Untouched;
		const TArray<FNavDataConfig>& Agents =
			UNavigationSystemV1::GetCurrent(Untouched.Get())->GetSupportedAgents();
		ASSERT_EQ(Agents.Num(), 2);
		EXPECT_EQ(Agents[1].Name, FName(TEXT("Grid")));
		EXPECT_EQ(Agents[1].AgentRadius, 42.f);
		EXPECT_TRUE(Agents[1].bCanWalk);
		EXPECT_TRUE(Agents[1].DefaultQueryExtent.Equals(FVector(60., 70., 80.)));
		EXPECT_EQ(Agents[1].GetNavDataClass<ANavigationData>(), ANavTestData::StaticClass());
		EXPECT_EQ(Agents[0].PreferredNavData.ResolveClass(), ARecastNavMesh::StaticClass());
		Fixture.AddBounds();
		Fixture.Play();
		EXPECT_NE(Fixture.GetGrid(), nullptr);
	}
	GConfig->UnloadFile(GEngineIni);
	Defaults->OverrideSupportedAgents({});
}

TEST(NavSystemAgents, CannotBeReplacedOnceTheWorldIsInitialised)
{
	FNavTestWorld Fixture;
	Fixture.Play();
	Fixture.GetNavSystem().OverrideSupportedAgents({});
	EXPECT_EQ(Fixture.GetNavSystem().GetSupportedAgents().Num(), 2);
}

TEST(NavSystemAgents, DataIsSpawnedWhereThereAreBounds)
{
	FNavTestWorld Fixture;
	Fixture.Play();
	EXPECT_EQ(Fixture.GetMesh(), nullptr);
	EXPECT_EQ(Fixture.GetGrid(), nullptr);
	Fixture.AddBounds();
	Fixture.Tick();
	ASSERT_NE(Fixture.GetMesh(), nullptr);
	ASSERT_NE(Fixture.GetGrid(), nullptr);
	EXPECT_EQ(Fixture.GetGrid()->NumRebuilds, 1);
	EXPECT_EQ(Fixture.GetGrid()->GetConfig().Name, FName(TEXT("Grid")));
	EXPECT_TRUE(Fixture.GetGrid()->IsRegistered());
}

TEST(NavSystemAgents, BoundsMayLeaveAgentsOut)
{
	FNavTestWorld Fixture;
	ANavMeshBoundsVolume* Volume = Fixture.AddBounds();
	Volume->SupportedAgents.Empty();
	Volume->SupportedAgents.Set(1);
	Fixture.Play();
	EXPECT_EQ(Fixture.GetMesh(), nullptr);
	ASSERT_NE(Fixture.GetGrid(), nullptr);
	const TArray<FBox> Bounds = Fixture.GetGrid()->GetNavigableBounds();
	ASSERT_EQ(Bounds.Num(), 1);
	EXPECT_TRUE(Bounds[0].Min.Equals(FVector(-1000., -1000., -100.)));
	EXPECT_TRUE(Bounds[0].Max.Equals(FVector(1000., 1000., 300.)));
}

TEST(NavSystemAgents, NothingIsSpawnedWhenItIsNotWanted)
{
	FNavTestWorld Fixture;
	Fixture.GetNavSystem().bAutoCreateNavigationData = false;
	Fixture.AddBounds();
	Fixture.Play();
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid(), nullptr);
}

TEST_F(NavSystem, OneDataServesAnAgent)
{
	ANavTestData* Second = Fixture.World->SpawnActor<ANavTestData>();
	Second->SetConfig(Fixture.GetGrid()->GetConfig());
	EXPECT_EQ(Fixture.GetNavSystem().RegisterNavData(Second),
		UNavigationSystemV1::RegistrationFailed_AgentAlreadySupported);
	EXPECT_EQ(Fixture.GetNavSystem().RegisterNavData(Fixture.GetGrid()),
		UNavigationSystemV1::RegistrationSuccessful);
	Second->SetConfig(MakeAgent(TEXT("Giant"), ANavTestData::StaticClass(), 300.f, 500.f));
	EXPECT_EQ(Fixture.GetNavSystem().RegisterNavData(Second),
		UNavigationSystemV1::RegistrationFailed_AgentNotValid);
	EXPECT_EQ(Fixture.GetNavSystem().RegisterNavData(nullptr), UNavigationSystemV1::RegistrationError);
	Second->Destroy();
	EXPECT_EQ(Fixture.GetNavSystem().RegisterNavData(Second),
		UNavigationSystemV1::RegistrationFailed_DataPendingKill);
}

TEST_F(NavSystem, DataThatServesNobodyIsDestroyed)
{
	TWeakObjectPtr<ANavTestData> Second = Fixture.World->SpawnActor<ANavTestData>();
	Second->SetConfig(Fixture.GetGrid()->GetConfig());
	Fixture.Tick();
	EXPECT_FALSE(Second.IsValid());
	EXPECT_NE(Fixture.GetGrid(), nullptr);
}

TEST_F(NavSystem, AnotherDataMayTakeThePlaceOfOneThatIsGone)
{
	const FNavDataConfig Config = Fixture.GetGrid()->GetConfig();
	Fixture.GetGrid()->Destroy();
	EXPECT_EQ(Fixture.GetGrid(), nullptr);
	ANavTestData* Second = Fixture.World->SpawnActor<ANavTestData>();
	Second->SetConfig(Config);
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid(), Second);
}

TEST_F(NavSystem, MainDataIsOneThatMayBe)
{
	EXPECT_EQ(
		Fixture.GetNavSystem().GetDefaultNavDataInstance(FNavigationSystem::DontCreate), Fixture.GetMesh());
	Fixture.GetMesh()->Destroy();
	EXPECT_EQ(Fixture.GetNavSystem().GetDefaultNavDataInstance(FNavigationSystem::DontCreate), nullptr);
}

TEST_F(NavSystem, AgentsGetTheDataTheyPrefer)
{
	UNavigationSystemV1& System = Fixture.GetNavSystem();
	EXPECT_EQ(System.GetNavDataForProps(MakeProperties(ANavTestData::StaticClass())), Fixture.GetGrid());
	EXPECT_EQ(System.GetNavDataForProps(MakeProperties(ARecastNavMesh::StaticClass())), Fixture.GetMesh());
	EXPECT_EQ(System.GetNavDataForProps(MakeProperties(nullptr)), Fixture.GetMesh());
}

TEST(NavSystemAgents, OfEquallyPreferredDataTheClosestThatIsLargeEnoughIsTaken)
{
	FNavTestWorld Fixture({MakeAgent(TEXT("Small"), ANavTestData::StaticClass(), 20.f, 100.f),
		MakeAgent(TEXT("Middle"), ANavTestData::StaticClass(), 50.f, 200.f),
		MakeAgent(TEXT("Large"), ANavTestData::StaticClass(), 100.f, 400.f)});
	Fixture.AddBounds();
	Fixture.Play();
	const UNavigationSystemV1& System = Fixture.GetNavSystem();
	UClass* Preferred = ANavTestData::StaticClass();
	const auto NameFor = [&](float Radius, float Height)
	{
		return System.GetNavDataForProps(MakeProperties(Preferred, Radius, Height))->GetConfig().Name;
	};
	EXPECT_EQ(NameFor(20.f, 100.f), FName(TEXT("Small")));
	EXPECT_EQ(NameFor(21.f, 100.f), FName(TEXT("Middle")));
	EXPECT_EQ(NameFor(10.f, 50.f), FName(TEXT("Small")));
	EXPECT_EQ(NameFor(90.f, 300.f), FName(TEXT("Large")));
	EXPECT_EQ(NameFor(500.f, 900.f), FName(TEXT("Large")));
}

TEST_F(NavSystem, EveryDataNumbersAllAreas)
{
	for (const ANavigationData* NavData : Fixture.GetNavSystem().NavDataSet)
	{
		const int32 Default = NavData->GetAreaID(UNavArea_Default::StaticClass());
		const int32 Null = NavData->GetAreaID(UNavArea_Null::StaticClass());
		const int32 Own = NavData->GetAreaID(UNavTestArea::StaticClass());
		EXPECT_NE(Default, INDEX_NONE);
		EXPECT_NE(Null, INDEX_NONE);
		EXPECT_NE(Own, INDEX_NONE);
		EXPECT_TRUE(Default != Null && Null != Own && Default != Own);
		EXPECT_EQ(NavData->GetAreaClass(Own), UNavTestArea::StaticClass());
		EXPECT_EQ(NavData->GetAreaID(UNavArea::StaticClass()), INDEX_NONE);
	}
}

TEST_F(NavSystem, PathsComeFromTheDataOfTheAgentInBothModes)
{
	const FNavAgentProperties Agent = MakeProperties(ANavTestData::StaticClass());
	FPathFindingQuery Query;
	Query.EndLocation = FVector(100., 0., 0.);
	const FPathFindingResult Result = Fixture.GetNavSystem().FindPathSync(Agent, Query);
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_EQ(Result.Path->GetNavigationDataUsed(), Fixture.GetGrid());
	EXPECT_EQ(Fixture.GetGrid()->NumHierarchicalQueries, 0);
	Fixture.GetNavSystem().FindPathSync(Agent, Query, EPathFindingMode::Hierarchical);
	EXPECT_EQ(Fixture.GetGrid()->NumHierarchicalQueries, 1);
	EXPECT_EQ(Fixture.GetGrid()->NumQueries, 2);
}

TEST_F(NavSystem, QueriesThatNameNoDataGoToTheMainOne)
{
	FPathFindingQuery Query;
	Query.EndLocation = FVector(100., 0., 0.);
	const FPathFindingResult Result = Fixture.GetNavSystem().FindPathSync(Query);
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_EQ(Result.Path->GetNavigationDataUsed(), Fixture.GetMesh());
}

TEST_F(NavSystem, PathsCanBeTestedWithoutBeingMade)
{
	const FPathFindingQuery Query(nullptr, *Fixture.GetGrid(), FVector::ZeroVector, FVector(100., 0., 0.));
	int32 NumVisited = 0;
	EXPECT_TRUE(Fixture.GetNavSystem().TestPathSync(Query, EPathFindingMode::Regular, &NumVisited));
	EXPECT_EQ(NumVisited, 2);
	EXPECT_TRUE(Fixture.GetNavSystem().TestPathSync(Query, EPathFindingMode::Hierarchical));
	Fixture.GetGrid()->bFindPaths = false;
	EXPECT_FALSE(Fixture.GetNavSystem().TestPathSync(Query));
}

TEST_F(NavSystem, PointsAreProjectedOnTheDataOfTheAgent)
{
	const FNavAgentProperties Agent = MakeProperties(ANavTestData::StaticClass());
	FNavLocation Location;
	EXPECT_TRUE(Fixture.GetNavSystem().ProjectPointToNavigation(
		FVector(10., 20., 200.), Location, INVALID_NAVEXTENT, &Agent));
	EXPECT_TRUE(Location.Location.Equals(FVector(10., 20., 200.)));
	EXPECT_TRUE(Fixture.GetNavSystem().ProjectPointToNavigation(FVector(10., 20., 200.), Location));
	EXPECT_TRUE(Location.Location.Equals(FVector(10., 20., 0.)));
	EXPECT_FALSE(Fixture.GetNavSystem().ProjectPointToNavigation(FVector(9000., 0., 0.), Location));
}

TEST_F(NavSystem, TellsBlueprintsThatABuildHasFinished)
{
	UNavTestListener* Listener = NewObject<UNavTestListener>();
	Fixture.GetNavSystem().OnNavigationGenerationFinishedDelegate.AddDynamic(
		Listener, &UNavTestListener::OnNavDataEvent);
	Fixture.GetNavSystem().OnNavigationGenerationFinished(*Fixture.GetGrid());
	ASSERT_EQ(Listener->Heard.Num(), 1);
	EXPECT_EQ(Listener->Heard[0], Fixture.GetGrid());
}

TEST_F(NavSystem, TellsDataOfLevelsThatStreamInAndOut)
{
	ULevel* Level = Fixture.Owner.LoadLevel(TEXT("Cellar"));
	Fixture.Owner.SpawnBox(FVector(300., 300., 50.), FVector(50.), FRotator::ZeroRotator, Level);
	Fixture.GetGrid()->DirtyAreas.Reset();
	Fixture.Owner.StreamIn(Level);
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->NumLevelsAdded, 1);
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 1);
	Fixture.Owner.StreamOut(Level);
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->NumLevelsRemoved, 1);
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 2);
}

TEST_F(NavSystem, FunctionsThatDataDoesNotSetAreChecked)
{
	ANavTestBareData* Bare = Fixture.World->SpawnActor<ANavTestBareData>();
	const FPathFindingQuery Query(nullptr, *Bare, FVector::ZeroVector, FVector(1., 0., 0.));
	FVector Hit;
	EXPECT_DEATH(Bare->FindPath(Query.NavAgentProperties, Query), "");
	EXPECT_DEATH(Bare->TestPath(Query.NavAgentProperties, Query), "");
	EXPECT_DEATH(Bare->TestHierarchicalPath(Query.NavAgentProperties, Query), "");
	EXPECT_DEATH(Bare->Raycast(FVector::ZeroVector, FVector::ZeroVector, Hit, nullptr), "");
}

TEST_F(NavSystem, FunctionsThatDataDoesNotOverrideAreFatal)
{
	const ANavTestBareData* Bare = Fixture.World->SpawnActor<ANavTestBareData>();
	FNavLocation Location;
	FVector::FReal Cost = 0.;
	EXPECT_DEATH(Bare->ProjectPoint(FVector::ZeroVector, Location, FVector::ZeroVector), "");
	EXPECT_DEATH(Bare->GetRandomPoint(), "");
	EXPECT_DEATH(Bare->GetBounds(), "");
	EXPECT_DEATH(Bare->CalcPathCost(FVector::ZeroVector, FVector::ZeroVector, Cost), "");
}
