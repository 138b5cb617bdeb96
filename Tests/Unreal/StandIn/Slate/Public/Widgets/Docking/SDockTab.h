// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of SDockTab and ETabRole.
#pragma once

#include "Framework/Docking/TabManager.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

enum ETabRole : uint8
{
	MajorTab,
	PanelTab,
	NomadTab,
	DocumentTab
};

/** A tab that can be docked. */
class SLATE_API SDockTab : public SWidget
{
public:
	SLATE_BEGIN_ARGS(SDockTab) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_ARGUMENT(ETabRole, TabRole)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { Content = InArgs._Content; }
	TSharedRef<SWidget> GetContent() { return Content; }
	/** Its content goes with it. */
	bool RequestCloseTab();

	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Add(Content);
	}

private:
	TSharedRef<SWidget> Content = SNullWidget::NullWidget;
};
