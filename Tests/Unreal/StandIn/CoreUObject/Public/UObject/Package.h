// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UPackage.
#pragma once

#include "UObject/Object.h"

/** The outermost object: a module's types, a map, or the transient package. */
class UPackage : public UObject
{
	DECLARE_CLASS_INTRINSIC(UPackage, UObject)

	explicit UPackage(const FObjectInitializer& ObjectInitializer) : UObject(ObjectInitializer) {}

	bool IsDirty() const { return bDirty; }
	void SetDirtyFlag(bool bIsDirty) { bDirty = bIsDirty; }
	void MarkPackageDirty() { bDirty = true; }

private:
	bool bDirty = false;
};

UPackage* CreatePackage(const TCHAR* PackageName);
