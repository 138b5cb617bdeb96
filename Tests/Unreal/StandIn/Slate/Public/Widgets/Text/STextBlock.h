// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of STextBlock.
#pragma once

#include "Styling/SlateColor.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** A line of text, or several. */
class STextBlock : public SWidget
{
public:
	SLATE_BEGIN_ARGS(STextBlock) {}
	SLATE_ATTRIBUTE(FText, Text)
	SLATE_ATTRIBUTE(FSlateColor, ColorAndOpacity)
	SLATE_ATTRIBUTE(bool, AutoWrapText)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Text = InArgs._Text;
		Color = InArgs._ColorAndOpacity;
	}
	FText GetText() const { return Text.Get(FText()); }
	void SetText(const TAttribute<FText>& InText) { Text = InText; }
	FSlateColor GetColorAndOpacity() const { return Color.Get(FSlateColor::UseForeground()); }

	virtual FText StandInText() const override { return GetText(); }

private:
	TAttribute<FText> Text;
	TAttribute<FSlateColor> Color;
};
