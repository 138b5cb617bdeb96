// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/DeveloperSettings.h"

#include "UObject/Class.h"

UDeveloperSettings::UDeveloperSettings(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

FName UDeveloperSettings::GetContainerName() const
{
	return FName(TEXT("Project"));
}

FName UDeveloperSettings::GetCategoryName() const
{
	return FName(TEXT("General"));
}

FName UDeveloperSettings::GetSectionName() const
{
	return GetClass()->GetFName();
}

#if WITH_EDITOR
FText UDeveloperSettings::GetSectionText() const
{
	return FText::FromName(GetSectionName());
}

FText UDeveloperSettings::GetSectionDescription() const
{
	return FText::GetEmpty();
}
#endif
