# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Checks the reflection markup of Unreal modules the way Unreal Header Tool would."""
