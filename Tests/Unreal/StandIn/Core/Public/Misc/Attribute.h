// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TAttribute.
#pragma once

#include "Delegates/Delegate.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

/** A value, or a function that is asked for it whenever it is needed. */
template <typename ObjectType>
class TAttribute
{
public:
	using FGetter = TDelegate<ObjectType()>;

	TAttribute() = default;
	template <typename OtherType>
	requires(std::is_convertible_v<OtherType, ObjectType> &&
		!std::is_base_of_v<TAttribute, std::remove_cvref_t<OtherType>>) TAttribute(OtherType&& InValue)
		: Value(Forward<OtherType>(InValue)), bIsSet(true)
	{
	}

	[[nodiscard]] static TAttribute Create(FGetter&& InGetter) { return TAttribute(MoveTemp(InGetter)); }
	[[nodiscard]] static TAttribute Create(const FGetter& InGetter) { return TAttribute(FGetter(InGetter)); }
	template <typename LambdaType>
	[[nodiscard]] static TAttribute CreateLambda(LambdaType&& Lambda)
	{
		return TAttribute(FGetter::CreateLambda(Forward<LambdaType>(Lambda)));
	}

	bool IsSet() const { return bIsSet; }
	bool IsBound() const { return Getter.IsBound(); }
	/** A getter whose owner is gone leaves the last value. */
	const ObjectType& Get() const
	{
		if (Getter.IsBound())
		{
			Value = Getter.Execute();
		}
		return Value;
	}
	ObjectType Get(const ObjectType& DefaultValue) const { return bIsSet ? Get() : DefaultValue; }
	void Set(const ObjectType& InNewValue)
	{
		Getter.Unbind();
		Value = InNewValue;
		bIsSet = true;
	}

private:
	explicit TAttribute(FGetter&& InGetter) : Getter(MoveTemp(InGetter)), bIsSet(true) {}

	mutable ObjectType Value{};
	FGetter Getter;
	bool bIsSet = false;
};
