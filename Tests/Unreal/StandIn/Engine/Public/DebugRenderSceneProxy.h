// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FDebugRenderSceneProxy and shared/unreal/debug-editor.md section 2.
#pragma once

#include "CoreMinimal.h"
#include "DynamicMeshBuilder.h"
#include "PrimitiveSceneProxy.h"

/** Draws simple shapes for debug views. They are filled in when it is made, by who derives from it. */
class ENGINE_API FDebugRenderSceneProxy : public FPrimitiveSceneProxy
{
public:
	explicit FDebugRenderSceneProxy(const UPrimitiveComponent* InComponent);
	virtual ~FDebugRenderSceneProxy() override;

	virtual SIZE_T GetTypeHash() const override;
	virtual uint32 GetMemoryFootprint() const override;

	enum EDrawType
	{
		Invalid = 0,
		SolidMesh = 1,
		WireMesh = 2,
		SolidAndWireMeshes = 3,
	};

	struct FDebugLine
	{
		FDebugLine(const FVector& InStart, const FVector& InEnd, const FColor& InColor, float InThickness = 0)
			: Start(InStart), End(InEnd), Color(InColor), Thickness(InThickness)
		{
		}

		FVector Start;
		FVector End;
		FColor Color;
		float Thickness;
	};

	struct FText3d
	{
		FText3d(const FString& InString, const FVector& InLocation, const FLinearColor& InColor)
			: Text(InString), Location(InLocation), Color(InColor)
		{
		}

		FString Text;
		FVector Location;
		FLinearColor Color;
	};

	/** In world space; all of one color. */
	struct FMesh
	{
		TArray<FDynamicMeshVertex> Vertices;
		TArray<uint32> Indices;
		FColor Color;
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
		FBox Box = FBox(ForceInit);
#endif
	};

	TArray<FDebugLine> Lines;
	TArray<FText3d> Texts;
	TArray<FMesh> Meshes;
	uint32 DrawAlpha = 100;
	EDrawType DrawType = SolidAndWireMeshes;
};
