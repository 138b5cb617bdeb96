// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of IDetailLayoutBuilder.
#pragma once

#include "CoreMinimal.h"
#include "DetailCategoryBuilder.h"
#include "PropertyHandle.h"
#include "UObject/Object.h"
#include "UObject/WeakObjectPtrTemplates.h"

namespace ECategoryPriority
{
/** Where a group stands among the others. */
enum Type : int
{
	Variable,
	Transform,
	Important,
	TypeSpecific,
	Default,
	Uncommon,
};
} // namespace ECategoryPriority

/** A panel that is being laid out. */
class IDetailLayoutBuilder
{
public:
	virtual ~IDetailLayoutBuilder() = default;

	virtual void GetObjectsBeingCustomized(TArray<TWeakObjectPtr<UObject>>& OutObjects) const = 0;
	virtual IDetailCategoryBuilder& EditCategory(FName CategoryName,
		const FText& NewLocalizedDisplayName = FText::GetEmpty(),
		ECategoryPriority::Type CategoryType = ECategoryPriority::Default) = 0;
	virtual void HideCategory(FName CategoryName) = 0;
	virtual TSharedRef<IPropertyHandle> GetProperty(const FName PropertyPath,
		const UStruct* ClassOutermost = nullptr, FName InstanceName = FName()) const = 0;
	virtual void HideProperty(
		FName PropertyPath, const UStruct* InClassOutermost = nullptr, FName InInstanceName = FName()) = 0;
	/** Lays the panel out anew, soon; this builder is gone then. */
	virtual void ForceRefreshDetails() = 0;
};
