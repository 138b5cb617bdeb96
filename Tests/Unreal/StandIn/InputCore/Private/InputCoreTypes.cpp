// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "InputCoreTypes.h"

const FKey EKeys::LeftMouseButton(TEXT("LeftMouseButton"));
const FKey EKeys::RightMouseButton(TEXT("RightMouseButton"));
const FKey EKeys::MiddleMouseButton(TEXT("MiddleMouseButton"));
const FKey EKeys::Escape(TEXT("Escape"));
const FKey EKeys::Delete(TEXT("Delete"));
const FKey EKeys::Left(TEXT("Left"));
const FKey EKeys::Right(TEXT("Right"));
const FKey EKeys::SpaceBar(TEXT("SpaceBar"));
