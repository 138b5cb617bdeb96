// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Unreal Smart Pointer Library" page, and the API pages of TSharedPtr, TSharedRef and TWeakPtr.
#pragma once

#include "Misc/AssertionMacros.h"
#include "StandIn/ReferenceController.h"
#include "Templates/SharedPointerFwd.h"
#include "Templates/TypeHash.h"

namespace SharedPointerInternals
{
/** What MakeShareable gives: an object that waits for its first owner. */
template <typename ObjectType>
struct TRawPtrProxy
{
	ObjectType* Object;
	StandIn::FReferenceController* Controller;
};

/** Tells an object that derives from TSharedFromThis who owns it. */
template <typename ObjectType, ESPMode Mode, typename BaseType>
void EnableSharedFromThis(
	const TSharedPtr<ObjectType, Mode>& Owner, const TSharedFromThis<BaseType, Mode>* Object)
{
	if (Object != nullptr)
	{
		Object->RememberOwner(Owner);
	}
}
template <typename PointerType>
void EnableSharedFromThis(const PointerType&, const volatile void*)
{
}

template <typename From, typename To>
concept CConvertible = std::is_convertible_v<From*, To*>;
} // namespace SharedPointerInternals

/** One of the owners of an object, or of none. */
template <typename ObjectType, ESPMode Mode>
class TSharedPtr
{
public:
	using ElementType = ObjectType;

	TSharedPtr() = default;
	TSharedPtr(decltype(nullptr)) {}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	explicit TSharedPtr(OtherType* InObject) : TSharedPtr(MakeShareable(InObject))
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TSharedPtr(const SharedPointerInternals::TRawPtrProxy<OtherType>& Proxy)
		: Object(Proxy.Object), Count(Proxy.Controller)
	{
		SharedPointerInternals::EnableSharedFromThis(*this, Proxy.Object);
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TSharedPtr(const TSharedPtr<OtherType, Mode>& Other) : TSharedPtr(Other.Object, Other.Count)
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TSharedPtr(const TSharedRef<OtherType, Mode>& Other)
		: TSharedPtr(Other.Pointer.Object, Other.Pointer.Count)
	{
	}
	TSharedPtr(const TSharedPtr&) = default;
	TSharedPtr(TSharedPtr&& Other) : Object(Other.Object), Count(MoveTemp(Other.Count))
	{
		Other.Object = nullptr;
	}
	TSharedPtr& operator=(const TSharedPtr&) = default;
	TSharedPtr& operator=(TSharedPtr&& Other)
	{
		TSharedPtr Taken(MoveTemp(Other));
		::Swap(Object, Taken.Object);
		Count = MoveTemp(Taken.Count);
		return *this;
	}
	TSharedPtr& operator=(decltype(nullptr))
	{
		Reset();
		return *this;
	}

	bool IsValid() const { return Object != nullptr; }
	explicit operator bool() const { return Object != nullptr; }
	ObjectType* Get() const { return Object; }
	ObjectType& operator*() const
	{
		check(IsValid());
		return *Object;
	}
	ObjectType* operator->() const
	{
		check(IsValid());
		return Object;
	}
	TSharedRef<ObjectType, Mode> ToSharedRef() const
	{
		check(IsValid());
		return TSharedRef<ObjectType, Mode>(*this);
	}
	void Reset() { *this = TSharedPtr(); }
	int32 GetSharedReferenceCount() const { return Count.GetCount(); }
	bool IsUnique() const { return GetSharedReferenceCount() == 1; }

	template <typename OtherType>
	bool operator==(const TSharedPtr<OtherType, Mode>& Other) const
	{
		return Object == Other.Get();
	}
	bool operator==(decltype(nullptr)) const { return Object == nullptr; }
	friend uint32 GetTypeHash(const TSharedPtr& Pointer) { return ::GetTypeHash(Pointer.Object); }

private:
	template <typename OtherType, ESPMode OtherMode>
	friend class TSharedPtr;
	template <typename OtherType, ESPMode OtherMode>
	friend class TSharedRef;
	template <typename OtherType, ESPMode OtherMode>
	friend class TWeakPtr;
	template <typename CastTo, typename CastFrom, ESPMode OtherMode, typename CastType>
	friend TSharedPtr<CastTo, OtherMode> CastSharedPtr(
		const TSharedPtr<CastFrom, OtherMode>&, const CastType&);

	TSharedPtr(ObjectType* InObject, StandIn::FSharedCount InCount)
		: Object(InCount.Get() != nullptr ? InObject : nullptr), Count(MoveTemp(InCount))
	{
	}

	ObjectType* Object = nullptr;
	StandIn::FSharedCount Count;
};

/** One of the owners of an object; never of none. */
template <typename ObjectType, ESPMode Mode>
class TSharedRef
{
public:
	using ElementType = ObjectType;

	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	explicit TSharedRef(OtherType* InObject) : TSharedRef(TSharedPtr<ObjectType, Mode>(InObject))
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TSharedRef(const SharedPointerInternals::TRawPtrProxy<OtherType>& Proxy)
		: TSharedRef(TSharedPtr<ObjectType, Mode>(Proxy))
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TSharedRef(const TSharedRef<OtherType, Mode>& Other) : Pointer(Other)
	{
	}
	// Moving copies, as there is no empty reference to leave behind.
	TSharedRef(const TSharedRef&) = default;
	TSharedRef& operator=(const TSharedRef&) = default;

