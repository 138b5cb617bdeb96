// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: what was drawn into a view, for tests.
#pragma once

#include "SceneManagement.h"

namespace StandIn
{
/** Keeps what is drawn, with the hit proxies, until it goes. */
class ENGINE_API FRecordedDrawing final : public FPrimitiveDrawInterface
{
public:
	struct FLine
	{
		FVector Start;
		FVector End;
		FLinearColor Color;
		uint8 Priority;
		TRefCountPtr<HHitProxy> Proxy;
	};
	struct FPoint
	{
		FVector Position;
		FLinearColor Color;
		float Size;
		uint8 Priority;
		TRefCountPtr<HHitProxy> Proxy;
	};

	explicit FRecordedDrawing(const FSceneView& InView) : FPrimitiveDrawInterface(&InView) {}
	/** A proxy that is still set belongs to whatever somebody else draws next. */
	virtual ~FRecordedDrawing() override;

	virtual bool IsHitTesting() override { return true; }
	virtual void SetHitProxy(HHitProxy* HitProxy) override { Current = HitProxy; }
	virtual void DrawLine(const FVector& Start, const FVector& End, const FLinearColor& Color,
		uint8 DepthPriorityGroup, float Thickness, float DepthBias, bool bScreenSpace) override;
	virtual void DrawPoint(const FVector& Position, const FLinearColor& Color, float PointSize,
		uint8 DepthPriorityGroup) override;

	TArray<FLine> Lines;
	TArray<FPoint> Points;

private:
	TRefCountPtr<HHitProxy> Current;
};
} // namespace StandIn
