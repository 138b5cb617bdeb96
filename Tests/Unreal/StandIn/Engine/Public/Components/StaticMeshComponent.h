// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UStaticMeshComponent.
#pragma once

#include "Components/MeshComponent.h"
#include "CoreMinimal.h"

#include "StaticMeshComponent.generated.h"

class UStaticMesh;

/** An instance of a mesh. Blocks everything and affects navigation unless told otherwise. */
UCLASS()
class ENGINE_API UStaticMeshComponent : public UMeshComponent
{
	GENERATED_BODY()

public:
	UStaticMeshComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** False when it is that mesh already. */
	virtual bool SetStaticMesh(UStaticMesh* NewMesh);
	UStaticMesh* GetStaticMesh() const { return StaticMesh; }

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;

protected:
	virtual void GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const override;

private:
	UPROPERTY()
	TObjectPtr<UStaticMesh> StaticMesh;
};
