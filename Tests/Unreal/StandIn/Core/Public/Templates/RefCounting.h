// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FRefCountBase and TRefCountPtr.
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

/** Counts its owners, and goes when the last one does. */
class FRefCountBase
{
public:
	FRefCountBase() = default;
	virtual ~FRefCountBase() { check(References == 0); }
	FRefCountBase(const FRefCountBase&) = delete;
	FRefCountBase& operator=(const FRefCountBase&) = delete;

	uint32 AddRef() const { return ++References; }
	uint32 Release() const
	{
		check(References > 0);
		const uint32 Left = --References;
		if (Left == 0)
		{
			delete this;
		}
		return Left;
	}
	uint32 GetRefCount() const { return References; }

private:
	mutable uint32 References = 0;
};

/** One of the owners of an object that counts them. */
template <typename ReferencedType>
class TRefCountPtr
{
public:
	TRefCountPtr() = default;
	TRefCountPtr(ReferencedType* InReference) : Reference(InReference)
	{
		if (Reference != nullptr)
		{
			Reference->AddRef();
		}
	}
	TRefCountPtr(const TRefCountPtr& Other) : TRefCountPtr(Other.Reference) {}
	~TRefCountPtr()
	{
		if (Reference != nullptr)
		{
			Reference->Release();
		}
	}
	TRefCountPtr& operator=(const TRefCountPtr& Other)
	{
		TRefCountPtr Copy(Other);
		::Swap(Reference, Copy.Reference);
		return *this;
	}

	bool IsValid() const { return Reference != nullptr; }
	ReferencedType* GetReference() const { return Reference; }
	ReferencedType* operator->() const { return Reference; }
	operator ReferencedType*() const { return Reference; }

private:
	ReferencedType* Reference = nullptr;
};
