// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TScriptInterface.
#pragma once

#include "Templates/Casts.h"
#include "UObject/ObjectPtr.h"

/** An object together with the interface that it implements. */
class FScriptInterface
{
public:
	UObject* GetObject() const { return ObjectPointer; }
	void SetObject(UObject* InObject) { ObjectPointer = InObject; }

protected:
	TObjectPtr<UObject> ObjectPointer;
};

template <typename InterfaceType>
class TScriptInterface : public FScriptInterface
{
public:
	TScriptInterface() = default;
	TScriptInterface(decltype(nullptr)) {}
	TScriptInterface(UObject* Source) { SetObject(Cast<InterfaceType>(Source) != nullptr ? Source : nullptr); }

	InterfaceType* GetInterface() const { return Cast<InterfaceType>(GetObject()); }
	InterfaceType* operator->() const { return GetInterface(); }
	InterfaceType& operator*() const { return *GetInterface(); }
	explicit operator bool() const { return GetInterface() != nullptr; }
	bool operator==(const TScriptInterface& Other) const { return GetObject() == Other.GetObject(); }
};
