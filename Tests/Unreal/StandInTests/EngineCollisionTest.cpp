// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Traces, sweeps and overlaps against boxes, and what components tell navigation.
#include "AI/NavigationSystemBase.h"
#include "Components/BoxComponent.h"
#include "Components/CapsuleComponent.h"
#include "Components/InstancedStaticMeshComponent.h"
#include "Engine/OverlapResult.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/Character.h"
#include "StandIn/TestWorld.h"

#include <gtest/gtest.h>

#include <random>

namespace StandInTests
{
class EngineCollision : public testing::Test
{
protected:
	bool Trace(const FVector& Start, const FVector& End, ECollisionChannel Channel = ECC_Visibility)
	{
		return World->LineTraceSingleByChannel(Hit, Start, End, Channel, Params);
	}

	bool Sweep(const FVector& Start, const FVector& End, const FCollisionShape& Shape)
	{
		return World->SweepSingleByChannel(Hit, Start, End, FQuat::Identity, ECC_Visibility, Shape, Params);
	}

	bool Overlap(const FVector& Center, const FCollisionShape& Shape, const FQuat& Rotation = FQuat::Identity)
	{
		return World->OverlapBlockingTestByChannel(Center, Rotation, ECC_Visibility, Shape, Params);
	}

	StandIn::FTestWorld World;
	FHitResult Hit;
	FCollisionQueryParams Params{SCENE_QUERY_STAT(EngineCollision), false};
};

TEST_F(EngineCollision, ATraceFindsTheNearestFace)
{
	World.SpawnBox(FVector(0.0, 0.0, -50.0), FVector(500.0, 500.0, 50.0));
	AActor* Crate = World.SpawnBox(FVector(0.0, 0.0, 100.0), FVector(50.0));
	ASSERT_TRUE(Trace(FVector(10.0, 20.0, 1000.0), FVector(10.0, 20.0, -1000.0)));
	EXPECT_EQ(Hit.GetActor(), Crate);
	EXPECT_EQ(Hit.GetComponent(), Crate->GetRootComponent());
	EXPECT_TRUE(Hit.ImpactPoint.Equals(FVector(10.0, 20.0, 150.0), 1e-9));
	EXPECT_TRUE(Hit.ImpactNormal.Equals(FVector::UpVector, 1e-9));
	EXPECT_FLOAT_EQ(Hit.Time, 0.425f);
	EXPECT_FLOAT_EQ(Hit.Distance, 850.0f);
	EXPECT_TRUE(Hit.bBlockingHit);
	EXPECT_FALSE(Hit.bStartPenetrating);
	Params.AddIgnoredActor(Crate);
	ASSERT_TRUE(Trace(FVector(10.0, 20.0, 1000.0), FVector(10.0, 20.0, -1000.0)));
	EXPECT_NEAR(Hit.ImpactPoint.Z, 0.0, 1e-9);
	EXPECT_FALSE(Trace(FVector(501.0, 0.0, 1000.0), FVector(501.0, 0.0, -1000.0)));
	EXPECT_FALSE(Trace(FVector(0.0, 0.0, 1000.0), FVector(0.0, 0.0, 1.0)));
}

TEST_F(EngineCollision, ATraceFromWithinStartsPenetrating)
{
	World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	ASSERT_TRUE(Trace(FVector(10.0, 0.0, 0.0), FVector(500.0, 0.0, 0.0)));
	EXPECT_TRUE(Hit.bStartPenetrating);
	EXPECT_FALSE(Hit.IsValidBlockingHit());
	EXPECT_EQ(Hit.Time, 0.0f);
	Params.bFindInitialOverlaps = false;
	EXPECT_FALSE(Trace(FVector(10.0, 0.0, 0.0), FVector(500.0, 0.0, 0.0)));
}

TEST_F(EngineCollision, TurnedAndScaledBoxesAreHitWhereTheyAre)
{
	AActor* Box = World.SpawnBox(FVector::ZeroVector, FVector(50.0), FRotator(0.0, 45.0, 0.0));
	ASSERT_TRUE(Trace(FVector(500.0, 0.0, 0.0), FVector(-500.0, 0.0, 0.0)));
	EXPECT_NEAR(Hit.ImpactPoint.X, 50.0 * FMath::Sqrt(2.0), 1e-9);
	EXPECT_FALSE(Trace(FVector(60.0, 60.0, 500.0), FVector(60.0, 60.0, -500.0)));
	Box->SetActorScale3D(FVector(2.0, 2.0, 1.0));
	EXPECT_TRUE(Trace(FVector(60.0, 60.0, 500.0), FVector(60.0, 60.0, -500.0)));
	Box->SetActorRotation(FRotator(30.0, 0.0, 0.0));
	ASSERT_TRUE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, -500.0)));
	EXPECT_NEAR(Hit.ImpactNormal.Z, FMath::Cos(FMath::DegreesToRadians(30.0)), 1e-9);
	EXPECT_NEAR(Hit.ImpactPoint.Z, 50.0 / FMath::Cos(FMath::DegreesToRadians(30.0)), 1e-9);
}

