// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "EditorFramework/AssetImportData.h"

#include "Misc/Paths.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(AssetImportData)

#if WITH_EDITORONLY_DATA
void UAssetImportData::Update(const FString& AbsoluteFilename)
{
	SourceFile = FPaths::ConvertRelativePathToFull(AbsoluteFilename);
}

void UAssetImportData::ExtractFilenames(TArray<FString>& AbsoluteFilenames) const
{
	if (!SourceFile.IsEmpty())
	{
		AbsoluteFilenames.Add(SourceFile);
	}
}
#endif
