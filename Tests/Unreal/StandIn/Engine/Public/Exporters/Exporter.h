// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UExporter.
#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

#include "Exporter.generated.h"

class FExportObjectInnerContext;
class FFeedbackContext;
class FOutputDevice;

/** Writes assets of a class into files of some format. */
UCLASS(Abstract)
class ENGINE_API UExporter : public UObject
{
	GENERATED_BODY()

public:
	UExporter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY()
	TSubclassOf<UObject> SupportedClass;

	/** File extensions, and what people read about each. */
	UPROPERTY()
	TArray<FString> FormatExtension;

	UPROPERTY()
	TArray<FString> FormatDescription;

	int32 PreferredFormatIndex = 0;
	bool bText = false;

	/** Whether it can be asked to export an object. */
	virtual bool SupportsObject(UObject* Object) const;
	virtual bool ExportText(const FExportObjectInnerContext* Context, UObject* Object, const TCHAR* Type,
		FOutputDevice& Ar, FFeedbackContext* Warn, uint32 PortFlags = 0)
	{
		return false;
	}
};
