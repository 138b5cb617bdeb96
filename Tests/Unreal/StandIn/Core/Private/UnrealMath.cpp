// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Math/UnrealMathUtility.h"

#include "Math/IntPoint.h"
#include "Math/IntVector.h"
#include "Math/RandomStream.h"
#include "Serialization/Archive.h"

#include <random>

namespace
{
std::mt19937& GetProcessRandom()
{
	static thread_local std::mt19937 Engine{20260101u};
	return Engine;
}

/** The number behind "X=" and the like. */
bool ReadNumber(const FString& Source, const TCHAR* Name, double& OutValue)
{
	const int32 Index = Source.Find(Name);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	OutValue = FCString::Atod(*Source + Index + FCString::Strlen(Name));
	return true;
}
} // namespace

int32 FMath::Rand()
{
	return int32(GetProcessRandom()() >> 1);
}

float FMath::FRand()
{
	return float(GetProcessRandom()() >> 8) / 16777216.f;
}

FVector FRandomStream::VRand() const
{
	FVector Result(ForceInit);
	double Squared = 0;
	do
	{
		Result = FVector(GetFraction() * 2 - 1, GetFraction() * 2 - 1, GetFraction() * 2 - 1);
		Squared = Result.SizeSquared();
	} while (Squared > 1 || Squared < UE_KINDA_SMALL_NUMBER);
	return Result.GetSafeNormal();
}

template <>
bool FVector::InitFromString(const FString& Source)
{
	FVector Read(ForceInit);
	if (!ReadNumber(Source, TEXT("X="), Read.X) || !ReadNumber(Source, TEXT("Y="), Read.Y) ||
		!ReadNumber(Source, TEXT("Z="), Read.Z))
	{
		return false;
	}
	*this = Read;
	return true;
}

FArchive& operator<<(FArchive& Ar, FIntPoint& Point)
{
	return Ar << Point.X << Point.Y;
}

FArchive& operator<<(FArchive& Ar, FIntVector& Vector)
{
	return Ar << Vector.X << Vector.Y << Vector.Z;
}
