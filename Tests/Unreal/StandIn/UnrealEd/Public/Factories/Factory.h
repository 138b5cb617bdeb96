// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UFactory.
#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

#include "Factory.generated.h"

class FFeedbackContext;

/** Makes assets, among other things from files that are imported. */
UCLASS(Abstract)
class UNREALED_API UFactory : public UObject
{
	GENERATED_BODY()

public:
	UFactory(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY()
	TSubclassOf<UObject> SupportedClass;

	/** Of each: "extension;what it is". */
	UPROPERTY()
	TArray<FString> Formats;

	bool bCreateNew = false;
	bool bEditorImport = false;
	bool bText = false;
	int32 ImportPriority = 100;

	virtual bool FactoryCanImport(const FString& Filename) { return false; }
	virtual UObject* FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn, bool& bOutOperationCanceled)
	{
		return nullptr;
	}
};
