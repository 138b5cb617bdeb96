// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Modules/ModuleInterface.h"
#include "Templates/SharedPointer.h"

class FGridNavPreview;
class FGridNavPreviewTab;

/** The editor module: registers what it adds to the editor, and takes everything back when it is unloaded. */
class FNavPluginEditorModule : public IModuleInterface
{
public:
	virtual void StartupModule() override;
	virtual void ShutdownModule() override;

private:
	/** Null where there are no windows. */
	TSharedPtr<FGridNavPreview> Preview;
	TSharedPtr<FGridNavPreviewTab> PreviewTab;
	/** Whether this was registered, so that only that is taken back. */
	bool bHasVisualizer = false;
	bool bHasDetails = false;
};
