// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Delegates" and "Multi-cast Delegates" pages, and the API pages of TDelegate and
// TMulticastDelegate.
#pragma once

#include "Containers/Array.h"
#include "StandIn/DelegateInstance.h"

template <typename Signature>
class TDelegate;
template <typename Signature>
class TMulticastDelegate;

/** One call that is bound later. */
template <typename ReturnType, typename... ParamTypes>
class TDelegate<ReturnType(ParamTypes...)>
{
	using FInstance = StandIn::TDelegateInstance<ReturnType, ParamTypes...>;
	template <typename ClassType, typename... VarTypes>
	using TMethod = StandIn::TMethod<ClassType, ReturnType, ParamTypes..., std::decay_t<VarTypes>...>;

public:
	using RetValType = ReturnType;

	TDelegate() = default;
	TDelegate(decltype(nullptr)) {}
	TDelegate(const TDelegate& Other)
		: Instance(Other.Instance != nullptr ? Other.Instance->Clone() : nullptr)
	{
	}
	TDelegate(TDelegate&& Other) : Instance(Other.Instance) { Other.Instance = nullptr; }
	~TDelegate() { Unbind(); }
	TDelegate& operator=(const TDelegate& Other) { return *this = TDelegate(Other); }
	TDelegate& operator=(TDelegate&& Other)
	{
		if (this != &Other)
		{
			Unbind();
			Instance = Other.Instance;
			Other.Instance = nullptr;
		}
		return *this;
	}

	// Calling.
	bool IsBound() const { return Instance != nullptr && Instance->IsSafeToExecute(); }
	ReturnType Execute(ParamTypes... Params) const
	{
		checkf(IsBound(), TEXT("Execute called on a delegate that is not bound"));
		return Instance->Execute(Forward<ParamTypes>(Params)...);
	}
	/** Only without a value to return. */
	bool ExecuteIfBound(ParamTypes... Params) const requires std::is_void_v<ReturnType>
	{
		if (!IsBound())
		{
			return false;
		}
		Instance->Execute(Forward<ParamTypes>(Params)...);
		return true;
	}
	void Unbind()
	{
		FInstance* const Old = Instance;
		Instance = nullptr;
		delete Old;
	}
	bool IsBoundToObject(const void* Object) const
	{
		return Instance != nullptr && Object != nullptr && Instance->GetOwner() == Object;
	}
	FDelegateHandle GetHandle() const { return Instance != nullptr ? Instance->Handle : FDelegateHandle(); }

