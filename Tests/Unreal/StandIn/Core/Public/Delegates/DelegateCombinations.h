// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Delegates" and "Multi-cast Delegates" pages: one macro for each number of parameters.
#pragma once

#define DECLARE_DELEGATE(DelegateName) using DelegateName = TDelegate<void()>
#define DECLARE_MULTICAST_DELEGATE(DelegateName) using DelegateName = TMulticastDelegate<void()>
#define DECLARE_DELEGATE_OneParam(DelegateName, Param1Type) using DelegateName = TDelegate<void(Param1Type)>
#define DECLARE_DELEGATE_RetVal_OneParam(ReturnValueType, DelegateName, Param1Type)                          \
	using DelegateName = TDelegate<ReturnValueType(Param1Type)>
#define DECLARE_MULTICAST_DELEGATE_OneParam(DelegateName, Param1Type)                                        \
	using DelegateName = TMulticastDelegate<void(Param1Type)>
#define DECLARE_DELEGATE_TwoParams(DelegateName, Param1Type, Param2Type)                                     \
	using DelegateName = TDelegate<void(Param1Type, Param2Type)>
#define DECLARE_DELEGATE_RetVal_TwoParams(ReturnValueType, DelegateName, Param1Type, Param2Type)             \
	using DelegateName = TDelegate<ReturnValueType(Param1Type, Param2Type)>
#define DECLARE_MULTICAST_DELEGATE_TwoParams(DelegateName, Param1Type, Param2Type)                           \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type)>
#define DECLARE_DELEGATE_ThreeParams(DelegateName, Param1Type, Param2Type, Param3Type)                       \
	using DelegateName = TDelegate<void(Param1Type, Param2Type, Param3Type)>
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(DelegateName, Param1Type, Param2Type, Param3Type)             \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type)>
#define DECLARE_MULTICAST_DELEGATE_FourParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type)  \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type)>
