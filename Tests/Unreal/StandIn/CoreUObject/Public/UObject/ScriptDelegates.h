// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 5, and the API pages of TScriptDelegate,
// TMulticastScriptDelegate, TBaseDynamicDelegate and TBaseDynamicMulticastDelegate.
#pragma once

#include "Containers/Array.h"
#include "UObject/NameTypes.h"
#include "UObject/WeakObjectPtr.h"

#include <type_traits>

/** An object and the name of a function of it. What the name means is looked up when it is called. */
class FScriptDelegate
{
public:
	void BindUFunction(UObject* InObject, const FName& InFunctionName);
	void Unbind();
	void Clear() { Unbind(); }

	/** The object is alive and has such a function. */
	bool IsBound() const;
	bool IsBoundToObject(const void* InUserObject) const;
	UObject* GetUObject() const { return Object.Get(); }
	FName GetFunctionName() const { return FunctionName; }
	/** The object must be bound. */
	void ProcessDelegate(void* Parameters) const;

	bool operator==(const FScriptDelegate& Other) const
	{
		return FunctionName == Other.FunctionName && Object.HasSameIndexAndSerialNumber(Other.Object);
	}

private:
	friend class FMulticastScriptDelegate;

	FWeakObjectPtr Object;
	FName FunctionName;
};

/** Several of them, called one after the other. Listeners may add and remove listeners while it broadcasts.
 */
class FMulticastScriptDelegate
{
public:
	bool IsBound() const;
	bool Contains(const FScriptDelegate& InDelegate) const { return InvocationList.Contains(InDelegate); }
	bool Contains(const UObject* InObject, FName InFunctionName) const;
	void Add(const FScriptDelegate& InDelegate);
	void AddUnique(const FScriptDelegate& InDelegate);
	void Remove(const FScriptDelegate& InDelegate) { InvocationList.Remove(InDelegate); }
	void Remove(const UObject* InObject, FName InFunctionName);
	void RemoveAll(const UObject* InObject);
	void Clear() { InvocationList.Empty(); }
	TArray<UObject*> GetAllObjects() const;
	void ProcessMulticastDelegate(void* Parameters) const;

	bool operator==(const FMulticastScriptDelegate& Other) const
	{
		return InvocationList == Other.InvocationList;
	}

private:
	void RemoveStale();

	TArray<FScriptDelegate> InvocationList;
};

namespace StandIn
{
/** Reports what does not work, such as a function without UFUNCTION, which has no name at run time. */
bool BindFunction(FScriptDelegate& Delegate, UObject* Object, FName FunctionName);
/** From "&UFoo::Bar" to "Bar". */
FName FunctionNameOf(const TCHAR* MethodText);

/** A parameter that is a reference gets what the called function left there. */
template <typename ParamType, typename ArgumentType, typename ValueType>
void CopyBack(ArgumentType& Param, ValueType& Value)
{
	if constexpr (std::is_lvalue_reference_v<ParamType> &&
		!std::is_const_v<std::remove_reference_t<ParamType>>)
	{
		Param = Value;
	}
}
} // namespace StandIn

template <typename UserClass, typename RetValType, typename... ParamTypes>
struct TStandInMethodPtr
{
	typedef RetValType (UserClass::*FMethodPtr)(ParamTypes...);
};

template <typename RetValType, typename... ParamTypes>
class TBaseDynamicDelegate : public FScriptDelegate
{
public:
	TBaseDynamicDelegate() = default;
	explicit TBaseDynamicDelegate(const FScriptDelegate& InDelegate) : FScriptDelegate(InDelegate) {}

	/** By BindDynamic(Object, &UClass::Function). */
	template <typename UserClass>
	void __Internal_BindDynamic(UserClass* InUserObject,
		typename TStandInMethodPtr<UserClass, RetValType, ParamTypes...>::FMethodPtr InMethodPtr,
		FName InFunctionName)
	{
		check(InUserObject != nullptr && InMethodPtr != nullptr);
		StandIn::BindFunction(*this, InUserObject, InFunctionName);
	}
};

