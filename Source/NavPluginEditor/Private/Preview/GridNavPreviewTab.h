// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FGridNavPreview;
class FSpawnTabArgs;
class SDockTab;

/** Offers the panel of the search preview in the Tools menu, for as long as it lives. */
class FGridNavPreviewTab
{
public:
	static const FName TabName;

	explicit FGridNavPreviewTab(const TSharedRef<FGridNavPreview>& InPreview);
	~FGridNavPreviewTab();
	FGridNavPreviewTab(const FGridNavPreviewTab&) = delete;
	FGridNavPreviewTab& operator=(const FGridNavPreviewTab&) = delete;

private:
	TSharedRef<SDockTab> Spawn(const FSpawnTabArgs& Args);

	TSharedRef<FGridNavPreview> Preview;
};
