// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Delegates" page: what it takes to declare native delegates.
#pragma once

#include "Delegates/DelegateCombinations.h"
#include "Delegates/DelegateSignatureImpl.inl"

DECLARE_DELEGATE(FSimpleDelegate);
DECLARE_MULTICAST_DELEGATE(FSimpleMulticastDelegate);
