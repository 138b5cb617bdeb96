// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/ViewRun.h"

namespace NavLab
{
/**
 * Agents ask a scheduler for paths and walk a third of them; then a wall rises where the longest one still
 * has to go. The picture shows each path as it was, with its blocked steps, and as it is after the next
 * ticks. Throws InputError for a map without two connected cells.
 */
[[nodiscard]] ViewResult RunLiveView(NavCore::GridMap map, const ViewRequest& request);
} // namespace NavLab
