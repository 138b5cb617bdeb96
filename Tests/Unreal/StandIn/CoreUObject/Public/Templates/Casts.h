// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of Cast, CastChecked and ExactCast.
#pragma once

#include "UObject/Class.h"
#include "UObject/Object.h"
#include "UObject/WeakObjectPtrTemplates.h"

namespace ECastCheckedType
{
enum Type
{
	NullAllowed,
	NullChecked
};
} // namespace ECastCheckedType

namespace StandIn
{
/** The native half of an interface: it knows its UInterface, and no UObject is its base. */
template <typename T>
concept CInterface = requires
{
	typename T::UClassType;
}
&&!std::is_base_of_v<UObject, T>;

template <typename From>
UObject* ObjectOf(From* Src)
{
	if constexpr (CInterface<From>)
	{
		return Src != nullptr ? Src->_getUObject() : nullptr;
	}
	else
	{
		return Src;
	}
}

template <typename To>
To* CastObject(UObject* Object)
{
	if (Object == nullptr)
	{
		return nullptr;
	}
	if constexpr (CInterface<To>)
	{
		return static_cast<To*>(Object->GetInterfaceAddress(To::UClassType::StaticClass()));
	}
	else
	{
		return Object->IsA(To::StaticClass()) ? static_cast<To*>(Object) : nullptr;
	}
}

void ReportFailedCast(const UObject* Object);
} // namespace StandIn

/** Null when the object is null or of another class. */
template <typename To, typename From>
To* Cast(From* Src)
{
	return StandIn::CastObject<To>(StandIn::ObjectOf(Src));
}
template <typename To, typename From>
const To* Cast(const From* Src)
{
	return Cast<To>(const_cast<From*>(Src));
}
template <typename To, typename From>
To* Cast(const TObjectPtr<From>& Src)
{
	return Cast<To>(const_cast<std::remove_const_t<From>*>(Src.Get()));
}
template <typename To, typename From>
To* Cast(const TWeakObjectPtr<From>& Src)
{
	return Cast<To>(const_cast<std::remove_const_t<From>*>(Src.Get()));
}

/** Only objects of exactly this class. */
template <typename T>
T* ExactCast(UObject* Src)
{
	return Src != nullptr && Src->GetClass() == T::StaticClass() ? static_cast<T*>(Src) : nullptr;
}

/** For objects that cannot be of another class. */
template <typename To, typename From>
To* CastChecked(From* Src, ECastCheckedType::Type CheckType = ECastCheckedType::NullChecked)
{
	To* Result = Cast<To>(Src);
	if (Result == nullptr && (Src != nullptr || CheckType == ECastCheckedType::NullChecked))
	{
		StandIn::ReportFailedCast(StandIn::ObjectOf(Src));
	}
	return Result;
}
template <typename To, typename From>
const To* CastChecked(const From* Src, ECastCheckedType::Type CheckType = ECastCheckedType::NullChecked)
{
	return CastChecked<To>(const_cast<From*>(Src), CheckType);
}
template <typename To, typename From>
To* CastChecked(const TObjectPtr<From>& Src, ECastCheckedType::Type CheckType = ECastCheckedType::NullChecked)
{
	return CastChecked<To>(const_cast<std::remove_const_t<From>*>(Src.Get()), CheckType);
}
