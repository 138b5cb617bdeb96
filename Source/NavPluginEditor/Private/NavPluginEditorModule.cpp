// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavPluginEditorModule.h"

#include "Details/GridNavGraphDetails.h"
#include "Editor/UnrealEdEngine.h"
#include "Framework/Application/SlateApplication.h"
#include "GridNavEditorLog.h"
#include "Modules/ModuleManager.h"
#include "Preview/GridNavPreview.h"
#include "Preview/GridNavPreviewTab.h"
#include "PropertyEditorModule.h"
#include "UnrealEdGlobals.h"
#include "Visualizers/GridNavGraphVisualizer.h"

DEFINE_LOG_CATEGORY(LogGridNavEditor);

namespace GridNavEditorModule
{
// Classes go by their names without a prefix letter.
const TCHAR* const ComponentClass = TEXT("GridNavGraphComponent");
const TCHAR* const PropertyEditor = TEXT("PropertyEditor");
} // namespace GridNavEditorModule

void FNavPluginEditorModule::StartupModule()
{
	// Commandlets have an editor without viewports.
	if (GUnrealEd != nullptr)
	{
		const TSharedPtr<FGridNavGraphVisualizer> Visualizer = MakeShared<FGridNavGraphVisualizer>();
		Preview = MakeShared<FGridNavPreview>();
		Visualizer->SetTool(Preview);
		if (FSlateApplication::IsInitialized())
		{
			PreviewTab = MakeShared<FGridNavPreviewTab>(Preview.ToSharedRef());
		}
		GUnrealEd->RegisterComponentVisualizer(GridNavEditorModule::ComponentClass, Visualizer);
		Visualizer->OnRegister();
		bHasVisualizer = true;
	}
	if (FPropertyEditorModule* Properties =
			FModuleManager::LoadModulePtr<FPropertyEditorModule>(GridNavEditorModule::PropertyEditor))
	{
		Properties->RegisterCustomClassLayout(GridNavEditorModule::ComponentClass,
			FOnGetDetailCustomizationInstance::CreateStatic(&FGridNavGraphDetails::MakeInstance));
		Properties->NotifyCustomizationModuleChanged();
		bHasDetails = true;
	}
}

void FNavPluginEditorModule::ShutdownModule()
{
	// Other modules, and the editor itself, may be gone already.
	if (bHasVisualizer && GUnrealEd != nullptr)
	{
		GUnrealEd->UnregisterComponentVisualizer(GridNavEditorModule::ComponentClass);
	}
	FPropertyEditorModule* Properties =
		FModuleManager::GetModulePtr<FPropertyEditorModule>(GridNavEditorModule::PropertyEditor);
	if (bHasDetails && Properties != nullptr)
	{
		Properties->UnregisterCustomClassLayout(GridNavEditorModule::ComponentClass);
		Properties->NotifyCustomizationModuleChanged();
	}
	bHasVisualizer = false;
	bHasDetails = false;
	// The tab holds on to the preview.
	PreviewTab.Reset();
	Preview.Reset();
}

IMPLEMENT_MODULE(FNavPluginEditorModule, NavPluginEditor)
