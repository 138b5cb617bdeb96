// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: a details panel for tests, laid out by whoever registered for the class of its objects.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/WeakObjectPtrTemplates.h"
#include "Widgets/SWidget.h"

class IDetailCustomization;

namespace StandIn
{
class FRecordedLayout;

/** A details panel: what is selected, and the rows that customizations made for it. */
class PROPERTYEDITOR_API FDetailsView
{
public:
	/** All of one class. */
	explicit FDetailsView(const TArray<UObject*>& InObjects);
	~FDetailsView();
	FDetailsView(const FDetailsView&) = delete;
	FDetailsView& operator=(const FDetailsView&) = delete;

	/** How many customizations took part. */
	int32 NumCustomizations() const { return Customizations.Num(); }
	/** Everything that can be read, row by row. */
	FString Read() const;
	/** The value of the first visible row with such a name; empty when there is none. */
	FString ReadValue(const TCHAR* Name) const;
	/** Clicks on a text; false when it cannot be clicked. The panel is laid out anew when that was asked for.
	 */
	bool Click(const TCHAR* Text);
	bool IsHidden(FName Name) const;

private:
	void LayOut();

	TArray<TWeakObjectPtr<UObject>> Objects;
	UClass* Class = nullptr;
	TArray<TSharedRef<IDetailCustomization>> Customizations;
	TSharedPtr<FRecordedLayout> Layout;
};
} // namespace StandIn
