// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "Misc/AssertionMacros.h"
#include "Misc/Crc.h"
#include "StandIn/ManualClock.h"

#include <array>
#include <atomic>
#include <chrono>
#include <thread>

namespace StandIn::Detail
{
std::atomic<uint32> LastThreadId{0};

/** Nanoseconds of the manual clock. */
std::atomic<int32> ManualClocks{0};
std::atomic<uint64> ManualNow{0};
std::atomic<uint64> ManualLookCost{0};
std::atomic<uint64> ManualLooks{0};

uint64 ToNanoseconds(double Seconds)
{
	return static_cast<uint64>(Seconds * 1e9 + 0.5);
}

uint64 RealNanoseconds()
{
	const auto Now = std::chrono::steady_clock::now().time_since_epoch();
	return static_cast<uint64>(std::chrono::duration_cast<std::chrono::nanoseconds>(Now).count());
}

uint64 Nanoseconds()
{
	if (ManualClocks.load() == 0)
	{
		return RealNanoseconds();
	}
	++ManualLooks;
	const uint64 Cost = ManualLookCost.load();
	return ManualNow.fetch_add(Cost) + Cost;
}

constexpr std::array<uint32, 256> MakeCrcTable()
{
	std::array<uint32, 256> Table{};
	for (uint32 Byte = 0; Byte < 256; ++Byte)
	{
		uint32 Rest = Byte;
		for (int32 Bit = 0; Bit < 8; ++Bit)
		{
			Rest = (Rest >> 1) ^ ((Rest & 1) != 0 ? 0xEDB88320u : 0u);
		}
		Table[Byte] = Rest;
	}
	return Table;
}
} // namespace StandIn::Detail

uint32 FPlatformTLS::GetCurrentThreadId()
{
	thread_local const uint32 Id = ++StandIn::Detail::LastThreadId;
	return Id;
}

uint32 GGameThreadId = FPlatformTLS::GetCurrentThreadId();
uint64 GFrameCounter = 0;
bool GIsEditor = false;

void FPlatformProcess::Sleep(float Seconds)
{
	std::this_thread::sleep_for(std::chrono::duration<float>(Seconds));
}

double FPlatformTime::Seconds()
{
	return static_cast<double>(StandIn::Detail::Nanoseconds()) * 1e-9;
}

uint64 FPlatformTime::Cycles64()
{
	return StandIn::Detail::Nanoseconds();
}

double FPlatformTime::GetSecondsPerCycle64()
{
	return 1e-9;
}

StandIn::FManualClock::FManualClock(double InSecondsPerLook)
{
	check(Detail::ManualClocks.load() == 0);
	Detail::ManualNow = Detail::RealNanoseconds();
	Detail::ManualLooks = 0;
	SetSecondsPerLook(InSecondsPerLook);
	++Detail::ManualClocks;
}

StandIn::FManualClock::~FManualClock()
{
	--Detail::ManualClocks;
}

void StandIn::FManualClock::Advance(double Seconds)
{
	Detail::ManualNow += Detail::ToNanoseconds(Seconds);
}

void StandIn::FManualClock::SetSecondsPerLook(double Seconds)
{
	Detail::ManualLookCost = Detail::ToNanoseconds(Seconds);
}

uint64 StandIn::FManualClock::CountLooks() const
{
	return Detail::ManualLooks.load();
}

uint32 FCrc::MemCrc32(const void* Data, int32 Length, uint32 CRC)
{
	static constexpr std::array<uint32, 256> Table = StandIn::Detail::MakeCrcTable();
	const uint8* const Bytes = static_cast<const uint8*>(Data);
	uint32 Rest = ~CRC;
	for (int32 Index = 0; Index < Length; ++Index)
	{
		Rest = (Rest >> 8) ^ Table[(Rest ^ Bytes[Index]) & 0xFF];
	}
	return ~Rest;
}
