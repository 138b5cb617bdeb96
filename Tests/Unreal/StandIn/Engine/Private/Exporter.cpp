// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Exporters/Exporter.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(Exporter)

UExporter::UExporter(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

bool UExporter::SupportsObject(UObject* Object) const
{
	return Object != nullptr && SupportedClass != nullptr && Object->IsA(SupportedClass);
}
