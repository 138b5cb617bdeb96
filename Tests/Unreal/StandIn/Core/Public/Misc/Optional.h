// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TOptional), and the API page of TOptional.
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

/** What an empty optional is made from. */
struct FNullOpt
{
};
inline constexpr FNullOpt NullOpt{};

/** A value or none. */
template <typename OptionalType>
class TOptional
{
public:
	TOptional() = default;
	TOptional(FNullOpt) {}
	TOptional(const OptionalType& Value) { Emplace(Value); }
	TOptional(OptionalType&& Value) { Emplace(MoveTempIfPossible(Value)); }
	TOptional(const TOptional& Other) { CopyFrom(Other); }
	TOptional(TOptional&& Other) { TakeFrom(Other); }
	~TOptional() { Reset(); }
	TOptional& operator=(const TOptional& Other)
	{
		if (this != &Other)
		{
			Reset();
			CopyFrom(Other);
		}
		return *this;
	}
	TOptional& operator=(TOptional&& Other)
	{
		if (this != &Other)
		{
			Reset();
			TakeFrom(Other);
		}
		return *this;
	}

	template <typename... ArgumentTypes>
	OptionalType& Emplace(ArgumentTypes&&... Arguments)
	{
		Reset();
		OptionalType* const Value =
			new (static_cast<void*>(Storage)) OptionalType(Forward<ArgumentTypes>(Arguments)...);
		bIsSet = true;
		return *Value;
	}
	void Reset()
	{
		if (bIsSet)
		{
			bIsSet = false;
			Pointer()->~OptionalType();
		}
	}

	bool IsSet() const { return bIsSet; }
	explicit operator bool() const { return bIsSet; }
	OptionalType& GetValue()
	{
		checkf(bIsSet, TEXT("It is an error to call GetValue() on an unset TOptional"));
		return *Pointer();
	}
	const OptionalType& GetValue() const { return const_cast<TOptional*>(this)->GetValue(); }
	const OptionalType& Get(const OptionalType& Default) const { return bIsSet ? *Pointer() : Default; }
	OptionalType& operator*() { return GetValue(); }
	const OptionalType& operator*() const { return GetValue(); }
	OptionalType* operator->() { return &GetValue(); }
	const OptionalType* operator->() const { return &GetValue(); }

	bool operator==(const TOptional& Other) const
	{
		return bIsSet == Other.bIsSet && (!bIsSet || *Pointer() == *Other.Pointer());
	}

private:
	OptionalType* Pointer() { return reinterpret_cast<OptionalType*>(Storage); }
	const OptionalType* Pointer() const { return reinterpret_cast<const OptionalType*>(Storage); }
	void CopyFrom(const TOptional& Other)
	{
		if (Other.bIsSet)
		{
			Emplace(*Other.Pointer());
		}
	}
	void TakeFrom(TOptional& Other)
	{
		if (Other.bIsSet)
		{
			Emplace(MoveTemp(*Other.Pointer()));
		}
	}

	alignas(OptionalType) uint8 Storage[sizeof(OptionalType)];
	bool bIsSet = false;
};
