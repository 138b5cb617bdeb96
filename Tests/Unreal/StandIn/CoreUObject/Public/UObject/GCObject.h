// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FGCObject, and shared/unreal/subsystem-threading.md section 5.
#pragma once

#include "Containers/UnrealString.h"
#include "UObject/UObjectGlobals.h"

/** For plain classes that keep objects alive. */
class FGCObject
{
public:
	FGCObject() { Register(); }
	FGCObject(const FGCObject&) { Register(); }
	FGCObject(FGCObject&&) { Register(); }
	FGCObject& operator=(const FGCObject&) { return *this; }
	FGCObject& operator=(FGCObject&&) { return *this; }
	virtual ~FGCObject();

	virtual void AddReferencedObjects(FReferenceCollector& Collector) = 0;
	virtual FString GetReferencerName() const = 0;

private:
	void Register();
};
