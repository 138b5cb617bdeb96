// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// std::int64_t is long on Linux and int64 is long long: what crosses the boundary is converted first.
// expect: operator<< | invalid operands
#include "CoreMinimal.h"
#include "Serialization/Archive.h"

#include <cstdint>

void Save(FArchive& Ar, std::int64_t Foreign)
{
#if MISUSE
	Ar << Foreign;
#else
	int64 Number = Foreign;
	Ar << Number;
#endif
}
