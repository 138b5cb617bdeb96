// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SCheckBox.
#pragma once

#include "Framework/SlateDelegates.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** Something to tick, with a widget beside the box. */
class SCheckBox : public SWidget
{
public:
	SLATE_BEGIN_ARGS(SCheckBox) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_ATTRIBUTE(ECheckBoxState, IsChecked)
	SLATE_EVENT(FOnCheckStateChanged, OnCheckStateChanged)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		State = InArgs._IsChecked;
		Content = InArgs._Content;
		OnChanged = InArgs._OnCheckStateChanged;
	}
	bool IsChecked() const { return State.Get(ECheckBoxState::Unchecked) == ECheckBoxState::Checked; }

	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Add(Content);
	}
	virtual bool StandInClick() override
	{
		const ECheckBoxState Next = IsChecked() ? ECheckBoxState::Unchecked : ECheckBoxState::Checked;
		if (!State.IsBound())
		{
			State.Set(Next);
		}
		OnChanged.ExecuteIfBound(Next);
		return true;
	}

private:
	TAttribute<ECheckBoxState> State;
	TSharedRef<SWidget> Content = SNullWidget::NullWidget;
	FOnCheckStateChanged OnChanged;
};
