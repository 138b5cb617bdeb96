// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Import/GridNavMapExporter.h"

#include "Components/GridNavGraphComponent.h"
#include "Components/GridNavMapText.h"
#include "Import/GridNavImportLog.h"
#include "Misc/FileHelper.h"
#include "Misc/OutputDevice.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavMapExporter)

#define LOCTEXT_NAMESPACE "GridNavMapExporter"

namespace GridNavMapExporterPrivate
{
bool MakeText(const UObject* Object, FGridNavMapText& OutMap, FText& OutError)
{
	if (const UGridNavBakedData* Asset = Cast<UGridNavBakedData>(Object))
	{
		return UE::GridNav::ExportMap(*Asset, OutMap, OutError);
	}
	if (const UGridNavGraphComponent* Graph = Cast<UGridNavGraphComponent>(Object))
	{
		return UE::GridNav::ExportMap(*Graph, OutMap, OutError);
	}
	OutError = LOCTEXT("NoGrid", "only grids can be exported as .map");
	return false;
}

void ReportLoss(const UObject& Object, const FGridNavMapText& Map)
{
	if (!Map.LeftOut.IsEmpty())
	{
		UE::GridNav::ReportImportWarning(
			FText::Format(LOCTEXT("Loss", "{0}: {1}"), FText::FromString(Object.GetPathName()), Map.LeftOut));
	}
}
} // namespace GridNavMapExporterPrivate

UGridNavMapExporter::UGridNavMapExporter()
{
	SupportedClass = UGridNavBakedData::StaticClass();
	FormatExtension.Add(TEXT("map"));
	FormatDescription.Add(TEXT("MovingAI map"));
	PreferredFormatIndex = 0;
	bText = true;
}

bool UGridNavMapExporter::SupportsObject(UObject* Object) const
{
	return Super::SupportsObject(Object) || Cast<UGridNavGraphComponent>(Object) != nullptr;
}

bool UGridNavMapExporter::ExportText(const FExportObjectInnerContext* Context, UObject* Object,
	const TCHAR* Type, FOutputDevice& Ar, FFeedbackContext* Warn, uint32 PortFlags)
{
	FGridNavMapText Map;
	FText Error;
	if (!GridNavMapExporterPrivate::MakeText(Object, Map, Error))
	{
		UE::GridNav::ReportImportError(Error, Warn);
		return false;
	}
	GridNavMapExporterPrivate::ReportLoss(*Object, Map);
	Ar.Log(Map.Text);
	return true;
}

bool UGridNavMapExporter::ExportToFile(const UGridNavGraphComponent& Graph, const FString& Filename)
{
	FGridNavMapText Map;
	FText Error;
	if (!UE::GridNav::ExportMap(Graph, Map, Error))
	{
		UE::GridNav::ReportImportError(Error, nullptr);
		return false;
	}
	if (!FFileHelper::SaveStringToFile(Map.Text, *Filename))
	{
		UE::GridNav::ReportImportError(
			FText::Format(
				LOCTEXT("CannotWrite", "{0}: the file cannot be written"), FText::FromString(Filename)),
			nullptr);
		return false;
	}
	GridNavMapExporterPrivate::ReportLoss(Graph, Map);
	return true;
}

#undef LOCTEXT_NAMESPACE
