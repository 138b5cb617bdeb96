// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "DetailLayout.h"

#include "UObject/Class.h"

namespace StandIn
{
namespace DetailLayout
{
class FHandle final : public IPropertyHandle
{
public:
	explicit FHandle(FProperty* InProperty) : Property(InProperty) {}

	virtual bool IsValidHandle() const override { return Property != nullptr; }
	virtual FProperty* GetProperty() const override { return Property; }
	virtual FText GetPropertyDisplayName() const override
	{
		return Property != nullptr ? FText::FromName(Property->GetFName()) : FText();
	}
	virtual void SetOnPropertyValueChanged(const FSimpleDelegate& InDelegate) override
	{
		OnChanged = InDelegate;
	}
	virtual void MarkHiddenByCustomization() override {}

private:
	FProperty* Property;
	FSimpleDelegate OnChanged;
};
} // namespace DetailLayout

FDetailWidgetRow& FRecordedCategory::AddCustomRow(const FText& FilterString, bool bForAdvanced)
{
	Rows.Add(MakeUnique<FDetailWidgetRow>());
	Rows.Last()->FilterString(FilterString);
	return *Rows.Last();
}

FRecordedLayout::FRecordedLayout(const TArray<TWeakObjectPtr<UObject>>& InObjects, UClass* InClass)
	: Objects(InObjects), Class(InClass)
{
}

void FRecordedLayout::GetObjectsBeingCustomized(TArray<TWeakObjectPtr<UObject>>& OutObjects) const
{
	OutObjects = Objects;
}

IDetailCategoryBuilder& FRecordedLayout::EditCategory(
	FName CategoryName, const FText&, ECategoryPriority::Type)
{
	for (const TUniquePtr<FRecordedCategory>& Category : Categories)
	{
		if (Category->Name == CategoryName)
		{
			return *Category;
		}
	}
	Categories.Add(MakeUnique<FRecordedCategory>(CategoryName));
	return *Categories.Last();
}

TSharedRef<IPropertyHandle> FRecordedLayout::GetProperty(
	const FName PropertyPath, const UStruct* ClassOutermost, FName InstanceName) const
{
	const UStruct* Owner = ClassOutermost != nullptr ? ClassOutermost : Class;
	FProperty* Property = Owner->FindPropertyByName(PropertyPath);
	ensureMsgf(Property != nullptr, TEXT("There is no property %s"), *PropertyPath.ToString());
	return MakeShared<DetailLayout::FHandle>(Property);
}

void FRecordedLayout::HideProperty(FName PropertyPath, const UStruct* InClassOutermost, FName InInstanceName)
{
	GetProperty(PropertyPath, InClassOutermost, InInstanceName);
	Hidden.Add(PropertyPath);
}
} // namespace StandIn
