// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: the counts behind TSharedPtr and TWeakPtr.
#pragma once

#include "Templates/UnrealTemplate.h"

#include <atomic>

namespace StandIn
{
/** Counts the owners of an object and those who only watch it. All owners together count as one who watches.
 */
class FReferenceController
{
public:
	FReferenceController() = default;
	virtual ~FReferenceController() = default;
	FReferenceController(const FReferenceController&) = delete;
	FReferenceController& operator=(const FReferenceController&) = delete;

	int32 GetSharedCount() const { return Shared.load(std::memory_order_relaxed); }
	void AddShared() { Shared.fetch_add(1, std::memory_order_relaxed); }
	/** False once the object is gone. */
	bool TryAddShared()
	{
		int32 Count = Shared.load(std::memory_order_relaxed);
		while (Count != 0 && !Shared.compare_exchange_weak(Count, Count + 1, std::memory_order_relaxed))
		{
		}
		return Count != 0;
	}
	void ReleaseShared()
	{
		if (Shared.fetch_sub(1, std::memory_order_acq_rel) == 1)
		{
			DestroyObject();
			ReleaseWeak();
		}
	}
	void AddWeak() { Weak.fetch_add(1, std::memory_order_relaxed); }
	void ReleaseWeak()
	{
		if (Weak.fetch_sub(1, std::memory_order_acq_rel) == 1)
		{
			delete this;
		}
	}

private:
	virtual void DestroyObject() = 0;

	std::atomic<int32> Shared = 1;
	std::atomic<int32> Weak = 1;
};

/** The object was made by its owner. */
template <typename ObjectType, typename DeleterType>
class TPointerController final : public FReferenceController
{
public:
	TPointerController(ObjectType* InObject, DeleterType InDeleter)
		: Object(InObject), Deleter(MoveTemp(InDeleter))
	{
	}

private:
	void DestroyObject() override { Deleter(Object); }

	ObjectType* Object;
	DeleterType Deleter;
};

/** The object lies with its counts in one block of memory. */
template <typename ObjectType>
class TInlineController final : public FReferenceController
{
public:
	template <typename... ArgumentTypes>
	explicit TInlineController(ArgumentTypes&&... Arguments)
	{
		new (static_cast<void*>(Storage)) ObjectType(Forward<ArgumentTypes>(Arguments)...);
	}
	ObjectType* GetObject() { return reinterpret_cast<ObjectType*>(Storage); }

private:
	void DestroyObject() override { GetObject()->~ObjectType(); }

	alignas(ObjectType) uint8 Storage[sizeof(ObjectType)];
};

/** One owner, or none. */
class FSharedCount
{
public:
	FSharedCount() = default;
	/** Takes over a count that is already taken. */
	explicit FSharedCount(FReferenceController* InController) : Controller(InController) {}
	FSharedCount(const FSharedCount& Other) : Controller(Other.Controller)
	{
		if (Controller != nullptr)
		{
			Controller->AddShared();
		}
	}
	FSharedCount(FSharedCount&& Other) : Controller(Other.Controller) { Other.Controller = nullptr; }
	~FSharedCount()
	{
		if (Controller != nullptr)
		{
			Controller->ReleaseShared();
		}
	}
	FSharedCount& operator=(FSharedCount Other)
	{
		::Swap(Controller, Other.Controller);
		return *this;
	}

	FReferenceController* Get() const { return Controller; }
	int32 GetCount() const { return Controller != nullptr ? Controller->GetSharedCount() : 0; }

private:
	FReferenceController* Controller = nullptr;
};

/** One who watches, or none. */
class FWeakCount
{
public:
	FWeakCount() = default;
	explicit FWeakCount(const FSharedCount& Owner) : FWeakCount(Owner.Get()) {}
	FWeakCount(const FWeakCount& Other) : FWeakCount(Other.Controller) {}
	FWeakCount(FWeakCount&& Other) : Controller(Other.Controller) { Other.Controller = nullptr; }
	~FWeakCount()
	{
		if (Controller != nullptr)
		{
			Controller->ReleaseWeak();
		}
	}
	FWeakCount& operator=(FWeakCount Other)
	{
		::Swap(Controller, Other.Controller);
		return *this;
	}

	bool IsValid() const { return Controller != nullptr && Controller->GetSharedCount() > 0; }
	/** An owner when the object is still there. */
	FSharedCount Pin() const
	{
		return Controller != nullptr && Controller->TryAddShared() ? FSharedCount(Controller)
																   : FSharedCount();
	}

private:
	explicit FWeakCount(FReferenceController* InController) : Controller(InController)
	{
		if (Controller != nullptr)
		{
			Controller->AddWeak();
		}
	}

	FReferenceController* Controller = nullptr;
};
} // namespace StandIn
