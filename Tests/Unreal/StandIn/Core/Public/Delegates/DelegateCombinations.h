// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Delegates" and "Multi-cast Delegates" pages: one macro for each number of parameters.
#pragma once

#define DECLARE_DELEGATE(DelegateName) using DelegateName = TDelegate<void()>
#define DECLARE_DELEGATE_RetVal(ReturnValueType, DelegateName)                                               \
	using DelegateName = TDelegate<ReturnValueType()>
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
#define DECLARE_DELEGATE_RetVal_ThreeParams(                                                                 \
	ReturnValueType, DelegateName, Param1Type, Param2Type, Param3Type)                                       \
	using DelegateName = TDelegate<ReturnValueType(Param1Type, Param2Type, Param3Type)>
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(DelegateName, Param1Type, Param2Type, Param3Type)             \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type)>

#define DECLARE_DELEGATE_FourParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type)            \
	using DelegateName = TDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type)>
#define DECLARE_DELEGATE_RetVal_FourParams(                                                                  \
	ReturnValueType, DelegateName, Param1Type, Param2Type, Param3Type, Param4Type)                           \
	using DelegateName = TDelegate<ReturnValueType(Param1Type, Param2Type, Param3Type, Param4Type)>
#define DECLARE_MULTICAST_DELEGATE_FourParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type)  \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type)>

#define DECLARE_DELEGATE_FiveParams(                                                                         \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)                                \
	using DelegateName = TDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)>
#define DECLARE_DELEGATE_RetVal_FiveParams(                                                                  \
	ReturnValueType, DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)               \
	using DelegateName =                                                                                     \
		TDelegate<ReturnValueType(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)>
#define DECLARE_MULTICAST_DELEGATE_FiveParams(                                                               \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)                                \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type)>

#define DECLARE_DELEGATE_SixParams(                                                                          \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)                    \
	using DelegateName =                                                                                     \
		TDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)>
#define DECLARE_DELEGATE_RetVal_SixParams(                                                                   \
	ReturnValueType, DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)   \
	using DelegateName =                                                                                     \
		TDelegate<ReturnValueType(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)>
#define DECLARE_MULTICAST_DELEGATE_SixParams(                                                                \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)                    \
	using DelegateName =                                                                                     \
		TMulticastDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type)>

#define DECLARE_DELEGATE_SevenParams(                                                                        \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)        \
	using DelegateName =                                                                                     \
		TDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)>
#define DECLARE_DELEGATE_RetVal_SevenParams(ReturnValueType, DelegateName, Param1Type, Param2Type,           \
	Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)                                              \
	using DelegateName = TDelegate<ReturnValueType(                                                          \
		Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)>
#define DECLARE_MULTICAST_DELEGATE_SevenParams(                                                              \
	DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)        \
	using DelegateName = TMulticastDelegate<void(                                                            \
		Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type)>

#define DECLARE_DELEGATE_EightParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type,           \
	Param5Type, Param6Type, Param7Type, Param8Type)                                                          \
	using DelegateName = TDelegate<void(                                                                     \
		Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type, Param8Type)>
#define DECLARE_DELEGATE_RetVal_EightParams(ReturnValueType, DelegateName, Param1Type, Param2Type,           \
	Param3Type, Param4Type, Param5Type, Param6Type, Param7Type, Param8Type)                                  \
	using DelegateName = TDelegate<ReturnValueType(                                                          \
		Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type, Param8Type)>
#define DECLARE_MULTICAST_DELEGATE_EightParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type, \
	Param5Type, Param6Type, Param7Type, Param8Type)                                                          \
	using DelegateName = TMulticastDelegate<void(                                                            \
		Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type, Param7Type, Param8Type)>

#define DECLARE_DELEGATE_NineParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type,            \
	Param5Type, Param6Type, Param7Type, Param8Type, Param9Type)                                              \
	using DelegateName = TDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type,          \
		Param6Type, Param7Type, Param8Type, Param9Type)>
#define DECLARE_DELEGATE_RetVal_NineParams(ReturnValueType, DelegateName, Param1Type, Param2Type,            \
	Param3Type, Param4Type, Param5Type, Param6Type, Param7Type, Param8Type, Param9Type)                      \
	using DelegateName = TDelegate<ReturnValueType(Param1Type, Param2Type, Param3Type, Param4Type,           \
		Param5Type, Param6Type, Param7Type, Param8Type, Param9Type)>
#define DECLARE_MULTICAST_DELEGATE_NineParams(DelegateName, Param1Type, Param2Type, Param3Type, Param4Type,  \
	Param5Type, Param6Type, Param7Type, Param8Type, Param9Type)                                              \
	using DelegateName = TMulticastDelegate<void(Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, \
		Param6Type, Param7Type, Param8Type, Param9Type)>