TEST_F(EngineCollision, SweptShapesStopWhereTheyTouch)
{
	World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	const FVector Above(0.0, 0.0, 500.0);
	ASSERT_TRUE(Sweep(Above, -Above, FCollisionShape::MakeSphere(20.0f)));
	EXPECT_NEAR(Hit.Location.Z, 70.0, 1e-4);
	EXPECT_NEAR(Hit.ImpactPoint.Z, 50.0, 1e-4);
	ASSERT_TRUE(Sweep(Above, -Above, FCollisionShape::MakeCapsule(20.0f, 90.0f)));
	EXPECT_NEAR(Hit.Location.Z, 140.0, 1e-4);
	ASSERT_TRUE(Sweep(Above, -Above, FCollisionShape::MakeBox(FVector(10.0, 10.0, 30.0))));
	EXPECT_NEAR(Hit.Location.Z, 80.0, 1e-4);
	EXPECT_TRUE(Hit.ImpactNormal.Equals(FVector::UpVector, 1e-6));
	// Past an edge: the sphere touches it with its side.
	ASSERT_TRUE(
		Sweep(FVector(60.0, 0.0, 500.0), FVector(60.0, 0.0, -500.0), FCollisionShape::MakeSphere(20.0f)));
	EXPECT_NEAR(Hit.Location.Z, 50.0 + FMath::Sqrt(300.0), 1e-4);
	EXPECT_NEAR(Hit.ImpactNormal.X, 0.5, 1e-4);
	EXPECT_FALSE(
		Sweep(FVector(71.0, 0.0, 500.0), FVector(71.0, 0.0, -500.0), FCollisionShape::MakeSphere(20.0f)));
	ASSERT_TRUE(
		Sweep(FVector(60.0, 0.0, 0.0), FVector(60.0, 0.0, 500.0), FCollisionShape::MakeSphere(20.0f)));
	EXPECT_TRUE(Hit.bStartPenetrating);
}

TEST_F(EngineCollision, TouchingIsNotOverlapping)
{
	World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	EXPECT_FALSE(Overlap(FVector(100.0, 0.0, 0.0), FCollisionShape::MakeBox(FVector(50.0))));
	EXPECT_TRUE(Overlap(FVector(99.9, 0.0, 0.0), FCollisionShape::MakeBox(FVector(50.0))));
	EXPECT_FALSE(Overlap(FVector(70.0, 0.0, 0.0), FCollisionShape::MakeSphere(20.0f)));
	EXPECT_TRUE(Overlap(FVector(69.9, 0.0, 0.0), FCollisionShape::MakeSphere(20.0f)));
	EXPECT_TRUE(Overlap(FVector(0.0, 0.0, 139.9), FCollisionShape::MakeCapsule(20.0f, 90.0f)));
	EXPECT_FALSE(Overlap(FVector(0.0, 0.0, 140.1), FCollisionShape::MakeCapsule(20.0f, 90.0f)));
	// Beside a corner, where the boxes around the two would overlap.
	const FQuat Turned = FRotator(0.0, 45.0, 0.0).Quaternion();
	EXPECT_FALSE(Overlap(FVector(90.0, 90.0, 0.0), FCollisionShape::MakeBox(FVector(50.0)), Turned));
	EXPECT_TRUE(Overlap(FVector(85.0, 85.0, 0.0), FCollisionShape::MakeBox(FVector(50.0)), Turned));
}

/** Whether a point lies in a box; shares nothing with the code under test. */
static bool IsIn(const FTransform& Place, const FVector& Half, const FVector& Point, double Margin)
{
	const FVector Local = Place.InverseTransformPosition(Point).GetAbs();
	return Local.X <= Half.X + Margin && Local.Y <= Half.Y + Margin && Local.Z <= Half.Z + Margin;
}

