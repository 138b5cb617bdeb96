// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Input/Reply.h"
#include "Preview/GridNavPreview.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"

template <typename OptionType>
class SComboBox;
class SSlider;

/** The window of the search preview. The preview works as long as the panel is there. */
class SGridNavPreviewPanel : public SCompoundWidget
{
public:
	SLATE_BEGIN_ARGS(SGridNavPreviewPanel) {}
	SLATE_END_ARGS()

	virtual ~SGridNavPreviewPanel() override;
	void Construct(const FArguments& InArgs, const TSharedRef<FGridNavPreview>& InPreview);

	/** What is known about a side, in words. */
	FText DescribeSide(int32 Side) const;
	FText DescribeComparison() const;
	FText DescribeState() const;

	using FOption = TSharedPtr<FString>;

	/** Algorithms to choose from; the first stands for none. */
	const TArray<FOption>& GetOptions() const { return Options; }
	const TSharedPtr<SComboBox<FOption>>& GetCombo(int32 Side) const { return Combos[Side]; }
	const TSharedPtr<SSlider>& GetSlider() const { return Slider; }

private:
	TSharedRef<SWidget> MakePicks();
	TSharedRef<SWidget> MakeExport();
	/** Writes the grid into the project's folder of saved files. */
	FReply Export();
	TSharedRef<SWidget> MakeAlgorithm(int32 Side);
	TSharedRef<SWidget> MakeTransport();
	TSharedRef<SWidget> MakeSlider();

	TSharedPtr<FGridNavPreview> Preview;
	TArray<FOption> Options;
	TSharedPtr<SComboBox<FOption>> Combos[FGridNavPreview::Sides];
	TSharedPtr<SSlider> Slider;
	/** Where the last export went; empty before. */
	FText Exported;
};
