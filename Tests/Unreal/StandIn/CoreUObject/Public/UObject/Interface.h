// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 8 (interfaces), and the API page of UInterface.
#pragma once

#include "UObject/Object.h"

/** The base of the reflected half of every interface. It is never made an object of. */
class UInterface : public UObject
{
	DECLARE_CLASS_INTRINSIC(UInterface, UObject)

	explicit UInterface(const FObjectInitializer& ObjectInitializer) : UObject(ObjectInitializer) {}
};
