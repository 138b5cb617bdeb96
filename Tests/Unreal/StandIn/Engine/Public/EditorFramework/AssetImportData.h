// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UAssetImportData.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "AssetImportData.generated.h"

/** Which files an asset was imported from. Its data exists in the editor alone. */
UCLASS()
class UAssetImportData : public UObject
{
	GENERATED_BODY()

public:
#if WITH_EDITORONLY_DATA
	/** The one file it comes from. */
	void Update(const FString& AbsoluteFilename);
	void UpdateFilenameOnly(const FString& InPath)
	{
		Update(InPath);
	}
	/** Empty without one. */
	FString GetFirstFilename() const
	{
		return SourceFile;
	}
	void ExtractFilenames(TArray<FString>& AbsoluteFilenames) const;

private:
	UPROPERTY()
	FString SourceFile;
#endif
};
