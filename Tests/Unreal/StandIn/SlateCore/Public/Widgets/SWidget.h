// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SWidget.
#pragma once

#include "CoreMinimal.h"
#include "Layout/Visibility.h"
#include "Misc/Attribute.h"
#include "Templates/SharedPointer.h"

/** A piece of a window. Lives on the game thread, owned by what it stands in. */
class SLATECORE_API SWidget : public TSharedFromThis<SWidget>
{
public:
	SWidget();
	virtual ~SWidget();
	SWidget(const SWidget&) = delete;
	SWidget& operator=(const SWidget&) = delete;

	EVisibility GetVisibility() const { return Visibility.Get(EVisibility::Visible); }
	void SetVisibility(TAttribute<EVisibility> InVisibility) { Visibility = MoveTemp(InVisibility); }
	/** Its own state; what stands in a disabled widget is disabled too. */
	bool IsEnabled() const { return Enabled.Get(true); }
	void SetEnabled(const TAttribute<bool>& InEnabled) { Enabled = InEnabled; }
	void SetToolTipText(const TAttribute<FText>& InText) { ToolTipText = InText; }

	// Not the engine's: what tests see and do.

	/** What stands directly in it. */
	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const {}
	/** What people read on the widget itself. */
	virtual FText StandInText() const { return FText(); }
	/** A click on the widget itself; false when it takes none. */
	virtual bool StandInClick() { return false; }
	FText StandInToolTip() const { return ToolTipText.Get(FText()); }
	/** Widgets that are alive. */
	static int32 StandInCount();

private:
	TAttribute<EVisibility> Visibility;
	TAttribute<bool> Enabled;
	TAttribute<FText> ToolTipText;
};
