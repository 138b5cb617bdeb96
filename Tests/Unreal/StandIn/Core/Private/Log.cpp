// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "Misc/AssertionMacros.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Misc/ScopeLock.h"
#include "Misc/StringOutputDevice.h"

#include <cstdio>
#include <cstring>

DEFINE_LOG_CATEGORY(LogTemp);

namespace StandIn::Detail
{
/** So that a failing test shows what was wrong: warnings and errors, on standard error. */
class FConsoleDevice final : public FOutputDevice
{
public:
	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override
	{
		if (Verbosity <= ELogVerbosity::Warning)
		{
			std::fprintf(stderr, "%s: %s: %s\n", TCHAR_TO_UTF8(*Category.ToString()),
				TCHAR_TO_UTF8(ToString(Verbosity)), TCHAR_TO_UTF8(V));
		}
	}
};
} // namespace StandIn::Detail

const TCHAR* ToString(ELogVerbosity::Type Verbosity)
{
	switch (Verbosity)
	{
	case ELogVerbosity::NoLogging:
		return TEXT("NoLogging");
	case ELogVerbosity::Fatal:
		return TEXT("Fatal");
	case ELogVerbosity::Error:
		return TEXT("Error");
	case ELogVerbosity::Warning:
		return TEXT("Warning");
	case ELogVerbosity::Display:
		return TEXT("Display");
	case ELogVerbosity::Log:
		return TEXT("Log");
	case ELogVerbosity::Verbose:
		return TEXT("Verbose");
	case ELogVerbosity::VeryVerbose:
		return TEXT("VeryVerbose");
	}
	return TEXT("UnknownVerbosity");
}

FLogCategoryBase::FLogCategoryBase(const TCHAR* InCategoryName, ELogVerbosity::Type InDefaultVerbosity,
	ELogVerbosity::Type InCompileTimeVerbosity)
	: Verbosity(InDefaultVerbosity), CompileTimeVerbosityLimit(InCompileTimeVerbosity),
	  CategoryName(InCategoryName)
{
	SetVerbosity(InDefaultVerbosity);
}

void FLogCategoryBase::SetVerbosity(ELogVerbosity::Type InVerbosity)
{
	Verbosity = InVerbosity < CompileTimeVerbosityLimit ? InVerbosity : CompileTimeVerbosityLimit;
}

void StandIn::WriteLog(const FLogCategoryBase& Category, ELogVerbosity::Type Verbosity, const FString& Line)
{
	GLog->Serialize(*Line, Verbosity, Category.GetCategoryName());
	if (Verbosity == ELogVerbosity::Fatal)
	{
		const TFormatArguments<const TCHAR*> Arguments(*Line);
		CheckFailed("UE_LOG Fatal", __FILE__, __LINE__, TEXT("%s"), Arguments.Values);
	}
}

void FOutputDevice::Log(const TCHAR* S)
{
	Serialize(S, ELogVerbosity::Log, NAME_None);
}

void FOutputDevice::Log(ELogVerbosity::Type Verbosity, const TCHAR* S)
{
	Serialize(S, Verbosity, NAME_None);
}

void FOutputDevice::Log(const FString& S)
{
	Log(*S);
}

void FStringOutputDevice::Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category)
{
	*this += V;
	if (bAutoEmitLineTerminator)
	{
		*this += TEXT("\n");
	}
}

FOutputDeviceRedirector* FOutputDeviceRedirector::Get()
{
	// Never destroyed: statics of other files may log to the very end.
	static FOutputDeviceRedirector* const Redirector = []
	{
		FOutputDeviceRedirector* const Made = new FOutputDeviceRedirector();
		Made->AddOutputDevice(new StandIn::Detail::FConsoleDevice());
		return Made;
	}();
	return Redirector;
}

FOutputDeviceRedirector* GetGlobalLogSingleton()
{
	return FOutputDeviceRedirector::Get();
}

void FOutputDeviceRedirector::AddOutputDevice(FOutputDevice* OutputDevice)
{
	FScopeLock Guard(&Lock);
	Devices.AddUnique(OutputDevice);
}

void FOutputDeviceRedirector::RemoveOutputDevice(FOutputDevice* OutputDevice)
{
	FScopeLock Guard(&Lock);
	Devices.Remove(OutputDevice);
}

void FOutputDeviceRedirector::Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category)
{
	FScopeLock Guard(&Lock);
	for (FOutputDevice* Device : Devices)
	{
		Device->Serialize(V, Verbosity, Category);
	}
}

void FOutputDeviceRedirector::Flush()
{
	FScopeLock Guard(&Lock);
	for (FOutputDevice* Device : Devices)
	{
		Device->Flush();
	}
}
