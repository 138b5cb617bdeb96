// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Details/GridNavGraphDetails.h"

#include "DetailLayoutBuilder.h"

TSharedRef<IDetailCustomization> FGridNavGraphDetails::MakeInstance()
{
	return MakeShared<FGridNavGraphDetails>();
}

void FGridNavGraphDetails::CustomizeDetails(IDetailLayoutBuilder& DetailBuilder)
{
	DetailBuilder.EditCategory(TEXT("Grid Navigation"));
}