template <typename RetValType, typename... ParamTypes>
class TBaseDynamicMulticastDelegate : public FMulticastScriptDelegate
{
public:
	typedef TBaseDynamicDelegate<RetValType, ParamTypes...> FDelegate;
	template <typename UserClass>
	using TMethodPtr = typename TStandInMethodPtr<UserClass, RetValType, ParamTypes...>::FMethodPtr;

	// By AddDynamic(Object, &UClass::Function) and its companions.
	template <typename UserClass>
	void __Internal_AddDynamic(UserClass* InUserObject,
		std::type_identity_t<TMethodPtr<UserClass>> InMethodPtr, FName InFunctionName)
	{
		FDelegate NewDelegate;
		NewDelegate.__Internal_BindDynamic(InUserObject, InMethodPtr, InFunctionName);
		Add(NewDelegate);
	}
	template <typename UserClass>
	void __Internal_AddUniqueDynamic(UserClass* InUserObject,
		std::type_identity_t<TMethodPtr<UserClass>> InMethodPtr, FName InFunctionName)
	{
		FDelegate NewDelegate;
		NewDelegate.__Internal_BindDynamic(InUserObject, InMethodPtr, InFunctionName);
		AddUnique(NewDelegate);
	}
	template <typename UserClass>
	void __Internal_RemoveDynamic(UserClass* InUserObject,
		std::type_identity_t<TMethodPtr<UserClass>> InMethodPtr, FName InFunctionName)
	{
		check(InUserObject != nullptr && InMethodPtr != nullptr);
		Remove(InUserObject, InFunctionName);
	}
	template <typename UserClass>
	bool __Internal_IsAlreadyBound(UserClass* InUserObject,
		std::type_identity_t<TMethodPtr<UserClass>> InMethodPtr, FName InFunctionName) const
	{
		check(InUserObject != nullptr && InMethodPtr != nullptr);
		return Contains(InUserObject, InFunctionName);
	}
};

