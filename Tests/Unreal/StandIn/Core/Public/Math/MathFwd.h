// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (math): double is the default, float has an f
// behind it.
#pragma once

#include "HAL/Platform.h"

namespace UE::Math
{
template <typename T>
struct TVector;
template <typename T>
struct TVector2;
template <typename T>
struct TRotator;
template <typename T>
struct TQuat;
template <typename T>
struct TTransform;
template <typename T>
struct TBox;
} // namespace UE::Math

using FVector = UE::Math::TVector<double>;
using FVector3f = UE::Math::TVector<float>;
using FVector2D = UE::Math::TVector2<double>;
using FRotator = UE::Math::TRotator<double>;
using FQuat = UE::Math::TQuat<double>;
using FTransform = UE::Math::TTransform<double>;
using FBox = UE::Math::TBox<double>;

struct FIntPoint;
struct FIntVector;
struct FColor;
struct FLinearColor;
struct FBoxSphereBounds;
struct FRandomStream;
