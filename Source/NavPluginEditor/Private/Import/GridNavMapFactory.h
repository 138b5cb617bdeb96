// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EditorReimportHandler.h"
#include "Factories/Factory.h"

#include "GridNavMapFactory.generated.h"

/**
 * Imports MovingAI .map files as baked grids. What a file does not say is set in the asset, and takes effect
 * when it is imported again.
 */
UCLASS()
class UGridNavMapFactory : public UFactory, public FReimportHandler
{
	GENERATED_BODY()

public:
	UGridNavMapFactory();

	virtual bool FactoryCanImport(const FString& Filename) override;
	/** Null, and a message that names file, line and reason, when the file is no sound map. */
	virtual UObject* FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn,
		bool& bOutOperationCanceled) override;

	virtual bool CanReimport(UObject* Obj, TArray<FString>& OutFilenames) override;
	virtual void SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths) override;
	/** An asset whose file is not sound stays as it is. */
	virtual EReimportResult::Type Reimport(UObject* Obj) override;
	virtual int32 GetPriority() const override { return ImportPriority; }
};
