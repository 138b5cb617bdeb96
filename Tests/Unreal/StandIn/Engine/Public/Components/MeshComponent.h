// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UMeshComponent.
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "MeshComponent.generated.h"

/** A component that shows a mesh. */
UCLASS(Abstract)
class ENGINE_API UMeshComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UMeshComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
