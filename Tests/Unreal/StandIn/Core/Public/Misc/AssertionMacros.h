// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8 (asserts), and the "Asserts" page.
#pragma once

#include "StandIn/Failures.h"

// check vanishes from shipping builds with its expression; verify keeps the expression; ensure goes on.

#if DO_CHECK
#define check(Expression)                                                                                    \
	do                                                                                                       \
	{                                                                                                        \
		if (UNLIKELY(!(Expression)))                                                                         \
		{                                                                                                    \
			StandIn::CheckFailed(#Expression, __FILE__, __LINE__);                                           \
		}                                                                                                    \
	} while (false)
#define checkf(Expression, Format, ...)                                                                      \
	do                                                                                                       \
	{                                                                                                        \
		if (UNLIKELY(!(Expression)))                                                                         \
		{                                                                                                    \
			StandIn::CheckFailedFormatted(                                                                   \
				#Expression, __FILE__, __LINE__, Format __VA_OPT__(, ) __VA_ARGS__);                         \
		}                                                                                                    \
	} while (false)
#define verify(Expression) check(Expression)
#define checkNoEntry() check(!"This code is not to be reached")
#define unimplemented() check(!"Not implemented")
#else
#define check(Expression)                                                                                    \
	do                                                                                                       \
	{                                                                                                        \
	} while (false)
#define checkf(Expression, Format, ...) check(Expression)
#define verify(Expression)                                                                                   \
	do                                                                                                       \
	{                                                                                                        \
		if (UNLIKELY(!(Expression)))                                                                         \
		{                                                                                                    \
		}                                                                                                    \
	} while (false)
#define checkNoEntry() check(false)
#define unimplemented() check(false)
#endif

#if DO_GUARD_SLOW
#define checkSlow(Expression) check(Expression)
#else
#define checkSlow(Expression) check(false)
#endif

#if DO_ENSURE
#define UE_PRIVATE_ENSURE(Always, Expression, Report)                                                        \
	(LIKELY(!!(Expression)) || ([&]() -> bool {                                                                        \
		static uint32 EnsureMark = 0;                                                                                  \
		if (StandIn::MarkEnsure(EnsureMark) || Always)                                                                 \
		{                                                                                                              \
			Report;                                                                                                    \
		}                                                                                                              \
		return false;                                                                                                  \
	}()))
#define ensure(Expression)                                                                                   \
	UE_PRIVATE_ENSURE(false, Expression, StandIn::EnsureFailed(#Expression, __FILE__, __LINE__))
#define ensureAlways(Expression)                                                                             \
	UE_PRIVATE_ENSURE(true, Expression, StandIn::EnsureFailed(#Expression, __FILE__, __LINE__))
#define ensureMsgf(Expression, Format, ...)                                                                  \
	UE_PRIVATE_ENSURE(false, Expression,                                                                     \
		StandIn::EnsureFailedFormatted(#Expression, __FILE__, __LINE__, Format __VA_OPT__(, ) __VA_ARGS__))
#else
#define ensure(Expression) (LIKELY(!!(Expression)))
#define ensureAlways(Expression) (LIKELY(!!(Expression)))
#define ensureMsgf(Expression, Format, ...) (LIKELY(!!(Expression)))
#endif

/** The name of a member, after the compiler has seen that there is such a member. */
#define GET_MEMBER_NAME_CHECKED(ClassName, MemberName)                                                       \
	((void)sizeof(static_cast<ClassName*>(nullptr)->MemberName), FName(TEXT(#MemberName)))
