// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "DetailLayoutBuilder.h"

namespace StandIn
{
class FRecordedCategory final : public IDetailCategoryBuilder
{
public:
	explicit FRecordedCategory(FName InName) : Name(InName) {}

	virtual FDetailWidgetRow& AddCustomRow(const FText& FilterString, bool bForAdvanced) override;
	virtual IDetailCategoryBuilder& InitiallyCollapsed(bool) override { return *this; }

	FName Name;
	TArray<TUniquePtr<FDetailWidgetRow>> Rows;
};

/** Keeps what a customization does with a panel. */
class FRecordedLayout final : public IDetailLayoutBuilder
{
public:
	FRecordedLayout(const TArray<TWeakObjectPtr<UObject>>& InObjects, UClass* InClass);

	virtual void GetObjectsBeingCustomized(TArray<TWeakObjectPtr<UObject>>& OutObjects) const override;
	virtual IDetailCategoryBuilder& EditCategory(
		FName CategoryName, const FText& DisplayName, ECategoryPriority::Type CategoryType) override;
	virtual void HideCategory(FName CategoryName) override { Hidden.Add(CategoryName); }
	virtual TSharedRef<IPropertyHandle> GetProperty(
		const FName PropertyPath, const UStruct* ClassOutermost, FName InstanceName) const override;
	virtual void HideProperty(
		FName PropertyPath, const UStruct* InClassOutermost, FName InInstanceName) override;
	virtual void ForceRefreshDetails() override { bRefresh = true; }

	TArray<TUniquePtr<FRecordedCategory>> Categories;
	TArray<FName> Hidden;
	bool bRefresh = false;

private:
	TArray<TWeakObjectPtr<UObject>> Objects;
	UClass* Class;
};
} // namespace StandIn
