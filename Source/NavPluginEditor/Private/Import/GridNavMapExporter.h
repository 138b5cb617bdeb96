// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Exporters/Exporter.h"

#include "GridNavMapExporter.generated.h"

class UGridNavGraphComponent;

/**
 * Writes baked grids, and the grids of components that are ready, as MovingAI .map files. What the format has
 * no place for is named in the message log.
 */
UCLASS()
class UGridNavMapExporter : public UExporter
{
	GENERATED_BODY()

public:
	UGridNavMapExporter();

	virtual bool SupportsObject(UObject* Object) const override;
	virtual bool ExportText(const FExportObjectInnerContext* Context, UObject* Object, const TCHAR* Type,
		FOutputDevice& Ar, FFeedbackContext* Warn, uint32 PortFlags = 0) override;

	/** Writes the grid of a component into a file; false, with a message, when that cannot be done. */
	static bool ExportToFile(const UGridNavGraphComponent& Graph, const FString& Filename);
};
