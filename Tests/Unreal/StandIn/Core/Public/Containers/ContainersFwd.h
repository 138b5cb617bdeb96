// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of the containers (Core/Containers): their declarations and default arguments.
#pragma once

#include "HAL/Platform.h"

template <int IndexSize>
class TSizedDefaultAllocator;
using FDefaultAllocator = TSizedDefaultAllocator<32>;

class FString;
class FName;
class FText;

template <typename T, typename Allocator = FDefaultAllocator>
class TArray;
template <typename ElementType, typename SizeType = int32>
class TArrayView;
template <typename ElementType>
using TConstArrayView = TArrayView<const ElementType>;
template <typename KeyType, typename ValueType>
class TMap;
template <typename ElementType>
class TSet;