TEST_F(EngineCollision, TracesAgreeWithPointsAlongThem)
{
	std::mt19937 Random(7);
	const auto Pick = [&Random](int32 Low, int32 High)
	{
		return Low + static_cast<int32>(Random() % static_cast<uint32>(High - Low + 1));
	};
	int32 Hits = 0;
	for (int32 Round = 0; Round < 200; ++Round)
	{
		const FRotator Rotation(Pick(-90, 90), Pick(-180, 180), Pick(-180, 180));
		const FVector Half(Pick(5, 80), Pick(5, 80), Pick(5, 80));
		const FVector Center(Pick(-50, 50), Pick(-50, 50), Pick(-50, 50));
		AActor* Box = World.SpawnBox(Center, Half, Rotation);
		const FTransform Place(Rotation, Center, FVector::OneVector);
		const FVector Start(Pick(-200, 200), Pick(-200, 200), Pick(-200, 200));
		const FVector End(Pick(-200, 200), Pick(-200, 200), Pick(-200, 200));
		double First = 2.0;
		for (int32 Step = 0; Step <= 4000 && First > 1.0; ++Step)
		{
			First = IsIn(Place, Half, Start + (End - Start) * (Step / 4000.0), 0.0) ? Step / 4000.0 : 2.0;
		}
		const bool bHit = Trace(Start, End);
		Hits += bHit ? 1 : 0;
		if (First <= 1.0)
		{
			ASSERT_TRUE(bHit) << Round;
			EXPECT_NEAR(Hit.Time, First, 1.0 / 3000.0) << Round;
		}
		if (bHit)
		{
			EXPECT_TRUE(IsIn(Place, Half, Hit.Location, 1e-4)) << Round;
			EXPECT_EQ(Hit.bStartPenetrating, First == 0.0) << Round;
		}
		Box->Destroy();
	}
	EXPECT_GT(Hits, 30);
}

TEST_F(EngineCollision, SweepsEndTouchingAndAgreeWithOverlaps)
{
	std::mt19937 Random(11);
	const auto Pick = [&Random](int32 Low, int32 High)
	{
		return Low + static_cast<int32>(Random() % static_cast<uint32>(High - Low + 1));
	};
	int32 Hits = 0;
	for (int32 Round = 0; Round < 600; ++Round)
	{
		AActor* Box = World.SpawnBox(FVector(Pick(-50, 50), Pick(-50, 50), Pick(-50, 50)),
			FVector(Pick(5, 80), Pick(5, 80), Pick(5, 80)),
			FRotator(Pick(-90, 90), Pick(-180, 180), Pick(-180, 180)));
		const float Radius = static_cast<float>(Pick(5, 40));
		const FCollisionShape Shapes[] = {FCollisionShape::MakeSphere(Radius),
			FCollisionShape::MakeCapsule(Radius, Radius + static_cast<float>(Pick(0, 60))),
			FCollisionShape::MakeBox(FVector(Pick(5, 40), Pick(5, 40), Pick(5, 40)))};
		const FCollisionShape& Shape = Shapes[Round % 3];
		const FVector Start(Pick(-300, 300), Pick(-300, 300), Pick(-300, 300));
		const FVector End(Pick(-300, 300), Pick(-300, 300), Pick(-300, 300));
		const bool bHit = Sweep(Start, End, Shape);
		const FHitResult Swept = Hit;
		if (Swept.bStartPenetrating)
		{
			EXPECT_TRUE(Overlap(Start, Shape)) << Round;
			Box->Destroy();
			continue;
		}
		Hits += bHit ? 1 : 0;
		const FVector Way = (End - Start).GetSafeNormal();
		const double Free = bHit ? (Swept.Location - Start).Size() - 0.01 : (End - Start).Size();
		for (int32 Step = 0; Step <= 50 && Free > 0.0; ++Step)
		{
			EXPECT_FALSE(Overlap(Start + Way * (Free * Step / 50.0), Shape)) << Round;
		}
		if (bHit)
		{
			// Into it by as little as its own way leads there.
			const double Steepness = -FVector::DotProduct(Way, Swept.ImpactNormal);
			ASSERT_GT(Steepness, 0.0) << Round;
			EXPECT_TRUE(Overlap(Swept.Location - Swept.ImpactNormal * 0.01, Shape)) << Round;
		}
		Box->Destroy();
	}
	EXPECT_GT(Hits, 60);
}

