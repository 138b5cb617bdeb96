// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: how tests watch check, verify and ensure.
#pragma once

#include "StandIn/CheckedFormat.h"

namespace StandIn
{
/** A failed check or ensure. The strings live until the handler returns. */
struct FFailure
{
	const ANSICHAR* Expression;
	const ANSICHAR* File;
	int32 Line;
	const TCHAR* Message; // Empty without one.
	bool bFatal;          // check and verify; false for ensure.
};

/** Sees every failure. When it returns from a fatal one, the program ends all the same. */
using FFailureHandler = void (*)(const FFailure& Failure, void* Context);

/** Installs a handler for as long as it lives; within it every ensure may fail once more. Game thread. */
class FFailureScope
{
public:
	FFailureScope(FFailureHandler Handler, void* Context);
	~FFailureScope();
	FFailureScope(const FFailureScope&) = delete;
	FFailureScope& operator=(const FFailureScope&) = delete;

private:
	FFailureHandler PreviousHandler;
	void* PreviousContext;
};

/** Counts failed ensures instead of printing them, for as long as it lives. */
class FEnsureCounter
{
public:
	FEnsureCounter() : Scope(&FEnsureCounter::Count, this) {}

	int32 Num() const { return Failures; }

private:
	static void Count(const FFailure& Failure, void* Context);

	int32 Failures = 0;
	FFailureScope Scope;
};

/** Reports a failed check and ends the program. */
[[noreturn]] void CheckFailed(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line,
	const TCHAR* Format = TEXT(""), const FFormatArgument* Arguments = nullptr);

/** Reports a failed ensure and goes on. */
void EnsureFailed(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line,
	const TCHAR* Format = TEXT(""), const FFormatArgument* Arguments = nullptr);

/** Whether an ensure that keeps this mark may report: once in a program, or in a failure scope. */
bool MarkEnsure(uint32& Mark);

template <typename... Types>
[[noreturn]] void CheckFailedFormatted(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line,
	UE::Core::TCheckedFormatString<std::type_identity_t<Types>...> Format, Types... Arguments)
{
	CheckFailed(Expression, File, Line, *Format, TFormatArguments<Types...>(Arguments...).Values);
}

template <typename... Types>
void EnsureFailedFormatted(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line,
	UE::Core::TCheckedFormatString<std::type_identity_t<Types>...> Format, Types... Arguments)
{
	EnsureFailed(Expression, File, Line, *Format, TFormatArguments<Types...>(Arguments...).Values);
}
} // namespace StandIn
