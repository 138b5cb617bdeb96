// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/InstancedStaticMeshComponent.h"

#include "CollisionScene.h"
#include "Engine/StaticMesh.h"

UInstancedStaticMeshComponent::UInstancedStaticMeshComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

FTransform UInstancedStaticMeshComponent::ToLocal(const FTransform& Transform, bool bWorldSpace) const
{
	return bWorldSpace ? Transform.GetRelativeTransform(GetComponentTransform()) : Transform;
}

int32 UInstancedStaticMeshComponent::AddInstance(const FTransform& InstanceTransform, bool bWorldSpace)
{
	const int32 Index = Instances.Add(ToLocal(InstanceTransform, bWorldSpace));
	RefreshShape();
	return Index;
}

TArray<int32> UInstancedStaticMeshComponent::AddInstances(const TArray<FTransform>& InstanceTransforms,
	bool bShouldReturnIndices, bool bWorldSpace, bool bUpdateNavigation)
{
	TArray<int32> Indices;
	Instances.Reserve(Instances.Num() + InstanceTransforms.Num());
	for (const FTransform& Transform : InstanceTransforms)
	{
		const int32 Index = Instances.Add(ToLocal(Transform, bWorldSpace));
		if (bShouldReturnIndices)
		{
			Indices.Add(Index);
		}
	}
	RefreshShape();
	return Indices;
}

bool UInstancedStaticMeshComponent::UpdateInstanceTransform(int32 InstanceIndex,
	const FTransform& NewInstanceTransform, bool bWorldSpace, bool bMarkRenderStateDirty, bool bTeleport)
{
	if (!Instances.IsValidIndex(InstanceIndex))
	{
		return false;
	}
	Instances[InstanceIndex] = ToLocal(NewInstanceTransform, bWorldSpace);
	RefreshShape();
	return true;
}

bool UInstancedStaticMeshComponent::BatchUpdateInstancesTransforms(int32 StartInstanceIndex,
	const TArray<FTransform>& NewInstancesTransforms, bool bWorldSpace, bool bMarkRenderStateDirty,
	bool bTeleport)
{
	const int32 Count = NewInstancesTransforms.Num();
	if (Count == 0 || !Instances.IsValidIndex(StartInstanceIndex) ||
		!Instances.IsValidIndex(StartInstanceIndex + Count - 1))
	{
		return false;
	}
	for (int32 Index = 0; Index < Count; ++Index)
	{
		Instances[StartInstanceIndex + Index] = ToLocal(NewInstancesTransforms[Index], bWorldSpace);
	}
	RefreshShape();
	return true;
}

bool UInstancedStaticMeshComponent::RemoveInstance(int32 InstanceIndex)
{
	if (!Instances.IsValidIndex(InstanceIndex))
	{
		return false;
	}
	Instances.RemoveAt(InstanceIndex);
	RefreshShape();
	return true;
}

void UInstancedStaticMeshComponent::ClearInstances()
{
	Instances.Empty();
	RefreshShape();
}

FBoxSphereBounds UInstancedStaticMeshComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	FBox Box(ForceInit);
	for (const FTransform& Instance : Instances)
	{
		Box += GetStaticMesh() != nullptr
			? GetStaticMesh()->GetBoundingBox().TransformBy(Instance * LocalToWorld)
			: FBox(ForceInit);
	}
	return Box.IsValid ? FBoxSphereBounds(Box)
					   : FBoxSphereBounds(LocalToWorld.GetLocation(), FVector::ZeroVector, 0.0);
}

void UInstancedStaticMeshComponent::GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const
{
	if (GetStaticMesh() == nullptr || !IsQueryCollisionEnabled())
	{
		return;
	}
	OutBodies.Reserve(Instances.Num());
	for (int32 Index = 0; Index < Instances.Num(); ++Index)
	{
		OutBodies.Add(
			StandIn::MakeMeshBody(*GetStaticMesh(), Instances[Index] * GetComponentTransform(), Index));
	}
}
