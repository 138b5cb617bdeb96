// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UInstancedStaticMeshComponent.
#pragma once

#include "Components/StaticMeshComponent.h"
#include "CoreMinimal.h"

#include "InstancedStaticMeshComponent.generated.h"

/** Many instances of one mesh. */
UCLASS()
class ENGINE_API UInstancedStaticMeshComponent : public UStaticMeshComponent
{
	GENERATED_BODY()

public:
	UInstancedStaticMeshComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Its number. Relative to the component unless told otherwise. */
	virtual int32 AddInstance(const FTransform& InstanceTransform, bool bWorldSpace = false);
	virtual TArray<int32> AddInstances(const TArray<FTransform>& InstanceTransforms,
		bool bShouldReturnIndices, bool bWorldSpace = false, bool bUpdateNavigation = true);
	virtual bool UpdateInstanceTransform(int32 InstanceIndex, const FTransform& NewInstanceTransform,
		bool bWorldSpace = false, bool bMarkRenderStateDirty = false, bool bTeleport = false);
	/** As many as there are transforms, from the first one on. */
	virtual bool BatchUpdateInstancesTransforms(int32 StartInstanceIndex,
		const TArray<FTransform>& NewInstancesTransforms, bool bWorldSpace = false,
		bool bMarkRenderStateDirty = false, bool bTeleport = false);
	/** The numbers of the later ones go down by one. */
	virtual bool RemoveInstance(int32 InstanceIndex);
	virtual void ClearInstances();
	int32 GetInstanceCount() const { return Instances.Num(); }

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;

protected:
	virtual void GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const override;

private:
	FTransform ToLocal(const FTransform& Transform, bool bWorldSpace) const;

	TArray<FTransform> Instances;
};
