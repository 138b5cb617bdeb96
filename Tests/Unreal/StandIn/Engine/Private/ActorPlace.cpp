// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Where an actor is: all of it is where its root component is.
#include "Components/PrimitiveComponent.h"
#include "GameFramework/Actor.h"

bool AActor::SetRootComponent(USceneComponent* NewRootComponent)
{
	const bool bOwned = NewRootComponent == nullptr || NewRootComponent->GetOwner() == this;
	if (ensure(bOwned))
	{
		RootComponent = NewRootComponent;
	}
	return bOwned;
}

const FTransform& AActor::ActorToWorld() const
{
	return RootComponent != nullptr ? RootComponent->GetComponentTransform() : FTransform::Identity;
}

FVector AActor::GetVelocity() const
{
	return RootComponent != nullptr ? RootComponent->GetComponentVelocity() : FVector::ZeroVector;
}

bool AActor::SetActorLocation(
	const FVector& NewLocation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	if (RootComponent == nullptr)
	{
		return false;
	}
	RootComponent->SetWorldLocation(NewLocation, bSweep, OutSweepHitResult, Teleport);
	return true;
}

bool AActor::SetActorRotation(FRotator NewRotation, ETeleportType Teleport)
{
	if (RootComponent == nullptr)
	{
		return false;
	}
	RootComponent->SetWorldRotation(NewRotation, false, nullptr, Teleport);
	return true;
}

bool AActor::SetActorLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep,
	FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	if (RootComponent == nullptr)
	{
		return false;
	}
	RootComponent->SetWorldLocationAndRotation(NewLocation, NewRotation, bSweep, OutSweepHitResult, Teleport);
	return true;
}

void AActor::SetActorScale3D(FVector NewScale3D)
{
	if (RootComponent != nullptr)
	{
		RootComponent->SetWorldScale3D(NewScale3D);
	}
}

void AActor::AddActorWorldOffset(
	FVector DeltaLocation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	if (RootComponent != nullptr)
	{
		RootComponent->SetWorldLocation(
			GetActorLocation() + DeltaLocation, bSweep, OutSweepHitResult, Teleport);
	}
}

bool AActor::AttachToActor(
	AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules, FName SocketName)
{
	return RootComponent != nullptr && ParentActor != nullptr && ParentActor->GetRootComponent() != nullptr &&
		RootComponent->AttachToComponent(ParentActor->GetRootComponent(), AttachmentRules, SocketName);
}

AActor* AActor::GetAttachParentActor() const
{
	const bool bAttached = RootComponent != nullptr && RootComponent->GetAttachParent() != nullptr;
	return bAttached ? RootComponent->GetAttachParent()->GetOwner() : nullptr;
}

FBox AActor::GetComponentsBoundingBox(bool bNonColliding, bool bIncludeFromChildActors) const
{
	FBox Box(ForceInit);
	for (const TObjectPtr<UActorComponent>& Component : OwnedComponents)
	{
		const UPrimitiveComponent* Primitive = Cast<UPrimitiveComponent>(Component.Get());
		if (Primitive != nullptr && Primitive->IsRegistered() &&
			(bNonColliding || Primitive->IsQueryCollisionEnabled()))
		{
			Box += Primitive->Bounds.GetBox();
		}
	}
	return Box;
}

void AActor::ApplyWorldOffset(const FVector& InOffset, bool bWorldShift)
{
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		OwnedComponents[Index]->ApplyWorldOffset(InOffset, bWorldShift);
	}
}

void AActor::DetachOthers()
{
	for (const TObjectPtr<UActorComponent>& Component : OwnedComponents)
	{
		const USceneComponent* Scene = Cast<USceneComponent>(Component.Get());
		for (int32 Index = Scene != nullptr ? Scene->GetAttachChildren().Num() - 1 : -1; Index >= 0; --Index)
		{
			USceneComponent* Child = Scene->GetAttachChildren()[Index];
			if (Child->GetOwner() != this)
			{
				Child->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
			}
		}
	}
	if (RootComponent != nullptr)
	{
		RootComponent->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	}
}
