// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/AutomationTest.h"

#if WITH_DEV_AUTOMATION_TESTS

#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "Query/GridPathLibrary.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"
#include "Tests/GridNavTestWorld.h"

BEGIN_DEFINE_SPEC(FGridPathSpec, "NavPlugin.GridPath", GRIDNAV_TEST_FLAGS)
TUniquePtr<FGridNavTestWorld> World;
UGridNavGraphComponent* Graph = nullptr;
FGridPathRequest Request;
END_DEFINE_SPEC(FGridPathSpec)

void FGridPathSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FGridNavTestWorld>();
			Graph = &World->AddGrid(FVector::ZeroVector, 32);
			Request = FGridPathRequest();
			Request.Start = FVector(-1234.0, -1210.0, 0.0);
			Request.Goal = FVector(1234.0, 1210.0, 0.0);
		});

	AfterEach(
		[this]
		{
			Graph = nullptr;
			World.Reset();
		});

	Describe(TEXT("A grid"),
		[this]
		{
			It(TEXT("is ready once it was built"),
				[this]
				{
					TestTrue(TEXT("ready"), Graph->GetState() == EGridNavState::Ready);
					TestTrue(TEXT("found at its middle"),
						World->GetPaths().FindGraphAt(FVector(10.0, 10.0, 0.0)) == Graph);
					TestNull(
						TEXT("none beside it"), World->GetPaths().FindGraphAt(FVector(9999.0, 0.0, 0.0)));
				});

			It(TEXT("comes back as it was from what was baked into it"),
				[this]
				{
					Graph->BlockBox(FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, 1600.0, 0.0)));
					World->Tick(4);
					TestTrue(TEXT("baked"), Graph->BakeIntoComponent());
					Graph->UnblockBox(FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, 1600.0, 0.0)));
					Graph->Source = EGridNavSource::Baked;
					Graph->Build();
					Graph->FinishBuild();
					TestTrue(TEXT("ready"), Graph->GetState() == EGridNavState::Ready);
					TestFalse(TEXT("the wall is back"),
						UGridPathLibrary::IsReachable(&World->GetWorld(), Request.Start, Request.Goal));
				});
		});

	Describe(TEXT("A request"),
		[this]
		{
			It(TEXT("finds a path from the exact start to the exact goal"),
				[this]
				{
					const FGridPathResult Result = World->Find(Request);
					TestTrue(TEXT("found"), Result.Outcome == EGridPathOutcome::Found);
					TestTrue(TEXT("two points at least"), Result.Points.Num() >= 2);
					TestEqual(TEXT("start"), Result.Points[0], Request.Start);
					TestEqual(TEXT("goal"), Result.Points.Last(), Request.Goal);
				});

			It(TEXT("goes around what was blocked"),
				[this]
				{
					const double Before = World->Find(Request).Length;
					Graph->BlockBox(FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, 1400.0, 0.0)));
					const FGridPathResult Result = World->Find(Request);
					TestTrue(TEXT("found"), Result.Outcome == EGridPathOutcome::Found);
					TestTrue(TEXT("longer"), Result.Length > Before);
				});

			It(TEXT("ends with Cancelled when it is cancelled"),
				[this]
				{
					EGridPathOutcome Outcome = EGridPathOutcome::Pending;
					const FGridPathHandle Handle = World->GetPaths().Request(Request,
						FOnGridPathEvent::CreateLambda(
							[&Outcome](EGridPathEvent, const FGridPathResult& Result)
							{ Outcome = Result.Outcome; }));
					TestTrue(TEXT("cancelled"), World->GetPaths().Cancel(Handle));
					World->Tick(2);
					TestTrue(TEXT("told"), Outcome == EGridPathOutcome::Cancelled);
					TestFalse(TEXT("only once"), World->GetPaths().Cancel(Handle));
				});

			It(TEXT("is refused off every grid"),
				[this]
				{
					Request.Start = FVector(99999.0, 0.0, 0.0);
					TestTrue(TEXT("no grid"), World->Find(Request).Outcome == EGridPathOutcome::NoGrid);
				});
		});

	Describe(TEXT("The settings"),
		[this]
		{
			It(TEXT("stay within their limits, whatever an ini file says"),
				[this]
				{
					UGridNavSettings* Settings = NewObject<UGridNavSettings>();
					Settings->BudgetMicroseconds = -5.0f;
					Settings->Workers = 9999;
					Settings->MaxRequests = 0;
					const FGridNavLimits Limits = Settings->Clamped();
					TestTrue(TEXT("budget"), Limits.BudgetMicroseconds >= 20.0);
					TestEqual(TEXT("workers"), Limits.Workers, 16);
					TestEqual(TEXT("requests"), Limits.MaxRequests, 16);
				});
		});
}

#endif
