// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of HHitProxy, EHitProxyPriority and HitProxyCast.
#pragma once

#include "CoreMinimal.h"
#include "Templates/RefCounting.h"

/** Which of two proxies under the mouse is meant: the one with more. */
enum EHitProxyPriority
{
	HPP_World = 0,
	HPP_Wireframe = 1,
	HPP_Foreground = 2,
	HPP_UI = 3
};

/** One kind of hit proxy and what it derives from. */
struct HHitProxyType
{
	const HHitProxyType* Parent;
	const TCHAR* Name;
};

/** What is drawn under it can be clicked. */
class ENGINE_API HHitProxy : public FRefCountBase
{
public:
	const EHitProxyPriority Priority;

	explicit HHitProxy(EHitProxyPriority InPriority) : Priority(InPriority) {}

	static HHitProxyType* StaticGetType();
	virtual HHitProxyType* GetType() const { return StaticGetType(); }
	bool IsA(HHitProxyType* TestType) const
	{
		const HHitProxyType* Type = GetType();
		while (Type != nullptr && Type != TestType)
		{
			Type = Type->Parent;
		}
		return Type != nullptr;
	}
};

/** In the class; the module's export macro may be given. */
#define DECLARE_HIT_PROXY(...)                                                                               \
public:                                                                                                      \
	static HHitProxyType* StaticGetType();                                                                   \
	virtual HHitProxyType* GetType() const override;

/** In one source file. */
#define IMPLEMENT_HIT_PROXY(TClass, TBase)                                                                   \
	HHitProxyType* TClass::StaticGetType()                                                                   \
	{                                                                                                        \
		static HHitProxyType Type{TBase::StaticGetType(), TEXT(#TClass)};                                    \
		return &Type;                                                                                        \
	}                                                                                                        \
	HHitProxyType* TClass::GetType() const                                                                   \
	{                                                                                                        \
		return TClass::StaticGetType();                                                                      \
	}

/** Null when it is of another kind. */
template <typename ProxyType>
ProxyType* HitProxyCast(HHitProxy* Source)
{
	const bool bIs = Source != nullptr && Source->IsA(ProxyType::StaticGetType());
	return bIs ? static_cast<ProxyType*>(Source) : nullptr;
}
