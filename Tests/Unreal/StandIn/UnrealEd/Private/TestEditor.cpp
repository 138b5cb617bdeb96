// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/TestEditor.h"

#include "Editor.h"
#include "Editor/UnrealEdEngine.h"
#include "UObject/Package.h"
#include "UnrealEdGlobals.h"

namespace StandIn
{
FTestEditor::FTestEditor(EEditorKind Kind)
{
	check(GEditor == nullptr && GUnrealEd == nullptr);
	UUnrealEdEngine* const Engine = NewObject<UUnrealEdEngine>(GetTransientPackage());
	Engine->AddToRoot();
	GEditor = Engine;
	GUnrealEd = Kind == EEditorKind::Full ? Engine : nullptr;
	GIsEditor = true;
}

FTestEditor::~FTestEditor()
{
	GEditor->StandInForgetTransactions();
	GEditor->RemoveFromRoot();
	GEditor = nullptr;
	GUnrealEd = nullptr;
	GIsEditor = false;
}
} // namespace StandIn
