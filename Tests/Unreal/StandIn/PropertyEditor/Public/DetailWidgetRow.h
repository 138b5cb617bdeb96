// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FDetailWidgetRow.
#pragma once

#include "CoreMinimal.h"
#include "Types/SlateEnums.h"
#include "Widgets/SNullWidget.h"

/** A row of a panel: a name and a value, or one widget over the whole width. */
class FDetailWidgetRow
{
public:
	/** One place of the row. */
	class FSlot
	{
	public:
		explicit FSlot(FDetailWidgetRow& InRow) : Row(InRow) {}
		FSlot& HAlign(EHorizontalAlignment) { return *this; }
		FSlot& VAlign(EVerticalAlignment) { return *this; }
		FSlot& MinDesiredWidth(float) { return *this; }
		FSlot& MaxDesiredWidth(float) { return *this; }
		FDetailWidgetRow& operator[](const TSharedRef<SWidget>& InWidget)
		{
			Widget = InWidget;
			bSet = true;
			return Row;
		}

		TSharedRef<SWidget> Widget = SNullWidget::NullWidget;
		bool bSet = false;

	private:
		FDetailWidgetRow& Row;
	};

	FDetailWidgetRow() : NameSlot(*this), ValueSlot(*this), WholeSlot(*this) {}
	FDetailWidgetRow(const FDetailWidgetRow&) = delete;

	FSlot& NameContent() { return NameSlot; }
	FSlot& ValueContent() { return ValueSlot; }
	FSlot& WholeRowContent() { return WholeSlot; }
	FDetailWidgetRow& FilterString(const FText& InFilterString)
	{
		Filter = InFilterString;
		return *this;
	}
	FDetailWidgetRow& Visibility(const TAttribute<EVisibility>& InVisibility)
	{
		RowVisibility = InVisibility;
		return *this;
	}

	// Not the engine's.
	const TSharedRef<SWidget>& StandInName() const { return NameSlot.Widget; }
	const TSharedRef<SWidget>& StandInValue() const
	{
		return WholeSlot.bSet ? WholeSlot.Widget : ValueSlot.Widget;
	}
	bool StandInIsVisible() const { return RowVisibility.Get(EVisibility::Visible).IsVisible(); }
	const FText& StandInFilter() const { return Filter; }

private:
	FSlot NameSlot;
	FSlot ValueSlot;
	FSlot WholeSlot;
	FText Filter;
	TAttribute<EVisibility> RowVisibility;
};