#define BindDynamic(UserObject, FuncName)                                                                    \
	__Internal_BindDynamic(UserObject, FuncName, StandIn::FunctionNameOf(TEXT(#FuncName)))
#define AddDynamic(UserObject, FuncName)                                                                     \
	__Internal_AddDynamic(UserObject, FuncName, StandIn::FunctionNameOf(TEXT(#FuncName)))
#define AddUniqueDynamic(UserObject, FuncName)                                                               \
	__Internal_AddUniqueDynamic(UserObject, FuncName, StandIn::FunctionNameOf(TEXT(#FuncName)))
#define RemoveDynamic(UserObject, FuncName)                                                                  \
	__Internal_RemoveDynamic(UserObject, FuncName, StandIn::FunctionNameOf(TEXT(#FuncName)))
#define IsAlreadyBound(UserObject, FuncName)                                                                 \
	__Internal_IsAlreadyBound(UserObject, FuncName, StandIn::FunctionNameOf(TEXT(#FuncName)))

#define UE_PRIVATE_UNPACK(...) __VA_ARGS__

// The block of parameters is a plain struct, so that it is laid out like that of the function called.
#define UE_PRIVATE_MULTICAST(Name, Types, Params, Block, Pointer)                                            \
	class Name : public TBaseDynamicMulticastDelegate<UE_PRIVATE_UNPACK Types>                               \
	{                                                                                                        \
	public:                                                                                                  \
		void Broadcast Params const { UE_PRIVATE_UNPACK Block ProcessMulticastDelegate(Pointer); }           \
	};
#define UE_PRIVATE_DELEGATE(Name, Types, Params, Block, Pointer, Back, Values)                               \
	class Name : public TBaseDynamicDelegate<UE_PRIVATE_UNPACK Types>                                        \
	{                                                                                                        \
	public:                                                                                                  \
		using TBaseDynamicDelegate::TBaseDynamicDelegate;                                                    \
		void Execute Params const                                                                            \
		{                                                                                                    \
			UE_PRIVATE_UNPACK Block ProcessDelegate(Pointer);                                                \
			UE_PRIVATE_UNPACK Back                                                                           \
		}                                                                                                    \
		bool ExecuteIfBound Params const                                                                     \
		{                                                                                                    \
			if (!IsBound())                                                                                  \
			{                                                                                                \
				return false;                                                                                \
			}                                                                                                \
			Execute Values;                                                                                  \
			return true;                                                                                     \
		}                                                                                                    \
	};

#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(DelegateName)                                                     \
	UE_PRIVATE_MULTICAST(DelegateName, (void), (), (), nullptr)
#define DECLARE_DYNAMIC_DELEGATE(DelegateName)                                                               \
	UE_PRIVATE_DELEGATE(DelegateName, (void), (), (), nullptr, (), ())
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(DelegateName, Param1Type, Param1Name)                    \
	UE_PRIVATE_MULTICAST(DelegateName, (void, Param1Type), (Param1Type Param1Name),                          \
		(struct { std::decay_t<Param1Type> Param1Name; } Parms{Param1Name};), &Parms)
#define DECLARE_DYNAMIC_DELEGATE_OneParam(DelegateName, Param1Type, Param1Name)                              \
	UE_PRIVATE_DELEGATE(DelegateName, (void, Param1Type), (Param1Type Param1Name),                           \
		(struct { std::decay_t<Param1Type> Param1Name; } Parms{Param1Name};), &Parms,                        \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);), (Param1Name))
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(                                                        \
	DelegateName, Param1Type, Param1Name, Param2Type, Param2Name)                                            \
	UE_PRIVATE_MULTICAST(DelegateName, (void, Param1Type, Param2Type),                                       \
		(Param1Type Param1Name, Param2Type Param2Name), (struct {                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
		} Parms{Param1Name, Param2Name};),                                                                   \
		&Parms)
#define DECLARE_DYNAMIC_DELEGATE_TwoParams(DelegateName, Param1Type, Param1Name, Param2Type, Param2Name)     \
	UE_PRIVATE_DELEGATE(DelegateName, (void, Param1Type, Param2Type),                                        \
		(Param1Type Param1Name, Param2Type Param2Name), (struct {                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
		} Parms{Param1Name, Param2Name};),                                                                   \
		&Parms,                                                                                              \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);                                        \
			StandIn::CopyBack<Param2Type>(Param2Name, Parms.Param2Name);),                                   \
		(Param1Name, Param2Name))
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(                                                      \
	DelegateName, Param1Type, Param1Name, Param2Type, Param2Name, Param3Type, Param3Name)                    \
	UE_PRIVATE_MULTICAST(DelegateName, (void, Param1Type, Param2Type, Param3Type),                           \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name), (struct {                     \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name};),                                                       \
		&Parms)
#define DECLARE_DYNAMIC_DELEGATE_ThreeParams(                                                                \
	DelegateName, Param1Type, Param1Name, Param2Type, Param2Name, Param3Type, Param3Name)                    \
	UE_PRIVATE_DELEGATE(DelegateName, (void, Param1Type, Param2Type, Param3Type),                            \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name), (struct {                     \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name};),                                                       \
		&Parms,                                                                                              \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);                                        \
			StandIn::CopyBack<Param2Type>(Param2Name, Parms.Param2Name);                                     \
			StandIn::CopyBack<Param3Type>(Param3Name, Parms.Param3Name);),                                   \
		(Param1Name, Param2Name, Param3Name))
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FourParams(DelegateName, Param1Type, Param1Name, Param2Type,      \
	Param2Name, Param3Type, Param3Name, Param4Type, Param4Name)                                              \
	UE_PRIVATE_MULTICAST(DelegateName, (void, Param1Type, Param2Type, Param3Type, Param4Type),               \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name),        \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name};),                                           \
		&Parms)
#define DECLARE_DYNAMIC_DELEGATE_FourParams(DelegateName, Param1Type, Param1Name, Param2Type, Param2Name,    \
	Param3Type, Param3Name, Param4Type, Param4Name)                                                          \
	UE_PRIVATE_DELEGATE(DelegateName, (void, Param1Type, Param2Type, Param3Type, Param4Type),                \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name),        \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name};),                                           \
		&Parms,                                                                                              \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);                                        \
			StandIn::CopyBack<Param2Type>(Param2Name, Parms.Param2Name);                                     \
			StandIn::CopyBack<Param3Type>(Param3Name, Parms.Param3Name);                                     \
			StandIn::CopyBack<Param4Type>(Param4Name, Parms.Param4Name);),                                   \
		(Param1Name, Param2Name, Param3Name, Param4Name))
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FiveParams(DelegateName, Param1Type, Param1Name, Param2Type,      \
	Param2Name, Param3Type, Param3Name, Param4Type, Param4Name, Param5Type, Param5Name)                      \
	UE_PRIVATE_MULTICAST(DelegateName, (void, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type),   \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name,         \
			Param5Type Param5Name),                                                                          \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
			std::decay_t<Param5Type> Param5Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name, Param5Name};),                               \
		&Parms)
