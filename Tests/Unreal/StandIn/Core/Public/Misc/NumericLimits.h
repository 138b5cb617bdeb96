// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TNumericLimits (Core/Math).
#pragma once

#include "HAL/Platform.h"

#include <limits>

#define MAX_uint8 (uint8(0xff))
#define MAX_flt (3.402823466e+38F)
#define MAX_int32 2147483647
#define MAX_uint16 (uint16(0xffff))
#define MAX_uint32 (uint32(0xffffffff))
#define MAX_int64 (int64(0x7fffffffffffffffLL))
#define MIN_int64 (-MAX_int64 - 1)
#define MAX_uint64 (uint64(0xffffffffffffffffULL))

/** The range of a number type. */
template <typename NumericType>
struct TNumericLimits
{
	/** The smallest positive value of a floating point type. */
	static constexpr NumericType Min() { return std::numeric_limits<NumericType>::min(); }
	static constexpr NumericType Max() { return std::numeric_limits<NumericType>::max(); }
	static constexpr NumericType Lowest() { return std::numeric_limits<NumericType>::lowest(); }
};