	ObjectType& Get() const { return *Pointer; }
	ObjectType& operator*() const { return *Pointer; }
	ObjectType* operator->() const { return Pointer.Get(); }
	TSharedPtr<ObjectType, Mode> ToSharedPtr() const { return Pointer; }
	int32 GetSharedReferenceCount() const { return Pointer.GetSharedReferenceCount(); }
	bool IsUnique() const { return Pointer.IsUnique(); }

	template <typename OtherType>
	bool operator==(const TSharedRef<OtherType, Mode>& Other) const
	{
		return &Get() == &Other.Get();
	}
	template <typename OtherType>
	bool operator==(const TSharedPtr<OtherType, Mode>& Other) const
	{
		return &Get() == Other.Get();
	}
	friend uint32 GetTypeHash(const TSharedRef& Reference) { return GetTypeHash(Reference.Pointer); }

private:
	template <typename OtherType, ESPMode OtherMode>
	friend class TSharedPtr;
	template <typename OtherType, ESPMode OtherMode>
	friend class TSharedRef;

	explicit TSharedRef(const TSharedPtr<ObjectType, Mode>& InPointer) : Pointer(InPointer)
	{
		check(Pointer.IsValid());
	}

	TSharedPtr<ObjectType, Mode> Pointer;
};

/** Names an object without owning it. */
template <typename ObjectType, ESPMode Mode>
class TWeakPtr
{
public:
	using ElementType = ObjectType;

	TWeakPtr() = default;
	TWeakPtr(decltype(nullptr)) {}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TWeakPtr(const TSharedPtr<OtherType, Mode>& Owner) : Object(Owner.Object), Count(Owner.Count)
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TWeakPtr(const TSharedRef<OtherType, Mode>& Owner) : TWeakPtr(Owner.ToSharedPtr())
	{
	}
	template <SharedPointerInternals::CConvertible<ObjectType> OtherType>
	TWeakPtr(const TWeakPtr<OtherType, Mode>& Other) : TWeakPtr(Other.Pin())
	{
	}

	bool IsValid() const { return Count.IsValid(); }
	/** An owner, or none when the object is gone. */
	TSharedPtr<ObjectType, Mode> Pin() const { return TSharedPtr<ObjectType, Mode>(Object, Count.Pin()); }
	void Reset() { *this = TWeakPtr(); }

	template <typename OtherType>
	bool operator==(const TWeakPtr<OtherType, Mode>& Other) const
	{
		return Pin() == Other.Pin();
	}
	bool operator==(decltype(nullptr)) const { return !IsValid(); }
	friend uint32 GetTypeHash(const TWeakPtr& Pointer) { return ::GetTypeHash(Pointer.Object); }

private:
	ObjectType* Object = nullptr;
	StandIn::FWeakCount Count;
};

/** Lets an object that is owned by TSharedPtr find its owners. */
template <typename ObjectType, ESPMode Mode>
class TSharedFromThis
{
public:
	TSharedRef<ObjectType, Mode> AsShared() { return GetOwner().ToSharedRef(); }
	TSharedRef<const ObjectType, Mode> AsShared() const { return GetOwner().ToSharedRef(); }
	TWeakPtr<ObjectType, Mode> AsWeak() { return Owner; }
	TWeakPtr<const ObjectType, Mode> AsWeak() const { return Owner; }
	bool DoesSharedInstanceExist() const { return Owner.IsValid(); }

