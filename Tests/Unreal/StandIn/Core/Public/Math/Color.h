// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FColor and FLinearColor (Core/Math).
#pragma once

#include "Math/UnrealMathUtility.h"
#include "Misc/CoreMiscDefines.h"

/** Red, green, blue and opacity in 8 bits each, in the order of the screen. */
struct FColor
{
	uint8 B;
	uint8 G;
	uint8 R;
	uint8 A;

	FColor() = default;
	explicit constexpr FColor(EForceInit) : FColor(0, 0, 0, 0) {}
	constexpr FColor(uint8 InR, uint8 InG, uint8 InB, uint8 InA = 255) : B(InB), G(InG), R(InR), A(InA) {}

	constexpr bool operator==(const FColor& Other) const = default;

	static const FColor Red;
};

inline constexpr FColor FColor::Red(255, 0, 0);

/** Red, green, blue and opacity as numbers. */
struct FLinearColor
{
	float R;
	float G;
	float B;
	float A;

	FLinearColor() = default;
	explicit constexpr FLinearColor(EForceInit) : FLinearColor(0.f, 0.f, 0.f, 0.f) {}
	constexpr FLinearColor(float InR, float InG, float InB, float InA = 1.f) : R(InR), G(InG), B(InB), A(InA)
	{
	}

	constexpr bool operator==(const FLinearColor& Other) const = default;

	static const FLinearColor White;
	static const FLinearColor Black;
	static const FLinearColor Red;
	static const FLinearColor Green;
	static const FLinearColor Blue;
	static const FLinearColor Yellow;
};

inline constexpr FLinearColor FLinearColor::White(1.f, 1.f, 1.f);
inline constexpr FLinearColor FLinearColor::Black(0.f, 0.f, 0.f);
inline constexpr FLinearColor FLinearColor::Red(1.f, 0.f, 0.f);
inline constexpr FLinearColor FLinearColor::Green(0.f, 1.f, 0.f);
inline constexpr FLinearColor FLinearColor::Blue(0.f, 0.f, 1.f);
inline constexpr FLinearColor FLinearColor::Yellow(1.f, 1.f, 0.f);
