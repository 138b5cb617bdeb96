// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Import/GridNavMapFactory.h"

#include "Components/GridNavMapText.h"
#include "EditorFramework/AssetImportData.h"
#include "GridNavEditorLog.h"
#include "Import/GridNavImportLog.h"
#include "Misc/FeedbackContext.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavMapFactory)

#define LOCTEXT_NAMESPACE "GridNavMapFactory"

namespace GridNavMapFactoryPrivate
{
void RememberFile(UGridNavBakedData& Asset, const FString& Filename)
{
	if (Asset.AssetImportData == nullptr)
	{
		Asset.AssetImportData = NewObject<UAssetImportData>(&Asset, TEXT("AssetImportData"));
	}
	Asset.AssetImportData->Update(Filename);
}

/** Reads a file into an asset; the error says why not. */
bool ReadInto(UGridNavBakedData& Asset, const FString& Filename, FText& OutError)
{
	TArray<uint8> Bytes;
	if (!FFileHelper::LoadFileToArray(Bytes, *Filename))
	{
		OutError =
			FText::Format(LOCTEXT("CannotRead", "{0}: the file cannot be read"), FText::FromString(Filename));
		return false;
	}
	// By value: importing sets the settings of the asset.
	const FGridNavMapImport How = Asset.MapImport;
	if (!UE::GridNav::ImportMap(Bytes, Filename, How, Asset, OutError))
	{
		return false;
	}
	RememberFile(Asset, Filename);
	return true;
}
} // namespace GridNavMapFactoryPrivate

UGridNavMapFactory::UGridNavMapFactory()
{
	SupportedClass = UGridNavBakedData::StaticClass();
	Formats.Add(TEXT("map;MovingAI map"));
	bCreateNew = false;
	bEditorImport = true;
}

bool UGridNavMapFactory::FactoryCanImport(const FString& Filename)
{
	return FPaths::GetExtension(Filename).Equals(TEXT("map"), ESearchCase::IgnoreCase);
}

UObject* UGridNavMapFactory::FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName,
	EObjectFlags Flags, const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn,
	bool& bOutOperationCanceled)
{
	bOutOperationCanceled = false;
	// Read before there is an asset of this name, so that a bad file leaves none.
	UGridNavBakedData* const Draft = NewObject<UGridNavBakedData>();
	FText Error;
	if (!GridNavMapFactoryPrivate::ReadInto(*Draft, Filename, Error))
	{
		UE::GridNav::ReportImportError(Error, Warn);
		return nullptr;
	}
	UGridNavBakedData* const Asset = NewObject<UGridNavBakedData>(InParent, InClass, InName, Flags);
	Asset->MapImport = Draft->MapImport;
	Asset->GridSize = Draft->GridSize;
	Asset->Blob = MoveTemp(Draft->Blob);
	GridNavMapFactoryPrivate::RememberFile(*Asset, Filename);
	UE_LOG(LogGridNavEditor, Log, TEXT("%s: imported %d x %d cells from %s"), *Asset->GetPathName(),
		Asset->GridSize.X, Asset->GridSize.Y, *Filename);
	return Asset;
}

bool UGridNavMapFactory::CanReimport(UObject* Obj, TArray<FString>& OutFilenames)
{
	const UGridNavBakedData* const Asset = Cast<UGridNavBakedData>(Obj);
	if (Asset == nullptr || Asset->AssetImportData == nullptr)
	{
		return false;
	}
	// Grids that were baked in a level have no file.
	const int32 Before = OutFilenames.Num();
	Asset->AssetImportData->ExtractFilenames(OutFilenames);
	return OutFilenames.Num() > Before;
}

void UGridNavMapFactory::SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths)
{
	UGridNavBakedData* const Asset = Cast<UGridNavBakedData>(Obj);
	if (Asset != nullptr && Asset->AssetImportData != nullptr && NewReimportPaths.Num() == 1)
	{
		Asset->AssetImportData->UpdateFilenameOnly(NewReimportPaths[0]);
	}
}

EReimportResult::Type UGridNavMapFactory::Reimport(UObject* Obj)
{
	TArray<FString> Files;
	if (!CanReimport(Obj, Files))
	{
		return EReimportResult::Failed;
	}
	UGridNavBakedData* const Asset = CastChecked<UGridNavBakedData>(Obj);
	FText Error;
	if (!GridNavMapFactoryPrivate::ReadInto(*Asset, Files[0], Error))
	{
		UE::GridNav::ReportImportError(Error, GWarn);
		return EReimportResult::Failed;
	}
	Asset->MarkPackageDirty();
	return EReimportResult::Succeeded;
}

#undef LOCTEXT_NAMESPACE
