// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/DateTime.h"

#include <chrono>

namespace
{
constexpr int64 UnixEpochSeconds = 62135596800; // From the year 1 to 1970.
}

int64 FDateTime::ToUnixTimestamp() const
{
	return Ticks / ETimespan::TicksPerSecond - UnixEpochSeconds;
}

FDateTime FDateTime::FromUnixTimestamp(int64 UnixTime)
{
	return FDateTime((UnixTime + UnixEpochSeconds) * ETimespan::TicksPerSecond);
}

FDateTime FDateTime::UtcNow()
{
	const auto SinceEpoch = std::chrono::system_clock::now().time_since_epoch();
	const int64 Microseconds = std::chrono::duration_cast<std::chrono::microseconds>(SinceEpoch).count();
	return FDateTime(
		UnixEpochSeconds * ETimespan::TicksPerSecond + Microseconds * ETimespan::TicksPerMicrosecond);
}
