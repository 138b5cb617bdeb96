// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TFunction), and the API pages of TFunction and
// TFunctionRef.
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <functional>

template <typename FunctionType>
class TFunction;
template <typename FunctionType>
class TUniqueFunction;
template <typename FunctionType>
class TFunctionRef;

namespace StandIn
{
template <typename ReturnType, typename... ParamTypes>
class TCallable
{
public:
	TCallable() = default;
	virtual ~TCallable() = default;
	TCallable(const TCallable&) = delete;
	TCallable& operator=(const TCallable&) = delete;
	virtual ReturnType Call(ParamTypes... Params) = 0;
	/** Null when what is called cannot be copied. */
	virtual TCallable* Clone() const = 0;
};

template <typename FunctorType, typename ReturnType, typename... ParamTypes>
class TFunctorCallable final : public TCallable<ReturnType, ParamTypes...>
{
public:
	template <typename ArgumentType>
	explicit TFunctorCallable(int32, ArgumentType&& InFunctor) : Functor(Forward<ArgumentType>(InFunctor))
	{
	}
	ReturnType Call(ParamTypes... Params) override
	{
		return static_cast<ReturnType>(std::invoke(Functor, Forward<ParamTypes>(Params)...));
	}
	TCallable<ReturnType, ParamTypes...>* Clone() const override
	{
		if constexpr (std::is_copy_constructible_v<FunctorType>)
		{
			return new TFunctorCallable(0, Functor);
		}
		else
		{
			return nullptr;
		}
	}

private:
	FunctorType Functor;
};

template <typename FunctorType, typename ReturnType, typename... ParamTypes>
concept CCallableAs = std::is_invocable_r_v<ReturnType, FunctorType&, ParamTypes...>;

/** Whether a pointer to a function, or another empty wrapper, was given. */
template <typename FunctorType>
bool IsBound(const FunctorType& Functor)
{
	if constexpr (std::is_pointer_v<FunctorType> || std::is_member_pointer_v<FunctorType> ||
		requires { Functor.IsSet(); })
	{
		return !!Functor;
	}
	else
	{
		return true;
	}
}

/** What TFunction and TUniqueFunction share: something to call, on the heap. */
template <typename ReturnType, typename... ParamTypes>
class TFunctionBase
{
public:
	TFunctionBase() = default;
	TFunctionBase(TFunctionBase&& Other) : Callable(Other.Callable) { Other.Callable = nullptr; }
	~TFunctionBase() { delete Callable; }
	TFunctionBase(const TFunctionBase&) = delete;
	TFunctionBase& operator=(const TFunctionBase&) = delete;
	TFunctionBase& operator=(TFunctionBase&& Other)
	{
		if (this != &Other)
		{
			delete Callable;
			Callable = Other.Callable;
			Other.Callable = nullptr;
		}
		return *this;
	}

	bool IsSet() const { return Callable != nullptr; }
	explicit operator bool() const { return Callable != nullptr; }
	bool operator!() const { return Callable == nullptr; }
	ReturnType operator()(ParamTypes... Params) const
	{
		checkf(Callable != nullptr, TEXT("Attempting to call an unbound TFunction!"));
		return Callable->Call(Forward<ParamTypes>(Params)...);
	}

protected:
	template <typename FunctorType>
	void Bind(FunctorType&& Functor)
	{
		using StoredType = std::decay_t<FunctorType>;
		if (StandIn::IsBound<StoredType>(Functor))
		{
			Callable =
				new TFunctorCallable<StoredType, ReturnType, ParamTypes...>(0, Forward<FunctorType>(Functor));
		}
	}

	TCallable<ReturnType, ParamTypes...>* Callable = nullptr;
};
} // namespace StandIn

/** Something to call, which can be copied. */
template <typename ReturnType, typename... ParamTypes>
class TFunction<ReturnType(ParamTypes...)> : public StandIn::TFunctionBase<ReturnType, ParamTypes...>
{
public:
	TFunction(decltype(nullptr) = nullptr) {}
	template <StandIn::CCallableAs<ReturnType, ParamTypes...> FunctorType>
	requires(!std::is_same_v<std::decay_t<FunctorType>, TFunction>) TFunction(FunctorType&& Functor)
	{
		static_assert(std::is_copy_constructible_v<std::decay_t<FunctorType>>,
			"a TFunction can be copied, so its functor must be; use TUniqueFunction");
		this->Bind(Forward<FunctorType>(Functor));
	}
	TFunction(const TFunction& Other) : StandIn::TFunctionBase<ReturnType, ParamTypes...>()
	{
		this->Callable = Other.IsSet() ? Other.Callable->Clone() : nullptr;
	}
	TFunction(TFunction&&) = default;
	TFunction& operator=(const TFunction& Other) { return *this = TFunction(Other); }
	TFunction& operator=(TFunction&&) = default;
	void Reset() { *this = nullptr; }
};

/** Something to call, which may only be moved. */
template <typename ReturnType, typename... ParamTypes>
class TUniqueFunction<ReturnType(ParamTypes...)> : public StandIn::TFunctionBase<ReturnType, ParamTypes...>
{
public:
	TUniqueFunction(decltype(nullptr) = nullptr) {}
	template <StandIn::CCallableAs<ReturnType, ParamTypes...> FunctorType>
	requires(!std::is_same_v<std::decay_t<FunctorType>, TUniqueFunction>)
		TUniqueFunction(FunctorType&& Functor)
	{
		this->Bind(Forward<FunctorType>(Functor));
	}
	TUniqueFunction(TUniqueFunction&&) = default;
	TUniqueFunction& operator=(TUniqueFunction&&) = default;
	void Reset() { *this = nullptr; }
};

/** Something to call that somebody else owns: for parameters only. */
template <typename ReturnType, typename... ParamTypes>
class TFunctionRef<ReturnType(ParamTypes...)>
{
public:
	template <StandIn::CCallableAs<ReturnType, ParamTypes...> FunctorType>
	requires(!std::is_same_v<std::remove_cvref_t<FunctorType>, TFunctionRef>)
		TFunctionRef(FunctorType&& InFunctor)
	{
		using Stored = std::remove_reference_t<FunctorType>;
		if constexpr (std::is_function_v<Stored>)
		{
			Functor = reinterpret_cast<void*>(&InFunctor);
		}
		else
		{
			Functor = const_cast<void*>(static_cast<const void*>(&InFunctor));
		}
		Call = [](void* Target, ParamTypes... Params) -> ReturnType
		{
			return std::invoke(*reinterpret_cast<Stored*>(Target), Forward<ParamTypes>(Params)...);
		};
	}
	TFunctionRef(const TFunctionRef&) = default;
	TFunctionRef& operator=(const TFunctionRef&) = delete;

	ReturnType operator()(ParamTypes... Params) const
	{
		return Call(Functor, Forward<ParamTypes>(Params)...);
	}

private:
	void* Functor;
	ReturnType (*Call)(void*, ParamTypes...);
};
