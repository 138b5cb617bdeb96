// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FRandomStream (Core/Math).
#pragma once

#include "Math/Vector.h"

/** Random numbers that repeat for the same seed. Not the numbers of the engine. */
struct FRandomStream
{
	FRandomStream() = default;
	explicit FRandomStream(int32 InSeed) : InitialSeed(InSeed), Seed(InSeed) {}

	void Initialize(int32 InSeed) { *this = FRandomStream(InSeed); }
	void Reset() const { Seed = InitialSeed; }
	int32 GetInitialSeed() const { return InitialSeed; }
	int32 GetCurrentSeed() const { return Seed; }
	/** 0 to 1, without 1. */
	float GetFraction() const { return float(GetUnsignedInt() >> 8) / 16777216.f; }
	float FRand() const { return GetFraction(); }
	uint32 GetUnsignedInt() const
	{
		Seed = int32(uint32(Seed) * 196314165u + 907633515u);
		// The low bits of the seed repeat soon.
		const uint32 Bits = uint32(Seed);
		return Bits ^ (Bits >> 16);
	}
	/** 0 to A - 1. */
	int32 RandHelper(int32 A) const
	{
		return A > 0 ? int32((uint64(GetUnsignedInt()) * uint64(A)) >> 32) : 0;
	}
	/** Both ends included. */
	int32 RandRange(int32 Low, int32 High) const { return Low + RandHelper(High - Low + 1); }
	float FRandRange(float Low, float High) const { return Low + (High - Low) * GetFraction(); }
	FVector VRand() const;

private:
	int32 InitialSeed = 0;
	mutable int32 Seed = 0;
};
