// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: the kinds of bindings that a delegate can hold.
#pragma once

#include "Delegates/IDelegateInstance.h"
#include "Misc/AssertionMacros.h"
#include "Templates/SharedPointer.h"

#include <functional>
#include <tuple>

class UObject;
struct FWeakObjectPtr;

namespace StandIn
{
/** Nobody has to be there for the call. */
struct FNoOwner
{
	bool IsAlive() const { return true; }
	const void* GetOwner() const { return nullptr; }
};

/** Somebody who will unbind before he goes. */
struct FRawOwner
{
	const void* Owner;

	bool IsAlive() const { return true; }
	const void* GetOwner() const { return Owner; }
};

/** Somebody whose owners may go. */
template <typename ObjectType, ESPMode Mode>
struct TSharedOwner
{
	TWeakPtr<ObjectType, Mode> Owner;

	bool IsAlive() const { return Owner.IsValid(); }
	const void* GetOwner() const { return Owner.Pin().Get(); }
};

/** An object that may be collected. A template, as Core does not know objects: whoever binds one does. */
template <typename ObjectType>
struct TObjectOwner
{
	using FWeak = std::conditional_t<std::is_void_v<ObjectType>, void, FWeakObjectPtr>;
	static_assert(std::is_convertible_v<ObjectType*, const UObject*>, "only objects can be bound this way");

	FWeak Owner;

	bool IsAlive() const { return Owner.IsValid(); }
	const void* GetOwner() const { return Owner.Get(); }
};

/** A call with its owner and the values that were given when it was bound. */
template <typename ReturnType, typename... ParamTypes>
class TDelegateInstance
{
public:
	TDelegateInstance() = default;
	virtual ~TDelegateInstance() = default;
	TDelegateInstance& operator=(const TDelegateInstance&) = delete;

	virtual bool IsSafeToExecute() const = 0;
	virtual const void* GetOwner() const = 0;
	virtual ReturnType Execute(ParamTypes... Params) const = 0;
	virtual TDelegateInstance* Clone() const = 0;

	FDelegateHandle Handle = FDelegateHandle(FDelegateHandle::GenerateNewHandle);

protected:
	TDelegateInstance(const TDelegateInstance&) = default; // A copy keeps the handle.
};

template <typename OwnerType, typename FunctorType, typename PayloadType, typename ReturnType,
	typename... ParamTypes>
class TBoundInstance final : public TDelegateInstance<ReturnType, ParamTypes...>
{
public:
	TBoundInstance(OwnerType InOwner, FunctorType InFunctor, PayloadType InPayload)
		: Owner(MoveTemp(InOwner)), Functor(MoveTemp(InFunctor)), Payload(MoveTemp(InPayload))
	{
	}

	bool IsSafeToExecute() const override { return Owner.IsAlive(); }
	const void* GetOwner() const override { return Owner.GetOwner(); }
	TDelegateInstance<ReturnType, ParamTypes...>* Clone() const override { return new TBoundInstance(*this); }
	ReturnType Execute(ParamTypes... Params) const override
	{
		return std::apply([this, &Params...](auto&... Values) -> ReturnType
			{ return std::invoke(Functor, Forward<ParamTypes>(Params)..., Values...); },
			Payload);
	}

private:
	TBoundInstance(const TBoundInstance&) = default;

	OwnerType Owner;
	mutable FunctorType Functor;
	mutable PayloadType Payload;
};

/** Calls a member function of an object that is known to be there. */
template <typename ClassType, typename MethodType>
struct TMethodCall
{
	ClassType* Object;
	MethodType Method;

	template <typename... ArgumentTypes>
	decltype(auto) operator()(ArgumentTypes&&... Arguments) const
	{
		return (Object->*Method)(Forward<ArgumentTypes>(Arguments)...);
	}
};

/** Whether a member function may be bound to the class; exact types, as the engine wants them. */
template <typename ClassType, typename ReturnType, typename... ParamTypes>
struct TMethod
{
	using Type = ReturnType (ClassType::*)(ParamTypes...);
	using ConstType = ReturnType (ClassType::*)(ParamTypes...) const;
};
} // namespace StandIn
