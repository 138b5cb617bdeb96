// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CollisionShape.h"
#include "CoreMinimal.h"

namespace StandIn
{
/**
 * A box that may be flat, a line or a point, and whose corners may be rounded: every shape that collision
 * knows. A capsule is a rounded line, a sphere a rounded point.
 */
struct FConvex
{
	FVector Center = FVector::ZeroVector;
	FQuat Rotation = FQuat::Identity;
	/** Half the size, without the rounding. */
	FVector Half = FVector::ZeroVector;
	double Radius = 0.0;

	static FConvex Make(const FVector& Center, const FQuat& Rotation, const FCollisionShape& Shape);

	FBox GetBounds() const;
};

/** Where two shapes are nearest to each other. */
struct FSeparation
{
	/** Between the shapes without their rounding; 0 when those overlap. */
	double Distance = 0.0;
	/** From the second to the first; zero when they overlap. */
	FVector Direction = FVector::ZeroVector;
	/** On the second, without its rounding. */
	FVector PointOnSecond = FVector::ZeroVector;
};

/** What a moving shape ran into. */
struct FImpact
{
	/** From 0 to 1. */
	double Time = 0.0;
	FVector Point = FVector::ZeroVector;
	/** Of what was hit, outwards. */
	FVector Normal = FVector::ZeroVector;
	bool bFromTheStart = false;
};

FSeparation Separate(const FConvex& First, const FConvex& Second);

/** More than touching. */
bool Overlaps(const FConvex& First, const FConvex& Second);

/** A point or shape that moves straight, against one that stands. */
bool Sweep(const FConvex& Moving, const FVector& Way, const FConvex& Standing, FImpact& OutImpact);
} // namespace StandIn
