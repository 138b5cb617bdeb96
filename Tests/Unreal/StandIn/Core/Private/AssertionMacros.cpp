// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/AssertionMacros.h"

#include "Containers/UnrealString.h"
#include "Misc/CoreMiscDefines.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace StandIn
{
namespace
{
FFailureHandler CurrentHandler = nullptr;
void* CurrentContext = nullptr;
std::atomic<uint32> EnsureGeneration = 1;

void Print(const FFailure& Failure)
{
	std::fprintf(stderr, "%s failed: %s (%s:%d) %s\n", Failure.bFatal ? "check" : "ensure",
		Failure.Expression, Failure.File, Failure.Line, TCHAR_TO_UTF8(Failure.Message));
	std::fflush(stderr);
}

void Report(const FFailure& Failure)
{
	if (CurrentHandler != nullptr)
	{
		CurrentHandler(Failure, CurrentContext);
	}
	else
	{
		Print(Failure);
	}
}
} // namespace

FFailureScope::FFailureScope(FFailureHandler Handler, void* Context)
	: PreviousHandler(CurrentHandler), PreviousContext(CurrentContext)
{
	CurrentHandler = Handler;
	CurrentContext = Context;
	++EnsureGeneration;
}

FFailureScope::~FFailureScope()
{
	CurrentHandler = PreviousHandler;
	CurrentContext = PreviousContext;
	++EnsureGeneration;
}

void FEnsureCounter::Count(const FFailure& Failure, void* Context)
{
	if (Failure.bFatal)
	{
		Print(Failure);
	}
	else
	{
		++static_cast<FEnsureCounter*>(Context)->Failures;
	}
}

void CheckFailed(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line, const TCHAR* Format,
	const FFormatArgument* Arguments)
{
	FString Message;
	AppendFormatted(Message, Format, Arguments);
	Report({Expression, File, Line, *Message, true});
	std::abort();
}

void EnsureFailed(const ANSICHAR* Expression, const ANSICHAR* File, int32 Line, const TCHAR* Format,
	const FFormatArgument* Arguments)
{
	FString Message;
	AppendFormatted(Message, Format, Arguments);
	Report({Expression, File, Line, *Message, false});
}

bool MarkEnsure(uint32& Mark)
{
	return std::atomic_ref<uint32>(Mark).exchange(EnsureGeneration) != EnsureGeneration;
}

void PureVirtualCalled(const char* Function)
{
	CheckFailed(Function, __FILE__, __LINE__, TEXT("pure virtual function called"));
}
} // namespace StandIn
