// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of the type traits (Core/Templates).
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

template <typename T>
using TIdentity_T = std::type_identity_t<T>;
