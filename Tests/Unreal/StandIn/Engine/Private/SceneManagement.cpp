// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SceneManagement.h"

#include "StandIn/RecordedDrawing.h"

HHitProxyType* HHitProxy::StaticGetType()
{
	static HHitProxyType Type{nullptr, TEXT("HHitProxy")};
	return &Type;
}

void DrawWireBox(FPrimitiveDrawInterface* PDI, const FBox& Box, const FLinearColor& Color,
	uint8 DepthPriority, float Thickness, float DepthBias, bool bScreenSpace)
{
	const auto Corner = [&Box](int32 Bits)
	{
		return FVector((Bits & 1) != 0 ? Box.Max.X : Box.Min.X, (Bits & 2) != 0 ? Box.Max.Y : Box.Min.Y,
			(Bits & 4) != 0 ? Box.Max.Z : Box.Min.Z);
	};
	for (int32 From = 0; From < 8; ++From)
	{
		for (const int32 Axis : {1, 2, 4})
		{
			if ((From & Axis) == 0)
			{
				PDI->DrawLine(Corner(From), Corner(From | Axis), Color, DepthPriority, Thickness, DepthBias,
					bScreenSpace);
			}
		}
	}
}

namespace StandIn
{
FRecordedDrawing::~FRecordedDrawing()
{
	ensureMsgf(!Current.IsValid(), TEXT("A hit proxy was not taken back after drawing"));
}

void FRecordedDrawing::DrawLine(const FVector& Start, const FVector& End, const FLinearColor& Color,
	uint8 DepthPriorityGroup, float Thickness, float DepthBias, bool bScreenSpace)
{
	ensureMsgf(!Start.ContainsNaN() && !End.ContainsNaN(), TEXT("A line to nowhere"));
	Lines.Add({Start, End, Color, DepthPriorityGroup, Current});
}

void FRecordedDrawing::DrawPoint(
	const FVector& Position, const FLinearColor& Color, float PointSize, uint8 DepthPriorityGroup)
{
	ensureMsgf(!Position.ContainsNaN(), TEXT("A point nowhere"));
	Points.Add({Position, Color, PointSize, DepthPriorityGroup, Current});
}
} // namespace StandIn