#define DECLARE_DYNAMIC_DELEGATE_FiveParams(DelegateName, Param1Type, Param1Name, Param2Type, Param2Name,    \
	Param3Type, Param3Name, Param4Type, Param4Name, Param5Type, Param5Name)                                  \
	UE_PRIVATE_DELEGATE(DelegateName, (void, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type),    \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name,         \
			Param5Type Param5Name),                                                                          \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
			std::decay_t<Param5Type> Param5Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name, Param5Name};),                               \
		&Parms,                                                                                              \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);                                        \
			StandIn::CopyBack<Param2Type>(Param2Name, Parms.Param2Name);                                     \
			StandIn::CopyBack<Param3Type>(Param3Name, Parms.Param3Name);                                     \
			StandIn::CopyBack<Param4Type>(Param4Name, Parms.Param4Name);                                     \
			StandIn::CopyBack<Param5Type>(Param5Name, Parms.Param5Name);),                                   \
		(Param1Name, Param2Name, Param3Name, Param4Name, Param5Name))
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_SixParams(DelegateName, Param1Type, Param1Name, Param2Type,       \
	Param2Name, Param3Type, Param3Name, Param4Type, Param4Name, Param5Type, Param5Name, Param6Type,          \
	Param6Name)                                                                                              \
	UE_PRIVATE_MULTICAST(DelegateName,                                                                       \
		(void, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type),                      \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name,         \
			Param5Type Param5Name, Param6Type Param6Name),                                                   \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
			std::decay_t<Param5Type> Param5Name;                                                             \
			std::decay_t<Param6Type> Param6Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name, Param5Name, Param6Name};),                   \
		&Parms)
#define DECLARE_DYNAMIC_DELEGATE_SixParams(DelegateName, Param1Type, Param1Name, Param2Type, Param2Name,     \
	Param3Type, Param3Name, Param4Type, Param4Name, Param5Type, Param5Name, Param6Type, Param6Name)          \
	UE_PRIVATE_DELEGATE(DelegateName,                                                                        \
		(void, Param1Type, Param2Type, Param3Type, Param4Type, Param5Type, Param6Type),                      \
		(Param1Type Param1Name, Param2Type Param2Name, Param3Type Param3Name, Param4Type Param4Name,         \
			Param5Type Param5Name, Param6Type Param6Name),                                                   \
		(struct {                                                                                            \
			std::decay_t<Param1Type> Param1Name;                                                             \
			std::decay_t<Param2Type> Param2Name;                                                             \
			std::decay_t<Param3Type> Param3Name;                                                             \
			std::decay_t<Param4Type> Param4Name;                                                             \
			std::decay_t<Param5Type> Param5Name;                                                             \
			std::decay_t<Param6Type> Param6Name;                                                             \
		} Parms{Param1Name, Param2Name, Param3Name, Param4Name, Param5Name, Param6Name};),                   \
		&Parms,                                                                                              \
		(StandIn::CopyBack<Param1Type>(Param1Name, Parms.Param1Name);                                        \
			StandIn::CopyBack<Param2Type>(Param2Name, Parms.Param2Name);                                     \
			StandIn::CopyBack<Param3Type>(Param3Name, Parms.Param3Name);                                     \
			StandIn::CopyBack<Param4Type>(Param4Name, Parms.Param4Name);                                     \
			StandIn::CopyBack<Param5Type>(Param5Name, Parms.Param5Name);                                     \
			StandIn::CopyBack<Param6Type>(Param6Name, Parms.Param6Name);),                                   \
		(Param1Name, Param2Name, Param3Name, Param4Name, Param5Name, Param6Name))
