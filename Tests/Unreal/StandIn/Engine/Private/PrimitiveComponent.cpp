// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/PrimitiveComponent.h"

#include "AI/NavigationSystemBase.h"
#include "CollisionScene.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "GameFramework/Actor.h"

namespace StandIn
{
/** One of the engine's collision presets, as far as they matter here. */
struct FCollisionPreset
{
	const TCHAR* Name;
	ECollisionEnabled::Type Enabled;
	ECollisionChannel ObjectType;
	ECollisionResponse Response;
	ECollisionResponse ToVisibility;
};

static const FCollisionPreset CollisionPresets[] = {
	{TEXT("NoCollision"), ECollisionEnabled::NoCollision, ECC_WorldStatic, ECR_Ignore, ECR_Ignore},
	{TEXT("BlockAll"), ECollisionEnabled::QueryAndPhysics, ECC_WorldStatic, ECR_Block, ECR_Block},
	{TEXT("BlockAllDynamic"), ECollisionEnabled::QueryAndPhysics, ECC_WorldDynamic, ECR_Block, ECR_Block},
	{TEXT("OverlapAll"), ECollisionEnabled::QueryOnly, ECC_WorldStatic, ECR_Overlap, ECR_Overlap},
	{TEXT("OverlapAllDynamic"), ECollisionEnabled::QueryOnly, ECC_WorldDynamic, ECR_Overlap, ECR_Overlap},
	{TEXT("Pawn"), ECollisionEnabled::QueryAndPhysics, ECC_Pawn, ECR_Block, ECR_Ignore},
};
} // namespace StandIn

UPrimitiveComponent::UPrimitiveComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bUseEditorCompositing(false), bSelectable(true)
{
}

void UPrimitiveComponent::SetCollisionEnabled(ECollisionEnabled::Type NewType)
{
	CollisionEnabled = NewType;
	OnCollisionChanged();
}

ECollisionEnabled::Type UPrimitiveComponent::GetCollisionEnabled() const
{
	const AActor* Owner = GetOwner();
	const bool bOwnerAllows = Owner == nullptr || Owner->GetActorEnableCollision();
	return bOwnerAllows ? CollisionEnabled.GetValue() : ECollisionEnabled::NoCollision;
}

bool UPrimitiveComponent::IsQueryCollisionEnabled() const
{
	return CollisionEnabledHasQuery(GetCollisionEnabled());
}

void UPrimitiveComponent::SetCollisionProfileName(FName InCollisionProfileName, bool bUpdateOverlaps)
{
	for (const StandIn::FCollisionPreset& Preset : StandIn::CollisionPresets)
	{
		if (InCollisionProfileName == FName(Preset.Name))
		{
			CollisionProfileName = InCollisionProfileName;
			CollisionEnabled = Preset.Enabled;
			ObjectType = Preset.ObjectType;
			Responses.SetAllChannels(Preset.Response);
			Responses.SetResponse(ECC_Visibility, Preset.ToVisibility);
			OnCollisionChanged();
			return;
		}
	}
	UE_LOG(LogEngine, Error, TEXT("%s: there is no collision preset %s."), *GetName(),
		*InCollisionProfileName.ToString());
}

void UPrimitiveComponent::SetCollisionResponseToChannel(
	ECollisionChannel Channel, ECollisionResponse NewResponse)
{
	Responses.SetResponse(Channel, NewResponse);
	OnCollisionChanged();
}

void UPrimitiveComponent::SetCollisionResponseToAllChannels(ECollisionResponse NewResponse)
{
	Responses.SetAllChannels(NewResponse);
	OnCollisionChanged();
}

ECollisionResponse UPrimitiveComponent::GetCollisionResponseToChannel(ECollisionChannel Channel) const
{
	return Responses.GetResponse(Channel);
}

FCollisionShape UPrimitiveComponent::GetCollisionShape(float Inflation) const
{
	return FCollisionShape::MakeBox(Bounds.BoxExtent + FVector(Inflation));
}

bool UPrimitiveComponent::IsNavigationRelevant() const
{
	const bool bBlocksAgents = GetCollisionResponseToChannel(ECC_Pawn) == ECR_Block ||
		GetCollisionResponseToChannel(ECC_Vehicle) == ECR_Block;
	const AActor* Owner = GetOwner();
	return CanEverAffectNavigation() && IsQueryCollisionEnabled() && bBlocksAgents &&
		(Owner == nullptr || Owner->IsComponentRelevantForNavigation(const_cast<UPrimitiveComponent*>(this)));
}

FBox UPrimitiveComponent::GetNavigationBounds() const
{
	return Bounds.GetBox();
}

void UPrimitiveComponent::OnRegister()
{
	Super::OnRegister();
	RefreshBodies();
	UpdateNavigationRelevance();
}

void UPrimitiveComponent::OnUnregister()
{
	if (bNavigationRelevant)
	{
		// While it still has bounds to tell.
		bNavigationRelevant = false;
		FNavigationSystem::OnComponentUnregistered(*this);
	}
	GetWorld()->Collision->Remove(this);
	Super::OnUnregister();
}

void UPrimitiveComponent::OnUpdateTransform(
	EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport)
{
	Super::OnUpdateTransform(UpdateTransformFlags, Teleport);
	RefreshBodies();
}

void UPrimitiveComponent::GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const {}

void UPrimitiveComponent::RefreshShape()
{
	UpdateBounds();
	if (IsRegistered())
	{
		RefreshBodies();
		if (bNavigationRelevant)
		{
			FNavigationSystem::UpdateComponentData(*this);
		}
	}
}

void UPrimitiveComponent::RefreshBodies()
{
	TArray<StandIn::FCollisionBody> Bodies;
	GatherBodies(Bodies);
	for (StandIn::FCollisionBody& Body : Bodies)
	{
		Body.Component = this;
		Body.Bounds = Body.Shape.GetBounds();
	}
	GetWorld()->Collision->Set(this, Bodies);
}

void UPrimitiveComponent::OnCollisionChanged()
{
	if (IsRegistered())
	{
		UpdateNavigationRelevance();
	}
}
