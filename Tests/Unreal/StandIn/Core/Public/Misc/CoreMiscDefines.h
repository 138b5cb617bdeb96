// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 4, and the "Asserts" page.
#pragma once

#include "HAL/Platform.h"

/** Not found, no element. */
enum
{
	INDEX_NONE = -1
};

/** Asks a constructor for zeroes; the default constructors of the math types leave their members as they are.
 */
enum EForceInit
{
	ForceInit,
	ForceInitToZero
};

#define UE_STRINGIZE(Token) UE_PRIVATE_STRINGIZE(Token)
#define UE_PRIVATE_STRINGIZE(Token) #Token
#define UE_JOIN(A, B) UE_PRIVATE_JOIN(A, B)
#define UE_PRIVATE_JOIN(A, B) A##B

namespace StandIn
{
/** A virtual function was called that a derived class has to override. Does not return. */
[[noreturn]] void PureVirtualCalled(const char* Function);
} // namespace StandIn

/** A body for a virtual function that must be overridden, in a class that must not be abstract. */
#define PURE_VIRTUAL(Function, ...)                                                                          \
	{                                                                                                        \
		StandIn::PureVirtualCalled(#Function);                                                               \
		__VA_ARGS__                                                                                          \
	}

/** For `#include UE_INLINE_GENERATED_CPP_BY_NAME(Name)` in the source of a reflected header. */
#define UE_INLINE_GENERATED_CPP_BY_NAME(Name) UE_STRINGIZE(Name.gen.cpp)