TEST_F(EngineCollision, ResponsesDecideWhoIsSeen)
{
	AActor* Box = World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	UBoxComponent* Shape = Box->FindComponentByClass<UBoxComponent>();
	const FCollisionShape Probe = FCollisionShape::MakeSphere(10.0f);
	const FCollisionResponseParams DefaultResponse;
	TArray<FOverlapResult> Found;
	EXPECT_TRUE(World->OverlapMultiByChannel(Found, FVector::ZeroVector, FQuat::Identity, ECC_Pawn, Probe));
	EXPECT_EQ(Found.Num(), 1);
	Shape->SetCollisionResponseToChannel(ECC_Pawn, ECR_Overlap);
	EXPECT_FALSE(World->OverlapMultiByChannel(Found, FVector::ZeroVector, FQuat::Identity, ECC_Pawn, Probe));
	ASSERT_EQ(Found.Num(), 1);
	EXPECT_FALSE(Found[0].bBlockingHit);
	EXPECT_EQ(Found[0].GetComponent(), Shape);
	EXPECT_FALSE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, -500.0), ECC_Pawn));
	EXPECT_TRUE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, -500.0), ECC_WorldStatic));
	Box->SetActorEnableCollision(false);
	EXPECT_FALSE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, -500.0), ECC_WorldStatic));
	Box->SetActorEnableCollision(true);
	Shape->SetCollisionEnabled(ECollisionEnabled::PhysicsOnly);
	EXPECT_FALSE(Overlap(FVector::ZeroVector, Probe));
	Shape->SetCollisionEnabled(ECollisionEnabled::QueryOnly);
	EXPECT_TRUE(Overlap(FVector::ZeroVector, Probe));
	FCollisionResponseContainer Deaf(ECR_Ignore);
	EXPECT_FALSE(World->OverlapBlockingTestByChannel(
		FVector::ZeroVector, FQuat::Identity, ECC_Visibility, Probe, Params, FCollisionResponseParams(Deaf)));
	Box->Destroy();
	EXPECT_FALSE(Overlap(FVector::ZeroVector, Probe));
}

TEST_F(EngineCollision, ATraceThroughManyEndsAtTheFirstThatBlocks)
{
	AActor* Veil = World.SpawnBox(FVector(100.0, 0.0, 0.0), FVector(10.0, 50.0, 50.0));
	Veil->FindComponentByClass<UBoxComponent>()->SetCollisionProfileName(FName(TEXT("OverlapAll")));
	AActor* Wall = World.SpawnBox(FVector(200.0, 0.0, 0.0), FVector(10.0, 50.0, 50.0));
	World.SpawnBox(FVector(300.0, 0.0, 0.0), FVector(10.0, 50.0, 50.0));
	TArray<FHitResult> Hits;
	EXPECT_TRUE(
		World->LineTraceMultiByChannel(Hits, FVector::ZeroVector, FVector(500.0, 0.0, 0.0), ECC_Visibility));
	ASSERT_EQ(Hits.Num(), 2);
	EXPECT_EQ(Hits[0].GetActor(), Veil);
	EXPECT_FALSE(Hits[0].bBlockingHit);
	EXPECT_EQ(Hits[1].GetActor(), Wall);
}

TEST_F(EngineCollision, InstancesAreHitOneByOne)
{
	AActor* Actor = World->SpawnActor<AActor>();
	UInstancedStaticMeshComponent* Mesh = NewObject<UInstancedStaticMeshComponent>(Actor);
	Mesh->SetStaticMesh(LoadObject<UStaticMesh>(nullptr, TEXT("/Engine/BasicShapes/Cube.Cube")));
	Actor->SetRootComponent(Mesh);
	Mesh->RegisterComponent();
	EXPECT_EQ(Mesh->AddInstance(FTransform(FVector(0.0, 0.0, 0.0))), 0);
	EXPECT_EQ(Mesh->AddInstance(FTransform(FVector(300.0, 0.0, 0.0)), true), 1);
	ASSERT_TRUE(Trace(FVector(300.0, 0.0, 500.0), FVector(300.0, 0.0, -500.0)));
	EXPECT_EQ(Hit.Item, 1);
	EXPECT_NEAR(Hit.ImpactPoint.Z, 50.0, 1e-9);
	EXPECT_TRUE(Mesh->BatchUpdateInstancesTransforms(
		0, {FTransform(FVector(0.0, 900.0, 0.0)), FTransform(FVector(300.0, 900.0, 0.0))}));
	EXPECT_FALSE(Mesh->BatchUpdateInstancesTransforms(1, {FTransform::Identity, FTransform::Identity}));
	EXPECT_FALSE(Trace(FVector(300.0, 0.0, 500.0), FVector(300.0, 0.0, -500.0)));
	EXPECT_TRUE(Mesh->UpdateInstanceTransform(0, FTransform(FVector(0.0, 0.0, 100.0))));
	ASSERT_TRUE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, -500.0)));
	EXPECT_NEAR(Hit.ImpactPoint.Z, 150.0, 1e-9);
	EXPECT_TRUE(Mesh->RemoveInstance(0));
	EXPECT_FALSE(Mesh->RemoveInstance(1));
	EXPECT_EQ(Mesh->GetInstanceCount(), 1);
	ASSERT_TRUE(Trace(FVector(300.0, 900.0, 500.0), FVector(300.0, 900.0, -500.0)));
	EXPECT_EQ(Hit.Item, 0);
	EXPECT_NEAR(Mesh->Bounds.Origin.Y, 900.0, 1e-9);
}

