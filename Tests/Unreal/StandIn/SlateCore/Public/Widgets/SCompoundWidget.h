// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SCompoundWidget.
#pragma once

#include "Layout/Margin.h"
#include "Types/SlateEnums.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** A widget with one slot, filled by whoever derives from it: the base of widgets of one's own. */
class SCompoundWidget : public SWidget
{
public:
	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Add(ChildSlot.GetWidget());
	}

protected:
	/** Where the content goes. */
	class FCompoundWidgetOneChildSlot
	{
	public:
		FCompoundWidgetOneChildSlot& Padding(const FMargin&) { return *this; }
		FCompoundWidgetOneChildSlot& HAlign(EHorizontalAlignment) { return *this; }
		FCompoundWidgetOneChildSlot& VAlign(EVerticalAlignment) { return *this; }
		FCompoundWidgetOneChildSlot& operator[](const TSharedRef<SWidget>& Child)
		{
			Widget = Child;
			return *this;
		}
		const TSharedRef<SWidget>& GetWidget() const { return Widget; }

	private:
		TSharedRef<SWidget> Widget = SNullWidget::NullWidget;
	};

	FCompoundWidgetOneChildSlot ChildSlot;
};
