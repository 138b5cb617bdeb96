// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CollisionQueryParams.h"
#include "CollisionShape.h"
#include "Components/PrimitiveComponent.h"
#include "Engine/HitResult.h"
#include "Engine/OverlapResult.h"
#include "GameFramework/Actor.h"

FCollisionQueryParams FCollisionQueryParams::DefaultQueryParam;
FCollisionResponseParams FCollisionResponseParams::DefaultResponseParam;

FCollisionQueryParams::FCollisionQueryParams(
	FName InTraceTag, bool bInTraceComplex, const AActor* InIgnoreActor)
	: TraceTag(InTraceTag), bTraceComplex(bInTraceComplex)
{
	AddIgnoredActor(InIgnoreActor);
}

void FCollisionQueryParams::AddIgnoredActor(const AActor* InIgnoreActor)
{
	if (InIgnoreActor != nullptr)
	{
		IgnoredActors.AddUnique(InIgnoreActor->GetUniqueID());
	}
}

void FCollisionQueryParams::AddIgnoredComponent(const UPrimitiveComponent* InIgnoreComponent)
{
	if (InIgnoreComponent != nullptr)
	{
		IgnoredComponents.AddUnique(InIgnoreComponent->GetUniqueID());
	}
}

bool FCollisionQueryParams::Ignores(const UPrimitiveComponent& Component) const
{
	const AActor* Owner = Component.GetOwner();
	return IgnoredComponents.Contains(Component.GetUniqueID()) ||
		(Owner != nullptr && IgnoredActors.Contains(Owner->GetUniqueID()));
}

FCollisionShape FCollisionShape::MakeBox(const FVector& BoxHalfExtent)
{
	FCollisionShape Shape;
	Shape.ShapeType = ECollisionShape::Box;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		Shape.Size[Axis] = static_cast<float>(BoxHalfExtent[Axis]);
	}
	return Shape;
}

FCollisionShape FCollisionShape::MakeSphere(const float SphereRadius)
{
	FCollisionShape Shape;
	Shape.ShapeType = ECollisionShape::Sphere;
	Shape.Size[0] = SphereRadius;
	return Shape;
}

FCollisionShape FCollisionShape::MakeCapsule(const float CapsuleRadius, const float CapsuleHalfHeight)
{
	FCollisionShape Shape;
	Shape.ShapeType = ECollisionShape::Capsule;
	Shape.Size[0] = CapsuleRadius;
	Shape.Size[1] = CapsuleHalfHeight;
	return Shape;
}

float FCollisionShape::GetCapsuleAxisHalfLength() const
{
	return FMath::Max(Size[1] - Size[0], 0.0f);
}

FHitResult::FHitResult() : bBlockingHit(false), bStartPenetrating(false) {}

FHitResult::FHitResult(float InTime) : Time(InTime), bBlockingHit(false), bStartPenetrating(false) {}

AActor* FHitResult::GetActor() const
{
	return Component.IsValid() ? Component->GetOwner() : nullptr;
}

UPrimitiveComponent* FHitResult::GetComponent() const
{
	return Component.Get();
}

void FHitResult::Reset(float InTime, bool bPreserveTraceData)
{
	const FVector Start = TraceStart;
	const FVector End = TraceEnd;
	*this = FHitResult(InTime);
	if (bPreserveTraceData)
	{
		TraceStart = Start;
		TraceEnd = End;
	}
}

FOverlapResult::FOverlapResult() : bBlockingHit(false) {}

AActor* FOverlapResult::GetActor() const
{
	return Component.IsValid() ? Component->GetOwner() : nullptr;
}

UPrimitiveComponent* FOverlapResult::GetComponent() const
{
	return Component.Get();
}
