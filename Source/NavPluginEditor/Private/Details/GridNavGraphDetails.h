// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IDetailCustomization.h"
#include "Input/Reply.h"

class FGridNavGraphFacts;
class IDetailCategoryBuilder;
class UGridNavGraphComponent;

/** The details panel of grid components: buttons, what the grid is made of, and what is wrong with it. */
class FGridNavGraphDetails final : public IDetailCustomization
{
public:
	static TSharedRef<IDetailCustomization> MakeInstance();

	using IDetailCustomization::CustomizeDetails;
	virtual void CustomizeDetails(IDetailLayoutBuilder& DetailBuilder) override;

private:
	void AddButtons(IDetailCategoryBuilder& Category);
	void AddStatistics(IDetailCategoryBuilder& Category);
	void AddWarnings(IDetailCategoryBuilder& Category);

	using FAction = void (*)(UGridNavGraphComponent&);
	FReply Press(FAction Action);

	TSharedPtr<FGridNavGraphFacts> Facts;
};
