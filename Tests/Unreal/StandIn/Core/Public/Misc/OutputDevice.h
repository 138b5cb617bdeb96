// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FOutputDevice": where log lines and answers of console commands go.
#pragma once

#include "Containers/UnrealString.h"
#include "Logging/LogVerbosity.h"
#include "UObject/NameTypes.h"

class FOutputDevice
{
public:
	FOutputDevice() = default;
	FOutputDevice(const FOutputDevice&) = default;
	FOutputDevice& operator=(const FOutputDevice&) = default;
	virtual ~FOutputDevice() = default;

	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) = 0;
	virtual void Flush() {}

	void Log(const TCHAR* S);
	void Log(ELogVerbosity::Type Verbosity, const TCHAR* S);
	void Log(const FString& S);

	template <typename... Types>
	void Logf(UE::Core::TCheckedFormatString<std::type_identity_t<Types>...> Fmt, Types... Args)
	{
		Log(FString::Printf(Fmt, Args...));
	}

	template <typename... Types>
	void Logf(ELogVerbosity::Type Verbosity,
		UE::Core::TCheckedFormatString<std::type_identity_t<Types>...> Fmt, Types... Args)
	{
		Log(Verbosity, *FString::Printf(Fmt, Args...));
	}
};
