// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FDateTime (Core/Misc).
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/Timespan.h"

/** A moment, in steps of 100 nanoseconds since the year 1. */
struct FDateTime
{
	constexpr FDateTime() = default;
	constexpr explicit FDateTime(int64 InTicks) : Ticks(InTicks) {}

	constexpr int64 GetTicks() const { return Ticks; }
	int64 ToUnixTimestamp() const;
	static FDateTime FromUnixTimestamp(int64 UnixTime);
	static FDateTime UtcNow();

	constexpr auto operator<=>(const FDateTime& Other) const = default;
	constexpr FDateTime operator+(const FTimespan& Span) const { return FDateTime(Ticks + Span.GetTicks()); }
	constexpr FTimespan operator-(const FDateTime& Other) const { return FTimespan(Ticks - Other.Ticks); }

private:
	int64 Ticks = 0;
};
