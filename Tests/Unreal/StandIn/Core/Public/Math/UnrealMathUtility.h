// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (math), and the API page of FMath.
#pragma once

#include "Math/MathFwd.h"
#include "Misc/AssertionMacros.h"
#include "Misc/NumericLimits.h"

#include <cmath>
#include <type_traits>

#define UE_PI (3.1415926535897932f)
#define UE_DOUBLE_PI (3.141592653589793238462643383279502884197169399)
#define UE_SMALL_NUMBER (1.e-8f)
#define UE_DOUBLE_SMALL_NUMBER (1.e-8)
#define UE_KINDA_SMALL_NUMBER (1.e-4f)
// The older names of the same.
#define PI UE_PI

/** Mathematics. Float and double do not mix: FMath::Max(1.f, 2.0) does not compile. */
struct FMath
{
	template <typename T>
	static constexpr T Min(T A, T B)
	{
		return A < B ? A : B;
	}
	template <typename T>
	static constexpr T Max(T A, T B)
	{
		return A < B ? B : A;
	}
	template <typename T>
	static constexpr T Min3(T A, T B, T C)
	{
		return Min(Min(A, B), C);
	}
	template <typename T>
	static constexpr T Max3(T A, T B, T C)
	{
		return Max(Max(A, B), C);
	}
	template <typename T>
	static constexpr T Clamp(T Value, T Low, T High)
	{
		return Max(Min(Value, High), Low);
	}
	template <typename T>
	static constexpr T Abs(T Value)
	{
		return Value < T(0) ? -Value : Value;
	}
	template <typename T>
	static constexpr T Sign(T Value)
	{
		return Value > T(0) ? T(1) : Value < T(0) ? T(-1) : T(0);
	}
	template <typename T>
	static constexpr T Square(T Value)
	{
		return Value * Value;
	}
	template <typename T, typename U>
	static constexpr T Lerp(const T& A, const T& B, const U& Alpha)
	{
		return T(A + Alpha * (B - A));
	}
	template <typename T>
	static constexpr T DivideAndRoundUp(T Dividend, T Divisor)
	{
		return (Dividend + Divisor - 1) / Divisor;
	}
	static constexpr int32 RoundUpToPowerOfTwo(uint32 Value)
	{
		uint32 Power = 1;
		while (Power < Value)
		{
			Power *= 2;
		}
		return int32(Power);
	}

	// To integers; FloorToInt keeps the width of its argument.
	static int32 TruncToInt32(double Value) { return int32(Value); }
	static int32 FloorToInt32(double Value) { return int32(std::floor(Value)); }
	static int32 CeilToInt32(double Value) { return int32(std::ceil(Value)); }
	static int32 RoundToInt32(double Value) { return int32(std::floor(Value + 0.5)); }
	static int32 FloorToInt(float Value) { return int32(std::floor(Value)); }
	static int64 FloorToInt(double Value) { return int64(std::floor(Value)); }
	static double FloorToDouble(double Value) { return std::floor(Value); }
	static double CeilToDouble(double Value) { return std::ceil(Value); }
	static double RoundToDouble(double Value) { return std::floor(Value + 0.5); }

	static float Sqrt(float Value) { return std::sqrt(Value); }
	static double Sqrt(double Value) { return std::sqrt(Value); }
	static float Fmod(float X, float Y) { return std::fmod(X, Y); }
	static double Fmod(double X, double Y) { return std::fmod(X, Y); }
	static float Sin(float Value) { return std::sin(Value); }
	static double Sin(double Value) { return std::sin(Value); }
	static float Cos(float Value) { return std::cos(Value); }
	static double Cos(double Value) { return std::cos(Value); }
	static float Atan2(float Y, float X) { return std::atan2(Y, X); }
	static double Atan2(double Y, double X) { return std::atan2(Y, X); }
	static constexpr float DegreesToRadians(float Degrees) { return Degrees * (UE_PI / 180.f); }
	static constexpr double DegreesToRadians(double Degrees) { return Degrees * (UE_DOUBLE_PI / 180.0); }
	static constexpr float RadiansToDegrees(float Radians) { return Radians * (180.f / UE_PI); }
	static constexpr double RadiansToDegrees(double Radians) { return Radians * (180.0 / UE_DOUBLE_PI); }

	static bool IsFinite(float Value) { return std::isfinite(Value); }
	static bool IsFinite(double Value) { return std::isfinite(Value); }
	static constexpr bool IsNearlyEqual(float A, float B, float Tolerance = UE_SMALL_NUMBER)
	{
		return Abs(A - B) <= Tolerance;
	}
	static constexpr bool IsNearlyEqual(double A, double B, double Tolerance = UE_DOUBLE_SMALL_NUMBER)
	{
		return Abs(A - B) <= Tolerance;
	}
	static constexpr bool IsNearlyZero(float Value, float Tolerance = UE_SMALL_NUMBER)
	{
		return Abs(Value) <= Tolerance;
	}
	static constexpr bool IsNearlyZero(double Value, double Tolerance = UE_DOUBLE_SMALL_NUMBER)
	{
		return Abs(Value) <= Tolerance;
	}

	// The random numbers of the process; tests that must repeat themselves use FRandomStream.
	static int32 Rand();
	static float FRand();
	static int32 RandHelper(int32 Exclusive) { return Exclusive > 0 ? Rand() % Exclusive : 0; }
	static int32 RandRange(int32 Low, int32 High) { return Low + RandHelper(High - Low + 1); }
	static double FRandRange(double Low, double High) { return Low + (High - Low) * double(FRand()); }
};
