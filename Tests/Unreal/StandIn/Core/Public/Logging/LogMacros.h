// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md sections 5 and 8: a category, a verbosity and a literal format.
#pragma once

#include "Containers/UnrealString.h"
#include "Logging/LogCategory.h"

namespace StandIn
{
/** Sends a line to GLog. A fatal one ends the program through the handler of asserts. */
void WriteLog(const FLogCategoryBase& Category, ELogVerbosity::Type Verbosity, const FString& Line);
} // namespace StandIn

#define DECLARE_LOG_CATEGORY_EXTERN(CategoryName, DefaultVerbosity, CompileTimeVerbosity)                    \
	extern struct FLogCategory##CategoryName                                                                 \
		: FLogCategory<ELogVerbosity::DefaultVerbosity, ELogVerbosity::CompileTimeVerbosity>                 \
	{                                                                                                        \
		FLogCategory##CategoryName() : FLogCategory(TEXT(#CategoryName)) {}                                  \
	} CategoryName

#define DEFINE_LOG_CATEGORY(CategoryName) FLogCategory##CategoryName CategoryName

#define DEFINE_LOG_CATEGORY_STATIC(CategoryName, DefaultVerbosity, CompileTimeVerbosity)                     \
	static struct FLogCategory##CategoryName                                                                 \
		: FLogCategory<ELogVerbosity::DefaultVerbosity, ELogVerbosity::CompileTimeVerbosity>                 \
	{                                                                                                        \
		FLogCategory##CategoryName() : FLogCategory(TEXT(#CategoryName)) {}                                  \
	} CategoryName

#if NO_LOGGING

// Only fatal lines are left: the arguments of the others are not even evaluated.
#define UE_CLOG(Condition, CategoryName, Verbosity, Format, ...)                                             \
	do                                                                                                       \
	{                                                                                                        \
		if constexpr (ELogVerbosity::Verbosity == ELogVerbosity::Fatal)                                      \
		{                                                                                                    \
			if (Condition)                                                                                   \
			{                                                                                                \
				StandIn::WriteLog(CategoryName, ELogVerbosity::Verbosity,                                    \
					FString::Printf(Format __VA_OPT__(, ) __VA_ARGS__));                                     \
			}                                                                                                \
		}                                                                                                    \
	} while (false)

#else

#define UE_CLOG(Condition, CategoryName, Verbosity, Format, ...)                                             \
	do                                                                                                       \
	{                                                                                                        \
		if constexpr (ELogVerbosity::Verbosity <= FLogCategory##CategoryName::CompileTimeVerbosity)          \
		{                                                                                                    \
			if (!CategoryName.IsSuppressed(ELogVerbosity::Verbosity) && (Condition))                         \
			{                                                                                                \
				StandIn::WriteLog(CategoryName, ELogVerbosity::Verbosity,                                    \
					FString::Printf(Format __VA_OPT__(, ) __VA_ARGS__));                                     \
			}                                                                                                \
		}                                                                                                    \
	} while (false)

#endif

#define UE_LOG(CategoryName, Verbosity, Format, ...)                                                         \
	UE_CLOG(true, CategoryName, Verbosity, Format __VA_OPT__(, ) __VA_ARGS__)
