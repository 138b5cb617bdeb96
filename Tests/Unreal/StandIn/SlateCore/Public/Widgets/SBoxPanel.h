// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of SBoxPanel, SHorizontalBox and SVerticalBox.
#pragma once

#include "Layout/Margin.h"
#include "Types/SlateEnums.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** Widgets in a row or a column. */
class SBoxPanel : public SWidget
{
public:
	void ClearChildren() { Children.Reset(); }
	int32 RemoveSlot(const TSharedRef<SWidget>& SlotWidget) { return Children.Remove(SlotWidget); }
	int32 NumSlots() const { return Children.Num(); }

	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Append(Children);
	}

protected:
	/** Where a widget goes; how it is laid out is not seen by tests. */
	template <typename SlotType>
	struct TSlot
	{
		SlotType& Padding(const FMargin&) { return Self(); }
		SlotType& Padding(float, float) { return Self(); }
		SlotType& Padding(float, float, float, float) { return Self(); }
		SlotType& HAlign(EHorizontalAlignment) { return Self(); }
		SlotType& VAlign(EVerticalAlignment) { return Self(); }
		SlotType& operator[](const TSharedRef<SWidget>& Child)
		{
			Widget = Child;
			return Self();
		}

		TSharedRef<SWidget> Widget = SNullWidget::NullWidget;

	private:
		SlotType& Self() { return static_cast<SlotType&>(*this); }
	};

	/** What AddSlot gives: the widget is in its place when the statement ends. */
	template <typename SlotType>
	struct TNewSlot : public SlotType
	{
		explicit TNewSlot(SBoxPanel& InPanel) : Panel(InPanel) {}
		TNewSlot(const TNewSlot&) = delete;
		~TNewSlot() { Panel.Children.Add(this->Widget); }

		SBoxPanel& Panel;
	};

	TArray<TSharedRef<SWidget>> Children;
};

class SHorizontalBox : public SBoxPanel
{
public:
	struct FSlot : public TSlot<FSlot>
	{
		FSlot& AutoWidth() { return *this; }
		FSlot& FillWidth(float) { return *this; }
		FSlot& MaxWidth(float) { return *this; }
	};

	SLATE_BEGIN_ARGS(SHorizontalBox) {}
	SLATE_SLOT_ARGUMENT(SHorizontalBox::FSlot, Slots)
	SLATE_END_ARGS()

	static FSlot Slot() { return FSlot(); }
	TNewSlot<FSlot> AddSlot() { return TNewSlot<FSlot>(*this); }
	void Construct(const FArguments& InArgs)
	{
		for (const FSlot& Each : InArgs._Slots)
		{
			Children.Add(Each.Widget);
		}
	}
};

class SVerticalBox : public SBoxPanel
{
public:
	struct FSlot : public TSlot<FSlot>
	{
		FSlot& AutoHeight() { return *this; }
		FSlot& FillHeight(float) { return *this; }
		FSlot& MaxHeight(float) { return *this; }
	};

	SLATE_BEGIN_ARGS(SVerticalBox) {}
	SLATE_SLOT_ARGUMENT(SVerticalBox::FSlot, Slots)
	SLATE_END_ARGS()

	static FSlot Slot() { return FSlot(); }
	TNewSlot<FSlot> AddSlot() { return TNewSlot<FSlot>(*this); }
	void Construct(const FArguments& InArgs)
	{
		for (const FSlot& Each : InArgs._Slots)
		{
			Children.Add(Each.Widget);
		}
	}
};
