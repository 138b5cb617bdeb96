// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SComboBox.
#pragma once

#include "Types/SlateEnums.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** One of several options, which the owner keeps: an array of shared pointers. */
template <typename OptionType>
class SComboBox : public SWidget
{
public:
	using FOnGenerateWidget = TDelegate<TSharedRef<SWidget>(OptionType)>;
	using FOnSelectionChanged = TDelegate<void(OptionType, ESelectInfo::Type)>;

	SLATE_BEGIN_ARGS(SComboBox) {}
	SLATE_DEFAULT_SLOT(FArguments, Content)
	SLATE_ARGUMENT(const TArray<OptionType>*, OptionsSource)
	SLATE_ARGUMENT(OptionType, InitiallySelectedItem)
	SLATE_EVENT(FOnGenerateWidget, OnGenerateWidget)
	SLATE_EVENT(FOnSelectionChanged, OnSelectionChanged)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		checkf(InArgs._OnGenerateWidget.IsBound(), TEXT("A combo box asks for the widgets of its options"));
		Options = InArgs._OptionsSource;
		Content = InArgs._Content;
		Selected = InArgs._InitiallySelectedItem;
		OnGenerate = InArgs._OnGenerateWidget;
		OnChanged = InArgs._OnSelectionChanged;
	}
	OptionType GetSelectedItem() const { return Selected; }
	void SetSelectedItem(OptionType InSelected) { Select(InSelected, ESelectInfo::Direct); }
	void ClearSelection() { Selected = OptionType(); }
	void RefreshOptions() {}

	virtual void StandInChildren(TArray<TSharedRef<SWidget>>& OutChildren) const override
	{
		OutChildren.Add(Content);
	}
	/** Opens the list and picks an option by its place; false when there is none. */
	bool StandInPick(int32 Index)
	{
		if (Options == nullptr || !Options->IsValidIndex(Index))
		{
			return false;
		}
		OnGenerate.Execute((*Options)[Index]);
		Select((*Options)[Index], ESelectInfo::OnMouseClick);
		return true;
	}

private:
	void Select(OptionType InSelected, ESelectInfo::Type How)
	{
		Selected = InSelected;
		OnChanged.ExecuteIfBound(InSelected, How);
	}

	const TArray<OptionType>* Options = nullptr;
	TSharedRef<SWidget> Content = SNullWidget::NullWidget;
	OptionType Selected{};
	FOnGenerateWidget OnGenerate;
	FOnSelectionChanged OnChanged;
};
