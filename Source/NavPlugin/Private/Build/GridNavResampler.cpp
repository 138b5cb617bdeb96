// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavResampler.h"

#include "Build/GridNavSlice.h"
#include "Components/GridNavGraph.h"

namespace GridNavResampling
{
/** Past so many rectangles everything becomes one: somebody moves the whole level. */
constexpr int32 MostWaiting = 256;

/** Whether one rectangle over both costs hardly more than both do. */
bool ShouldJoin(const NavCore::CellRect& A, const NavCore::CellRect& B)
{
	const int64 Apart = A.Area() + B.Area();
	return A.Union(B).Area() <= Apart + Apart / 4;
}
} // namespace GridNavResampling

FGridNavResampler::FGridNavResampler(TUniquePtr<FGridNavSampler> InSampler) : Sampler(MoveTemp(InSampler)) {}

void FGridNavResampler::Request(const NavCore::CellRect& Rect)
{
	for (NavCore::CellRect& Other : Waiting)
	{
		if (Waiting.Num() >= GridNavResampling::MostWaiting || GridNavResampling::ShouldJoin(Other, Rect))
		{
			Other = Other.Union(Rect);
			return;
		}
	}
	Waiting.Add(Rect);
}

bool FGridNavResampler::Advance(FGridNavSlice& Slice, FGridNavGraph& Graph)
{
	while (!IsIdle())
	{
		if (!bUnderWay)
		{
			Current = Waiting[0];
			Waiting.RemoveAt(0);
			Sampler->Begin(Current);
			bUnderWay = true;
		}
		if (!Sampler->Advance(Slice))
		{
			return false;
		}
		const FGridNavSample& Sample = Sampler->Sample();
		Graph.ApplyFloors(Sample.Rect, Sample.Floors);
		Graph.ApplySample(Sample.Walls, Sample.Rect);
		bUnderWay = false;
	}
	return true;
}

void FGridNavResampler::Restart(TUniquePtr<FGridNavSampler> InSampler)
{
	Sampler = MoveTemp(InSampler);
	if (bUnderWay)
	{
		bUnderWay = false;
		Request(Current);
	}
}
