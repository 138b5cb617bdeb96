// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FTimespan (Core/Misc).
#pragma once

#include "HAL/Platform.h"

#include <compare>

namespace ETimespan
{
inline constexpr int64 TicksPerMicrosecond = 10;
inline constexpr int64 TicksPerMillisecond = 10000;
inline constexpr int64 TicksPerSecond = 10000000;
} // namespace ETimespan

/** A length of time in steps of 100 nanoseconds. */
struct FTimespan
{
	constexpr FTimespan() = default;
	constexpr explicit FTimespan(int64 InTicks) : Ticks(InTicks) {}

	constexpr int64 GetTicks() const { return Ticks; }
	constexpr double GetTotalSeconds() const { return double(Ticks) / double(ETimespan::TicksPerSecond); }
	constexpr double GetTotalMilliseconds() const
	{
		return double(Ticks) / double(ETimespan::TicksPerMillisecond);
	}
	static constexpr FTimespan FromSeconds(double Seconds)
	{
		return FTimespan(int64(Seconds * double(ETimespan::TicksPerSecond)));
	}
	static constexpr FTimespan FromMilliseconds(double Milliseconds)
	{
		return FTimespan(int64(Milliseconds * double(ETimespan::TicksPerMillisecond)));
	}
	static constexpr FTimespan Zero() { return FTimespan(0); }
	static constexpr FTimespan MaxValue() { return FTimespan(0x7fffffffffffffffLL); }

	constexpr auto operator<=>(const FTimespan& Other) const = default;
	constexpr FTimespan operator+(const FTimespan& Other) const { return FTimespan(Ticks + Other.Ticks); }
	constexpr FTimespan operator-(const FTimespan& Other) const { return FTimespan(Ticks - Other.Ticks); }

private:
	int64 Ticks = 0;
};
