// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TUniquePtr), and the API page of TUniquePtr.
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

template <typename T>
struct TDefaultDelete
{
	TDefaultDelete() = default;
	template <typename U>
	requires std::is_convertible_v<U*, T*> TDefaultDelete(const TDefaultDelete<U>&) {}
	void operator()(T* Pointer) const
	{
		static_assert(sizeof(T) > 0, "a TUniquePtr is destroyed where its type is incomplete");
		delete Pointer;
	}
};

/** The one owner of an object. */
template <typename T, typename Deleter = TDefaultDelete<T>>
class TUniquePtr
{
public:
	using ElementType = T;

	TUniquePtr() = default;
	TUniquePtr(decltype(nullptr)) {}
	explicit TUniquePtr(T* InPointer) : Pointer(InPointer) {}
	TUniquePtr(TUniquePtr&& Other) : Pointer(Other.Release()) {}
	template <typename OtherT, typename OtherDeleter>
	requires std::is_convertible_v<OtherT*, T*> TUniquePtr(TUniquePtr<OtherT, OtherDeleter>&& Other)
		: Pointer(Other.Release())
	{
	}
	~TUniquePtr() { Destroy(Pointer); }
	TUniquePtr(const TUniquePtr&) = delete;
	TUniquePtr& operator=(const TUniquePtr&) = delete;

	TUniquePtr& operator=(TUniquePtr&& Other)
	{
		if (this != &Other)
		{
			Reset(Other.Release());
		}
		return *this;
	}
	template <typename OtherT, typename OtherDeleter>
	requires std::is_convertible_v<OtherT*, T*> TUniquePtr& operator=(
		TUniquePtr<OtherT, OtherDeleter>&& Other)
	{
		Reset(Other.Release());
		return *this;
	}
	TUniquePtr& operator=(decltype(nullptr))
	{
		Reset();
		return *this;
	}

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return Pointer != nullptr; }
	bool operator!() const { return Pointer == nullptr; }
	T* operator->() const { return Pointer; }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer; }
	T* Release()
	{
		T* const Result = Pointer;
		Pointer = nullptr;
		return Result;
	}
	void Reset(T* InPointer = nullptr)
	{
		T* const Old = Pointer;
		Pointer = InPointer;
		Destroy(Old);
	}

	bool operator==(decltype(nullptr)) const { return Pointer == nullptr; }
	template <typename OtherT, typename OtherDeleter>
	bool operator==(const TUniquePtr<OtherT, OtherDeleter>& Other) const
	{
		return Pointer == Other.Get();
	}

private:
	static void Destroy(T* Object)
	{
		if (Object != nullptr)
		{
			Deleter()(Object);
		}
	}

	T* Pointer = nullptr;
};

template <typename T, typename... ArgumentTypes>
TUniquePtr<T> MakeUnique(ArgumentTypes&&... Arguments)
{
	return TUniquePtr<T>(new T(Forward<ArgumentTypes>(Arguments)...));
}
