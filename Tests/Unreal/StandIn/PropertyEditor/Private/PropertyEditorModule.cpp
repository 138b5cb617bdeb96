// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "PropertyEditorModule.h"

#include "Modules/ModuleManager.h"

void FPropertyEditorModule::RegisterCustomClassLayout(
	FName ClassName, FOnGetDetailCustomizationInstance DetailLayoutDelegate)
{
	// Any name is taken. One that no class has, such as one with its prefix letter, is never asked for.
	Layouts.Add(ClassName, DetailLayoutDelegate);
}

void FPropertyEditorModule::UnregisterCustomClassLayout(FName ClassName)
{
	Layouts.Remove(ClassName);
}

void FPropertyEditorModule::NotifyCustomizationModuleChanged() {}

IMPLEMENT_MODULE(FPropertyEditorModule, PropertyEditor)