	// Making.
	template <typename... VarTypes>
	[[nodiscard]] static TDelegate CreateStatic(
		TIdentity_T<ReturnType (*)(ParamTypes..., std::decay_t<VarTypes>...)> Function, VarTypes&&... Vars)
	{
		return Make(StandIn::FNoOwner(), Function, Forward<VarTypes>(Vars)...);
	}
	template <typename FunctorType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateLambda(FunctorType&& Functor, VarTypes&&... Vars)
	{
		return Make(StandIn::FNoOwner(), Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...);
	}
	template <typename ObjectType, typename FunctorType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateWeakLambda(
		ObjectType* Object, FunctorType&& Functor, VarTypes&&... Vars)
	{
		return Make(StandIn::TObjectOwner<ObjectType>{Object}, Forward<FunctorType>(Functor),
			Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateRaw(ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::Type> Method, VarTypes&&... Vars)
	{
		return MakeMethod(StandIn::FRawOwner{Object}, Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateRaw(const ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::ConstType> Method, VarTypes&&... Vars)
	{
		return MakeMethod(StandIn::FRawOwner{Object}, Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateUObject(ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::Type> Method, VarTypes&&... Vars)
	{
		return MakeMethod(
			StandIn::TObjectOwner<ClassType>{Object}, Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateUObject(const ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::ConstType> Method, VarTypes&&... Vars)
	{
		return MakeMethod(
			StandIn::TObjectOwner<ClassType>{Object}, Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, ESPMode Mode, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateSP(const TSharedRef<ClassType, Mode>& Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::Type> Method, VarTypes&&... Vars)
	{
		return MakeMethod(StandIn::TSharedOwner<ClassType, Mode>{Object}, &Object.Get(), Method,
			Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, ESPMode Mode, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateSP(const TSharedRef<ClassType, Mode>& Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::ConstType> Method, VarTypes&&... Vars)
	{
		return MakeMethod(StandIn::TSharedOwner<ClassType, Mode>{Object}, &Object.Get(), Method,
			Forward<VarTypes>(Vars)...);
	}
	/** The object derives from TSharedFromThis. */
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateSP(ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::Type> Method, VarTypes&&... Vars)
	{
		return CreateSP(
			StaticCastSharedRef<ClassType>(Object->AsShared()), Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateSP(ClassType* Object,
		TIdentity_T<typename TMethod<ClassType, VarTypes...>::ConstType> Method, VarTypes&&... Vars)
	{
		return CreateSP(
			StaticCastSharedRef<ClassType>(Object->AsShared()), Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename FunctorType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateSPLambda(
		ClassType* Object, FunctorType&& Functor, VarTypes&&... Vars)
	{
		return MakeWithSharedOwner(
			Object->AsShared(), Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...);
	}

	// Binding.
	template <typename FunctionType, typename... VarTypes>
	void BindStatic(FunctionType&& Function, VarTypes&&... Vars)
	{
		*this = CreateStatic(Forward<FunctionType>(Function), Forward<VarTypes>(Vars)...);
	}
	template <typename FunctorType, typename... VarTypes>
	void BindLambda(FunctorType&& Functor, VarTypes&&... Vars)
	{
		*this = CreateLambda(Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...);
	}
	template <typename ObjectType, typename FunctorType, typename... VarTypes>
	void BindWeakLambda(ObjectType* Object, FunctorType&& Functor, VarTypes&&... Vars)
	{
		*this = CreateWeakLambda(Object, Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename MethodType, typename... VarTypes>
	void BindRaw(ClassType* Object, MethodType Method, VarTypes&&... Vars)
	{
		*this = CreateRaw(Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, typename MethodType, typename... VarTypes>
	void BindUObject(ClassType* Object, MethodType Method, VarTypes&&... Vars)
	{
		*this = CreateUObject(Object, Method, Forward<VarTypes>(Vars)...);
	}
	template <typename ObjectType, typename MethodType, typename... VarTypes>
	void BindSP(ObjectType&& Object, MethodType Method, VarTypes&&... Vars)
	{
		*this = CreateSP(Forward<ObjectType>(Object), Method, Forward<VarTypes>(Vars)...);
	}

private:
	template <typename Signature>
	friend class TMulticastDelegate;

	template <typename OwnerType, typename FunctorType, typename... VarTypes>
	static TDelegate Make(OwnerType Owner, FunctorType&& Functor, VarTypes&&... Vars)
	{
		using StoredType = std::decay_t<FunctorType>;
		using PayloadType = std::tuple<std::decay_t<VarTypes>...>;
		static_assert(
			std::is_invocable_r_v<ReturnType, StoredType&, ParamTypes..., std::decay_t<VarTypes>&...>,
			"what is bound does not take the parameters of the delegate");
		TDelegate Result;
		Result.Instance =
			new StandIn::TBoundInstance<OwnerType, StoredType, PayloadType, ReturnType, ParamTypes...>(
				MoveTemp(Owner), Forward<FunctorType>(Functor), PayloadType(Forward<VarTypes>(Vars)...));
		return Result;
	}
	template <typename OwnerType, typename ClassType, typename MethodType, typename... VarTypes>
	static TDelegate MakeMethod(OwnerType Owner, ClassType* Object, MethodType Method, VarTypes&&... Vars)
	{
		check(Object != nullptr && Method != nullptr);
		return Make(MoveTemp(Owner), StandIn::TMethodCall<ClassType, MethodType>{Object, Method},
			Forward<VarTypes>(Vars)...);
	}
	template <typename ClassType, ESPMode Mode, typename FunctorType, typename... VarTypes>
	static TDelegate MakeWithSharedOwner(
		const TSharedRef<ClassType, Mode>& Owner, FunctorType&& Functor, VarTypes&&... Vars)
	{
		return Make(StandIn::TSharedOwner<ClassType, Mode>{Owner}, Forward<FunctorType>(Functor),
			Forward<VarTypes>(Vars)...);
	}

	FInstance* Instance = nullptr;
};

/** Calls that are bound later, any number of them. The last added is called first. */
template <typename... ParamTypes>
class TMulticastDelegate<void(ParamTypes...)>
{
public:
	using FDelegate = TDelegate<void(ParamTypes...)>;

	TMulticastDelegate() = default;
	TMulticastDelegate(const TMulticastDelegate& Other) { *this = Other; }
	TMulticastDelegate& operator=(const TMulticastDelegate& Other)
	{
		if (this != &Other)
		{
			Clear();
			for (const FDelegate& Delegate : Other.InvocationList)
			{
				if (Delegate.IsBound())
				{
					InvocationList.Add(Delegate);
				}
			}
		}
		return *this;
	}

	/** Calls all that were bound when it began and still are. Calls may bind and unbind. */
	void Broadcast(ParamTypes... Params) const
	{
		++BroadcastDepth;
		for (int32 Index = InvocationList.Num() - 1; Index >= 0; --Index)
		{
			const auto* const Instance = InvocationList[Index].Instance;
			if (Instance != nullptr && Instance->IsSafeToExecute())
			{
				Instance->Execute(Params...);
			}
		}
		--BroadcastDepth;
		const_cast<TMulticastDelegate*>(this)->Compact();
	}
	bool IsBound() const
	{
		return InvocationList.ContainsByPredicate(
			[](const FDelegate& Delegate) { return Delegate.IsBound(); });
	}
	bool IsBoundToObject(const void* Object) const
	{
		return InvocationList.ContainsByPredicate(
			[Object](const FDelegate& Delegate) { return Delegate.IsBoundToObject(Object); });
	}
	void Clear()
	{
		for (FDelegate& Delegate : InvocationList)
		{
			Delegate.Unbind();
		}
		Compact();
	}
	bool Remove(FDelegateHandle Handle)
	{
		const int32 Index = !Handle.IsValid()
			? INDEX_NONE
			: InvocationList.IndexOfByPredicate(
				  [Handle](const FDelegate& Delegate) { return Delegate.GetHandle() == Handle; });
		if (Index == INDEX_NONE)
		{
			return false;
		}
		InvocationList[Index].Unbind();
		Compact();
		return true;
	}
	/** Unbinds all that belong to the object; the number of them. */
	int32 RemoveAll(const void* Object)
	{
		int32 Removed = 0;
		for (FDelegate& Delegate : InvocationList)
		{
			if (Delegate.IsBoundToObject(Object))
			{
				Delegate.Unbind();
				++Removed;
			}
		}
		Compact();
		return Removed;
	}

	FDelegateHandle Add(const FDelegate& Delegate) { return Add(FDelegate(Delegate)); }
	FDelegateHandle Add(FDelegate&& Delegate)
	{
		const FDelegateHandle Handle = Delegate.GetHandle();
		if (Handle.IsValid())
		{
			Compact();
			InvocationList.Add(MoveTemp(Delegate));
		}
		return Handle;
	}
	template <typename FunctionType, typename... VarTypes>
	FDelegateHandle AddStatic(FunctionType&& Function, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateStatic(Forward<FunctionType>(Function), Forward<VarTypes>(Vars)...));
	}
	template <typename FunctorType, typename... VarTypes>
	FDelegateHandle AddLambda(FunctorType&& Functor, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateLambda(Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...));
	}
	template <typename ObjectType, typename FunctorType, typename... VarTypes>
	FDelegateHandle AddWeakLambda(ObjectType* Object, FunctorType&& Functor, VarTypes&&... Vars)
	{
		return Add(
			FDelegate::CreateWeakLambda(Object, Forward<FunctorType>(Functor), Forward<VarTypes>(Vars)...));
	}
	template <typename ClassType, typename MethodType, typename... VarTypes>
	FDelegateHandle AddRaw(ClassType* Object, MethodType Method, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateRaw(Object, Method, Forward<VarTypes>(Vars)...));
	}
	template <typename ClassType, typename MethodType, typename... VarTypes>
	FDelegateHandle AddUObject(ClassType* Object, MethodType Method, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateUObject(Object, Method, Forward<VarTypes>(Vars)...));
	}
	template <typename ObjectType, typename MethodType, typename... VarTypes>
	FDelegateHandle AddSP(ObjectType&& Object, MethodType Method, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateSP(Forward<ObjectType>(Object), Method, Forward<VarTypes>(Vars)...));
	}

private:
	/** Drops what is unbound or belongs to nobody any more; not while the list is walked. */
	void Compact()
	{
		if (BroadcastDepth == 0)
		{
			InvocationList.RemoveAll([](const FDelegate& Delegate) { return !Delegate.IsBound(); });
		}
	}

	TArray<FDelegate> InvocationList;
	mutable int32 BroadcastDepth = 0;
};
