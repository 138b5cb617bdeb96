// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the page on the editor's globals.
#pragma once

#include "Editor/EditorEngine.h"

/** Null outside of the editor. */
extern UNREALED_API UEditorEngine* GEditor;
