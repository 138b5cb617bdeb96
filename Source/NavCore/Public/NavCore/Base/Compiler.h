// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Inlining hints for the few hot functions where a measurement asked for one.
#if defined(_MSC_VER)
#define NAVCORE_FORCE_INLINE __forceinline
#define NAVCORE_NO_INLINE __declspec(noinline)
#else
#define NAVCORE_FORCE_INLINE [[gnu::always_inline]] inline
#define NAVCORE_NO_INLINE [[gnu::noinline]]
#endif
