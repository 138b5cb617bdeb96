// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md pitfall 16, and the API page of TPimplPtr.
#pragma once

#include "Templates/UnrealTemplate.h"

/** Whether copying the pointer copies the object. */
enum class EPimplPtrMode : uint8
{
	NoCopy,
	DeepCopy,
};

/** The one owner of an object whose type may be incomplete where the owner is destroyed. */
template <typename T, EPimplPtrMode Mode = EPimplPtrMode::NoCopy>
class TPimplPtr
{
	static_assert(Mode == EPimplPtrMode::NoCopy, "copies are not part of the stand-in");

public:
	TPimplPtr() = default;
	TPimplPtr(decltype(nullptr)) {}
	TPimplPtr(TPimplPtr&& Other) : Pointer(Other.Pointer), Deleter(Other.Deleter) { Other.Pointer = nullptr; }
	~TPimplPtr() { Reset(); }
	TPimplPtr(const TPimplPtr&) = delete;
	TPimplPtr& operator=(const TPimplPtr&) = delete;
	TPimplPtr& operator=(TPimplPtr&& Other)
	{
		if (this != &Other)
		{
			Reset();
			::Swap(Pointer, Other.Pointer);
			Deleter = Other.Deleter;
		}
		return *this;
	}
	TPimplPtr& operator=(decltype(nullptr))
	{
		Reset();
		return *this;
	}

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return Pointer != nullptr; }
	T* operator->() const { return Pointer; }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer; }
	void Reset()
	{
		if (T* const Old = Pointer)
		{
			Pointer = nullptr;
			Deleter(Old);
		}
	}

private:
	template <typename OtherT, EPimplPtrMode OtherMode, typename... ArgumentTypes>
	friend TPimplPtr<OtherT, OtherMode> MakePimpl(ArgumentTypes&&... Arguments);

	T* Pointer = nullptr;
	void (*Deleter)(T*) = nullptr; // Made where the type is complete.
};

template <typename T, EPimplPtrMode Mode = EPimplPtrMode::NoCopy, typename... ArgumentTypes>
TPimplPtr<T, Mode> MakePimpl(ArgumentTypes&&... Arguments)
{
	TPimplPtr<T, Mode> Result;
	Result.Pointer = new T(Forward<ArgumentTypes>(Arguments)...);
	Result.Deleter = [](T* Object)
	{
		delete Object;
	};
	return Result;
}