	/** For the shared pointers only. */
	template <typename OtherType>
	void RememberOwner(const TSharedPtr<OtherType, Mode>& InOwner) const
	{
		if (!Owner.IsValid())
		{
			Owner =
				StaticCastSharedPtr<ObjectType>(ConstCastSharedPtr<std::remove_const_t<OtherType>>(InOwner));
		}
	}

protected:
	TSharedFromThis() = default;
	// Copies have owners of their own.
	TSharedFromThis(const TSharedFromThis&) {}
	TSharedFromThis& operator=(const TSharedFromThis&) { return *this; }
	~TSharedFromThis() = default;

	template <typename OtherType>
	static TSharedRef<OtherType, Mode> SharedThis(OtherType* This)
	{
		return StaticCastSharedRef<OtherType>(This->AsShared());
	}

private:
	TSharedPtr<ObjectType, Mode> GetOwner() const
	{
		TSharedPtr<ObjectType, Mode> Result = Owner.Pin();
		check(Result.IsValid());
		return Result;
	}

	mutable TWeakPtr<ObjectType, Mode> Owner;
};

/** For the casts only. */
template <typename CastTo, typename CastFrom, ESPMode Mode, typename CastType>
TSharedPtr<CastTo, Mode> CastSharedPtr(const TSharedPtr<CastFrom, Mode>& Pointer, const CastType& Cast)
{
	return TSharedPtr<CastTo, Mode>(Cast(Pointer.Object), Pointer.Count);
}

template <typename CastTo, typename CastFrom, ESPMode Mode>
TSharedPtr<CastTo, Mode> StaticCastSharedPtr(const TSharedPtr<CastFrom, Mode>& Pointer)
{
	return CastSharedPtr<CastTo>(Pointer, [](CastFrom* Object) { return static_cast<CastTo*>(Object); });
}

template <typename CastTo, typename CastFrom, ESPMode Mode>
TSharedPtr<CastTo, Mode> ConstCastSharedPtr(const TSharedPtr<CastFrom, Mode>& Pointer)
{
	return CastSharedPtr<CastTo>(Pointer, [](CastFrom* Object) { return const_cast<CastTo*>(Object); });
}

template <typename CastTo, typename CastFrom, ESPMode Mode>
TSharedRef<CastTo, Mode> StaticCastSharedRef(const TSharedRef<CastFrom, Mode>& Reference)
{
	return StaticCastSharedPtr<CastTo>(Reference.ToSharedPtr()).ToSharedRef();
}

/** Makes an object that was created with new ready for its first owner. */
template <typename ObjectType, typename DeleterType>
[[nodiscard]] SharedPointerInternals::TRawPtrProxy<ObjectType> MakeShareable(
	ObjectType* Object, DeleterType Deleter)
{
	return {Object,
		Object != nullptr
			? new StandIn::TPointerController<ObjectType, DeleterType>(Object, MoveTemp(Deleter))
			: nullptr};
}

template <typename ObjectType>
[[nodiscard]] SharedPointerInternals::TRawPtrProxy<ObjectType> MakeShareable(ObjectType* Object)
{
	return MakeShareable(Object, [](ObjectType* Owned) { delete Owned; });
}

/** Makes an object and its counts in one allocation. */
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe, typename... ArgumentTypes>
[[nodiscard]] TSharedRef<ObjectType, Mode> MakeShared(ArgumentTypes&&... Arguments)
{
	auto* const Controller = new StandIn::TInlineController<ObjectType>(Forward<ArgumentTypes>(Arguments)...);
	return SharedPointerInternals::TRawPtrProxy<ObjectType>{Controller->GetObject(), Controller};
}
