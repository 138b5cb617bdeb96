// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: an editor for tests.
#pragma once

#include "CoreMinimal.h"

namespace StandIn
{
/** What kind of editor there is. */
enum class EEditorKind
{
	/** With windows: GUnrealEd and GEditor are set. */
	Full,
	/** A commandlet: GEditor alone. */
	Commandlet,
};

/** An editor for as long as it lives. There is one at a time. */
class UNREALED_API FTestEditor
{
public:
	explicit FTestEditor(EEditorKind Kind = EEditorKind::Full);
	~FTestEditor();
	FTestEditor(const FTestEditor&) = delete;
	FTestEditor& operator=(const FTestEditor&) = delete;
};
} // namespace StandIn
