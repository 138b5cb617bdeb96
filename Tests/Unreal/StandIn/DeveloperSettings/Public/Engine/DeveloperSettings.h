// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UDeveloperSettings (blueprint-reflection.md 7).
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "DeveloperSettings.generated.h"

/** A page of the project settings: the class default object, read from and written to ini files. */
UCLASS(Abstract)
class DEVELOPERSETTINGS_API UDeveloperSettings : public UObject
{
	GENERATED_BODY()

public:
	UDeveloperSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** "Project" or "Editor": which settings window. */
	virtual FName GetContainerName() const;
	/** The heading in that window. */
	virtual FName GetCategoryName() const;
	/** The page under that heading: the name of the class unless told otherwise. */
	virtual FName GetSectionName() const;
#if WITH_EDITOR
	virtual FText GetSectionText() const;
	virtual FText GetSectionDescription() const;
#endif
};
