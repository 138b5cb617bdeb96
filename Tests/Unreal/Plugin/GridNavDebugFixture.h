// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphComponent.h"
#include "Debug/GridNavDebugSubsystem.h"
#include "Debug/GridNavRenderingComponent.h"
#include "Debug/GridNavSceneProxy.h"
#include "Debug/GridNavShapes.h"
#include "GridPathFixture.h"
#include "HAL/IConsoleManager.h"
#include "Misc/StringOutputDevice.h"

/** What the console prints. */
inline FString TypeInto(UWorld& World, const FString& Input)
{
	FStringOutputDevice Out;
	Out.SetAutoEmitLineTerminator(true);
	EXPECT_TRUE(IConsoleManager::Get().ProcessUserConsoleInput(*Input, Out, &World));
	return Out;
}

/** A world with what is drawn of it. */
class FDebugWorld : public FGridNavTestWorld
{
public:
	UGridNavDebugSubsystem& GetDebug() const { return *GetWorld().GetSubsystem<UGridNavDebugSubsystem>(); }
	UGridNavRenderingComponent& GetRendering() const { return *GetDebug().GetRendering(); }
	FString Type(const TCHAR* Input) const { return TypeInto(GetWorld(), Input); }
	void LookFrom(const FVector& Location) const { GetWorld().ViewLocationsRenderedLastFrame = {Location}; }
	/** Frames until everything in view is drawn; fails the test when that takes too long. */
	int32 Settle() const
	{
		int32 Frames = 0;
		do
		{
			Tick();
			++Frames;
		} while (!GetRendering().GetLoad().bIsSettled && Frames < 1000);
		EXPECT_LT(Frames, 1000);
		return Frames;
	}
};

/** What the render thread has of a component; null for nothing. */
inline const FGridNavSceneProxy* ProxyOf(const UPrimitiveComponent& Component)
{
	return static_cast<const FGridNavSceneProxy*>(Component.SceneProxy);
}

/** Chunks that the render thread has something of. */
inline TArray<const FGridNavSceneProxy*> ProxiesOf(const UGridNavRenderingComponent& Rendering)
{
	TArray<const FGridNavSceneProxy*> Proxies;
	for (const TObjectPtr<UGridNavDrawComponent>& Chunk : Rendering.GetChunks())
	{
		if (const FGridNavSceneProxy* Proxy = ProxyOf(*Chunk))
		{
			Proxies.Add(Proxy);
		}
	}
	return Proxies;
}

/** Area of all triangles in square meters. */
inline double AreaOf(const FGridNavSceneProxy& Proxy)
{
	double Area = 0.0;
	for (const FDebugRenderSceneProxy::FMesh& Mesh : Proxy.Meshes)
	{
		for (int32 Index = 0; Index + 2 < Mesh.Indices.Num(); Index += 3)
		{
			const auto At = [&Mesh, Index](int32 Corner)
			{
				return FVector(Mesh.Vertices[static_cast<int32>(Mesh.Indices[Index + Corner])].Position);
			};
			Area += ((At(1) - At(0)) ^ (At(2) - At(0))).Size() * 0.5;
		}
	}
	return Area / 10000.0;
}
