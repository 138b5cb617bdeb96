// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/WidgetSearch.h"

namespace StandInWidgetSearch
{
TArray<TSharedRef<SWidget>> ChildrenOf(const SWidget& Widget)
{
	TArray<TSharedRef<SWidget>> Children;
	Widget.StandInChildren(Children);
	return Children;
}

void Read(const TSharedRef<SWidget>& Widget, FString& OutText)
{
	if (!Widget->GetVisibility().IsVisible())
	{
		return;
	}
	const FString Own = Widget->StandInText().ToString();
	if (!Own.IsEmpty())
	{
		OutText += Own;
		OutText += TEXT("\n");
	}
	for (const TSharedRef<SWidget>& Child : ChildrenOf(*Widget))
	{
		Read(Child, OutText);
	}
}

/** The way from the root to a widget with a text, the root first. */
bool FindWay(const TSharedRef<SWidget>& Widget, const TCHAR* Text, TArray<TSharedRef<SWidget>>& OutWay)
{
	if (!Widget->GetVisibility().IsVisible())
	{
		return false;
	}
	OutWay.Add(Widget);
	if (Widget->StandInText().ToString().Contains(Text))
	{
		return true;
	}
	for (const TSharedRef<SWidget>& Child : ChildrenOf(*Widget))
	{
		if (FindWay(Child, Text, OutWay))
		{
			return true;
		}
	}
	OutWay.Pop();
	return false;
}
} // namespace StandInWidgetSearch

namespace StandIn
{
FString ReadWidgets(const TSharedRef<SWidget>& Root)
{
	FString Text;
	StandInWidgetSearch::Read(Root, Text);
	return Text;
}

TSharedPtr<SWidget> FindWidget(const TSharedRef<SWidget>& Root, const TCHAR* Text)
{
	TArray<TSharedRef<SWidget>> Way;
	return StandInWidgetSearch::FindWay(Root, Text, Way) ? Way.Last().ToSharedPtr() : nullptr;
}

bool ClickWidget(const TSharedRef<SWidget>& Root, const TCHAR* Text)
{
	TArray<TSharedRef<SWidget>> Way;
	if (!StandInWidgetSearch::FindWay(Root, Text, Way))
	{
		return false;
	}
	for (const TSharedRef<SWidget>& Widget : Way)
	{
		if (!Widget->IsEnabled())
		{
			return false;
		}
	}
	for (int32 Index = Way.Num() - 1; Index >= 0; --Index)
	{
		// A click may throw away the whole window; the way keeps what is in use.
		if (Way[Index]->StandInClick())
		{
			return true;
		}
	}
	return false;
}
} // namespace StandIn