TEST_F(EngineCollision, OnlyWhatBlocksAgentsMattersToNavigation)
{
	AActor* Box = World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	UBoxComponent* Shape = Box->FindComponentByClass<UBoxComponent>();
	EXPECT_TRUE(Shape->IsNavigationRelevant());
	EXPECT_EQ(Shape->GetNavigationBounds().GetSize(), FVector(100.0));
	Shape->SetCollisionResponseToAllChannels(ECR_Overlap);
	EXPECT_FALSE(Shape->IsNavigationRelevant());
	Shape->SetCollisionResponseToAllChannels(ECR_Block);
	Shape->SetCanEverAffectNavigation(false);
	EXPECT_FALSE(Shape->IsNavigationRelevant());
	World.Play();
	const ACharacter* Character = World->SpawnActor<ACharacter>();
	EXPECT_FALSE(Character->GetCapsuleComponent()->IsNavigationRelevant());
	EXPECT_TRUE(Trace(FVector(0.0, 0.0, 500.0), FVector(0.0, 0.0, 60.0), ECC_WorldStatic))
		<< "but traces hit it";
	EXPECT_EQ(Hit.GetActor(), Character);
	EXPECT_NEAR(Hit.ImpactPoint.Z, 88.0, 1e-4);
}

TEST_F(EngineCollision, ComponentsTellNavigationWhenTheyComeMoveAndGo)
{
	struct FHeard
	{
		int32 Came = 0;
		int32 Moved = 0;
		int32 Went = 0;
	} Heard;
	const auto OldCame = UNavigationSystemBase::OnComponentRegisteredDelegate();
	const auto OldMoved = UNavigationSystemBase::OnComponentTransformChangedDelegate();
	const auto OldWent = UNavigationSystemBase::OnComponentUnregisteredDelegate();
	UNavigationSystemBase::OnComponentRegisteredDelegate().BindLambda(
		[&Heard](UActorComponent&) { ++Heard.Came; });
	UNavigationSystemBase::OnComponentTransformChangedDelegate().BindLambda(
		[&Heard](USceneComponent&) { ++Heard.Moved; });
	UNavigationSystemBase::OnComponentUnregisteredDelegate().BindLambda(
		[&Heard](UActorComponent&) { ++Heard.Went; });
	AActor* Box = World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	UBoxComponent* Shape = Box->FindComponentByClass<UBoxComponent>();
	EXPECT_EQ(Heard.Came, 1);
	Box->SetActorLocation(FVector(10.0, 0.0, 0.0));
	Box->SetActorLocation(FVector(10.0, 0.0, 0.0));
	EXPECT_EQ(Heard.Moved, 1);
	Shape->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Box->SetActorLocation(FVector(20.0, 0.0, 0.0));
	EXPECT_EQ(Heard.Went, 1);
	EXPECT_EQ(Heard.Moved, 1);
	Shape->SetCollisionEnabled(ECollisionEnabled::QueryOnly);
	EXPECT_EQ(Heard.Came, 2);
	Box->Destroy();
	EXPECT_EQ(Heard.Went, 2);
	UNavigationSystemBase::OnComponentRegisteredDelegate() = OldCame;
	UNavigationSystemBase::OnComponentTransformChangedDelegate() = OldMoved;
	UNavigationSystemBase::OnComponentUnregisteredDelegate() = OldWent;
}
} // namespace StandInTests
