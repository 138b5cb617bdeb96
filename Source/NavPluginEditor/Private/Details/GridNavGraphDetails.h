// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IDetailCustomization.h"

/** The details panel of grid components. */
class FGridNavGraphDetails final : public IDetailCustomization
{
public:
	static TSharedRef<IDetailCustomization> MakeInstance();

	using IDetailCustomization::CustomizeDetails;
	virtual void CustomizeDetails(IDetailLayoutBuilder& DetailBuilder) override;
};
