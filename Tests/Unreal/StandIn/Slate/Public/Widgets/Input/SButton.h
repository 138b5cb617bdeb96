// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SButton.
#pragma once

#include "Framework/SlateDelegates.h"
#include "Types/SlateEnums.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** Something to click: with a text, or with a widget in it. */
class SButton : public SWidget
{
public:
	SLATE_BEGIN_ARGS(SButton) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_ATTRIBUTE(FText, Text)
	SLATE_ARGUMENT(EHorizontalAlignment, HAlign)
	SLATE_ARGUMENT(EVerticalAlignment, VAlign)
	SLATE_EVENT(FOnClicked, OnClicked)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Text = InArgs._Text;
		Content = InArgs._Content;
		OnClicked = InArgs._OnClicked;
	}

	virtual FText StandInText() const override { return Text.Get(FText()); }
	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Add(Content);
	}
	virtual bool StandInClick() override
	{
		// A button takes the click, whatever is bound to it.
		if (OnClicked.IsBound())
		{
			OnClicked.Execute();
		}
		return true;
	}

private:
	TAttribute<FText> Text;
	TSharedRef<SWidget> Content = SNullWidget::NullWidget;
	FOnClicked OnClicked;
};
