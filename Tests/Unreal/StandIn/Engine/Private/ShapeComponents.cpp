// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CollisionScene.h"
#include "Components/BoxComponent.h"
#include "Components/BrushComponent.h"
#include "Components/CapsuleComponent.h"
#include "Components/MeshComponent.h"
#include "Components/ShapeComponent.h"
#include "Components/StaticMeshComponent.h"
#include "Engine/StaticMesh.h"

UShapeComponent::UShapeComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	SetCollisionProfileName(FName(TEXT("OverlapAllDynamic")));
	bCanEverAffectNavigation = true;
}

FBoxSphereBounds UShapeComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	const FCollisionShape Shape = GetCollisionShape();
	return FBoxSphereBounds(
		StandIn::FConvex::Make(LocalToWorld.GetLocation(), LocalToWorld.GetRotation(), Shape).GetBounds());
}

void UShapeComponent::GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const
{
	StandIn::FCollisionBody Body;
	Body.Shape = StandIn::FConvex::Make(GetComponentLocation(), GetComponentQuat(), GetCollisionShape());
	OutBodies.Add(Body);
}

UBoxComponent::UBoxComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

void UBoxComponent::SetBoxExtent(FVector InBoxExtent, bool bUpdateOverlaps)
{
	BoxExtent = InBoxExtent;
	RefreshShape();
}

FVector UBoxComponent::GetScaledBoxExtent() const
{
	return BoxExtent * GetComponentScale().GetAbs();
}

FCollisionShape UBoxComponent::GetCollisionShape(float Inflation) const
{
	return FCollisionShape::MakeBox(
		(GetScaledBoxExtent() + FVector(Inflation)).ComponentMax(FVector::ZeroVector));
}

UCapsuleComponent::UCapsuleComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void UCapsuleComponent::InitCapsuleSize(float InRadius, float InHalfHeight)
{
	CapsuleRadius = FMath::Max(0.0f, InRadius);
	CapsuleHalfHeight = FMath::Max(CapsuleRadius, InHalfHeight);
}

float UCapsuleComponent::GetScaledCapsuleRadius() const
{
	const FVector Scale = GetComponentScale().GetAbs();
	return CapsuleRadius * static_cast<float>(FMath::Min(Scale.X, Scale.Y));
}

float UCapsuleComponent::GetScaledCapsuleHalfHeight() const
{
	return CapsuleHalfHeight * static_cast<float>(FMath::Abs(GetComponentScale().Z));
}

FCollisionShape UCapsuleComponent::GetCollisionShape(float Inflation) const
{
	const float Radius = FMath::Max(0.0f, GetScaledCapsuleRadius() + Inflation);
	return FCollisionShape::MakeCapsule(Radius, FMath::Max(0.0f, GetScaledCapsuleHalfHeight() + Inflation));
}

UBrushComponent::UBrushComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	SetCollisionProfileName(FName(TEXT("NoCollision")));
}

FBoxSphereBounds UBrushComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	return FBoxSphereBounds(FBox(FVector(-100.0), FVector(100.0)).TransformBy(LocalToWorld));
}

UMeshComponent::UMeshComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

UStaticMeshComponent::UStaticMeshComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	SetCollisionProfileName(FName(TEXT("BlockAllDynamic")));
	bCanEverAffectNavigation = true;
}

bool UStaticMeshComponent::SetStaticMesh(UStaticMesh* NewMesh)
{
	if (NewMesh == StaticMesh)
	{
		return false;
	}
	StaticMesh = NewMesh;
	RefreshShape();
	return true;
}

FBoxSphereBounds UStaticMeshComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	return StaticMesh != nullptr ? StaticMesh->GetBounds().TransformBy(LocalToWorld)
								 : Super::CalcBounds(LocalToWorld);
}

void UStaticMeshComponent::GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const
{
	if (StaticMesh != nullptr)
	{
		OutBodies.Add(StandIn::MakeMeshBody(*StaticMesh, GetComponentTransform(), INDEX_NONE));
	}
}
